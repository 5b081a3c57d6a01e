import { Link } from '@tanstack/react-router'
import { number } from '../i18n/format.ts'
import { t } from '../i18n/hiringPlan.ts'
import css from './hiringPlan.module.css'
import { rowsAddress } from './search.ts'
import type { Column, Plan } from './words.ts'

type Department = Pick<Plan['departments'][number], 'departmentId' | 'department'> | null
type Props = {
  plan: Plan
  /** Of all departments where there is none. */
  of: Department
  /** The quarter's place; all of them where there is none. */
  at: number | null
  column: Column
  value: number
  /** What it is called beside the number. */
  words: { department: string; quarter: string }
}

/** A number of the plan, which opens what it counts; there is nothing behind none. */
export function Value({ plan: { year, quarters }, of, at, column, value, words }: Props) {
  if (value === 0) return <span className={css.none}>{number(0)}</span>
  const [from, to] = at === null ? [`${year}-01-01`, `${year}-12-31`] : [quarters[at]!.firstDay, quarters[at]!.lastDay]
  const label = t('openCell', { value: number(value), column: t(column), ...words })
  if (column === 'budgeted') {
    const where = [
      { column: 'quarter', operator: 'TIME_BETWEEN' as const, value: [from, to] },
      ...(of?.departmentId ? [{ column: 'departmentId', operator: 'NUM_EQUAL' as const, value: String(of.departmentId) }] : []),
    ]
    return (
      <Link className={css.open} to="/hiring-plan/budget" search={{ where }} aria-label={label}>
        {number(value)}
      </Link>
    )
  }
  const rows = column === 'open' ? ('openPositions' as const) : ('filledPositions' as const)
  const department = of === null ? undefined : (of.departmentId ?? 0)
  return (
    <Link className={css.open} to="/hiring-plan" search={rowsAddress(year, { rows, from, to, department })} aria-label={label}>
      {number(value)}
    </Link>
  )
}
