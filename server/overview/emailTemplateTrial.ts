import { desc, eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { whenOf } from '../interviews/mailInterview.ts'
import { readPanels } from '../interviews/readInterviews.ts'
import { letterDesk } from '../letters/letterDesk.ts'
import { isLetterEvent, type TemplateEvent, type Values } from '../mail/mergeFields.ts'
import { composeMail } from '../mail/renderMail.ts'
import { fill, lineOf, textOf } from '../mail/richText.ts'
import { clean } from '../mail/templateText.ts'
import { readCompany } from '../platform/company.ts'
import type { App, Caller } from '../platform/context.ts'
import { daysAfter, todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { dayInWords, payInWords } from '../platform/wording.ts'
import { readCase } from '../records/letters.ts'
import { applications, interviews } from '../tables/applications.ts'
import { letters } from '../tables/letters.ts'

type Draft = components['schemas']['PreviewEmailTemplate']

/** What a template makes of a real application, of the newest one, or of sample values alone; of a letter its gaps are marked where they are looked at. */
export async function trial(app: App, tx: Tx, caller: Caller, { event, subject, body, applicationId, sample }: Draft, gaps: 'marked' | 'dropped') {
  const text = clean(event, subject, body)
  const about = sample ? null : await recordFor(app, tx, caller, event, applicationId)
  const company = await readCompany(tx)
  const values = { ...sampleValues(app, caller), ...about?.values, organisation: company.name }
  const name = about?.name ?? null
  if (gaps === 'dropped' || !isLetterEvent(event)) return { ...composeMail(text.subject, text.body, values, company), about: name }
  const html = fill(text.body, values, 'marked')
  return { subject: lineOf(fill(text.subject, values, 'marked')), html, text: textOf(html), about: name }
}

type Record_ = { name: string; values: Values }

/** The application asked for, else the newest one with a letter, else the newest of all; with what its letter and its next interview say. */
async function recordFor(app: App, tx: Tx, caller: Caller, event: TemplateEvent, applicationId: number | undefined): Promise<Record_ | null> {
  const id = applicationId ?? (await newest(tx))
  if (id === undefined) return null
  const { applicant, requisition } = await readCase(tx, id)
  const name = [applicant.firstName, applicant.surName].join(' ')
  const { fields } = await letterDesk(app, tx, event.startsWith('CONTRACT') ? 'contract' : 'offer', id, caller)
  const said = Object.fromEntries(fields.flatMap(({ field, value }) => (value === null ? [] : [[field, value]])))
  const values = { ...said, ...(await interviewValues(tx, id)), firstName: applicant.firstName, fullName: name, candidateName: name }
  return { name, values: { positionTitle: requisition.positionTitle, ...values } }
}

async function interviewValues(tx: Tx, applicationId: number): Promise<Values> {
  const [interview] = await tx.select().from(interviews).where(eq(interviews.applicationId, applicationId)).orderBy(desc(interviews.startsAt)).limit(1)
  if (!interview) return {}
  const panel = await readPanels(tx, [interview.id])
  return { ...whenOf(interview), interviewers: panel.map((one) => one.name).join(', ') }
}

async function newest(tx: Tx): Promise<number | undefined> {
  const [withLetter] = await tx.select({ id: letters.applicationId }).from(letters).orderBy(desc(letters.id)).limit(1)
  if (withLetter) return withLetter.id
  const [any] = await tx.select({ id: applications.id }).from(applications).orderBy(desc(applications.id)).limit(1)
  return any?.id
}

/** What stands in a preview where the record has nothing to say. */
const sampleValues = ({ settings }: Pick<App, 'settings'>, { name, roles }: Caller): Values => {
  const day = dayInWords(daysAfter(todayIn(settings), 14))
  return {
    firstName: 'Leila',
    fullName: 'Leila Haddad',
    candidateName: 'Leila Haddad',
    positionTitle: 'Registered nurse',
    department: 'Emergency',
    city: 'Geelong',
    country: 'Australia',
    startDate: day,
    salary: payInWords(9_400_000, 'AUD', 'YEARLY'),
    manager: name,
    contractType: 'Full time',
    complianceList: 'Proof of identity · Police check',
    lapsesOn: day,
    today: dayInWords(todayIn(settings)),
    letterNumber: 'Offer 1 / 1',
    senderName: name,
    senderRole: roles[0] ?? '',
    link: `${settings.publicUrl}/login`,
    code: '••••• •••••',
    hoursValid: '72',
    recipientName: name,
    requesterName: name,
    interviewDate: day,
    interviewTime: '10:00–10:45',
    interviewPlace: 'Meeting room 2',
    interviewers: name,
    documentName: 'Police check',
    answer: 'approved',
    reason: 'Everything is in order',
  }
}
