/** The languages whose endings PostgreSQL knows since version 15, by their codes; `simple` leaves words as they are. */
export const languageNames = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  lt: 'lithuanian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
} as const

export type Language = (typeof languageNames)[keyof typeof languageNames] | 'simple'
export const languages: readonly Language[] = [...Object.values(languageNames), 'simple']
