import { t } from '../../i18n/table.ts'
import { isNumeric, type TableColumn } from './columns.ts'

/** How wide the bars of each row are, in per cent; as many as a desk shows. */
const rows = [72, 58, 80, 64, 76, 52, 68, 60, 74, 56, 78, 62, 70, 54, 66]

/** Real head, flat bars in rows of the same height: nothing jumps when the rows arrive. */
export function SkeletonRows<Row>({ columns, narrow }: { columns: readonly TableColumn<Row>[]; narrow?: boolean }) {
  if (narrow)
    return (
      <div className="pending" role="status" aria-label={t('loadingRows')}>
        {rows.map((width) => (
          <span key={width} className="sk" style={{ width: `${width}%` }} />
        ))}
      </div>
    )
  return (
    <div className="tbl-wrap">
      <table className="tbl" aria-busy="true" aria-label={t('loadingRows')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" style={{ width: column.width }} className={isNumeric(column) ? 'r' : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((width) => (
            <tr key={width}>
              {columns.map((column) => (
                <td key={column.id}>
                  <span className="sk" style={{ width: `${width}%` }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
