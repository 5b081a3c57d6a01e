import type { components } from '../../src/api/common.gen.ts'

type PayPeriod = components['schemas']['PayPeriod']
const LOCALE = 'en-AU'
const PER: Record<PayPeriod, string> = { HOURLY: 'an hour', DAILY: 'a day', MONTHLY: 'a month', YEARLY: 'a year' }

const amounts = new Map<string, { format: Intl.NumberFormat; digits: number }>()
/** How amounts of a currency are written. It is kept, since making one takes longer than writing a hundred amounts. */
function amountsIn(currency: string) {
  const known = amounts.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })
  const made = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 }
  amounts.set(currency, made)
  return made
}

/** How many digits of a currency's amounts are minor units. */
export const minorDigits = (currency: string): number => amountsIn(currency).digits

/** "AUD 94,000 a year", as letters say it. */
export function payInWords(minor: number, currency: string, period: PayPeriod) {
  const { format, digits } = amountsIn(currency)
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
