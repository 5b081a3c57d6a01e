import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { App } from './contract.ts'
import type { Tx } from './database.ts'
import { outbox } from './schema.ts'

export type Message = {
  event: string
  to: string
  toName: string
  subject: string
  html: string
  text: string
  /** What the message is about; a second message with the same mark is not queued. */
  dedupe: string
  applicationId?: number | null
  requisitionId?: number | null
}

const NO_SERVER = 'No mail server is set (SMTP_URL): the message is kept here to be read.'

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
      applicationId: message.applicationId ?? null,
      requisitionId: message.requisitionId ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (!row) return false
  if (app.settings.smtpUrl) await app.jobs.send(tx, 'mail', { id: row.id })
  return true
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

/** 1 min, 5 min, 30 min, 2 h, 6 h; then the message has failed. */
const DELAYS = [60, 300, 1800, 7200, 21600]

/** Delivers queued messages by SMTP, one job a message. Only a crash between the server's 250 and our commit can send twice. */
export async function deliverMail(app: App) {
  const { smtpUrl, mailFrom } = app.settings
  if (!smtpUrl) return
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 })
  await app.jobs.work('mail', async ({ id }: { id: number }) => {
    const [message] = await app.db
      .update(outbox)
      .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1` })
      .where(and(eq(outbox.id, id), inArray(outbox.status, ['queued'])))
      .returning()
    if (!message) return
    try {
      await transport.sendMail({
        from: mailFrom,
        to: { name: message.toName, address: message.toEmail },
        subject: message.subject,
        html: message.html,
        text: message.body,
        messageId: message.messageId,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await app.db.update(outbox).set({ status: 'sent', sentAt: new Date(), reason: null }).where(eq(outbox.id, id))
    } catch (error) {
      const delay = permanent(error) ? undefined : DELAYS[message.attempts - 1]
      await app.db.transaction(async (tx) => {
        await tx
          .update(outbox)
          .set({ status: delay ? 'queued' : 'failed', reason: reasonOf(error) })
          .where(eq(outbox.id, id))
        if (delay) await app.jobs.send(tx, 'mail', { id }, { startAfter: new Date(Date.now() + delay * 1000) })
      })
    }
  })
}

const permanent = (error: unknown) => responseCode(error) >= 500
const responseCode = (error: unknown) => (typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0)
const reasonOf = (error: unknown) =>
  responseCode(error) ? `The mail server refused the message (${responseCode(error)}).` : 'The mail server could not be reached.'
