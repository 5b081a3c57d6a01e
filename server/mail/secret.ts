/** What stands where a secret was taken out. */
export const DOTS = '••••••'

/** Where a stored message holds a secret; of characters that no person's text keeps. */
export const placeholderOf = (field: string) => `\uE001${field}\uE002`
export const PLACEHOLDER = /\uE001(\w+)\uE002/g

/**
 * A link with a key, or a code: whoever holds it may act as the account that the registration is of. It never turns
 * into text by itself, so that it stands in no body, answer, log or audit row.
 */
export class Secret {
  readonly #value: string
  readonly registrationId: number

  constructor(value: string, registrationId: number) {
    this.#value = value
    this.registrationId = registrationId
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
