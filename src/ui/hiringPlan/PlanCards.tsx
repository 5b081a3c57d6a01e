import { t } from '../i18n/hiringPlan.ts'
import css from './hiringPlan.module.css'
import { Screens } from './Screens.tsx'
import { Value } from './Value.tsx'
import { columns, type Plan, quarterInWords, shortQuarter } from './words.ts'

/** The same on a phone: a card for each department, the total first. */
export const PlanCards = ({ plan }: { plan: Plan }) => (
  <ul className={css.cards} aria-label={t('matrix', { year: String(plan.year) })}>
    <Card plan={plan} of={null} row={plan.all} />
    {plan.departments.map((row) => (
      <Card key={row.departmentId ?? 0} plan={plan} of={row} row={row} />
    ))}
  </ul>
)

function Card({ plan, of, row }: { plan: Plan; of: Plan['departments'][number] | null; row: Plan['all'] }) {
  const name = of === null ? t('total') : (of.department ?? t('noDepartment'))
  const year = t('wholeYear', { year: String(plan.year) })
  const lines = [...row.cells.map((cell, at) => ({ cell, at })), { cell: row.all, at: null }]
  return (
    <li className={css.card}>
      <h2>{name}</h2>
      <table className={css.small} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('quarter')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cell, at }) => {
            const firstDay = at === null ? null : plan.quarters[at]!.firstDay
            return (
              <tr key={firstDay ?? ''}>
                <th scope="row">{firstDay ? shortQuarter(firstDay) : year}</th>
                {columns.map((column) => (
                  <td key={column} className="num">
                    <Value
                      {...{ plan, of, at, column }}
                      value={cell[column]}
                      words={{ department: name, quarter: firstDay ? quarterInWords(firstDay) : year }}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={css.cardFoot}>
        <span className="meta">{t('screens')}</span>
        <Screens plan={plan} row={row} name={of === null ? null : name} />
      </p>
    </li>
  )
}
