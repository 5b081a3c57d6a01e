import { randomUUID } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { CANDIDATE_MESSAGE, EVENT_FIELDS, isDelayed, isLetterEvent, MERGE_FIELDS, type TemplateEvent } from '../mail/mergeFields.ts'
import { sendMail } from '../mail/sendMail.ts'
import { clean, withFieldNames } from '../mail/templateText.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import type { Limit } from '../platform/http/rateLimit.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { templates, templateVersions } from '../tables/letters.ts'
import { outbox } from '../tables/outbox.ts'
import { trial } from './emailTemplateTrial.ts'

type Row = typeof templates.$inferSelect
const present = ({ updatedAt, delayDays, ...row }: Row) => ({
  ...row,
  delayDays: isDelayed(row.event) ? delayDays : null,
  updatedAt: updatedAt.toISOString(),
})
/** Of these HR keeps as many as it likes. */
const hasSeveral = (event: TemplateEvent) => isLetterEvent(event) || event === CANDIDATE_MESSAGE
const MOST_MESSAGES = 100

export const emailTemplateLimits = {
  testEmailTemplate: { bucket: ({ caller }) => `template-test:${caller.accountId}`, most: 30, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const emailTemplateHandlers = (app: App) =>
  ({
    listEmailTemplates: async () => ({ responseDataList: (await app.db.select().from(templates).orderBy(asc(templates.id)).limit(200)).map(present) }),

    listMergeFields: async ({ query }) => ({ responseDataList: EVENT_FIELDS[query.event].map((field) => ({ field, label: MERGE_FIELDS[field].label })) }),

    saveEmailTemplate: (call) =>
      write(app, call, async (tx) => {
        const { id, version, event, name, delayDays } = call.body
        if (delayDays && !isDelayed(event)) throw wrongField('delayDays', 'This e-mail tells of no status, and goes out at once.')
        const written = { ...clean(event, call.body.subject, call.body.body), name: name.trim() }
        const text = { ...written, ...(delayDays !== undefined && { delayDays }), updatedBy: call.caller.name, updatedAt: new Date() }
        await nameIsFree(tx, event, text.name, id)
        const saved = id === undefined ? await add(tx, event, text) : await change(tx, id, version, event, text, call.caller)
        await tx
          .insert(templateVersions)
          .values({ templateId: saved.id, version: saved.version, subject: saved.subject, body: saved.body, savedBy: call.caller.name })
        await audit(tx, {
          by: call.caller,
          action: 'save',
          entity: 'template',
          id: saved.id,
          after: { event, name: saved.name, version: saved.version, ...(isDelayed(event) && { delayDays: saved.delayDays }) },
        })
        return { responseData: { id: saved.id, version: saved.version }, message: id === undefined ? 'Successfully created!' : 'Successfully updated!' }
      }),

    deleteEmailTemplate: (call) =>
      write(app, call, async (tx) => {
        const [row] = await tx.select().from(templates).where(eq(templates.id, call.params.id)).for('update')
        if (!row) throw notFound('template')
        checkVersion(row, call.query.version)
        if (row.event !== CANDIDATE_MESSAGE) throw new Problem(409, 'TEMPLATE_IS_NEEDED', 'Threshold writes by this template. Change it instead.')
        await tx.delete(templateVersions).where(eq(templateVersions.templateId, row.id))
        await tx.delete(templates).where(eq(templates.id, row.id))
        await audit(tx, { by: call.caller, action: 'remove', entity: 'template', id: row.id, before: { event: row.event, name: row.name } })
        return { message: 'deleted' }
      }),

    previewEmailTemplate: ({ body, caller }) => app.db.transaction(async (tx) => ({ data: await trial(app, tx, caller, body, 'marked') })),

    testEmailTemplate: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { subject, html, text } = await trial(app, tx, caller, body, 'dropped')
        const dedupe = `test:${randomUUID()}`
        const mail = { subject: `[Test] ${subject}`, html, text, isTest: true, dedupe }
        await sendMail(app, tx, { event: body.event, to: caller.email, toName: caller.name, ...mail })
        const [written] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupe, dedupe))
        await audit(tx, { by: caller, action: 'test', entity: 'message', id: written!.id, after: { event: body.event } })
        return {
          message: app.settings.smtpUrl ? `A test is on its way to ${caller.email}.` : 'A test was written. It is in the outbox, since no mail server is set.',
        }
      }),

    listEmailTemplateVersions: async ({ params }) => {
      const [known] = await app.db.select({ id: templates.id }).from(templates).where(eq(templates.id, params.id))
      if (!known) throw notFound('template')
      const rows = await app.db
        .select()
        .from(templateVersions)
        .where(eq(templateVersions.templateId, known.id))
        .orderBy(desc(templateVersions.version))
        .limit(200)
      return {
        responseDataList: rows.map(({ version, subject, body, savedBy, savedAt }) => ({
          version,
          subject,
          body,
          savedBy,
          savedAt: savedAt.toISOString(),
          text: withFieldNames(subject, body),
        })),
      }
    },
  }) satisfies Partial<Handlers<operations>>

type Text = Pick<Row, 'name' | 'subject' | 'body' | 'updatedBy' | 'updatedAt'> & Partial<Pick<Row, 'delayDays'>>

async function add(tx: Tx, event: TemplateEvent, text: Text): Promise<Row> {
  if (!hasSeveral(event)) throw wrongField('event', 'This event already has its e-mail. Change that one.')
  const kept = await tx.select({ id: templates.id }).from(templates).where(eq(templates.event, event)).limit(MOST_MESSAGES)
  if (kept.length === MOST_MESSAGES) throw wrongField('name', `There are ${MOST_MESSAGES} of these already. Delete one first.`)
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
