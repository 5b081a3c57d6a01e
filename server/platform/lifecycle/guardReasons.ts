import type { LifecycleName } from '../../../src/machines/lifecycles/all.ts'

/** Why a lifecycle holds an event back, in words: for each lifecycle its own, since two may have a guard of the same name. */
const words = new Map<string, Record<string, string>>()

/** Lets a resource bring the words for the guards of its own lifecycle, once. */
export function explain(lifecycle: LifecycleName, more: Record<string, string>) {
  const known = words.get(lifecycle) ?? {}
  for (const guard of Object.keys(more)) if (Object.hasOwn(known, guard)) throw new Error(`The guard ${guard} of ${lifecycle} is explained twice.`)
  words.set(lifecycle, { ...known, ...more })
}

const ownWords = (why: string, lifecycle: string): string | undefined => new Map(Object.entries(words.get(lifecycle) ?? {})).get(why)

/** The words for a refusal; `named` is what people call such a record where the lifecycle's name is not their word. */
export const wordsFor = (why: string, lifecycle: string, status: string, named = spaced(lifecycle)) =>
  why === 'NOT_YOURS' ? "You don't have the permission to do this." : (ownWords(why, lifecycle) ?? `This is not possible while the ${named} is "${status}".`)
/** What somebody is told who gave no reason where one is required. */
export const askForReason = (lifecycle: string) => ownWords('reasonRequired', lifecycle) ?? 'Say why.'
export const hasWordsFor = (lifecycle: string, why: string) => ownWords(why, lifecycle) !== undefined

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
