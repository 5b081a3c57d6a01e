import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

export type Values = Record<string, string | number | Date | null | undefined>
type Messages = Record<string, CompiledMessage | string>
type Ways = Record<string, CompiledMessage | string>

const made = new Map<string, Intl.NumberFormat | Intl.PluralRules>()
/** Making one costs more than using it. */
function kept<Kind extends Intl.NumberFormat | Intl.PluralRules>(Maker: new (locale: string) => Kind, locale: string): Kind {
  const key = Maker.name + locale
  const one = (made.get(key) as Kind | undefined) ?? new Maker(locale)
  made.set(key, one)
  return one
}

/** What speaks: compiled messages in ICU format with places, plurals, choices and numbers, which is all that the catalogues have. */
export class Translator {
  #words: Record<string, Messages> = {}
  /** The language that is spoken. */
  locale: string
  /** How texts are understood that the build has not compiled. */
  #compile: (text: string) => CompiledMessage

  constructor(locale: string, compile: (text: string) => CompiledMessage) {
    this.locale = locale
    this.#compile = compile
  }

  get messages(): Messages {
    return this.#words[this.locale] ?? {}
  }

  load(locale: string, messages: Messages) {
    this.#words[locale] = Object.assign(this.#words[locale] ?? {}, messages)
  }

  activate(locale: string) {
    this.locale = locale
  }

  /** A text by its key, which stands for itself where there is none. */
  say(key: string, values: Values = {}): string {
    const message = this.messages[key] ?? key
    return this.#join(typeof message === 'string' ? this.#compile(message) : message, values)
  }

  /** `count` is what "#" stands for within a plural. */
  #join(message: CompiledMessage | string, values: Values, count?: number): string {
    if (typeof message === 'string') return message
    return message
      .map((part) => {
        if (typeof part === 'string') return part === '#' && count !== undefined ? this.#number(count) : part
        const [name, kind, format] = part
        const value = values[name]
        if (kind === 'number') return this.#number(Number(value))
        if (!kind) return value ?? ''
        const ways = format as Ways
        const asked = Number(value)
        const way = ways[String(value)] ?? (kind === 'plural' ? ways[kept(Intl.PluralRules, this.locale).select(asked)] : undefined) ?? ways.other
        return this.#join(way ?? '', values, kind === 'plural' ? asked : count)
      })
      .join('')
  }

  #number(value: number) {
    return kept(Intl.NumberFormat, this.locale).format(value)
  }
}
