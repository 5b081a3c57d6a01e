import { translator } from './catalogue.ts'
import { languages } from './language.ts'

const locale = () => languages[translator.locale === 'de' ? 'de' : 'en'].locale
const made = new Map<string, Intl.DateTimeFormat>()
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options })
  made.set(key, known)
  return known
}
const date = (day: string) => new Date(`${day}T00:00:00Z`)

/** Days of a calendar as headings name them; a day has no zone. */
export const weekdayOf = (day: string) => format({ weekday: 'long' }).format(date(day))
export const shortWeekday = (day: string) => format({ weekday: 'short' }).format(date(day))
export const dayAndMonth = (day: string) => format({ day: 'numeric', month: 'short' }).format(date(day))
export const dayNumber = (day: string) => format({ day: 'numeric' }).format(date(day))
export const longDay = (day: string) => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(date(day))
export const shortDay = (day: string) => format({ weekday: 'short', day: 'numeric', month: 'short' }).format(date(day))
export const monthOf = (day: string) => format({ month: 'long', year: 'numeric' }).format(date(day))
export const dayRange = (from: string, to: string) => format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(date(from), date(to))

/** How far the clock of a zone is from UTC now: "GMT+11". */
export const offsetOf = (timeZone: string) =>
  format({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
