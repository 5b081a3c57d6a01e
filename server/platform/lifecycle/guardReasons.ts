import type { LawName } from '../../../src/machines/lifecycles/all.ts'

/** Why a lifecycle holds an event back, in words: for each lifecycle its own, since two may have a guard of the same name. */
const words = new Map<string, Record<string, string>>()

/** Lets a resource bring the words for the guards of its own lifecycle, once. */
export function explain(law: LawName, more: Record<string, string>) {
  const known = words.get(law) ?? {}
  for (const guard of Object.keys(more)) if (Object.hasOwn(known, guard)) throw new Error(`The guard ${guard} of ${law} is explained twice.`)
  words.set(law, { ...known, ...more })
}

const ownWords = (why: string, law: string): string | undefined => new Map(Object.entries(words.get(law) ?? {})).get(why)

/** The words for a refusal; `named` is what people call such a record where the lifecycle's name is not their word. */
export const wordsFor = (why: string, law: string, status: string, named = spaced(law)) =>
  why === 'NOT_YOURS' ? "You don't have the permission to do this." : (ownWords(why, law) ?? `This is not possible while the ${named} is "${status}".`)
/** What somebody is told who gave no reason where one is required. */
export const askForReason = (law: string) => ownWords('reasonRequired', law) ?? 'Say why.'
export const hasWordsFor = (law: string, why: string) => ownWords(why, law) !== undefined

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
