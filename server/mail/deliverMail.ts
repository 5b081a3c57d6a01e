import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, inArray, lte } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import { outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { companyName } from '../platform/company.ts'
import type { App } from '../platform/context.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import { printError } from '../platform/log.ts'
import { outbox } from '../tables/outbox.ts'
import { claimMessage, MAKING, type Message, outboxIsOpen, reclaimMessages, settleMessage, triesFor } from './claimMessage.ts'
import { readSecrets, whole } from './mailSecrets.ts'
import { senderOf } from './sender.ts'

/** So many messages go out in a second where the mail server is quick. */
const AT_ONCE = 10

/** Makes the sealed PDF of a letter; the letters themselves are none of the mail's. */
export type MakePdf = (letterId: number) => Promise<{ filename: string; content: Buffer }>
const cannotMake: MakePdf = () => Promise.reject(new Error('Nothing makes the PDFs of letters here.'))

/** One try at one message. Only a crash between the server's 250 and our commit can send twice, under the same Message-ID. */
export async function deliverMessage(
  app: App,
  transport: Transporter,
  id: number,
  now = new Date(),
  makePdf = cannotMake,
): Promise<'done' | 'putOff' | 'notMine'> {
  const message = await claimMessage(app, id, now)
  if (!message) return 'notMine'
  const failure = await tryToSend(app, transport, message, makePdf)
  if (!failure) {
    await settleMessage(app, message, { event: { type: 'deliver' }, reason: null }, now)
    return 'done'
  }
  await settleMessage(app, message, { event: { type: 'fail' }, ...failure }, now)
  return failure.isFinal ? 'done' : 'putOff'
}

/** Whatever is due and was not sent by its own job: after a crash, a pause, a lost job. A server that is away ends the round. */
export async function sweepMail(app: App, transport: Transporter, now = new Date(), makePdf = cannotMake): Promise<void> {
  await reclaimMessages(app, now)
  if (!(await outboxIsOpen(app.db))) return
  const due = await app.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.status, tagged(outboxMessageStates, 'waiting')), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.id))
    .limit(200)
  let isAway = false
  await eachAlone('mail-sweep', due, async ({ id }) => {
    if (!isAway) isAway = (await deliverMessage(app, transport, id, now, makePdf)) === 'putOff'
  })
}

/** Delivers by SMTP: each message by a job of its own, and once a minute what is left over. */
export async function deliverMail(app: App, makePdf: MakePdf) {
  // What speaks to mail servers is loaded where there is one.
  const transport = app.settings.smtpUrl ? (await import('./openTransport.ts')).openTransport(app) : null
  if (!transport) return
  await app.jobs.work('mail', async ({ id }: { id: number }) => void (await deliverMessage(app, transport, id, new Date(), makePdf)), {
    batch: AT_ONCE,
  })
  await app.jobs.work('mail-sweep', () => sweepMail(app, transport, new Date(), makePdf), { cron: '* * * * *', soon: true })
}

type Failure = { isFinal: boolean; reason: string }

async function tryToSend(app: App, transport: Transporter, message: Message, makePdf: MakePdf): Promise<Failure | null> {
  const text = whole({ html: message.html, text: message.body }, await readSecrets(app.db, message.id))
  if (!text) return { isFinal: true, reason: 'The link and the code in this message no longer work. Send a new one.' }
  const attachments = await attachmentsOf(message, makePdf)
  if (!attachments) return { isFinal: false, reason: 'The PDF that goes with the message could not be made.' }
  const timer = new AbortController()
  const sent = transport.sendMail({
    from: senderOf(app.settings.mailFrom, await companyName(app.db)),
    to: { name: message.toName, address: message.toEmail },
    subject: message.subject,
    ...text,
    ...calendarOf(message),
    ...attachments,
    messageId: message.messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A server that says a word now and then keeps its connection alive; the whole try has an end all the same.
  const late = pause(triesFor(app), TOO_LATE, { signal: timer.signal, ref: false }).catch(() => null)
  try {
    return (await Promise.race([sent, late])) === TOO_LATE ? { isFinal: false, reason: 'The mail server took too long to answer.' } : null
  } catch (error) {
    return failureOf(error)
  } finally {
    timer.abort()
    sent.catch(() => null)
  }
}

/** Beside the text, so that mail programs offer to take it over, and attached for those that do not. */
const calendarOf = ({ calendar }: Message) =>
  calendar ? { icalEvent: { filename: 'interview.ics', method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH', content: calendar } } : {}

/** Null when the file is not there in time. */
async function attachmentsOf({ letterId }: Message, makePdf: MakePdf) {
  if (letterId === null) return {}
  const begun = Date.now()
  try {
    const file = await makePdf(letterId)
    return Date.now() - begun > MAKING ? null : { attachments: [{ ...file, contentType: 'application/pdf' }] }
  } catch (error) {
    printError(`mail: the PDF of letter ${letterId} could not be made.`, error)
    return null
  }
}

const TOO_LATE = Symbol('too late')
/** What the server says to the addresses and to the text is about this message; all else is about the server. */
const ABOUT_THE_MESSAGE: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])

function failureOf(error: unknown): Failure {
  const { code, responseCode, response } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  const isAboutMessage = ABOUT_THE_MESSAGE.has(code)
  if (typeof responseCode === 'number' && isAboutMessage) {
    const words = `${response ?? responseCode}`.replaceAll(/\s+/g, ' ').slice(0, 300)
    return { isFinal: responseCode >= 500, reason: `The mail server refused the message: ${words}` }
  }
  if (isAboutMessage) return { isFinal: true, reason: 'The message has no address that a mail server takes. Correct the e-mail address of its recipient.' }
  if (code === 'EAUTH') return { isFinal: false, reason: 'The mail server did not accept the sign-in of SMTP_URL.' }
  if (code === 'ETIMEDOUT') return { isFinal: false, reason: 'The mail server took too long to answer.' }
  return { isFinal: false, reason: responseCode ? `The mail server is not ready (${responseCode}).` : 'The mail server could not be reached.' }
}
