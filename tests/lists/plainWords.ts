import { sql } from 'drizzle-orm'

/** What a list does with words and values, in plain terms. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
/** Each word is in it, one of one or two letters at the beginning of a word. */
export const holdsEach = (text: string, search: string) =>
  search
    .trim()
    .split(/\s+/)
    .every((word) => fold(text).includes([...word].length < 3 ? ` ${fold(word)}` : fold(word)))
export const unknown = (value: unknown) => value === null || value === undefined
/** As the database orders texts: by their bytes. */
export const compared = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))

/** A number from 0 to below 1 that belongs to a row and a purpose. */
export const random = (purpose: number) => sql.raw(`((hashint8extended(n, ${purpose}) & 65535) / 65536.0)`)
export const oneOf = (values: (string | null)[], purpose: number) =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}])[1 + floor(${values.length} * ${random(purpose)})::int]`
