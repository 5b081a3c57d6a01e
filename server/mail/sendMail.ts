import { randomUUID } from 'node:crypto'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { outbox } from '../tables/outbox.ts'
import { queueWithSecrets, type Secrets, secretsOf } from './mailSecrets.ts'

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
  const queued = tx
    .insert(outbox)
    .values(messages.map((message) => rowOf(app, message)))
    .onConflictDoNothing()
    .returning({ id: outbox.id, dedupe: outbox.dedupe })
  const rows = await queueWithSecrets(tx, queued, secretsOf(messages))
  const byMark = new Map(messages.map((message) => [message.dedupe, message]))
  const jobs = rows.map(({ id, dedupe }) => ({ data: { id }, startAfter: byMark.get(dedupe)?.after }))
  if (app.settings.smtpUrl && jobs.length > 0) await app.jobs.sendAll(tx, 'mail', jobs)
  return rows.length
}

const rowOf = ({ settings }: Pick<App, 'settings'>, message: Message): typeof outbox.$inferInsert => ({
  event: message.event,
  toEmail: message.to,
  // What a person typed never becomes a header line.
  toName: oneLine(message.toName),
  subject: oneLine(message.subject),
  html: message.html,
  body: message.text,
  calendar: message.calendar ?? null,
  letterId: message.letterId ?? null,
  dedupe: message.dedupe,
  messageId: `<${randomUUID()}@threshold>`,
  reason: settings.smtpUrl ? null : NO_SERVER,
  goesAt: message.after ?? null,
  dueAt: settings.smtpUrl ? (message.after ?? new Date()) : null,
  isTest: message.isTest ?? false,
  applicationId: message.applicationId ?? null,
  requisitionId: message.requisitionId ?? null,
})

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()
