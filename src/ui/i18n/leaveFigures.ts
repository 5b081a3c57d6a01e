import { translator } from './catalogue.ts'
import { languages } from './language.ts'
import { t } from './leave.ts'

/** Amounts of leave and spans of its days in the reader's way. Minutes are counted inside, days and hours are shown. */
const locale = () => languages[translator.locale === 'de' ? 'de' : 'en'].locale
type Unit = 'DAYS' | 'HOURS'
/** In what an amount is shown, and how long an average working day of the person is. */
export type LeaveMeasure = { unit: Unit; dayMinutes: number }

const figures = (least: number, most: number, signed: boolean) =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: signed ? 'exceptZero' : 'negative' })
// A minus as wide as a figure, as in tables.
const minus = (text: string) => text.replace('-', '−')

function clock(minutes: number, signed: boolean): string {
  const whole = Math.abs(Math.round(minutes))
  const sign = minutes < 0 ? '−' : signed && minutes > 0 ? '+' : ''
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A balance: "18.6" days, "6:15" hours. */
export const balanceFigure = (minutes: number, { unit, dayMinutes }: LeaveMeasure) =>
  unit === 'HOURS' ? clock(minutes, false) : minus(figures(1, 1, false).format(minutes / dayMinutes))
/** A line of the ledger: "+1.67", "−4.00", "18.60". */
export const ledgerFigure = (minutes: number, { unit, dayMinutes }: LeaveMeasure, signed = false) =>
  unit === 'HOURS' ? clock(minutes, signed) : minus(figures(2, 2, signed).format(minutes / dayMinutes))

/** "4 days", "5½ days", "half a day", "2:30 hours". */
export function amountInWords(minutes: number, { unit, dayMinutes }: LeaveMeasure): string {
  if (unit === 'HOURS') return t('hours', { n: clock(minutes, false) })
  const days = Math.round((minutes / dayMinutes) * 100) / 100
  return daysInWords(days)
}
export function daysInWords(days: number): string {
  if (days === 0.5) return t('halfADay')
  const whole = Math.trunc(days)
  const shown = Math.abs(days - whole) === 0.5 ? `${minus(figures(0, 0, false).format(whole))}½` : minus(figures(0, 2, false).format(days))
  return t(days === 1 ? 'oneDay' : 'days', { n: shown })
}
/** "days" or "hours" below a figure. */
export const unitWord = ({ unit }: Pick<LeaveMeasure, 'unit'>) => t(unit === 'HOURS' ? 'unitHours' : 'unitDays')

const made = new Map<string, Intl.DateTimeFormat>()
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options })
  made.set(key, known)
  return known
}
const date = (day: string) => new Date(`${day}T00:00:00Z`)
/** "22 – 31 Mar 2027", or the one day. */
export const daySpan = (from: string, to: string) => format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(date(from), date(to))
/** The same without the year, where it is plain: "22 – 24 Mar". */
export const shortSpan = (from: string, to: string) => format({ day: 'numeric', month: 'short' }).formatRange(date(from), date(to))
/** "November 2026" for what was earned in it. */
export const monthAndYear = (day: string) => format({ month: 'long', year: 'numeric' }).format(date(day))
export const narrowWeekday = (day: string) => format({ weekday: 'narrow' }).format(date(day))
