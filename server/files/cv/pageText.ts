/** A run of text as pdf.js finds it on a page. */
type Run = { str: string; hasEOL: boolean; transform: number[]; width: number; height: number }

/** In heights of the letters: more than this between two lines' feet is a new line, more than this beside each other a new word. */
const [LINE, WORD] = [0.5, 0.2]

/**
 * The text of a page. Where pdf.js knows of no end of a line or a space, the places on the page tell: without that a
 * name and the title that stands beside or beneath it would become one word.
 */
export function textOf(runs: readonly Run[]): string {
  let text = ''
  let before: Run | null = null
  for (const run of runs) {
    if (run.str !== '') {
      if (before && !/\s$/.test(text) && !/^\s/.test(run.str)) text += betweenThem(before, run)
      text += run.str
      before = run
    }
    if (run.hasEOL) text += '\n'
  }
  return text
}

function betweenThem(before: Run, { transform: here, height }: Run): string {
  const there = before.transform
  // What is turned is read as pdf.js reads it.
  if ([there, here].some(([, across, along]) => across !== 0 || along !== 0)) return ''
  const [letters, smaller] = [Math.max(before.height, height), Math.min(before.height, height)]
  if (Math.abs(here[5]! - there[5]!) > LINE * (smaller || letters)) return '\n'
  const apart = here[4]! - (there[4]! + before.width)
  if (apart < -letters) return '\n'
  return apart > WORD * letters ? ' ' : ''
}
