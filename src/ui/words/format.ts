/** Dates, numbers and money in the reader's way. Dates read "18 Dec 2026". */
const locale = 'en-GB'
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
const plainDayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const numberFormat = new Intl.NumberFormat(locale)

/** A calendar day ("2026-12-18", no zone) or the local day of a moment. */
export const day = (iso: string | null | undefined) => (iso ? (iso.length === 10 ? plainDayFormat : dayFormat).format(new Date(iso)) : '')
export const time = (iso: string | null | undefined) => (iso ? timeFormat.format(new Date(iso)) : '')
export const moment = (iso: string | null | undefined) => (iso ? `${day(iso)}, ${time(iso)}` : '')
/** A moment of an interview, in the zone where it takes place. */
export const momentIn = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso))
/** The day of an interview, in the zone where it takes place. */
export const dayIn = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(new Date(iso))
export const number = (value: number | null | undefined) => (value == null ? '' : numberFormat.format(value))

export const minorDigits = (currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Money from minor units; whole amounts without their zeros. */
export function money(minor: number | null | undefined, currency: string): string {
  if (minor == null) return ''
  const digits = minorDigits(currency)
  const value = minor / 10 ** digits
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(value)
}

export const fileSize = (bytes: number) => {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const value = unit === 'kilobyte' ? Math.max(1, Math.round(bytes / 1000)) : Math.round(bytes / 100_000) / 10
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value)
}
