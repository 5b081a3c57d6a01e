import { teach, translator } from './catalogue.ts'
import type { Language } from './language.ts'

/** How the words of a language that is not English arrive: a chunk of their own, loaded only by who reads them. */
const chunks = { de: () => import('./de/german.ts') } satisfies Record<Exclude<Language, 'en'>, unknown>

/** Makes everything speak this language, before anything is shown. What cannot be fetched is said in English. */
export async function speak(language: Language) {
  if (language !== 'en') {
    const found = await chunks[language]().catch(() => null)
    if (found) {
      for (const [area, messages] of Object.entries(found.default)) teach(language, area, messages)
      translator.activate(language)
    }
  }
  if (!import.meta.env?.SSR) document.documentElement.lang = translator.locale
}
