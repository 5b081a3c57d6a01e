import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { claimMessage, reclaimMessages, settleMessage } from '../../server/mail/claimMessage.ts'
import { deliverMessage, sweepMail } from '../../server/mail/deliverMail.ts'
import { openTransport } from '../../server/mail/openTransport.ts'
import { sendMail } from '../../server/mail/sendMail.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { badServer, mailServer, refusing } from './smtp.ts'

const t = await testApp({ MAIL_TIMEOUT: '1', SMTP_URL: 'smtp://127.0.0.1:1' })
const text = { subject: 'Hello\r\nBcc: eve@evil.example', html: '<p>Hello</p>', text: 'Hello' }
const person = { to: 'ana@sample.example', toName: 'Ana "x" <eve@evil.example>\r\nBcc: eve@evil.example' }

async function queued(more: Partial<Parameters<typeof sendMail>[2]> = {}) {
  const dedupe = randomUUID()
  await t.db.transaction((tx) => sendMail(t.app, tx, { event: 'WELCOME', ...person, ...text, dedupe, ...more }))
  return (await t.db.select().from(outbox).where(eq(outbox.dedupe, dedupe)))[0]!
}
const read = async (id: number) => (await t.db.select().from(outbox).where(eq(outbox.id, id)))[0]!
const to = (smtpUrl: string) => openTransport({ settings: { ...t.app.settings, smtpUrl } })!
const minutes = (n: number) => new Date(Date.now() + n * 60_000)
const headOf = (message: string) =>
  message
    .slice(0, message.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
const header = (message: string, name: string) => headOf(message).filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))

describe('a mail server that accepts', async () => {
  const { url, received } = await mailServer()

  test('gets a message once, to one address, and nothing a person typed is a header', async () => {
    const { id, messageId } = await queued()
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => deliverMessage(t.app, to(url), id)))
    expect(outcomes.toSorted()).toEqual(['done', 'notMine', 'notMine', 'notMine'])
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 1, reason: null, leaseUntil: null, dueAt: null, sentAt: expect.any(Date) })
    expect(received.length).toBe(1)
    const [message] = received
    expect(header(message!, 'Bcc')).toEqual([])
    expect(header(message!, 'Message-ID')).toEqual([`Message-ID: ${messageId}`])
    expect(header(message!, 'To')[0]).toMatch(/<ana@sample\.example>$/)
    expect(header(message!, 'From')).toEqual(['From: Saltmarsh Health <no-reply@threshold.test>'])
    expect(header(message!, 'Auto-Submitted')).toEqual(['Auto-Submitted: auto-generated'])
    expect(message).toMatch(/Content-Type: text\/plain/)
    expect(message).toMatch(/Content-Type: text\/html/)
  })

  test('keeps the Message-ID over all tries', async () => {
    const { id, messageId } = await queued()
    expect(await deliverMessage(t.app, to('smtp://127.0.0.1:1'), id)).toBe('putOff')
    expect(await deliverMessage(t.app, to(url), id, minutes(2))).toBe('done')
    expect(header(received.at(-1)!, 'Message-ID')).toEqual([`Message-ID: ${messageId}`])
  })

  test('gets what a process that died had claimed, once its lease is over', async () => {
    const { id, messageId } = await queued()
    const dead = await claimMessage(t.app, id)
    expect(dead?.status).toBe('sending')
    const before = received.length
    await sweepMail(t.app, to(url))
    expect([received.length, (await read(id)).status]).toEqual([before, 'sending'])
    const later = new Date(dead!.leaseUntil!.getTime() + 1)
    await sweepMail(t.app, to(url), later)
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2 })
    expect(header(received.at(-1)!, 'Message-ID')).toEqual([`Message-ID: ${messageId}`])
    // Whoever wakes up afterwards no longer decides.
    expect(await settleMessage(t.app, dead!, { event: { type: 'fail' }, reason: 'too late' })).toBe(false)
    expect((await read(id)).status).toBe('sent')
  })

  test('gets nothing while a message, or the whole outbox, is paused', async () => {
    const [manager, officer] = [await t.as('manager'), await t.as('officer')]
    const { id, version } = await queued()
    const before = received.length
    const one = (version: number) => ({ params: { path: { id } }, body: { version } })
    expect((await officer.recruitment.POST('/outbox/pause/{id}', one(version))).response.status).toBe(200)
    await sweepMail(t.app, to(url), minutes(1))
    expect(await read(id)).toMatchObject({ status: 'paused', attempts: 0 })
    expect((await officer.recruitment.POST('/outbox/pause/{id}', one(version + 1))).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    const state = async () => (await officer.recruitment.GET('/outbox/state')).data!.data
    const change = async (paused: boolean, reason?: string) =>
      manager.recruitment.POST('/outbox/state', { body: { paused, version: (await state()).version, ...(reason && { reason }) } })
    expect(await state()).toMatchObject({ paused: false, mailServer: true, version: 0 })
    expect((await officer.recruitment.POST('/outbox/state', { body: { paused: true, version: 0 } })).response.status).toBe(403)
    expect((await change(true, 'Restored from a backup')).response.status).toBe(200)
    expect(await state()).toMatchObject({ paused: true, reason: 'Restored from a backup', version: 1 })
    expect((await manager.recruitment.POST('/outbox/state', { body: { paused: false, version: 0 } })).error).toMatchObject({ code: 'STALE_VERSION' })
    expect((await officer.recruitment.POST('/outbox/resume/{id}', one(version + 1))).response.status).toBe(200)
    await sweepMail(t.app, to(url), minutes(1))
    expect(await deliverMessage(t.app, to(url), id, minutes(1))).toBe('notMine')
    expect([received.length, (await read(id)).status]).toEqual([before, 'queued'])
    expect((await change(false)).response.status).toBe(200)
    await sweepMail(t.app, to(url), minutes(1))
    expect([received.length, (await read(id)).status]).toEqual([before + 1, 'sent'])
  })
})

