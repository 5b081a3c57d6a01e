import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/auth.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { REGISTRATION_HOURS } from '../../src/machines/lifecycles/registration.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import { companyName } from '../platform/company.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { addressOf, type Limit } from '../platform/http/rateLimit.ts'
import { accounts } from '../tables/accounts.ts'
import { registrations } from '../tables/registrations.ts'
import { issueCode } from './invite.ts'

type Account = typeof accounts.$inferSelect
const MOST_PER_HOUR = 3
/** However much there was to do, the answer takes this long. */
const TAKES = 400

/** A message with a link to set a password: an invitation for who has none yet. At most three an hour go to one account. */
export async function sendPasswordLink(app: Pick<App, 'settings' | 'jobs'>, tx: Tx, account: Account, requesterName?: string): Promise<boolean> {
  const [recent] = await tx
    .select({ total: count() })
    .from(registrations)
    .where(and(eq(registrations.accountId, account.id), gt(registrations.createdAt, sql`now() - interval '1 hour'`)))
  if ((recent?.total ?? 0) >= MOST_PER_HOUR) return false
  const invited = isTagged(accountStates, account.status, 'invited')
  const { link, code } = await issueCode(app, tx, account, { purpose: invited ? 'invitation' : 'password reset' }, '/set-password')
  const values = { recipientName: account.name, link, code, hoursValid: String(REGISTRATION_HOURS) }
  const to = { to: account.email, toName: account.name, dedupe: `password-link:${account.id}:${randomUUID()}` }
  if (invited)
    await sendMail(app, tx, {
      event: 'INVITATION',
      ...to,
      ...(await renderMail(tx, 'INVITATION', { ...values, requesterName: requesterName ?? (await companyName(tx)) })),
    })
  else await sendMail(app, tx, { event: 'PASSWORD_RESET', ...to, ...(await renderMail(tx, 'PASSWORD_RESET', values)) })
  return true
}

export const passwordLinkLimits = {
  forgotPassword: { bucket: ({ request }) => `forgot:ip:${addressOf(request)}`, most: 10, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const passwordLinkHandlers = (app: App) =>
  ({
    async forgotPassword({ body }) {
      const started = Date.now()
      await app.db.transaction(async (tx) => {
        const [account] = await tx
          .select()
          .from(accounts)
          .where(eq(sql`lower(${accounts.email})`, body.email.trim().toLowerCase()))
          .for('update')
        if (account && !isTagged(accountStates, account.status, 'disabled')) await sendPasswordLink(app, tx, account)
      })
      await pause(Math.max(0, started + TAKES - Date.now()))
      return { message: 'If there is an account with this address, a message with a link is on its way.' }
    },
  }) satisfies Pick<Handlers<operations>, 'forgotPassword'>
