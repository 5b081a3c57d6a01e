/** "jan…" to "dez…" as people write them in a language. */
const monthsIn = (language: string) => {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2000, at, 1)).toLowerCase())
}

/** By its number or the beginning of its name; 0 where it is none. */
function monthOf(text: string, language: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (text.length < 3) return 0
  return Math.max(...[language, 'en'].map((one) => monthsIn(one).findIndex((name) => name.startsWith(text)) + 1))
}

/**
 * A day as people type it ("18 Dec 2026", "18.12.2026", "1/2/27", "2026-12-18") as "2026-12-18"; null where it is none. The day comes
 * before the month in every language of the product: browsers read it the other way round.
 */
export function typedDay(text: string, language: string): string | null {
  const parts = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null
  // As spreadsheets do: 00 to 29 is to come or has just been, 30 to 99 is of the last century.
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 30 ? 2000 : 1900)
  const iso = [String(full).padStart(4, '0'), ...[monthOf(month, language), Number(day)].map((part) => String(part).padStart(2, '0'))].join('-')
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null
}