describe('a mail server that refuses', () => {
  test('for now: the message is put off by 1 min, 5 min, 30 min, 2 h and 6 h, then has failed, and is tried anew on demand', async () => {
    const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusing(450, '4.2.1 Mailbox busy')) })
    const { id } = await queued()
    let now = new Date()
    for (const [index, delay] of [1, 5, 30, 120, 360].entries()) {
      expect(await deliverMessage(t.app, to(url), id, now)).toBe('putOff')
      const row = await read(id)
      expect(row).toMatchObject({ status: 'queued', attempts: index + 1, reason: 'The mail server refused the message: 450 4.2.1 Mailbox busy' })
      expect(row.dueAt!.getTime() - now.getTime()).toBe(delay * 60_000)
      expect(await deliverMessage(t.app, to(url), id, new Date(row.dueAt!.getTime() - 1))).toBe('notMine')
      now = row.dueAt!
    }
    await deliverMessage(t.app, to(url), id, now)
    const failed = await read(id)
    expect(failed).toMatchObject({ status: 'failed', attempts: 6, dueAt: null })
    const officer = await t.as('officer')
    const again = await officer.recruitment.POST('/outbox/retry/{id}', { params: { path: { id } }, body: { version: failed.version } })
    expect(again.response.status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 0, reason: null, dueAt: expect.any(Date) })
  })

  test('for good: the message has failed at once, with the reason', async () => {
    const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusing(550, '5.1.1 No such user')) })
    const { id } = await queued()
    await deliverMessage(t.app, to(url), id)
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: 1, reason: 'The mail server refused the message: 550 5.1.1 No such user' })
  })

  test('the sign-in, not the message: it is put off', async () => {
    const { url } = await mailServer({ authOptional: false, disabledCommands: ['STARTTLS'], onAuth: (_auth, _session, done) => done(refusing(535, 'no')) })
    const { id } = await queued()
    await deliverMessage(t.app, to(url.replace('smtp://', 'smtp://me:wrong@')), id)
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1, reason: 'The mail server did not accept the sign-in of SMTP_URL.' })
  })
})

describe('a mail server that fails', () => {
  test('dropping the connection after the text: queued, and tried again', async () => {
    let texts = 0
    const url = await badServer((socket) => {
      let text = ''
      let isInText = false
      socket.write('220 ready\r\n')
      socket.on('data', (chunk) => {
        text = (isInText ? text : '') + chunk.toString()
        if (!isInText) {
          isInText = text.startsWith('DATA')
          return void socket.write(isInText ? '354 go on\r\n' : '250 fine\r\n')
        }
        if (!text.endsWith('\r\n.\r\n')) return
        texts++
        socket.destroy()
      })
    })
    const { id } = await queued()
    expect(await deliverMessage(t.app, to(url), id)).toBe('putOff')
    expect(texts).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1, reason: 'The mail server could not be reached.' })
  })

  test('hanging from the first moment: given up after its time', async () => {
    const url = await badServer(() => undefined)
    const { id } = await queued()
    expect(await deliverMessage(t.app, to(url), id)).toBe('putOff')
    expect((await read(id)).reason).toBe('The mail server took too long to answer.')
  })

  test('saying a word now and then for ever: given up all the same', async () => {
    const url = await badServer((socket) => {
      socket.write('220 ready\r\n')
      const timer = setInterval(() => socket.write('250-wait\r\n'), 300)
      socket.on('close', () => clearInterval(timer))
    })
    const { id } = await queued()
    expect(await deliverMessage(t.app, to(url), id)).toBe('putOff')
    expect(await read(id)).toMatchObject({ status: 'queued', reason: 'The mail server took too long to answer.' })
  }, 15_000)

  test('away: the round ends with the first message, the others keep their tries', async () => {
    const rows = [await queued(), await queued()]
    await t.db.update(outbox).set({ dueAt: null })
    for (const { id } of rows) await t.db.update(outbox).set({ dueAt: new Date() }).where(eq(outbox.id, id))
    await sweepMail(t.app, to('smtp://127.0.0.1:1'), minutes(1))
    expect((await Promise.all(rows.map(({ id }) => read(id)))).map(({ attempts }) => attempts)).toEqual([1, 0])
  })

  test('a crash at the last try is a failure, not a new round', async () => {
    const { id } = await queued()
    await t.db.update(outbox).set({ attempts: 5 }).where(eq(outbox.id, id))
    const dead = await claimMessage(t.app, id)
    await reclaimMessages(t.app, new Date(dead!.leaseUntil!.getTime() + 1))
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: 6, reason: expect.stringMatching(/^The sending was interrupted/) })
  })
})

test('a slow mail server keeps nobody waiting', async () => {
  const given = Promise.withResolvers<void>()
  const accepting = Promise.withResolvers<void>()
  const { url, received } = await mailServer({
    onRcptTo: (_address, _session, done) => {
      given.resolve()
      void accepting.promise.then(() => done())
    },
  })
  const patient = { ...t.app, settings: { ...t.app.settings, smtpUrl: url, mailTimeout: 60 } }
  const { id } = await queued()
  const trying = deliverMessage(patient, openTransport(patient)!, id)
  await given.promise
  const manager = await t.as('manager')
  expect((await manager.recruitment.GET('/outbox/state')).response.status).toBe(200)
  expect((await manager.recruitment.POST('/outbox/criteria', { body: {} })).response.status).toBe(200)
  expect(received.length).toBe(0)
  accepting.resolve()
  expect(await trying).toBe('done')
  expect(received.length).toBe(1)
})
