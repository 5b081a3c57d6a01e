import { eq, inArray } from 'drizzle-orm'
import type { Client } from 'openapi-fetch'
import type { paths } from '../../src/api/recruitment.gen.ts'
import { f, p } from '../mail/templateParts.ts'
import type { App } from '../platform/context.ts'
import { applicants, applications } from '../tables/applications.ts'
import { mailDecisions } from '../workflows/applications/mailDecision.ts'

const REJECTED = 'oliver.stone@sample.example'
const WRITTEN_TO = 'amelia.hart@sample.example'
const TEXT = {
  subject: `Before we meet: ${f('positionTitle')}`,
  body: p(
    `Dear ${f('firstName')},`,
    'the entrance from the car park is closed this month. Please come in from the street, and ask for me at the desk.',
    `Until then,<br />${f('senderName')}`,
  ),
}

/** A rejection that waits for its morning, and a message that an officer wrote by hand. */
export async function sampleMessages(app: App, officer: Client<paths>): Promise<void> {
  const rows = await app.db
    .select({ application: applications, email: applicants.email })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(inArray(applicants.email, [REJECTED, WRITTEN_TO]))
  const of = (email: string) => rows.find((row) => row.email === email)?.application
  const [rejected, meeting] = [of(REJECTED), of(WRITTEN_TO)]
  if (rejected) await app.db.transaction((tx) => mailDecisions(app, tx, [{ row: rejected, event: 'reject' }], { delayDays: 2 }))
  if (!meeting) return
  const { error } = await officer.POST('/message', { body: { ids: [meeting.id], ...TEXT, recipients: 1 } })
  if (error) throw new Error(`The sample data was refused: ${JSON.stringify(error)}`)
}
