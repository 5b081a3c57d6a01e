import type { components } from '../../src/api/common.gen.ts'

type PayPeriod = components['schemas']['PayPeriod']
const LOCALE = 'en-AU'
const PER: Record<PayPeriod, string> = { HOURLY: 'an hour', DAILY: 'a day', MONTHLY: 'a month', YEARLY: 'a year' }

/** "AUD 94,000 a year", as letters say it. */
export function payInWords(minor: number, currency: string, period: PayPeriod) {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return `${format.format(minor / 10 ** digits)} ${PER[period]}`
}

/** The beginning of a text, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${/\s/.test(text.charAt(most - 1)) ? cut : cut.replace(/\s+\S*$/, '')}…`
}

/** "11 January 2027", from an ISO day. */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** "11 January 2027 at 14:02 AEDT", as a clock in this zone shows it. */
export const momentInWords = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(moment)
