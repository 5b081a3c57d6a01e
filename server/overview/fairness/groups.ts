import type { Kind } from '../../records/voluntary/questions.ts'
import { words } from '../../tables/contract.gen.ts'
import { FEWEST_PEOPLE } from '../../tables/questions.ts'

/** Somebody who answered: what, and how far the application came (0 applied to 5 hired). */
export type Answered = { answers: Partial<Record<Kind, string>>; stage: number }
/** A group with how many came how far at least; null where that is not told. The first one, who applied, always is. */
export type Told = { first: Kind; firstAnswer: string; second: Kind | null; secondAnswer: string; reached: (number | null)[] }

const STAGES = 6
/** Those who answered before a question was asked are a group that is never told: a subtraction would tell it. No answer is this text. */
const NOT_ASKED = '\u0000'
type Cell = Told & { counts: number[] }
/** Groups that add up to a number which may be known. */
type Line = readonly Cell[]

/**
 * The groups of one quarter that may be told: by one question and by two. Nothing about fewer than five people is told, nor what a subtraction
 * of two told numbers would come to if that were fewer than five.
 */
export function toldGroups(people: readonly Answered[]): Told[] {
  const kinds = words.VoluntaryKind
  const singles = kinds.map((kind) => cellsOf(people, kind, null))
  for (const line of singles) tell([line])
  const pairs = kinds.flatMap((first, at) => kinds.slice(at + 1).map((second) => cellsOf(people, first, second)))
  for (const table of pairs) {
    // What is hidden of one question would be the sum of what is told of two.
    for (const cell of table) for (let stage = 0; stage < STAGES; stage++) if (!mayBeTold(cell, singles.flat(), stage)) cell.reached[stage] = null
    tell([...Map.groupBy(table, ({ firstAnswer }) => firstAnswer).values(), ...Map.groupBy(table, ({ secondAnswer }) => secondAnswer).values()])
  }
  return [...singles, ...pairs].flat().flatMap(({ counts: _, ...told }) => (told.reached[0] === null ? [] : [told]))
}

const mayBeTold = ({ first, firstAnswer, second, secondAnswer }: Cell, singles: Line, stage: number) =>
  [
    [first, firstAnswer],
    [second, secondAnswer],
  ].every(([kind, answer]) => singles.some((one) => one.first === kind && one.firstAnswer === answer && one.reached[stage] !== null))

function cellsOf(people: readonly Answered[], first: Kind, second: Kind | null): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { answers, stage } of people) {
    const [firstAnswer, secondAnswer] = [answers[first] ?? NOT_ASKED, second === null ? '' : (answers[second] ?? NOT_ASKED)]
    const key = JSON.stringify([firstAnswer, secondAnswer])
    const cell = cells.get(key) ?? { first, firstAnswer, second, secondAnswer, counts: Array<number>(STAGES).fill(0), reached: [] }
    for (let at = 0; at <= stage; at++) cell.counts[at] = (cell.counts[at] ?? 0) + 1
    cells.set(key, cell)
  }
  for (const cell of cells.values())
    cell.reached = cell.firstAnswer === NOT_ASKED || cell.secondAnswer === NOT_ASKED ? cell.counts.map(() => null) : steps(cell.counts)
  return [...cells.values()].sort((a, b) => compare(a.firstAnswer, b.firstAnswer) || compare(a.secondAnswer, b.secondAnswer))
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A stage is told where five people or more came to it, and where nobody, or five people or more, left since the last one that is told. */
function steps(counts: readonly number[]): (number | null)[] {
  let last = counts[0] ?? 0
  return counts.map((count) => {
    const left = last - count
    if (count < FEWEST_PEOPLE || (left > 0 && left < FEWEST_PEOPLE)) return null
    last = count
    return count
  })
}

/**
 * Hides in each line, at each stage, as many of the told groups as it takes until those that are hidden are five people or more, of two groups
 * or more: the smallest first. A group may stand in two lines, so this goes on until nothing changes.
 */
function tell(lines: readonly Line[]): void {
  for (let stage = 0; stage < STAGES; stage++) {
    const size = (cell: Cell) => cell.counts[stage] ?? 0
    for (let changed = true; changed; ) {
      changed = false
      for (const line of lines) {
        // Whoever is not told at all is told at no stage.
        for (const cell of line) if (cell.reached[0] === null) cell.reached[stage] = null
        const hidden = line.filter((cell) => cell.reached[stage] === null && size(cell) > 0)
        const sum = hidden.reduce((all, cell) => all + size(cell), 0)
        if (hidden.length === 0 || (hidden.length > 1 && sum >= FEWEST_PEOPLE)) continue
        const next = line.filter((cell) => cell.reached[stage] !== null).toSorted((a, b) => size(a) - size(b))[0]
        if (!next) continue
        next.reached[stage] = null
        changed = true
      }
    }
  }
}

/** How many of all who answered came how far; fewer than five count as none. */
export const reachedBy = (people: readonly Answered[]): number[] =>
  Array.from({ length: STAGES }, (_, at) => people.filter(({ stage }) => stage >= at).length).map((count) => (count < FEWEST_PEOPLE ? 0 : count))

/**
 * Whether new figures may take the place of those that were told before. Between the two nobody, or five people or more, must have come to each
 * stage: else the difference would say something of a few. Fewer people than before are those whose answers can no longer be found.
 */
export function mayReplace(before: readonly number[], now: readonly number[]): boolean {
  const more = now.map((count, at) => count - (before[at] ?? 0))
  if ((more[0] ?? 0) < 0) return false
  return more.some((by) => by !== 0) && more.every((by) => by === 0 || Math.abs(by) >= FEWEST_PEOPLE)
}
