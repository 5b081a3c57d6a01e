import { eq } from 'drizzle-orm'
import type { Client } from 'openapi-fetch'
import type { paths } from '../../src/api/recruitment.gen.ts'
import type { App } from '../platform/context.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications } from '../tables/applications.ts'

const ABOUT = 'amelia.hart@sample.example'
const MENTIONED = 'manager@threshold.test'

/** Two notes of an officer on a candidate, one of which asks a manager. */
export async function sampleNotes({ db }: App, officer: Client<paths>): Promise<void> {
  const [about] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(applicants.email, ABOUT))
  const [manager] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, MENTIONED))
  if (!about || !manager) return
  const notes = [
    { text: 'Sample note: called on the telephone.\nFree from the first of next month, and would rather not work nights.', mentions: [] },
    { text: `Sample note: @[${manager.id}], could we offer four days a week here?`, mentions: [manager.id] },
  ]
  for (const body of notes) {
    const { error } = await officer.POST('/application/notes/{id}', { params: { path: { id: about.id } }, body })
    if (error) throw new Error(`The sample data was refused: ${JSON.stringify(error)}`)
  }
}
