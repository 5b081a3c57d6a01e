import type { components } from '../../src/api/recruitment.gen.ts'
import { wrongField } from '../platform/http/problem.ts'

type Schemas = components['schemas']
export type Wording = Schemas['WordingShown']
type Language = Schemas['WordingLanguage']
type Texts = Record<Schemas['ConsentKind'], string>

/**
 * What people agree to, by its version. A version is never changed: a new wording is added at the end, and the form says which one
 * it has shown (`WORDING` of the apply flow).
 */
const wordings: readonly Record<Language, Texts>[] = [
  {
    en: {
      APPLICATION: 'My answers and my CV may be kept and read for this application.',
      KEEP_LONGER: 'They may also be kept for 24 months for other positions (optional).',
    },
    de: {
      APPLICATION: 'Meine Antworten und mein Lebenslauf dürfen für diese Bewerbung gespeichert und gelesen werden.',
      KEEP_LONGER: 'Sie dürfen außerdem 24 Monate lang für andere Stellen gespeichert werden (freiwillig).',
    },
  },
]

export const presentWording = (language: Language = 'en'): Wording => ({ version: wordings.length, language })

/** The text of a wording that somebody was shown. */
export function wordingOf(kind: Schemas['ConsentKind'], { version, language }: Wording): string {
  const texts = wordings[version - 1]
  if (!texts) throw wrongField('wording', 'The wording has changed in the meantime. Load the page again and read it.')
  return texts[language][kind]
}
