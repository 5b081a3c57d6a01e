import { Checkbox } from '@mantine/core'
import { t } from '../../i18n/table.ts'
import css from './Cards.module.css'
import type { TableColumn } from './columns.ts'
import type { Listed } from './DataTable.tsx'
import type { ViewProps } from './Rows.tsx'

/** The rows on a phone: cards divided by lines, label over value. */
export function Cards<Row extends Listed>({ table, columns, rowActions, below, selectable, label }: ViewProps<Row>) {
  const at = (place: TableColumn<Row>['card']) => columns.filter((column) => column.card === place)
  return (
    <ul className={css.pcards} aria-label={label}>
      {table.getRowModel().rows.map((line) => {
        const { id, original: row } = line
        return (
          <li key={id} data-row={id} className={line.getIsSelected() ? 'sel' : undefined}>
            <div className="between">
              {selectable && (
                <Checkbox
                  aria-label={t('selectRow', { id: row.id })}
                  checked={line.getIsSelected()}
                  onChange={(event) => line.toggleSelected(event.currentTarget.checked)}
                />
              )}
              <div className="pt">{at('title').map((column) => column.cell(row))}</div>
              <div className="row dim num">
                {at('id').map((column) => column.cell(row))}
                {rowActions?.(row)}
              </div>
            </div>
            {(at('status').length > 0 || at('aside').length > 0) && (
              <div className="between">
                <div>{at('status').map((column) => column.cell(row))}</div>
                <div>{at('aside').map((column) => column.cell(row))}</div>
              </div>
            )}
            <dl>
              {at(undefined).map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {below?.(row)}
          </li>
        )
      })}
    </ul>
  )
}
