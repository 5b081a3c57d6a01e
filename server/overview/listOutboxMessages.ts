import { and, eq, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { gatheredIds } from '../platform/db/filters.ts'
import { TEXTS } from '../platform/db/gather.ts'
import type { Criteria, ListColumns, Search } from '../platform/db/listColumns.ts'
import type { Joins } from '../platform/db/narrowed.ts'
import { page } from '../platform/db/page.ts'
import { prepared } from '../platform/db/prepared.ts'
import { notFound } from '../platform/http/problem.ts'
import { type Reader, readsNames, type Veil, type Veiled, veilColumns, veilOver } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'
import { outbox } from '../tables/outbox.ts'
import { isFoundByTrigrams, searchedFor } from '../tables/reference.ts'
import { asTheyAre, type ExportColumns, exportList } from '../workbooks/exportList.ts'
import { changed, editableText } from './changeOutboxMessage.ts'
import { moved, movesFor } from './outboxMoves.ts'
import { textFor } from './outboxText.ts'

type Row = typeof outbox.$inferSelect
type Summary = Omit<Row, 'html' | 'body' | 'calendar' | 'dedupe' | 'messageId' | 'dueAt' | 'leaseUntil' | 'searchText'>

const columnsFor = (reader: Reader) =>
  ({
    id: { sql: outbox.id, kind: 'number' },
    event: { sql: outbox.event, kind: 'select' },
    status: { sql: outbox.status, kind: 'select' },
    toEmail: { sql: outbox.toEmail, kind: 'text', ...personal(reader) },
    toName: { sql: outbox.toName, kind: 'text', ...personal(reader) },
    subject: { sql: outbox.subject, kind: 'text', ...personal(reader) },
    attempts: { sql: outbox.attempts, kind: 'number' },
    applicationId: { sql: outbox.applicationId, kind: 'number' },
    requisitionId: { sql: outbox.requisitionId, kind: 'number' },
    createdAt: { sql: outbox.createdAt, kind: 'moment' },
    goesAt: { sql: outbox.goesAt, kind: 'moment' },
    sentAt: { sql: outbox.sentAt, kind: 'moment' },
  }) satisfies ListColumns

/** A message about somebody who is screened without names. */
const about = sql`exists (select from ${applications} where ${applications.id} = ${outbox.applicationId} and ${applications.withheld})`
const openTo = (reader: Reader) => (readsNames(reader) ? undefined : sql`(not ${about})`)
const personal = (reader: Reader) => ({ readable: openTo(reader), unread: sql`${outbox.applicationId}` })

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
  goesAt: outbox.goesAt,
  sentAt: outbox.sentAt,
  isTest: outbox.isTest,
  version: outbox.version,
}
const beside: Joins = {
  applications: { table: applications, on: eq(applications.id, outbox.applicationId), left: true },
  applicants: { table: applicants, on: eq(applicants.id, applications.applicantId), left: true },
}
/** Whoever reads no names has to know of whom a message speaks. */
const withPerson = { ...summary, person: veilColumns }
const present = ({ createdAt, goesAt, sentAt, ...row }: Summary) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  goesAt: goesAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
})

type Presented = ReturnType<typeof present>
const exported: ExportColumns<Presented> = {
  ...asTheyAre<Presented>('id', 'event', 'status', 'toEmail', 'toName', 'subject', 'attempts', 'applicationId', 'requisitionId'),
  createdAt: ({ createdAt }) => new Date(createdAt),
  goesAt: ({ goesAt }) => goesAt && new Date(goesAt),
  sentAt: ({ sentAt }) => sentAt && new Date(sentAt),
}

/** Rare words are gathered by their index, common ones met on the way through the list. */
const searched =
  (db: Database, reader: Reader) =>
  async (words: string): Promise<Search> => {
    const where = and(searchedFor(outbox.searchText, words), openTo(reader))!
    const ids = await gatheredIds(db, { record: outbox, id: outbox.id }, where, isFoundByTrigrams(words) ? TEXTS : undefined)
    return ids === null ? { where, rows: 'common' } : { where: sql`${outbox.id} = any(${ids}::int[])`, rows: 'rare' }
  }

/** To whom and about what, without name and address. */
const veiledMessage = <One extends Pick<Summary, 'toName' | 'toEmail' | 'subject' | 'reason'>>(veil: Veil, row: One): One => ({
  ...row,
  toName: veil.addressee(row.toName),
  toEmail: veil.text(row.toEmail),
  subject: veil.text(row.subject),
  reason: veil.text(row.reason),
})

export async function listOutbox({ db, settings }: App, caller: Caller, criteria: Criteria) {
  const reads = readsNames(caller)
  const { responseDataList, paging } = await page<Summary & { person?: Veiled }>({
    db,
    table: outbox,
    joins: reads ? {} : beside,
    criteria,
    columns: columnsFor(caller),
    settings,
    search: searched(db, caller),
    shown: reads ? summary : withPerson,
  })
  return { responseDataList: responseDataList.map(({ person, ...row }) => present(veiledMessage(veilOver(caller, person ?? null), row))), paging }
}

export const outboxHandlers = (app: App) =>
  ({
    searchOutbox: ({ body, caller }) => listOutbox(app, caller, body),

    exportOutbox: (call) => exportList(app.settings, call, 'Messages', exported, (criteria) => listOutbox(app, call.caller, criteria)),

    getOutboxMessage: async ({ caller, params }) => {
      const [found] = await prepared(app.db, outboxHandlers, () =>
        app.db
          .select({ row: outbox, person: veilColumns })
          .from(outbox)
          .leftJoin(applications, eq(applications.id, outbox.applicationId))
          .leftJoin(applicants, eq(applicants.id, applications.applicantId))
          .where(eq(outbox.id, sql.placeholder('id'))),
      ).execute({ id: params.id })
      if (!found) throw notFound('message')
      const { row } = found
      const veil = veilOver(caller, found.person)
      const { html: _html, body: _body, dedupe: _dedupe, messageId: _messageId, dueAt: _dueAt, leaseUntil: _leaseUntil, ...rest } = row
      const { html, text, masked } = await textFor(app, caller, row)
      const withLetter = row.letterId !== null
      const said = { html: veil.text(html), text: veil.text(text), masked, withLetter, body: veil.name === null ? editableText(row) : null }
      return { data: { ...present(veiledMessage(veil, rest)), ...said, ...(await movesFor(app, caller, row)) } }
    },

    pauseOutboxMessage: (call) => moved(app, call, 'pause', 'Paused: it stays here until somebody lets it go.'),
    resumeOutboxMessage: (call) => moved(app, call, 'resume', 'Sending...'),
    retryOutboxMessage: (call) => moved(app, call, 'retry', 'Sending...'),
    hurryOutboxMessage: (call) => moved(app, call, 'hurry', 'Sending...'),
    stopOutboxMessage: (call) => moved(app, call, 'stop', 'Stopped: it will not be sent.'),
    changeOutboxMessage: (call) => changed(app, call),
  }) satisfies Partial<Handlers<operations>>
