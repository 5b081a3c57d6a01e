import { eq, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { type Criteria, GATHERED, type ListColumns, type Search } from '../platform/db/listColumns.ts'
import { page } from '../platform/db/page.ts'
import { notFound } from '../platform/http/problem.ts'
import { outbox } from '../tables/outbox.ts'
import { searchedFor } from '../tables/reference.ts'
import { asTheyAre, type ExportColumns, exportList } from '../workbooks/exportList.ts'
import { moved, movesFor } from './outboxMoves.ts'
import { textFor } from './outboxText.ts'

type Row = typeof outbox.$inferSelect
type Summary = Omit<Row, 'html' | 'body' | 'dedupe' | 'messageId' | 'dueAt' | 'leaseUntil' | 'searchText'>

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
  createdAt: { sql: outbox.createdAt, kind: 'moment' },
  sentAt: { sql: outbox.sentAt, kind: 'moment' },
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
  isTest: outbox.isTest,
  version: outbox.version,
}
const present = ({ createdAt, sentAt, ...row }: Summary) => ({ ...row, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null })

type Presented = ReturnType<typeof present>
const exported: ExportColumns<Presented> = {
  ...asTheyAre<Presented>('id', 'event', 'status', 'toEmail', 'toName', 'subject', 'attempts', 'applicationId', 'requisitionId'),
  createdAt: ({ createdAt }) => new Date(createdAt),
  sentAt: ({ sentAt }) => sentAt && new Date(sentAt),
}

/** Rare words are gathered by their index, common ones met on the way through the list. */
const searched =
  (db: Database) =>
  async (words: string): Promise<Search> => {
    const where = searchedFor(outbox.searchText, words)
    const found = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(where)
      .limit(GATHERED + 1)
    if (found.length > GATHERED) return { where, rows: 'common' }
    return { where: sql`${outbox.id} = any(${sql.param(found.map(({ id }) => id))}::int[])`, rows: 'rare' }
  }

async function list({ db, settings }: App, criteria: Criteria) {
  const { responseDataList, paging } = await page<Summary>({
    db,
    table: outbox,
    criteria,
    columns,
    settings,
    search: searched(db),
    shown: summary,
  })
  return { responseDataList: responseDataList.map(present), paging }
}

export const outboxHandlers = (app: App) =>
  ({
    searchOutbox: ({ body }) => list(app, body),

    exportOutbox: (call) => exportList(app.settings, call, 'Messages', exported, (criteria) => list(app, criteria)),

    getOutboxMessage: async ({ caller, params }) => {
      const [row] = await app.db.select().from(outbox).where(eq(outbox.id, params.id))
      if (!row) throw notFound('message')
      const { html: _html, body: _body, dedupe: _dedupe, messageId: _messageId, dueAt: _dueAt, leaseUntil: _leaseUntil, ...rest } = row
      return { data: { ...present(rest), ...(await textFor(app, caller, row)), ...(await movesFor(app, caller, row)) } }
    },

    pauseOutboxMessage: (call) => moved(app, call, 'pause', 'Paused: it stays here until somebody lets it go.'),
    resumeOutboxMessage: (call) => moved(app, call, 'resume', 'Sending...'),
    retryOutboxMessage: (call) => moved(app, call, 'retry', 'Sending...'),
  }) satisfies Partial<Handlers<operations>>
