import { translator } from '../../i18n/catalogue.ts'

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(translator.locale, { ...options, timeZone: 'UTC' })
// A leap year, which has every day.
const on = (month: number, day: number) => new Date(Date.UTC(2028, month - 1, day))

/** "1 July", without a year. */
export const dayOfYear = (month: number, day: number): string => format({ day: 'numeric', month: 'long' }).format(on(month, day))
export const monthName = (month: number): string => format({ month: 'long' }).format(on(month, 1))
