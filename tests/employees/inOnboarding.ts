import { eq } from 'drizzle-orm'
import { accounts } from '../../server/tables/accounts.ts'
import { applicants, complianceItems } from '../../server/tables/applications.ts'
import { letters, letterVersions } from '../../server/tables/letters.ts'
import type { TestApp } from '../app.ts'
import { selectedApplication } from '../letters/case.ts'

type Change = { name?: [first: string, last: string]; startDate?: string; missing?: string[]; toCheck?: string[]; status?: 'sent' | 'signed' }

/** A contract on the way, written straight into the tables: how one is sent and signed is shown elsewhere. */
export async function onTheWay(t: TestApp, { name, startDate = '2099-01-11', missing = [], toCheck = [], status = 'sent' }: Change = {}) {
  const about = await selectedApplication(t, 'offer accepted')
  const [applicationId, requisitionId] = [about.application.id, about.requisition.id]
  if (name) await t.db.update(applicants).set({ firstName: name[0], surName: name[1] }).where(eq(applicants.id, about.applicant.id))
  const [maker] = await t.db.select().from(accounts).where(eq(accounts.email, 'officer@threshold.test'))
  const makerId = maker!.id
  const [letter] = await t.db
    .insert(letters)
    .values({ kind: 'contract', applicationId, requisitionId, status, makerId, sentVersion: 1, sentAt: new Date() })
    .returning()
  const text = {
    subject: 'Contract',
    body: '<p>Contract</p>',
    jobTitle: 'Registered nurse',
    currency: 'AUD',
    managerName: 'Owen Marsh',
    makerName: 'Noor Haddad',
  }
  await t.db.insert(letterVersions).values({
    ...text,
    letterId: letter!.id,
    number: 1,
    startDate,
    period: 'YEARLY',
    contractType: 'Full time',
    department: 'Emergency',
    city: 'Geelong',
    country: 'Australia',
    makerId,
    lapsesOn: '2099-12-04',
  })
  const asked = [...missing.map((one) => ({ name: one, status: 'REQUESTED' as const })), ...toCheck.map((one) => ({ name: one, status: 'SUBMITTED' as const }))]
  if (asked.length > 0) await t.db.insert(complianceItems).values(asked.map((one) => ({ ...one, applicationId, source: 'Offer' as const, mandatory: true })))
  return { ...about, contractId: letter!.id }
}
