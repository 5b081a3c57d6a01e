import { catalogue } from './catalogue.ts'
import { moneyRange } from './format.ts'

export const t = catalogue('pay', {
  YEARLY: 'a year',
  MONTHLY: 'a month',
  DAILY: 'a day',
  HOURLY: 'an hour',
})

type Period = Parameters<typeof t>[0]
export const payPeriods: readonly Period[] = ['YEARLY', 'MONTHLY', 'DAILY', 'HOURLY']
export const isPayPeriod = (text: unknown): text is Period => payPeriods.some((period) => period === text)

type Pay = { from: number | null; to: number | null; currency: string; period: string | null }
/** "AUD 66,000–79,200 a year", from minor units. */
export function payInWords({ from, to, currency, period }: Pay): string {
  const amount = moneyRange(from, to, currency)
  return amount && isPayPeriod(period) ? `${amount} ${t(period)}` : amount
}
