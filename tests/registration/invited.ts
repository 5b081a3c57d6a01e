import { eq, sql } from 'drizzle-orm'
import { inviteApplicant } from '../../server/accounts/invite.ts'
import { Secret } from '../../server/mail/secret.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { letters } from '../../server/tables/letters.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import type { TestApp } from '../app.ts'

let made = 0

/** The code as it is typed. */
export const codeOf = (code: Secret | null) => code?.reveal().replace(' ', '') ?? ''

/** A person who was sent a letter: the typed code and the key of the link, as they stand in the message. */
export async function invited(t: TestApp, email = `applicant-${++made}@sample.example`) {
  await t.db.insert(applicants).values({ firstName: 'Leila', surName: 'Haddad', email }).onConflictDoNothing()
  const [person] = await t.db.select({ id: applicants.id }).from(applicants).where(sql`lower(${applicants.email}) = lower(${email})`)
  const applicantId = person!.id
  const [maker] = await t.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'officer@threshold.test'))
  const [position] = await t.db.insert(requisitions).values({ positionTitle: 'Night nurse', ownerId: maker!.id }).returning()
  const requisitionId = position!.id
  const [application] = await t.db.insert(applications).values({ requisitionId, applicantId, source: 'MANUAL' }).returning()
  const applicationId = application!.id
  const [letter] = await t.db.insert(letters).values({ kind: 'offer', applicationId, requisitionId, makerId: maker!.id }).returning()
  const about = { applicantId, applicationId, email, name: 'Leila Haddad', letterKind: 'offer', letterId: letter!.id } as const
  const invite = () => t.db.transaction((tx) => inviteApplicant(t.app, tx, about))
  const { link, code } = await invite()
  return { email, applicantId, invite, code: codeOf(code), key: link instanceof Secret ? (new URL(link.reveal()).searchParams.get('code') ?? '') : '' }
}
