import { Fragment } from 'react'
import css from './ReadFrom.module.css'

/** Words of a text and the line that they stand in, each with its place in the whole. */
type Words = { from: number; to: number; line: string; lineFrom: number }

/** So much of a long line is shown before and after the words. */
const AROUND = 50

/** What something was read from: the lines, with the words marked. */
export function ReadFrom({ evidence, label }: { evidence: readonly Words[]; label: string }) {
  const lines = [...Map.groupBy(evidence, ({ lineFrom }) => lineFrom).values()]
  if (lines.length === 0) return null
  return (
    <ul className={css.lines} aria-label={label}>
      {lines.map((words) => (
        <li key={words[0]?.lineFrom}>
          <Marked words={words.toSorted((a, b) => a.from - b.from)} />
        </li>
      ))}
    </ul>
  )
}

function Marked({ words }: { words: readonly Words[] }) {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return null
  const { line, lineFrom } = first
  const [from, to] = [first.from - lineFrom, last.to - lineFrom]
  // Cut between words, where there is a space near enough.
  const begin = from <= AROUND ? 0 : line.slice(from - AROUND, from).indexOf(' ') + from - AROUND + 1
  const end = line.length - to <= AROUND ? line.length : Math.max(line.slice(0, to + AROUND).lastIndexOf(' '), to)
  return (
    <>
      {begin > 0 && '… '}
      {words.map(({ from, to }, at) => (
        <Fragment key={from}>
          {line.slice(at === 0 ? begin : (words[at - 1]?.to ?? 0) - lineFrom, from - lineFrom)}
          <mark>{line.slice(from - lineFrom, to - lineFrom)}</mark>
        </Fragment>
      ))}
      {line.slice(last.to - lineFrom, end)}
      {end < line.length && ' …'}
    </>
  )
}
