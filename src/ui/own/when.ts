import { translator } from '../i18n/catalogue.ts'
import { languages } from '../i18n/language.ts'

const locale = () => languages[translator.locale === 'de' ? 'de' : 'en'].locale
const written = (options: Intl.DateTimeFormatOptions, at: Date) => new Intl.DateTimeFormat(locale(), options).format(at)

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
/** A day of the calendar, whatever the zone of the reader. */
export const dayInShort = (day: string) => written({ day: 'numeric', month: 'short', timeZone: 'UTC' }, midnight(day))
export const dayInFull = (day: string) => written({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }, midnight(day))

export const dayThere = (moment: string, timeZone: string) => written({ weekday: 'long', day: 'numeric', month: 'long', timeZone }, new Date(moment))
/** `named`: with its zone, where two moments of a day read the same. */
export const timeThere = (moment: string, timeZone: string, named = false) =>
  written({ hour: '2-digit', minute: '2-digit', timeZone, ...(named && { timeZoneName: 'short' }) }, new Date(moment))
export const clockThere = (from: string, to: string, timeZone: string) => [from, to].map((moment) => timeThere(moment, timeZone)).join(' – ')
export const momentHere = (moment: string) => written({ dateStyle: 'long', timeStyle: 'short' }, new Date(moment))

/** Where the reader's clock is. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
export const zoneInWords = (zone: string) => zone.replaceAll('_', ' ')
/** Every zone that this browser knows, and those that have to be among them. */
export const zonesWith = (...needed: string[]) => [...new Set([...needed, ...Intl.supportedValuesOf('timeZone')])].sort()
