import { eq, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { maySignIn } from '../../../src/machines/lifecycles/account.ts'
import { accounts, sessions, signingKeys } from '../../tables/accounts.ts'
import type { Caller } from '../context.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { authorities } from './permissions.ts'
import { Problem } from './problem.ts'

const ISSUER = 'threshold'
const ALGORITHM = 'EdDSA'
/** How long a process may believe that a session still lives: sign-out, reset, disabling and role change act within it. */
const BELIEVED = 3_000
const TOKEN_LIFE = 15 * 60
/** Of so many sessions and tokens a process remembers what it found out. */
const MOST_KEPT = 10_000
/** What a token says it is (RFC 9068), so that nothing else signed with the same key is taken for one. */
const TYPE = 'at+jwt'
const CHECKED = {
  issuer: ISSUER,
  audience: ISSUER,
  algorithms: [ALGORITHM],
  typ: TYPE,
  requiredClaims: ['sub', 'sid', 'iat', 'exp'],
  maxTokenAge: TOKEN_LIFE,
  clockTolerance: 30,
}

export type Sessions = Awaited<ReturnType<typeof openSessions>>
type Account = typeof accounts.$inferSelect
type Claims = { sub: string | undefined; sid: number; until: number }

/** Signs and checks the tokens of product.md §3; the keys live in the database, so that every process has the same. */
export async function openSessions(db: Database) {
  const { kid, key, published } = await loadKeys(db)
  const keySet = createLocalJWKSet({ keys: published })
  const believed = new Map<number, { until: number; caller: Caller | null }>()
  const verified = new Map<string, Claims>()

  /** What a token says, if it is ours and not too old. Its signature is looked at once: the same text stays signed until it is too old. */
  async function claimsOf(token: string): Promise<Claims | null> {
    const known = verified.get(token)
    if (known && known.until > Date.now()) return known
    verified.delete(token)
    const payload = await jwtVerify(token, keySet, CHECKED).then(
      (found) => found.payload,
      () => null,
    )
    if (!payload?.exp || !payload.iat || typeof payload.sid !== 'number') return null
    const until = (Math.min(payload.exp, payload.iat + TOKEN_LIFE) + CHECKED.clockTolerance) * 1000
    const claims = { sub: payload.sub, sid: payload.sid, until }
    if (verified.size >= MOST_KEPT) verified.clear()
    verified.set(token, claims)
    return claims
  }

  async function living(sid: number): Promise<Caller | null> {
    const known = believed.get(sid)
    if (known && known.until > Date.now()) return known.caller
    const [found] = await prepared(db, living, () =>
      db
        .select({ account: accounts, session: sessions })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(sessions.id, sql.placeholder('sid'))),
    ).execute({ sid })
    const lives =
      found && !found.session.endedAt && found.session.expiresAt > new Date() && mayHaveSession(found.account) && found.session.stamp === found.account.stamp
    const caller = lives ? callerOf(found.account, sid) : null
    if (believed.size >= MOST_KEPT) believed.clear()
    believed.set(sid, { until: Date.now() + BELIEVED, caller })
    return caller
  }

  return {
    /** The signed token with the spec's claims: email, roles (comma-separated), authorities, sub, sid. */
    sign: (account: Account, sid: number): Promise<string> =>
      new SignJWT({ email: account.email, roles: account.roles.join(','), authorities: authorities(account.roles), sid })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
        .setSubject(String(account.id))
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_LIFE}s`)
        .sign(key),

    /** Who sends this Authorization header; null without one. A bad, old or ended one is answered 401. */
    async check(header: string | undefined): Promise<Caller | null> {
      if (header === undefined) return null
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1]
      const claims = token ? await claimsOf(token) : null
      const caller = claims && (await living(claims.sid))
      if (!caller || String(caller.accountId) !== claims.sub) throw new Problem(401, 'SESSION_ENDED', 'Your session has ended. Sign in to go on.')
      return caller
    },

    /** Lets this process forget what it believed of a session, at once. */
    forget: (sid: number) => believed.delete(sid),
    published,
  }
}

/** Whether an account may be signed in: its status lets it, and it is somebody's. */
export const mayHaveSession = ({ status, roles }: Pick<Account, 'status' | 'roles'>) => maySignIn(status) && roles.length > 0

const callerOf = (account: Account, sid: number): Caller => ({
  accountId: account.id,
  name: account.name,
  email: account.email,
  roles: account.roles,
  authorities: authorities(account.roles),
  sid,
})

async function loadKeys(db: Database) {
  const stored = await db.select().from(signingKeys).orderBy(signingKeys.createdAt)
  if (stored.length === 0) {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true })
    const jwk = await exportJWK(pair.privateKey)
    await db.insert(signingKeys).values({ kid: await calculateJwkThumbprint(jwk), privateJwk: { ...jwk } })
    return loadKeys(db)
  }
  const newest = stored.at(-1)!
  const key = await importJWK(newest.privateJwk as JWK, ALGORITHM)
  const published = stored.map(({ kid, privateJwk: { d, ...open } }) => ({
    ...(open as { kty: string; crv: string; x: string }),
    kid,
    alg: ALGORITHM,
    use: 'sig',
  }))
  return { kid: newest.kid, key, published }
}
