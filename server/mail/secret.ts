/** What stands where a secret was taken out. */
export const DOTS = '••••••'

/** Where a stored message holds a secret; of characters that no person's text keeps. */
export const placeholderOf = (field: string) => `\uE001${field}\uE002`
export const PLACEHOLDER = /\uE001(\w+)\uE002/g

/** What a secret opens: a registration of an account, or one application for its applicant. */
type SecretOf = { registrationId: number } | { applicationLinkId: number }

/**
 * A link with a key, or a code: whoever holds it may act as the person whose account or application it opens. It never turns
 * into text by itself, so that it stands in no body, answer, log or audit row.
 */
export class Secret {
  readonly #value: string
  readonly of: SecretOf

  constructor(value: string, of: SecretOf) {
    this.#value = value
    this.of = of
  }

  reveal() {
    return this.#value
  }
  toString() {
    return DOTS
  }
  toJSON() {
    return DOTS
  }
}
