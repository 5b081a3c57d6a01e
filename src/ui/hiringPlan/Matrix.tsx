import { ScrollBox } from '../components/ScrollBox.tsx'
import { t } from '../i18n/hiringPlan.ts'
import css from './hiringPlan.module.css'
import { Screens } from './Screens.tsx'
import { Value } from './Value.tsx'
import { columns, type Plan, quarterInWords, shortQuarter } from './words.ts'

/** Departments against quarters, with totals of both. */
export function Matrix({ plan }: { plan: Plan }) {
  const title = t('matrix', { year: String(plan.year) })
  const year = t('wholeYear', { year: String(plan.year) })
  const line = (name: string, of: Plan['departments'][number] | null, row: Plan['all']) => (
    <>
      <th scope="row">{name}</th>
      {[...row.cells.map((cell, at) => ({ cell, at })), { cell: row.all, at: null }].map(({ cell, at }) =>
        columns.map((column) => (
          <td key={`${at} ${column}`} className={`num ${column === 'budgeted' ? css.first : ''}`}>
            <Value
              {...{ plan, of, at, column }}
              value={cell[column]}
              words={{ department: name, quarter: at === null ? year : quarterInWords(plan.quarters[at]!.firstDay) }}
            />
          </td>
        )),
      )}
      <td className={css.first}>
        <Screens plan={plan} row={row} name={of === null ? null : name} />
      </td>
    </>
  )
  return (
    <ScrollBox label={title}>
      <table className={css.matrix} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('department')}
            </th>
            {plan.quarters.map(({ firstDay }) => (
              <th key={firstDay} scope="colgroup" colSpan={3} className={css.first}>
                {shortQuarter(firstDay)}
              </th>
            ))}
            <th scope="colgroup" colSpan={3} className={css.first}>
              {year}
            </th>
            <th scope="col" rowSpan={2} className={css.first}>
              {t('screens')}
            </th>
          </tr>
          <tr>
            {[...plan.quarters.map(({ firstDay }) => firstDay), ''].map((quarter) =>
              columns.map((column) => (
                <th key={`${quarter} ${column}`} scope="col" className={`num ${column === 'budgeted' ? css.first : ''}`}>
                  {t(column)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {plan.departments.map((row) => (
            <tr key={row.departmentId ?? 0}>{line(row.department ?? t('noDepartment'), row, row)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{line(t('total'), null, plan.all)}</tr>
        </tfoot>
      </table>
    </ScrollBox>
  )
}
