import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accounts } from '../../server/tables/accounts.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { requisitionFinancials, requisitions } from '../../server/tables/requisitions.ts'
import type { components } from '../../src/api/hr.gen.ts'
import type { TestApp } from '../app.ts'

type Content = components['schemas']['LetterContent']
type Status = (typeof applications.$inferSelect)['status']

/** An application of its own requisition, as it stands when letters are written. */
export async function selectedApplication({ db }: TestApp, status: Status = 'selected') {
  const [owner] = await db.select().from(accounts).where(eq(accounts.email, 'employee@threshold.test'))
  const [requisition] = await db
    .insert(requisitions)
    .values({ positionTitle: 'Registered nurse', ownerId: owner!.id, status: 'RVA', progress: 'COMPLETED', endDate: '2099-12-31', openings: 1 })
    .returning()
  await db
    .insert(requisitionFinancials)
    .values({ requisitionId: requisition!.id, compensationFrom: 9_000_000, compensationTo: 10_000_000, currency: 'AUD', period: 'YEARLY' })
  const [applicant] = await db
    .insert(applicants)
    .values({ firstName: 'Leila', surName: 'Haddad', email: `leila.${randomUUID()}@sample.example`, mobile: '+61 400 000 000' })
    .returning()
  const [application] = await db
    .insert(applications)
    .values({ requisitionId: requisition!.id, applicantId: applicant!.id, status, source: 'JOB_POST' })
    .returning()
  return { application: application!, applicant: applicant!, requisition: requisition! }
}

/** A letter with every value it needs. */
export const filled = (draft: Content, change: Partial<Content> = {}): Content => ({
  ...draft,
  startDate: '2099-01-11',
  salaryMinor: 9_400_000,
  managerName: 'Owen Marsh',
  contractType: 'Full time, ongoing',
  department: 'Emergency',
  city: 'Geelong',
  country: 'Australia',
  lapsesOn: '2099-12-04',
  ...change,
})
