import { inviteApplicant } from '../../server/accounts/invite.ts'
import { Secret } from '../../server/mail/secret.ts'
import { applicants } from '../../server/tables/applications.ts'
import type { TestApp } from '../app.ts'

let made = 0

/** The code as it is typed. */
export const codeOf = (code: Secret | null) => code?.reveal().replace(' ', '') ?? ''

/** A person who was sent a letter: the typed code and the key of the link, as they stand in the message. */
export async function invited(t: TestApp, email = `applicant-${++made}@sample.example`) {
  const [found] = await t.db.insert(applicants).values({ firstName: 'Leila', surName: 'Haddad', email }).onConflictDoNothing().returning()
  const applicantId = found?.id ?? 0
  const invite = () =>
    t.db.transaction((tx) => inviteApplicant(t.app, tx, { applicantId, applicationId: 1, email, name: 'Leila Haddad', letterKind: 'offer', letterId: 1 }))
  const { link, code } = await invite()
  return { email, applicantId, invite, code: codeOf(code), key: link instanceof Secret ? (new URL(link.reveal()).searchParams.get('code') ?? '') : '' }
}
