import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that nothing is misread on paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
/** So many characters find the registration; the others (30 bits, five tries) prove the code. */
const SELECTOR = 4

/** A fresh typed code and a fresh key for the link. */
export function makeCode() {
  const code = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('')
  return { code, linkKey: randomBytes(32).toString('base64url') }
}

export const isLinkKey = (code: string) => code.length === 43
export const selectorOf = (code: string) => code.slice(0, SELECTOR)
/** As it stands in a mail: two groups of five. */
export const spokenCode = (code: string) => `${code.slice(0, 5)} ${code.slice(5)}`

/** What is stored of a code or a key: useless without the server's secret. */
export const proofOf = (secret: string, code: string) => createHmac('sha256', secret).update(`registration:${code}`).digest('base64url')

/** Compares in constant time. */
export function proves(secret: string, code: string, stored: string) {
  const given = Buffer.from(proofOf(secret, code))
  const kept = Buffer.from(stored)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
