import { Button } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { t } from '../../i18n/table.ts'
import { firstPage, type TableSearch, unnarrowed } from './address.ts'
import css from './Chips.module.css'
import { type FilterValue, type Operator, type TableColumn, valueWords } from './columns.ts'
import { conditionsOf, linesOf } from './criteria.ts'
import tableCss from './table.module.css'

type Props<Row> = { columns: readonly TableColumn<Row>[]; search: TableSearch; onSearch: (search: TableSearch) => void }
type ChipProps<Row> = { column: TableColumn<Row>; operator: Operator; value: FilterValue; onRemove: () => void }

export function Chip<Row>({ column, operator, value, onRemove }: ChipProps<Row>) {
  return (
    <span className="chip">
      <IconFilter size={14} stroke={2} aria-hidden />
      <span className={css.chipWords}>
        {column.header} {t(operator)} <b>{valueWords(column, operator, value)}</b>
      </span>
      <button type="button" aria-label={t('clearFilter', { column: column.header })} onClick={onRemove}>
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    </span>
  )
}

/** The lines of the advanced search that hold now; each can be taken away, and one button takes all. */
export function AdvancedChips<Row>({ columns, search, onSearch }: Props<Row>) {
  const { advanced } = conditionsOf(search, columns)
  if (advanced.length === 0) return null
  const without = (at: number) => {
    const where = linesOf(advanced.filter((_, index) => index !== at))
    onSearch({ ...search, where: where.length > 0 ? where : undefined, ...firstPage })
  }
  return (
    <div className={tableCss.chips}>
      {advanced.map(({ group, ...one }, at) => (
        <Fragment key={`${one.column.id} ${one.operator} ${one.value}`}>
          {advanced[at - 1]?.group === group && <span className="dim">{t('or')}</span>}
          <Chip {...one} onRemove={() => without(at)} />
        </Fragment>
      ))}
      <Button variant="subtle" color="gray" onClick={() => onSearch({ ...search, ...unnarrowed })}>
        {t('clearAll')}
      </Button>
    </div>
  )
}
