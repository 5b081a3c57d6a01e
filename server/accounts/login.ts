import { createHash, randomBytes } from 'node:crypto'
import { eq, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '../../src/api/auth.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import { addressOf } from '../platform/http/rateLimit.ts'
import { mayHaveSession, type Sessions } from '../platform/http/sessions.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { accounts, sessions } from '../tables/accounts.ts'
import { endSessions } from './endSessions.ts'
import { tryPassword } from './failedAttempts.ts'
import { checkPassword, hashPassword } from './password.ts'
import { weakPassword } from './weakPassword.ts'

const COOKIE = 'threshold-renewal'
const DAYS = 14

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const locked = () => new Problem(401, 'ACCOUNT_LOCKED', 'This account is locked. Ask a recruitment manager to unlock it.')
const wrongSignIn = () => new Problem(401, 'WRONG_SIGN_IN', 'The e-mail address or the password is not right. Check both and try again.')

type Turn = { request: FastifyRequest; reply: FastifyReply }

export function loginHandlers(app: App, tokens: Sessions) {
  const { db, settings } = app
  const secure = settings.publicUrl.startsWith('https:')

  function setCookie(reply: FastifyReply, secret: string, age: number) {
    reply.header('set-cookie', `${COOKIE}=${secret}; Path=/api/auth/v1; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`)
  }

  async function begin(tx: Tx, account: typeof accounts.$inferSelect, { request, reply }: Turn) {
    const secret = randomBytes(32).toString('base64url')
    const [session] = await tx
      .insert(sessions)
      .values({
        accountId: account.id,
        stamp: account.stamp,
        device: request.headers['user-agent']?.slice(0, 300) ?? null,
        address: addressOf(request),
        refreshHash: sha256(secret),
        expiresAt: sql`now() + make_interval(days => ${DAYS})`,
      })
      .returning()
    setCookie(reply, secret, DAYS * 86_400)
    return { data: { token: await tokens.sign(account, session!.id), userName: account.name } }
  }

  return {
    async login({ body, request, reply }) {
      const account = await tryPassword(app, { email: body.email, address: addressOf(request) }, async () => {
        const [found] = await db
          .select()
          .from(accounts)
          .where(eq(sql`lower(${accounts.email})`, body.email.trim().toLowerCase()))
        return (await checkPassword(found?.passwordHash, body.password)) ? (found ?? null) : null
      })
      if (!account) throw wrongSignIn()
      return db.transaction(async (tx) => {
        const [now] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update')
        // Locked is told only to whoever knows the password; to all others every refusal reads the same.
        if (now && isTagged(accountStates, now.status, 'locked')) throw locked()
        if (!now || !mayHaveSession(now)) throw wrongSignIn()
        await audit(tx, { by: { accountId: now.id, name: now.name }, action: 'signIn', entity: 'account', id: now.id })
        return begin(tx, now, { request, reply })
      })
    },

    async refresh({ request, reply }) {
      const secret = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
      const ended = () => new Problem(401, 'SESSION_ENDED', 'Your session has ended. Sign in to go on.')
      if (!secret) throw ended()
      const hashed = sha256(secret)
      const answer = await db.transaction(async (tx) => {
        const [session] = await tx
          .select()
          .from(sessions)
          .where(or(eq(sessions.refreshHash, hashed), eq(sessions.previousHash, hashed)))
          .for('update')
        if (!session || session.endedAt || session.expiresAt < new Date()) return null
        const [account] = await tx.select().from(accounts).where(eq(accounts.id, session.accountId))
        if (!account || !mayHaveSession(account) || account.stamp !== session.stamp) return null
        if (session.previousHash === hashed) {
          // Two tabs may renew at the same moment; later than that, somebody else holds the old secret.
          if (Date.now() - session.renewedAt.getTime() < 10_000) return { data: { token: await tokens.sign(account, session.id), userName: account.name } }
          await tx.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, session.id))
          tokens.forget(session.id)
          return null
        }
        const fresh = randomBytes(32).toString('base64url')
        await tx
          .update(sessions)
          .set({ refreshHash: sha256(fresh), previousHash: hashed, renewedAt: new Date() })
          .where(eq(sessions.id, session.id))
        setCookie(reply, fresh, DAYS * 86_400)
        return { data: { token: await tokens.sign(account, session.id), userName: account.name } }
      })
      if (answer) return answer
      setCookie(reply, '', 0)
      throw ended()
    },

    async logout({ caller, reply }) {
      await db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, caller.sid))
      tokens.forget(caller.sid)
      setCookie(reply, '', 0)
      reply.header('clear-site-data', '"cache"')
      return { message: 'Signed out.' }
    },

    /** Every session dies with the old password; the person who changed it goes on in a new one. */
    async changePassword({ body, caller, request, reply }) {
      const right = await tryPassword(app, { email: caller.email, address: addressOf(request) }, async () => {
        const [account] = await db.select().from(accounts).where(eq(accounts.id, caller.accountId))
        return (await checkPassword(account?.passwordHash, body.current)) || null
      })
      if (!right) throw wrongField('current', 'This is not your present password.')
      const weak = weakPassword(body.password, caller)
      if (weak) throw wrongField('password', weak)
      const passwordHash = await hashPassword(body.password)
      return db.transaction(async (tx) => {
        const changed = await endSessions(tx, caller.accountId, { passwordHash })
        await audit(tx, { by: caller, action: 'changePassword', entity: 'account', id: caller.accountId })
        tokens.forget(caller.sid)
        return begin(tx, changed, { request, reply })
      })
    },

    jwks: async () => ({ keys: tokens.published }),
  } satisfies Pick<Handlers<operations>, 'login' | 'refresh' | 'logout' | 'changePassword' | 'jwks'>
}
