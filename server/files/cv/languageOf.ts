// Loaded only by threads that end afterwards: what it knows of sixty languages takes 30 MB.
import { eld } from 'eld/extrasmall'
import { type Language, languageNames } from '../../tables/languages.ts'

const isKnown = (code: string): code is keyof typeof languageNames => Object.hasOwn(languageNames, code)

/** The language of a text, when it is told with certainty and PostgreSQL knows its endings. */
export function languageOf(text: string): Language {
  const found = eld.detect(text)
  return found.isReliable() && isKnown(found.language) ? languageNames[found.language] : 'simple'
}

/** The tag of the language of a text, when it is told with certainty. */
export function tagOf(text: string): string | null {
  const found = eld.detect(text)
  return found.isReliable() ? found.language : null
}
