import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/auth.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Sessions } from '../platform/http/sessions.ts'
import { accounts, sessions } from '../tables/accounts.ts'
import { recentFailures } from './failedAttempts.ts'

/** A session lives until it is ended, runs out, or the account's stamp has risen since. */
const living = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`), eq(sessions.stamp, accounts.stamp))

export const livingSessions = ({ db }: Pick<App, 'db'>, accountId: number) =>
  db
    .select({ id: sessions.id, device: sessions.device, address: sessions.address, createdAt: sessions.createdAt, renewedAt: sessions.renewedAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, accountId), living))
    .orderBy(desc(sessions.renewedAt))
    .limit(100)

/** Everybody sees and ends the own sessions. */
export const sessionHandlers = (app: App, tokens: Sessions) => {
  async function end(accountId: number, which: SQL) {
    const ended = await app.db
      .update(sessions)
      .set({ endedAt: new Date() })
      .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), which))
      .returning({ id: sessions.id })
    for (const { id } of ended) tokens.forget(id)
    return ended.length
  }
  return {
    listSessions: async ({ caller }) => ({
      failures: (await recentFailures(app, caller.email)).map(({ lastAt, ...one }) => ({ ...one, lastAt: lastAt.toISOString() })),
      responseDataList: (await livingSessions(app, caller.accountId)).map(({ createdAt, renewedAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        renewedAt: renewedAt.toISOString(),
        present: one.id === caller.sid,
      })),
    }),
    endSession: async ({ caller, params }) => {
      if ((await end(caller.accountId, eq(sessions.id, params.id))) === 0) throw notFound('session')
      return { message: 'Signed out there.' }
    },
    endOtherSessions: async ({ caller }) => {
      await end(caller.accountId, ne(sessions.id, caller.sid))
      return { message: 'Signed out everywhere else.' }
    },
  } satisfies Pick<Handlers<operations>, 'listSessions' | 'endSession' | 'endOtherSessions'>
}
