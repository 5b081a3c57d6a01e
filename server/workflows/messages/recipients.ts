import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { whenOf } from '../../interviews/mailInterview.ts'
import { MERGE_FIELDS, type MergeField, type Values } from '../../mail/mergeFields.ts'
import { fieldsIn } from '../../mail/richText.ts'
import { companyName } from '../../platform/company.ts'
import type { App, Caller } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { dayInWords } from '../../platform/wording.ts'
import { applicationsVisibleTo } from '../../records/applications.ts'
import { veilColumns, veilOver } from '../../records/withoutNames.ts'
import { applicants, applications, interviews } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'
import { cities, departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'

type LeftOut = components['schemas']['LeftOut']
type Text = { subject: string; body: string }
/** Somebody who can be written to, with what each field of a message stands for. */
type Recipient = {
  applicationId: number
  requisitionId: number
  name: string
  email: string
  values: Values
  /** The same as far as the writer may know who it is. */
  shown: { name: string; values: Values }
}

const NOBODY = 'There is no such application, or it is not yours to see.'
const REFUSED = 'The last message to this address could not be delivered. Correct the address, or send that message again.'

/** Of the chosen applications who can be written to with this text, and who cannot and why; `looked` has the values of both. */
export async function recipientsOf(app: Pick<App, 'settings'>, db: Database | Tx, caller: Caller, ids: readonly number[], text: Text) {
  const found = await people(db, caller, ids)
  const organisation = await companyName(db)
  const fields = fieldsIn(`${text.subject}${text.body}`)
  const refused = await refusedAddresses(db, ids)
  const meetings = fields.some((field) => field.startsWith('interview')) ? await nextInterviews(db, ids) : new Map<number, Values>()
  const all = new Map<number, Recipient>(
    found.map(({ id, requisitionId, person, ...about }) => {
      const veil = veilOver(caller, person)
      const { firstName, email } = person
      const name = [firstName, person.middleName, person.surName].filter(Boolean).join(' ')
      const values = { ...about, ...meetings.get(id), ...common(app, caller, organisation), firstName, fullName: name }
      const shown = { name: veil.name ?? name, values: { ...values, firstName: veil.text(firstName), fullName: veil.text(name) } }
      return [id, { applicationId: id, requisitionId, name, email, values, shown }]
    }),
  )
  const to: Recipient[] = []
  const left: LeftOut[] = []
  for (const applicationId of ids) {
    const one = all.get(applicationId)
    const reason = one ? whyNot(one, fields, refused) : NOBODY
    if (one && !reason) to.push(one)
    else left.push({ applicationId, name: one?.shown.name ?? null, reason: reason ?? NOBODY })
  }
  return { to, left, looked: all }
}

function whyNot({ applicationId, email, values }: Recipient, fields: readonly MergeField[], refused: ReadonlyMap<number, string>): string | null {
  if (refused.get(applicationId) === email) return REFUSED
  const missing = fields.filter((field) => !values[field]).map((field) => MERGE_FIELDS[field].label)
  return missing.length > 0 ? `Nothing is known for: ${missing.join(', ')}.` : null
}

/** What is the same for everybody. */
const common = ({ settings }: Pick<App, 'settings'>, { name, roles }: Caller, organisation: string): Values => ({
  organisation,
  today: dayInWords(todayIn(settings)),
  senderName: name,
  senderRole: roles.find((role) => role !== 'Applicant') ?? null,
})

const people = (db: Database | Tx, caller: Caller, ids: readonly number[]) =>
  db
    .select({
      id: applications.id,
      requisitionId: applications.requisitionId,
      person: veilColumns,
      positionTitle: requisitions.positionTitle,
      department: departments.name,
      city: cities.name,
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .leftJoin(departments, eq(departments.id, requisitions.departmentId))
    .leftJoin(cities, eq(cities.id, requisitions.cityId))
    .where(and(inArray(applications.id, [...ids]), applicationsVisibleTo(caller)))

/** The address of each application whose last message that was tried has failed. */
async function refusedAddresses(db: Database | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const last = await db
    .selectDistinctOn([outbox.applicationId], { id: outbox.applicationId, status: outbox.status, email: outbox.toEmail })
    .from(outbox)
    .where(and(inArray(outbox.applicationId, [...ids]), gt(outbox.attempts, 0)))
    .orderBy(outbox.applicationId, desc(outbox.id))
  return new Map(last.flatMap(({ id, status, email }) => (id !== null && isTagged(outboxMessageStates, status, 'failed') ? [[id, email] as const] : [])))
}

/** When and where the next interview of each application is. */
async function nextInterviews(db: Database | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Values>> {
  const planned = inArray(interviews.status, tagged(interviewStates, 'planned'))
  const next = await db
    .selectDistinctOn([interviews.applicationId])
    .from(interviews)
    .where(and(inArray(interviews.applicationId, [...ids]), planned, gt(interviews.startsAt, new Date())))
    .orderBy(interviews.applicationId, asc(interviews.startsAt))
  return new Map(next.map((interview) => [interview.applicationId, whenOf(interview)]))
}
