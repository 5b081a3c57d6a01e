import { createHmac, createPublicKey } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { accounts, sessions, signingKeys } from '../../server/tables/accounts.ts'
import { clients, testApp } from '../app.ts'

const t = await testApp()
const [stored] = await t.db.select().from(signingKeys)
const key = await importJWK(stored!.privateJwk as JWK, 'EdDSA')
const { d: _private, ...publicJwk } = stored!.privateJwk as JWK
const good = await t.tokenOf('manager@threshold.test')
const [headPart = '', bodyPart = '', signature = ''] = good.split('.')
const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const head: JWTHeaderParameters = read(headPart)
const claims: JWTPayload = read(bodyPart)
const seconds = Math.floor(Date.now() / 1000)

const another = await generateKeyPair('EdDSA', { extractable: true })
const anotherJwk = await exportJWK(another.publicKey)
const signed = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}, by = key) =>
  new SignJWT(payload).setProtectedHeader({ ...head, ...header }).sign(by)
const without = (...names: string[]) => Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)))

/** The public key taken for the secret of a symmetric signature, in every form in which a library may hold it. */
const pem = createPublicKey({ key: publicJwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
const secrets: Record<string, string> = {
  PEM: pem,
  'PEM with a space before it': ` ${pem}`,
  'PEM with a line before it': `\n${pem}`,
  'PEM without its last line break': pem.trim(),
  JWK: JSON.stringify(publicJwk),
  'its bytes': String(publicJwk.x),
}
const symmetric = (secret: string | Buffer, alg = 'HS256') => {
  const input = `${packed({ ...head, alg })}.${packed(claims)}`
  return `${input}.${createHmac(alg === 'HS512' ? 'sha512' : 'sha256', secret)
    .update(input)
    .digest('base64url')}`
}

const asks = async (token: string) => (await clients(t.address, token).auth.GET('/sessions')).response.status

test('the token as it was signed is taken, and so is one made anew with the same key', async () => {
  expect([await asks(good), await asks(await signed(claims))]).toEqual([200, 200])
})

test('a token that was taken before is refused once it is too old', async () => {
  const fresh = await t.tokenOf('officer@threshold.test')
  expect(await asks(fresh)).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime(Date.now() + 14 * 60_000)
    expect(await asks(fresh)).toBe(200)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(await asks(fresh)).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

describe('a token is refused', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => `${packed({ ...head, alg: 'none' })}.${bodyPart}.`],
    ['unsigned, with the signature of another', () => `${packed({ ...head, alg: 'none' })}.${bodyPart}.${signature}`],
    ['with "None" in other letters', () => `${packed({ ...head, alg: 'nOnE' })}.${bodyPart}.`],
    ...Object.entries(secrets).map(([form, secret]): [string, () => string] => [`signed with the public key as a secret: ${form}`, () => symmetric(secret)]),
    ['signed with the public key as a secret: raw', () => symmetric(Buffer.from(String(publicJwk.x), 'base64url'))],
    ['signed with HS512 and the public key', () => symmetric(pem, 'HS512')],
    ['with a key id that nobody knows', () => signed(claims, { kid: 'another' })],
    ['with the key id of ours and another key', () => signed(claims, {}, another.privateKey)],
    ['with its own key in it', () => signed(claims, { jwk: anotherJwk }, another.privateKey)],
    ['with the address of its key', () => signed(claims, { kid: 'x', jku: 'https://evil.example/jwks.json' }, another.privateKey)],
    ['with the address of a certificate', () => signed(claims, { kid: 'x', x5u: 'https://evil.example/cert.pem' }, another.privateKey)],
    ['with a key id that is a path', () => signed(claims, { kid: '../../dev/null' }, another.privateKey)],
    ['that has expired', () => signed({ ...claims, iat: seconds - 1000, exp: seconds - 60 })],
    ['that never expires', () => signed(without('exp'))],
    ['that lives longer than ours', () => signed({ ...claims, iat: seconds - 1000, exp: seconds + 86_400 })],
    ['that is not valid yet', () => signed({ ...claims, nbf: seconds + 600 })],
    ['for another audience', () => signed({ ...claims, aud: 'another' })],
    ['for no audience', () => signed(without('aud'))],
    ['of another issuer', () => signed({ ...claims, iss: 'another' })],
    ['of no issuer', () => signed(without('iss'))],
    ['of another type', () => signed(claims, { typ: 'JWT' })],
    ['of no type', () => signed(claims, { typ: undefined })],
    [
      'with an extension that must be understood',
      () => signed(claims, { crit: ['b64'], b64: false }).catch(() => `${packed({ ...head, crit: ['x'], x: 1 })}.${bodyPart}.${signature}`),
    ],
    ['with another person in it', () => `${headPart}.${packed({ ...claims, sub: '2' })}.${signature}`],
    ['with more roles in it', () => `${headPart}.${packed({ ...claims, roles: 'Recruitment Manager,Employee' })}.${signature}`],
    ['with the session of one and the name of another', () => signed({ ...claims, sub: '999999' })],
    ['with a session that is text', () => signed({ ...claims, sid: String(claims.sid) })],
    ['with a session that never was', () => signed({ ...claims, sid: 2_000_000_000 })],
    ['with a cut signature', () => good.slice(0, -4)],
    ['with something behind it', () => `${good}.x`],
  ])('%s', async (_name, make) => expect(await asks(await make())).toBe(401))

  test('of a session that has ended', async () => {
    const token = await t.signIn('officer@threshold.test', 'threshold-sample')
    const { sid } = read(token.split('.')[1] ?? '')
    await t.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, sid))
    expect(await asks(token)).toBe(401)
  })

  test.each([
    ['has no role any more', { roles: [] }],
    ['is locked', { status: 'locked' as const }],
    ['has a new password', { stamp: 99 }],
  ])('of an account that %s', async (_name, change) => {
    const email = `token-${Object.keys(change).join()}@sample.example`
    const person = await t.person(email, ['Employee'])
    const token = await t.tokenOf(email)
    await t.db.update(accounts).set(change).where(eq(accounts.id, person.id))
    expect(await asks(token)).toBe(401)
  })
})
