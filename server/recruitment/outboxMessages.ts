import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { asTheyAre, exportList } from '../exports.ts'
import { maskSecrets } from '../hr/richText.ts'
import { type Criteria, type ListColumns, page } from '../lists.ts'
import { audit } from '../move.ts'
import { checkVersion, notFound, Problem } from '../problem.ts'
import { outbox } from '../schema.ts'
import { write } from '../write.ts'

type Row = typeof outbox.$inferSelect
type Summary = Omit<Row, 'html' | 'body' | 'dedupe' | 'messageId'>

const columns = {
  id: { sql: outbox.id, kind: 'number' },
  event: { sql: outbox.event, kind: 'select' },
  status: { sql: outbox.status, kind: 'select' },
  toEmail: { sql: outbox.toEmail, kind: 'text' },
  toName: { sql: outbox.toName, kind: 'text' },
  subject: { sql: outbox.subject, kind: 'text' },
  attempts: { sql: outbox.attempts, kind: 'number' },
  applicationId: { sql: outbox.applicationId, kind: 'number' },
  requisitionId: { sql: outbox.requisitionId, kind: 'number' },
  createdAt: { sql: outbox.createdAt, kind: 'date' },
  sentAt: { sql: outbox.sentAt, kind: 'date' },
} satisfies ListColumns

const summary = {
  id: outbox.id,
  event: outbox.event,
  toEmail: outbox.toEmail,
  toName: outbox.toName,
  subject: outbox.subject,
  status: outbox.status,
  attempts: outbox.attempts,
  reason: outbox.reason,
  applicationId: outbox.applicationId,
  requisitionId: outbox.requisitionId,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  version: outbox.version,
}
const present = ({ createdAt, sentAt, ...row }: Summary) => ({ ...row, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null })

const exported = asTheyAre<ReturnType<typeof present>>(
  'id',
  'event',
  'status',
  'toEmail',
  'toName',
  'subject',
  'attempts',
  'applicationId',
  'requisitionId',
  'createdAt',
  'sentAt',
)

/** A mail server has it, or is about to. */
const DELIVERED: ReadonlySet<Row['status']> = new Set(['sending', 'sent'])
const RETRIABLE: ReadonlySet<Row['status']> = new Set(['failed', 'paused'])

async function list({ db }: App, criteria: Criteria) {
  const { responseDataList, paging } = await page<Summary>({
    criteria,
    columns,
    search: [outbox.toName, outbox.toEmail, outbox.subject],
    shown: summary,
    from: (fields) => db.select(fields).from(outbox).$dynamic(),
  })
  return { responseDataList: responseDataList.map(present), paging }
}

export const outboxHandlers = (app: App) =>
  ({
    searchOutbox: ({ body }) => list(app, body),

    exportOutbox: (call) => exportList(call, 'Messages', exported, (criteria) => list(app, criteria)),

    getOutboxMessage: async ({ params }) => {
      const [row] = await app.db.select().from(outbox).where(eq(outbox.id, params.id))
      if (!row) throw notFound('message')
      const { html, body, dedupe: _dedupe, messageId: _messageId, ...rest } = row
      // A mail server has taken it: from now on only its recipient holds what lets one act as the recipient.
      const shown = DELIVERED.has(row.status) ? maskSecrets({ html, text: body }) : { html, text: body, masked: false }
      return { data: { ...present(rest), ...shown, canRetry: RETRIABLE.has(row.status) } }
    },

    retryOutboxMessage: (call) =>
      write(app, call, async (tx) => {
        const [row] = await tx.select().from(outbox).where(eq(outbox.id, call.params.id)).for('update')
        if (!row) throw notFound('message')
        checkVersion(row, call.body.version)
        if (!RETRIABLE.has(row.status)) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', 'Only a message that failed can be tried again.')
        if (!app.settings.smtpUrl) throw new Problem(409, 'NO_MAIL_SERVER', 'No mail server is set (SMTP_URL): the message is kept here to be read.')
        await tx
          .update(outbox)
          .set({ status: 'queued', attempts: 0, reason: null, version: row.version + 1 })
          .where(eq(outbox.id, row.id))
        await app.jobs.send(tx, 'mail', { id: row.id })
        await audit(tx, { by: call.caller, action: 'retry', entity: 'message', id: row.id, applicationId: row.applicationId, requisitionId: row.requisitionId })
        return { message: 'Sending...' }
      }),
  }) satisfies Partial<Handlers<operations>>
