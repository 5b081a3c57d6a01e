import { randomUUID } from 'node:crypto'
import { type Placeholder, sql } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { preparedSql } from '../platform/db/prepared.ts'
import { outbox } from '../tables/outbox.ts'
import { keepSecrets, type Secrets, secretsOf } from './mailSecrets.ts'

type Message = {
  event: string
  to: string
  toName: string
  subject: string
  html: string
  text: string
  /** A calendar file that goes with it. */
  calendar?: string
  /** The letter whose sealed PDF goes with it. */
  letterId?: number
  /** What the placeholders in html and text stand for. */
  secrets?: Secrets
  /** What the message is about; a second message with the same mark is not queued. */
  dedupe: string
  applicationId?: number | null
  requisitionId?: number | null
  /** Somebody tries out a template. */
  isTest?: boolean
  /** Not sent before; until then what it says can be taken back. */
  after?: Date
}

export const NO_SERVER = 'No mail server is set (SMTP_URL): the message is kept here to be read.'

/** Queues a message in the caller's transaction. Answers whether it is new; a repeated one is not queued again. */
export const sendMail = async (app: Pick<App, 'jobs' | 'settings'>, tx: Tx, message: Message): Promise<boolean> => (await sendMails(app, tx, [message])) > 0

/** The same of several at once; answers how many of them are new. */
export async function sendMails(app: Pick<App, 'jobs' | 'settings'>, tx: Tx, messages: readonly Message[]): Promise<number> {
  if (messages.length === 0) return 0
  const all = { messages: told(messages.map((message) => rowOf(app, message))), secrets: told(secretsOf(messages)) }
  const rows = await preparedSql(tx, sendMails, all, queue)
  const byMark = new Map(messages.map((message) => [message.dedupe, message]))
  const jobs = rows.map(({ id, dedupe }) => ({ data: { id }, startAfter: byMark.get(dedupe)?.after }))
  if (app.settings.smtpUrl && jobs.length > 0) await app.jobs.sendAll(tx, 'mail', jobs)
  return rows.length
}

/** As PostgreSQL reads JSON, which holds no half of a sign. */
const told = (rows: readonly object[]) => JSON.stringify(rows, (_name, value) => (typeof value === 'string' ? value.toWellFormed() : value))

/** What is told of a message that is queued. */
const COLUMNS = {
  event: 'text',
  to_email: 'text',
  to_name: 'text',
  subject: 'text',
  html: 'text',
  body: 'text',
  calendar: 'text',
  letter_id: 'int',
  dedupe: 'text',
  message_id: 'text',
  reason: 'text',
  goes_at: 'timestamptz',
  due_at: 'timestamptz',
  is_test: 'boolean',
  application_id: 'int',
  requisition_id: 'int',
}
const names = sql.raw(Object.keys(COLUMNS).join(', '))
const typed = sql.raw(
  Object.entries(COLUMNS)
    .map((column) => column.join(' '))
    .join(', '),
)

/** One statement, however many messages there are. */
const queue = ({ messages, secrets }: Record<'messages' | 'secrets', Placeholder>) =>
  sql<{ id: number; dedupe: string }>`
    with queued as (
      insert into ${outbox} (${names}) select ${names} from json_to_recordset(${messages}::json) as message(${typed})
      on conflict do nothing returning id, dedupe),
    kept as (${keepSecrets(secrets)})
    select id, dedupe from queued`

const rowOf = ({ settings }: Pick<App, 'settings'>, message: Message): Record<keyof typeof COLUMNS, unknown> => ({
  event: message.event,
  to_email: message.to,
  // What a person typed never becomes a header line.
  to_name: oneLine(message.toName),
  subject: oneLine(message.subject),
  html: message.html,
  body: message.text,
  calendar: message.calendar ?? null,
  letter_id: message.letterId ?? null,
  dedupe: message.dedupe,
  message_id: `<${randomUUID()}@threshold>`,
  reason: settings.smtpUrl ? null : NO_SERVER,
  goes_at: message.after ?? null,
  due_at: settings.smtpUrl ? (message.after ?? new Date()) : null,
  is_test: message.isTest ?? false,
  application_id: message.applicationId ?? null,
  requisition_id: message.requisitionId ?? null,
})

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()
