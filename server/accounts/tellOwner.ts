import { randomUUID } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import { printError } from '../platform/log.ts'
import { accounts, failedAttempts } from '../tables/accounts.ts'

/** So many wrong passwords in a day are told to the owner of the account. */
const TOLD_FROM = 10

type Guessed = { email: string; subject: string }

/** Nobody waits for it: the answer to a wrong password takes as long whether there is an account or not. */
export function tellOwner(app: App, guessed: Guessed) {
  tell(app, guessed).catch((error: unknown) => printError('The owner of an account could not be told of wrong passwords:', error))
}

/** Once a day at most. */
async function tell(app: App, { email, subject }: Guessed) {
  const [{ total } = { total: 0 }] = await app.db
    .select({ total: sql<number>`coalesce(sum(${failedAttempts.count}), 0)::int` })
    .from(failedAttempts)
    .where(and(eq(failedAttempts.subject, subject), ne(failedAttempts.address, ''), gt(failedAttempts.lastAt, sql`now() - interval '1 day'`)))
  if (total < TOLD_FROM) return
  await app.db.transaction(async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ failuresToldAt: sql`now()` })
      .where(
        and(
          eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()),
          sql`(${accounts.failuresToldAt} is null or ${accounts.failuresToldAt} < now() - interval '1 day')`,
        ),
      )
      .returning()
    if (!account?.passwordHash || isTagged(accountStates, account.status, 'disabled')) return
    const values = { recipientName: account.name, failures: String(total), link: `${app.settings.publicUrl}/account` }
    const to = { to: account.email, toName: account.name, dedupe: `sign-in-failures:${account.id}:${randomUUID()}` }
    await sendMail(app, tx, { event: 'SIGN_IN_FAILURES', ...to, ...(await renderMail(tx, 'SIGN_IN_FAILURES', values)) })
  })
}
