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
