import { expect, test } from 'vitest'
import { isLinkKey, makeCode, proofOf, proves, selectorOf, spokenCode } from '../../server/accounts/code.ts'

test('a code has ten characters that nobody misreads, a link key 256 bits', () => {
  for (let i = 0; i < 200; i++) {
    const { code, linkKey } = makeCode()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(linkKey).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(isLinkKey(linkKey)).toBe(true)
    expect(isLinkKey(code)).toBe(false)
  }
})

test('codes do not repeat', () => {
  const seen = new Set(Array.from({ length: 2000 }, () => makeCode().code))
  expect(seen.size).toBe(2000)
})

test('what is stored proves one code only, and only with the secret', () => {
  const stored = proofOf('a secret', 'K7QD42MXNP')
  expect(stored).not.toContain('K7QD')
  expect(proves('a secret', 'K7QD42MXNP', stored)).toBe(true)
  expect(proves('a secret', 'K7QD42MXNQ', stored)).toBe(false)
  expect(proves('another', 'K7QD42MXNP', stored)).toBe(false)
})

test('a code is spoken in two groups and found by its first four', () => {
  expect(spokenCode('K7QD42MXNP')).toBe('K7QD4 2MXNP')
  expect(selectorOf('K7QD42MXNP')).toBe('K7QD')
})
