import { teach, translator } from './catalogue.ts'
import type { Language } from './language.ts'

type Words = Promise<{ default: Record<string, Record<string, string>> }>
/** How the words of a language that is not English arrive: files of their own, loaded only by who reads them. */
type Files = Record<Exclude<Language, 'en'>, () => Words>
const everywhere: Files = { de: () => import('./de/german.ts') }
const withinTheShell: Files = { de: () => import('./de/germanInside.ts') }

/** What cannot be fetched is said in English. */
async function learn(wanted: Language, files: Files) {
  let language = wanted
  if (language !== 'en')
    try {
      for (const [area, messages] of Object.entries((await files[language]()).default)) teach(language, area, messages)
    } catch {
      language = 'en'
    }
  translator.activate(language)
  if (!import.meta.env?.SSR) document.documentElement.lang = language
}

/** All there is to say in a language, for what is drawn in each of them. */
export async function learnWhole(language: Language) {
  await learn(language, everywhere)
  await learn(language, withinTheShell)
}

/** Makes everything speak this language, before anything is shown. */
export const speak = (language: Language) => learn(language, everywhere)

let inside: Promise<void> | undefined
/** The same for what is said only within the main layout, which visitors and applicants do without. */
export const speakInside = () => (inside ??= learn(translator.locale as Language, withinTheShell))
