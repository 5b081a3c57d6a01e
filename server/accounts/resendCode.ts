import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { REGISTRATION_HOURS } from '../../src/machines/lifecycles/registration.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { accounts } from '../tables/accounts.ts'
import { registrations } from '../tables/registrations.ts'
import { isLinkKey, proofOf, proves, selectorOf } from './code.ts'
import { type Invitation, issueCode, signInLink } from './invite.ts'
import { sendPasswordLink } from './sendPasswordLink.ts'

const MOST_PER_HOUR = 3

/** Sends a new code to who asks with an old one or with an e-mail address; does nothing, silently, when nobody is meant. */
export async function sendNewCode(app: App, asked: { code?: string; email?: string }) {
  await app.db.transaction(async (tx) => {
    const accountId = asked.code ? await accountOfCode(app, tx, asked.code) : await accountOfEmail(tx, asked.email ?? '')
    const [account] = accountId ? await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update') : []
    if (!account || isTagged(accountStates, account.status, 'disabled')) return
    // Staff come with a link that sets a password, and get another one.
    if (!account.roles.includes('Applicant')) return void (await sendPasswordLink(app, tx, account))
    const [recent] = await tx
      .select({ total: count() })
      .from(registrations)
      .where(and(eq(registrations.accountId, account.id), gt(registrations.createdAt, sql`now() - interval '1 hour'`)))
    if ((recent?.total ?? 0) >= MOST_PER_HOUR) return
    const invitation = isTagged(accountStates, account.status, 'invited')
      ? await issueCode(app, tx, account, { purpose: 'asked for' })
      : { link: signInLink(app, '/offer-letter'), code: null }
    await mail(app, tx, account, invitation)
  })
}

async function accountOfEmail(tx: Tx, email: string) {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()))
  return account?.id
}

/** Only who holds the link or the whole code may ask with it; in whatever state it is. */
async function accountOfCode({ settings }: App, tx: Tx, code: string) {
  const column = isLinkKey(code) ? eq(registrations.linkHash, proofOf(settings.secret, code)) : eq(registrations.codeSelector, selectorOf(code))
  const rows = await tx.select().from(registrations).where(column).limit(20)
  return rows.find((row) => isLinkKey(code) || proves(settings.secret, code, row.codeHash))?.accountId
}

async function mail(app: App, tx: Tx, account: typeof accounts.$inferSelect, { link, code }: Invitation) {
  const values = {
    firstName: account.name.split(' ')[0] ?? account.name,
    link,
    code,
    hoursValid: code ? String(REGISTRATION_HOURS) : null,
  }
  await sendMail(app, tx, {
    event: 'REGISTRATION_CODE',
    to: account.email,
    toName: account.name,
    dedupe: `registration-code:${account.id}:${randomUUID()}`,
    ...(await renderMail(tx, 'REGISTRATION_CODE', values)),
  })
}
