/** What of a CV is looked at: a longer one says nothing new, and the look stays quick. */
const MOST_TEXT = 60_000
const MOST_YEARS = 60

/** Words apart by one space, so that a name is found as whole words, wherever lines and marks stood. "C++" and "C#" keep theirs. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `

type Named = { id: number; name: string }

/** Those of the names that the text has, as whole words. */
export function namedIn<Item extends Named>(text: string, items: readonly Item[]): Item[] {
  const words = plain(text.slice(0, MOST_TEXT))
  return items.filter(({ name }) => {
    const wanted = plain(name)
    return wanted.trim().length > 1 && words.includes(wanted)
  })
}

/** The greatest number of years that the text speaks of: "8+ years of experience". */
export function yearsIn(text: string): number | null {
  const said = [...text.slice(0, MOST_TEXT).matchAll(/\b(\d{1,2})(?:[.,]5)?\s*\+?\s*(?:years?|yrs?|jahren?)\b/gi)]
  const years = said.map((one) => Number(one[1])).filter((number) => number > 0 && number <= MOST_YEARS)
  return years.length > 0 ? Math.max(...years) : null
}
