import { translator } from './catalogue.ts'
import { languages } from './language.ts'
import { isElsewhere, organisationZone } from './zone.ts'

/** Dates, numbers and money in the reader's way. Dates read "18 Dec 2026" in English, "18. Dez. 2026" in German. */
const locale = () => languages[translator.locale === 'de' ? 'de' : 'en'].locale

/** Making a format costs much more than using it, and lists use several on every row: each is made once. */
function madeOnce<Options, Format>(Maker: new (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (options: Options): Format => {
    const key = `${locale()} ${JSON.stringify(options)}`
    const format = made.get(key) ?? new Maker(locale(), options)
    made.set(key, format)
    return format
  }
}
const dates = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
const numberFormats = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
const numbers = (options: Intl.NumberFormatOptions = {}) => numberFormats(options)
const lists = madeOnce<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat)
const names = madeOnce<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames)
const calendar = { day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

/** A calendar day ("2026-12-18", no zone), or the day of a moment where the organisation is: the one that lists are filtered by. */
export const day = (iso: string | null | undefined) =>
  iso ? dates({ ...calendar, timeZone: iso.length === 10 ? 'UTC' : organisationZone() }).format(new Date(iso)) : ''
/** A day with two digits of its year, where a table has no room for more. */
export const shortDay = (iso: string) => dates({ ...calendar, year: '2-digit', timeZone: 'UTC' }).format(new Date(iso))
/** What the person's own clock shows. */
export const time = (iso: string | null | undefined) => (iso ? dates(clock).format(new Date(iso)) : '')
/** Day and time where the organisation is; who is in another zone is told whose time it is. */
export const moment = (iso: string | null | undefined) =>
  iso ? `${day(iso)}, ${dates({ ...clock, timeZone: organisationZone(), ...(isElsewhere() ? { timeZoneName: 'short' } : {}) }).format(new Date(iso))}` : ''
/** A moment of an interview, in the zone where it takes place. */
export const momentIn = (iso: string, timeZone: string) => dates({ ...calendar, ...clock, timeZone, timeZoneName: 'short' }).format(new Date(iso))
/** The time of an interview on the clock where it takes place; a zone that is not the organisation's is named. */
export const clockIn = (iso: string, timeZone: string) =>
  dates({ ...clock, timeZone, ...(timeZone === organisationZone() ? {} : { timeZoneName: 'short' }) }).format(new Date(iso))
/** The day of an interview, in the zone where it takes place. */
export const dayIn = (iso: string, timeZone: string) => dates({ ...calendar, timeZone }).format(new Date(iso))
export const number = (value: number | null | undefined) => (value == null ? '' : numbers().format(value))
/** A score: always one digit behind the point. */
export const oneDigit = (value: number) => numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** "A, B and C", or "A, B or C". */
export const listOf = (words: string[], type: 'conjunction' | 'disjunction') => lists({ type }).format(words)

/** A part of one, in whole percent. */
export const share = (part: number) => numbers({ style: 'percent' }).format(part)
/** "AUD – Australian Dollar" */
export const currencyInWords = (code: string) => `${code} – ${names({ type: 'currency' }).of(code) ?? code}`

export const minorDigits = (currency: string) => numbers({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** What stands between thousands and before the fraction, for fields in which numbers are typed. */
export function separators() {
  const parts = numbers().formatToParts(1234567.8)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { thousandSeparator: sign('group'), decimalSeparator: sign('decimal') }
}

/** Symbols are shared by currencies, codes are not: "AUD 94,000" in English, "94.000 AUD" in German. */
const amounts = (currency: string) => numbers({ style: 'currency', currency, currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })

/** Money from minor units; whole amounts without their zeros. */
export const money = (minor: number | null | undefined, currency: string): string => moneyRange(minor, minor, currency)

/** "AUD 66,000–79,200", from minor units; the one that there is where there is but one. */
export function moneyRange(from: number | null | undefined, to: number | null | undefined, currency: string): string {
  const [least, most] = [from ?? to, to ?? from]
  if (least == null || most == null) return ''
  const unit = 10 ** minorDigits(currency)
  return least === most ? amounts(currency).format(most / unit) : amounts(currency).formatRange(least / unit, most / unit)
}

/** How long to wait: in seconds, from a minute on in whole minutes. */
export function waiting(seconds: number) {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return numbers({ style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

export const fileSize = (bytes: number) => {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const value = unit === 'kilobyte' ? Math.max(1, Math.round(bytes / 1000)) : Math.round(bytes / 100_000) / 10
  return numbers({ style: 'unit', unit }).format(value)
}

/** "Geelong, Victoria": several cities have one name; one that is its own state says it once. */
export const cityWithState = (city: string | null, state: string | null) => [...new Set([city, state])].filter(Boolean).join(', ')

/** A word of the catalogues within a sentence: English begins it small, German nouns stay as they are. */
export const inSentence = (word: string) => (translator.locale === 'en' ? word.toLowerCase() : word)
