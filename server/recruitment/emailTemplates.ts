import { and, asc, desc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../contract.ts'
import type { Tx } from '../database.ts'
import { readCase } from '../hr/letter.record.ts'
import { letters, templates, templateVersions } from '../hr/letter.schema.ts'
import { EVENT_FIELDS, isLetterEvent, MERGE_FIELDS, type TemplateEvent, type Values } from '../hr/mergeFields.ts'
import { cleanBody, cleanSubject, fieldsIn, fill, lineOf, textOf } from '../hr/richText.ts'
import { dayInWords, payInWords, todayIn } from '../hr/wording.ts'
import { composeMail } from '../mail.templates.ts'
import { audit } from '../move.ts'
import { checkVersion, notFound, Problem, wrongField } from '../problem.ts'
import { write } from '../write.ts'
import { applications } from './application.schema.ts'

type Row = typeof templates.$inferSelect
const present = ({ updatedAt, ...row }: Row) => ({ ...row, updatedAt: updatedAt.toISOString() })

export const emailTemplateHandlers = (app: App) =>
  ({
    listEmailTemplates: async () => ({ responseDataList: (await app.db.select().from(templates).orderBy(asc(templates.id)).limit(200)).map(present) }),

    listMergeFields: async ({ query }) => ({ responseDataList: EVENT_FIELDS[query.event].map((field) => ({ field, label: MERGE_FIELDS[field].label })) }),

    saveEmailTemplate: (call) =>
      write(app, call, async (tx) => {
        const { id, version, event, name } = call.body
        const text = { ...clean(event, call.body.subject, call.body.body), name: name.trim(), updatedBy: call.caller.name, updatedAt: new Date() }
        await nameIsFree(tx, event, text.name, id)
        const saved = id === undefined ? await add(tx, event, text) : await change(tx, id, version, event, text, call.caller)
        await tx
          .insert(templateVersions)
          .values({ templateId: saved.id, version: saved.version, subject: saved.subject, body: saved.body, savedBy: call.caller.name })
        await audit(tx, { by: call.caller, action: 'save', entity: 'template', id: saved.id, after: { event, name: saved.name, version: saved.version } })
        return { responseData: { id: saved.id, version: saved.version }, message: id === undefined ? 'Successfully created!' : 'Successfully updated!' }
      }),

    previewEmailTemplate: ({ body: { event, subject, body, applicationId }, caller }) =>
      app.db.transaction(async (tx) => {
        const text = clean(event, subject, body)
        const about = await recordFor(tx, applicationId)
        const values = { ...sampleValues(app, caller), ...(about ? valuesOf(about) : {}) }
        if (!isLetterEvent(event)) return { data: { ...composeMail(text.subject, text.body, values), about: about?.name ?? null } }
        const html = fill(text.body, values, 'marked')
        return { data: { subject: lineOf(fill(text.subject, values, 'marked')), html, text: textOf(html), about: about?.name ?? null } }
      }),
  }) satisfies Partial<Handlers<operations>>

type Text = Pick<Row, 'name' | 'subject' | 'body' | 'updatedBy' | 'updatedAt'>

async function add(tx: Tx, event: TemplateEvent, text: Text): Promise<Row> {
  if (!isLetterEvent(event)) throw wrongField('event', 'This event already has its e-mail. Change that one.')
  const [row] = await tx
    .insert(templates)
    .values({ event, ...text })
    .returning()
  return row!
}

async function change(tx: Tx, id: number, version: number | undefined, event: TemplateEvent, text: Text, _caller: Caller): Promise<Row> {
  const [known] = await tx.select().from(templates).where(eq(templates.id, id)).for('update')
  if (!known) throw notFound('template')
  if (known.event !== event) throw wrongField('event', 'A template stays with its event.')
  checkVersion(known, version ?? 0)
  const [row] = await tx
    .update(templates)
    .set({ ...text, version: known.version + 1 })
    .where(eq(templates.id, id))
    .returning()
  return row!
}

async function nameIsFree(tx: Tx, event: TemplateEvent, name: string, id: number | undefined) {
  const same = await tx.select({ id: templates.id, name: templates.name }).from(templates).where(eq(templates.event, event))
  if (same.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase()))
    throw wrongField('name', 'Another template of this event has this name. Choose another.')
}

/** A template may use the fields of its event and no others: what cannot be filled in is refused when it is written. */
function clean(event: TemplateEvent, subject: string, body: string) {
  const known: readonly string[] = EVENT_FIELDS[event]
  const text = { subject: cleanSubject(subject), body: cleanBody(body) }
  for (const place of ['subject', 'body'] as const) {
    const stranger = fieldsIn(text[place]).find((field) => !known.includes(field))
    if (stranger) throw wrongField(place, `This e-mail has no value for the field "${MERGE_FIELDS[stranger].label}". Take it out.`)
    if (!lineOf(text[place]) && fieldsIn(text[place]).length === 0)
      throw new Problem(400, 'BAD_INPUT', 'Failed! Make sure you filled all fields', [{ field: place, message: `Write the ${place}.` }])
  }
  return text
}

type Record_ = { name: string; values: Values }

/** The application asked for, else the newest one with a letter, else the newest of all. */
async function recordFor(tx: Tx, applicationId: number | undefined): Promise<Record_ | null> {
  const id = applicationId ?? (await newest(tx))
  if (id === undefined) return null
  const { applicant, requisition } = await readCase(tx, id)
  const name = [applicant.firstName, applicant.surName].join(' ')
  return { name, values: { firstName: applicant.firstName, fullName: name, candidateName: name, positionTitle: requisition.positionTitle } }
}

async function newest(tx: Tx): Promise<number | undefined> {
  const [withLetter] = await tx.select({ id: letters.applicationId }).from(letters).orderBy(desc(letters.id)).limit(1)
  if (withLetter) return withLetter.id
  const [any] = await tx.select({ id: applications.id }).from(applications).where(and()).orderBy(desc(applications.id)).limit(1)
  return any?.id
}

const valuesOf = ({ values }: Record_) => values

/** What stands in a preview where the record has nothing to say. */
const sampleValues = ({ settings }: Pick<App, 'settings'>, { name, roles }: Caller): Values => {
  const day = dayInWords(todayIn(settings.timeZone, new Date(Date.now() + 14 * 86_400_000)))
  return {
    firstName: 'Leila',
    fullName: 'Leila Haddad',
    candidateName: 'Leila Haddad',
    positionTitle: 'Registered nurse',
    organisation: settings.organisation,
    department: 'Emergency',
    city: 'Geelong',
    country: 'Australia',
    startDate: day,
    salary: payInWords(9_400_000, 'AUD', 'YEARLY'),
    manager: name,
    contractType: 'Full time',
    complianceList: 'Proof of identity · Police check',
    lapsesOn: day,
    today: dayInWords(todayIn(settings.timeZone)),
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
