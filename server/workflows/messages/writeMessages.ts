import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { chosenIds } from '../../applications/lists/chosenApplications.ts'
import { CANDIDATE_MESSAGE, DELAYED, EVENT_FIELDS, MERGE_FIELDS } from '../../mail/mergeFields.ts'
import { composeMail } from '../../mail/renderMail.ts'
import { cleanBody, cleanSubject, fill, lineOf } from '../../mail/richText.ts'
import { sendMails } from '../../mail/sendMail.ts'
import { clean, subjectWithFieldNames } from '../../mail/templateText.ts'
import { chosenMoment, delayOf, momentOfTelling } from '../../mail/whenToSend.ts'
import { readCompany } from '../../platform/company.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isRepeated, write } from '../../platform/db/transaction.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { auditAll } from '../../platform/lifecycle/audit.ts'
import { workingMorning } from '../../platform/workingDays.ts'
import { templates } from '../../tables/letters.ts'
import { outbox } from '../../tables/outbox.ts'
import { recipientsOf } from './recipients.ts'

type Taken = 'listMessageTemplates' | 'listSendTimes' | 'previewMessages' | 'sendMessages'

/** What HR writes to candidates by hand or from a text that it keeps: one to one, or each of many in a message of their own. */
export const messageHandlers = (app: App) =>
  ({
    listMessageTemplates: async () => ({
      responseDataList: await app.db
        .select({ id: templates.id, name: templates.name, subject: templates.subject, body: templates.body })
        .from(templates)
        .where(eq(templates.event, CANDIDATE_MESSAGE))
        .orderBy(templates.name)
        .limit(200),
      fields: EVENT_FIELDS[CANDIDATE_MESSAGE].map((field) => ({ field, label: MERGE_FIELDS[field].label })),
    }),

    listSendTimes: async () => {
      const now = new Date()
      const times = []
      for (const event of DELAYED) {
        const delayDays = await delayOf(app.db, event)
        times.push({ event, delayDays, goesAt: momentOfTelling(app.settings, undefined, delayDays, now).toISOString() })
      }
      return { data: { nextMorning: workingMorning(1, app.settings, now).toISOString(), templates: times } }
    },

    previewMessages: async ({ body, caller }) => {
      const ids = await chosenIds(app, caller, body)
      const text = { subject: cleanSubject(body.subject), body: cleanBody(body.body) }
      const { to, left, looked } = await recipientsOf(app, app.db, caller, ids, text)
      const one = looked.get(body.shownId ?? to[0]?.applicationId ?? left[0]?.applicationId ?? 0)
      const shown = one && {
        applicationId: one.applicationId,
        name: one.shown.name,
        subject: lineOf(fill(text.subject, one.shown.values, 'marked')),
        html: fill(text.body, one.shown.values, 'marked'),
      }
      return { data: { recipients: to.map(({ applicationId, shown: { name } }) => ({ applicationId, name })), left, shown: shown ?? null } }
    },

    sendMessages: async (call) => {
      const { body, caller } = call
      const text = clean(CANDIDATE_MESSAGE, body.subject, body.body)
      // Who presses again gets the first answer, whatever the list finds by now.
      const ids = (await isRepeated(app, call)) ? [] : await chosenIds(app, caller, body)
      return write(app, call, async (tx) => {
        const after = chosenMoment(app.settings, body.when ?? {})
        const { to, looked } = await recipientsOf(app, tx, caller, ids, text)
        if (looked.size === 0) throw notFound('application')
        if (to.length !== body.recipients) {
          const message = `${to.length} can be written to now, and ${body.recipients} could when you looked. Look at the list again, then send.`
          throw new Problem(409, 'LIST_CHANGED', message)
        }
        const mark = randomUUID()
        const company = await readCompany(tx)
        const messages = to.map(({ applicationId, requisitionId, name, email, values }) => ({
          ...composeMail(text.subject, text.body, values, company),
          event: CANDIDATE_MESSAGE,
          to: email,
          toName: name,
          applicationId,
          requisitionId,
          dedupe: `message:${mark}:${applicationId}`,
          ...(after && { after }),
        }))
        await sendMails(app, tx, messages)
        const about = { id: outbox.id, applicationId: outbox.applicationId, requisitionId: outbox.requisitionId }
        const marks = messages.map(({ dedupe }) => dedupe)
        const written = await tx.select(about).from(outbox).where(inArray(outbox.dedupe, marks)).orderBy(outbox.id)
        const goesAt = after?.toISOString() ?? null
        // The fields of a subject stand by their names, so that the log holds nobody's.
        const subject = subjectWithFieldNames(text.subject)
        await auditAll(
          tx,
          written.map((one) => ({ ...one, by: caller, action: 'write', entity: 'message', after: { subject, goesAt } })),
        )
        return {
          data: { written: written.length, goesAt },
          message: written.length === 1 ? 'The message was written.' : `${written.length} messages were written.`,
        }
      })
    },
  }) satisfies Pick<Handlers<operations>, Taken>
