import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from './language.ts'
import { Translator, type Values } from './translator.ts'

const english: Language = 'en'
/**
 * The one translator. Areas load their words into it as they are needed, so words travel with the chunk that says them.
 * The build compiles the messages (scripts/words.ts); elsewhere, and where no build tool runs at all, it happens here.
 */
export const translator = new Translator(english, (text) => (import.meta.env?.PROD ? [text] : compileMessage(text)))

/** A text without places to fill needs no compiling. */
const ready = (text: string) => (typeof text === 'string' && !text.includes('{') ? [text] : text)

/** Gives the translator the words of one area in one language. */
export const teach = (language: Language, area: string, messages: Record<string, string>) =>
  translator.load(language, Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${area}.${key}`, ready(text)])))

/** Says a text by its key; `has` is asked first about a key that comes from elsewhere. */
type Translate<Key extends string> = ((key: Key, values?: Values) => string) & { has: (key: string) => key is Key }

/** The words of one area in English, in ICU message format; the keys are checked by the compiler. */
export function catalogue<const Messages extends Record<string, string>>(area: string, messages: Messages): Translate<keyof Messages & string> {
  teach(english, area, messages)
  return Object.assign((key: keyof Messages & string, values?: Values) => translator.say(`${area}.${key}`, values), {
    has: (key: string): key is keyof Messages & string => Object.hasOwn(messages, key),
  })
}

type KeyOf<Sayer> = Sayer extends Translate<infer Key> ? Key : never
/** The same words in another language: `translation<typeof say>`. A key too few or too many does not compile. */
export const translation = <Sayer>(messages: Record<KeyOf<Sayer>, string>) => messages
