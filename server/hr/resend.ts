import { and, count, eq, gt, sql } from 'drizzle-orm'
import { accounts } from '../auth/schema.ts'
import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { sendMail } from '../mail.ts'
import { isLinkKey, proofOf, proves, selectorOf } from './code.ts'
import { issueCode, signInLink } from './invite.ts'
import { registrations } from './registration.schema.ts'

const MOST_PER_HOUR = 3

/** Sends a new code to who asks with an old one or with an e-mail address; does nothing, silently, when nobody is meant. */
export async function sendNewCode(app: App, asked: { code?: string; email?: string }) {
  await app.db.transaction(async (tx) => {
    const accountId = asked.code ? await accountOfCode(app, tx, asked.code) : await accountOfEmail(tx, asked.email ?? '')
    const [account] = accountId ? await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update') : []
    if (!account?.roles.includes('Applicant') || account.status === 'disabled') return
    const [recent] = await tx
      .select({ total: count() })
      .from(registrations)
      .where(and(eq(registrations.accountId, account.id), gt(registrations.createdAt, sql`now() - interval '1 hour'`)))
    if ((recent?.total ?? 0) >= MOST_PER_HOUR) return
    const invitation = account.status === 'invited' ? await issueCode(app, tx, account, { purpose: 'asked for' }) : { link: signInLink(app, '/offer-letter'), code: null }
    await mail(app, tx, account, invitation)
  })
}
