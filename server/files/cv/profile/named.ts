import { wordsOf } from '../cvWords.ts'
import { letterNames } from '../skillNames.ts'
import { namesOfLanguage } from './languageNames.ts'
import { type Evidence, evidenceAt, type Line, MOST_TEXT, type Section } from './lines.ts'

type Named = { id: number; name: string }
type Finding<Item> = { item: Item; evidence: Evidence[] }
type Wanted = { words: readonly string[]; at: number }

const MOST_EVIDENCE = 3
const letters = new Set(Object.values(letterNames))

/** Finds items of reference lists in a CV, each with the first places that name it as whole words. */
export function namesIn(text: string, lines: readonly Line[]) {
  const words = wordsOf(text.slice(0, MOST_TEXT))

  /** Those of the items that the text names where `counts` says so, in their own order. */
  return function find<Item extends Named>(
    items: readonly Item[],
    { also = () => [], counts = () => true }: { also?: (name: string) => readonly string[]; counts?: (section: Section, line: string) => boolean } = {},
  ): Finding<Item>[] {
    const byFirst = Map.groupBy(
      items.flatMap(({ name }, at) => wantedOf([name, ...also(name)], at)),
      ({ words: [first] }) => first!,
    )
    const found = new Map<number, Evidence[]>()
    for (const [place, { word, from }] of words.entries()) {
      for (const { words: sought, at } of byFirst.get(word) ?? []) {
        const before = found.get(at)
        if (before && before.length === MOST_EVIDENCE) continue
        if (!sought.every((one, offset) => words[place + offset]?.word === one)) continue
        const { section, ...evidence } = evidenceAt(text, lines, from, words[place + sought.length - 1]!.to)
        // A letter alone is more often a part of a name than the programming language.
        if (!counts(section, evidence.line) || (sought.length === 1 && letters.has(word) && section !== 'skills')) continue
        if (before) before.push(evidence)
        else found.set(at, [evidence])
      }
    }
    return [...found.keys()].toSorted((a, b) => a - b).map((at) => ({ item: items[at]!, evidence: found.get(at)! }))
  }
}

/** Names as the words of a text are, each once; nothing where one has none, or only one letter. */
function wantedOf(names: readonly string[], at: number): Wanted[] {
  const wanted = names.map((name) => wordsOf(name).map(({ word }) => word)).filter((words) => words.join('').length > 1)
  return [...new Map(wanted.map((words) => [words.join(' '), { words, at }])).values()]
}

const level =
  /fluent|native|mother tongue|proficien|conversational|basic|intermediate|advanced|beginner|bilingual|\b[ABC][12]\b|fließend|muttersprach|verhandlungssicher|grundkenntnisse|sehr gut|gute? |courant|maternelle|notions|nativo|avanzado/iu

/** Languages count where a CV speaks of languages: "German Red Cross" says nothing about what somebody speaks. */
export const spoken = {
  also: namesOfLanguage,
  counts: (section: Section, line: string) => section === 'languages' || level.test(line),
}
