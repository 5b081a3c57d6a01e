import { and, eq, inArray, sql } from 'drizzle-orm'
import { accountLifecycle, accountStates } from '../../src/machines/lifecycles/account.ts'
import { REGISTRATION_HOURS, registrationLifecycle } from '../../src/machines/lifecycles/registration.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { Secret } from '../mail/secret.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { begin } from '../platform/lifecycle/transition.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants } from '../tables/applications.ts'
import { registrations } from '../tables/registrations.ts'
import { makeCode, proofOf, selectorOf, spokenCode } from './code.ts'
import { moveRegistration, usable } from './moveRegistration.ts'

type Settings = Pick<App, 'settings'>
type Account = typeof accounts.$inferSelect
/** Where a mail leads: with a code for who has no password yet, to the sign-in for everybody else. */
export type Invitation = { link: string | Secret; code: Secret | null }
/** A code goes to the address of the account that it opens and to no other, whatever an applicant's record says by then. */
type Invited = Invitation & { to: string }

/** Lets the person of an application into the applicant's side: finds or makes the account, replaces older codes. */
export async function inviteApplicant(
  app: Settings,
  tx: Tx,
  person: { applicantId: number; applicationId: number; email: string; name: string; letterKind: 'offer' | 'contract'; letterId: number },
): Promise<Invited> {
  const account = await accountFor(tx, person)
  const to = account.email
  if (isTagged(accountStates, account.status, 'invited')) {
    const why = { purpose: `${person.letterKind} letter`, letterId: person.letterId, applicationId: person.applicationId }
    return { ...(await issueCode(app, tx, account, why)), to }
  }
  const page = person.letterKind === 'offer' ? '/offer-letter' : `/contract-letter/${person.letterId}`
  return { link: signInLink(app, page), code: null, to }
}

export const signInLink = ({ settings }: Settings, page: string) => `${settings.publicUrl}/login?returnTo=${encodeURIComponent(page)}`

/** The applicant's account. Two letters sent to one new address at the same moment still make one. */
async function accountFor(tx: Tx, { applicantId, email, name }: { applicantId: number; email: string; name: string }): Promise<Account> {
  const [applicant] = await tx.select({ accountId: applicants.accountId }).from(applicants).where(eq(applicants.id, applicantId)).for('update')
  if (applicant?.accountId) {
    const [known] = await tx.select().from(accounts).where(eq(accounts.id, applicant.accountId)).for('update')
    if (known) return known
  }
  const address = email.trim().toLowerCase()
  const [made] = await tx
    .insert(accounts)
    .values({ email: address, name, roles: ['Applicant'] })
    .onConflictDoNothing()
    .returning()
  if (made) await begin(tx, accountLifecycle, { id: made.id, by: 'system' })
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, address))
    .for('update')
  if (!account) throw new Error('the account that was just made cannot be found')
  await tx.update(applicants).set({ accountId: account.id }).where(eq(applicants.id, applicantId))
  return account
}

/** A new code and link for an account; the ones sent before stop working. The account's row is locked. */
export async function issueCode(
  { settings }: Settings,
  tx: Tx,
  account: Pick<Account, 'id'>,
  why: { purpose: string; letterId?: number | null; applicationId?: number | null },
  page = '/offer-letter',
): Promise<{ link: Secret; code: Secret }> {
  await supersedeOpen(tx, account.id)
  for (;;) {
    const { code, linkKey } = makeCode()
    const [row] = await tx
      .insert(registrations)
      .values({
        accountId: account.id,
        ...why,
        linkHash: proofOf(settings.secret, linkKey),
        codeSelector: selectorOf(code),
        codeHash: proofOf(settings.secret, code),
        expiresAt: sql`now() + make_interval(hours => ${REGISTRATION_HOURS})`,
      })
      .onConflictDoNothing()
      .returning({ id: registrations.id })
    // Another open code may begin with the same four characters: then this one is thrown away.
    if (!row) continue
    await begin(tx, registrationLifecycle, { id: row.id, by: 'system' })
    const of = { registrationId: row.id }
    return { link: new Secret(`${settings.publicUrl}${page}?code=${linkKey}`, of), code: new Secret(spokenCode(code), of) }
  }
}

async function supersedeOpen(tx: Tx, accountId: number) {
  const open = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.accountId, accountId), inArray(registrations.status, usable)))
    .for('update')
  for (const row of open) await moveRegistration(tx, row, { type: 'supersede' }, 'system')
}
