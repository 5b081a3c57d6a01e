import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { SearchBox } from '../../components/form/SearchBox.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { t } from '../../i18n/table.ts'
import { afresh, type TableSearch } from './address.ts'
import { AdvancedChips } from './Chips.tsx'
import type { TableColumn } from './columns.ts'
import { conditionsOf, linesOf } from './criteria.ts'
import { Filter } from './Filter.tsx'
import css from './Tools.module.css'

const AdvancedForm = lazy(() => import('./AdvancedForm.tsx')) as typeof import('./AdvancedForm.tsx').default

type Props<Row> = {
  columns: readonly TableColumn<Row>[]
  search: TableSearch
  onSearch: (search: TableSearch) => void
  searchLabel?: string
  /** How many rows there are, in words. */
  counted?: string
  narrow: boolean
  /** Kept, and not shown. */
  folded: boolean
  /** How the rows are arranged: their order and columns. */
  arrange: ReactNode
  children?: ReactNode
}

/** Search, the one filter, the advanced search, the count and the columns. */
export function Tools<Row>({ columns, search, onSearch, searchLabel = t('search'), counted, narrow, folded, arrange, children }: Props<Row>) {
  const [advanced, setAdvanced] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAdvanced(false)
    toggle.current?.focus()
  }
  const filterable = columns.filter((column) => column.filterable !== false)
  const count = conditionsOf(search, columns).advanced.length
  return (
    <div className={folded ? css.folded : css.unfolded}>
      <div className="tools">
        <SearchBox label={searchLabel} value={search.q ?? ''} onSearch={(q) => onSearch({ ...search, ...afresh, q: q || undefined })} />
        <Filter columns={columns} search={search} onSearch={onSearch} />
        {filterable.length > 0 && (
          <Button
            ref={toggle}
            className="tool-quiet"
            variant="subtle"
            color="gray"
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}
            aria-expanded={advanced}
            onClick={() => setAdvanced((now) => !now)}
          >
            <span className="quiet-word">{t(narrow ? 'advancedShort' : 'advanced')}</span>
            {count > 0 && (
              <>
                <span className={css.fcount} aria-hidden>
                  {count}
                </span>
                <span className="vh">{t('filtersOn', { n: count })}</span>
              </>
            )}
          </Button>
        )}
        <span className="grow" />
        {children}
        {counted !== undefined && <span className="dim num wide-only">{counted}</span>}
        {arrange}
      </div>
      <AdvancedChips columns={columns} search={search} onSearch={onSearch} />
      {advanced && (
        <LazyBoundary>
          <AdvancedForm
            columns={filterable}
            start={linesOf(conditionsOf(search, columns).advanced)}
            onApply={(where) => {
              close()
              onSearch({ ...search, ...afresh, where })
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
