import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/common.gen.ts'
import type { ListColumn } from '../../platform/db/listColumns.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { inPeriod } from '../../records/score.ts'
import { applications } from '../../tables/applications.ts'

type Period = components['schemas']['PayPeriod']
const periods: readonly Period[] = ['YEARLY', 'MONTHLY', 'DAILY', 'HOURLY']
const PAY = /^(\d{1,16}) ([A-Z]{3}) ([A-Z]+)$/

/** How many of a period make a year, as the score counts them. */
const inYear = (period: Period) => Math.round(inPeriod({ amount: 1, period }, 'YEARLY'))
const kept = sql`(${applications.expectedSalary}::numeric * case ${applications.expectedSalOption}::text ${sql.join(
  periods.map((period) => sql`when ${period} then ${inYear(period)}::numeric`),
  sql` `,
)} end)`
const signs = { NUM_EQUAL: sql`=`, NUM_NOT: sql`=`, NUM_FROM: sql`>=`, NUM_TO: sql`<=` } as const

/**
 * The pay that is wished. An amount in minor units with its currency and period is compared with everybody who wished in that
 * currency, whatever the period: pay in another currency is neither more nor less. A bare number is compared with the amount alone.
 */
export const wishedPay: ListColumn = {
  sql: applications.expectedSalary,
  kind: 'number',
  compared(operator, { value, field }): SQL | null {
    const [, amount, currency, period] = PAY.exec(value) ?? []
    const known = periods.find((one) => one === period)
    if (!amount || !known) {
      if (!Number.isFinite(Number(value))) throw wrongField(field, `"${value}" is not a pay such as "6000000 AUD YEARLY".`)
      return null
    }
    const sign = signs[operator as keyof typeof signs]
    const met = sql`(${applications.salaryCurrency} = ${currency} and ${kept} ${sign} ${amount}::numeric * ${inYear(known)}::numeric)`
    return operator === 'NUM_NOT' ? sql`${met} is not true` : met
  },
}
