import { randomUUID } from 'node:crypto'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { outbox } from '../tables/outbox.ts'
import { keepSecrets, type Secrets } from './mailSecrets.ts'

type Message = {
  event: string
  to: string
  toName: string
  subject: string
  html: string
  text: string
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
export async function sendMail(app: Pick<App, 'jobs' | 'settings'>, tx: Tx, message: Message): Promise<boolean> {
  const [row] = await tx
    .insert(outbox)
    .values({
      event: message.event,
      toEmail: message.to,
      // What a person typed never becomes a header line.
      toName: oneLine(message.toName),
      subject: oneLine(message.subject),
      html: message.html,
      body: message.text,
      dedupe: message.dedupe,
      messageId: `<${randomUUID()}@threshold>`,
      reason: app.settings.smtpUrl ? null : NO_SERVER,
      dueAt: app.settings.smtpUrl ? (message.after ?? new Date()) : null,
      isTest: message.isTest ?? false,
      applicationId: message.applicationId ?? null,
      requisitionId: message.requisitionId ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (!row) return false
  await keepSecrets(tx, row.id, message.secrets ?? {})
  if (app.settings.smtpUrl) await app.jobs.send(tx, 'mail', { id: row.id }, message.after && { startAfter: message.after })
  return true
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()
