/** The languages there are, each by its own name, and how dates, numbers and money are written in it. */
export const languages = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
} as const
export type Language = keyof typeof languages
export const languageIds = Object.keys(languages) as Language[]

const KEY = 'threshold-language'
const known = (tag: string | null | undefined) => languageIds.find((id) => id === tag?.slice(0, 2).toLowerCase())
/** The first of these languages that there is, else English. */
export const firstKnown = (tags: readonly string[]): Language => tags.map(known).find((id) => id !== undefined) ?? 'en'

/** What the person chose, else the first language of the browser that is known, else English. */
export function wantedLanguage(): Language {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(KEY)
  } catch {
    // Storage may be shut; the browser's languages remain.
  }
  return known(chosen) ?? firstKnown(navigator.languages)
}

/** Remembers the choice and opens the page anew in it; a page with unsaved words asks first, as at every leaving. */
export function chooseLanguage(id: Language) {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    return
  }
  location.reload()
}
