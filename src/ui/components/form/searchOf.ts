type Raw = Record<string, unknown>

/**
 * For `validateSearch`: what was not read is taken away. The router lays the answer over the raw address, so that a
 * value that was left out would come back as it was typed.
 */
export const searchOf =
  <Search extends object>(read: (raw: Raw) => Search) =>
  (raw: Raw): Search => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) })

/** A number of a record in an address, as the address itself would write it: no sign, fraction, exponent or space. */
export const idOf = (value: unknown): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0
  return id > 0 && id < 2 ** 31 ? id : undefined
}

/** Words in an address; the one sign that no text can hold is taken out. */
export const wordsIn = (value: unknown, longest = 200): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').slice(0, longest) || undefined : undefined

const MOST_PAGES = 100_000
/** A page of a list; the first is what is shown without it. */
export const pageOf = (value: unknown): number | undefined => {
  const page = idOf(value) ?? 1
  return page > 1 && page <= MOST_PAGES ? page : undefined
}

/** A day of this century that the calendar has, "2026-12-18". */
export const dayIn = (value: unknown): string | undefined => {
  const text = String(value)
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  return isDay ? text : undefined
}
