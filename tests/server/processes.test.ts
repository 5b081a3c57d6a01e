import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { letterToAttach } from '../../server/letters/pdf/letterPdf.ts'
import { deliverMail } from '../../server/mail/deliverMail.ts'
import { sendMail } from '../../server/mail/sendMail.ts'
import { connect } from '../../server/platform/db/database.ts'
import { openJobs } from '../../server/platform/jobs/jobs.ts'
import { buildApp } from '../../server/services/buildApp.ts'
import { clients, testApp } from '../app.ts'

const t = await testApp()
const { databaseUrl } = t.app.settings
const second = connect(databaseUrl!, 4)
const other = await buildApp({ ...t.app, db: second.db })
const otherAddress = await other.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await other.close()
  await second.pool.end()
})

describe('two processes on one database', () => {
  test('accept the same session, and both refuse it within five seconds of its end', async () => {
    const token = await t.signIn('manager@threshold.test', 'threshold-sample')
    const [here, there] = [clients(t.address, token), clients(otherAddress, token)]
    expect((await there.recruitment.GET('/ref/departments')).response.status).toBe(200)
    expect((await here.auth.POST('/logout')).response.status).toBe(200)
    await expect.poll(async () => (await there.recruitment.GET('/ref/departments')).response.status, { timeout: 30_000, interval: 200 }).toBe(401)
  })

  test('create one record for one idempotency key, however often and wherever it is sent', async () => {
    const token = await t.tokenOf('employee@threshold.test')
    const send = (address: string) =>
      clients(address, token).recruitment.POST('/job_position', {
        params: { header: { 'Idempotency-Key': 'one-form-opened-once' } },
        body: { positionTitle: 'Ward clerk' },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i % 2 ? t.address : otherAddress)))
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ data }) => data?.responseData.id)).size).toBe(1)
    const { rows } = await t.db.execute(sql`select count(*)::int as total from requisitions where position_title = 'Ward clerk'`)
    expect(rows).toEqual([{ total: 1 }])
  })

  test('deliver each queued message once', async () => {
    const { SMTPServer } = await import('smtp-server')
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', (chunk) => (text += chunk))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.server.address()
    const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const workers = await Promise.all([openJobs(databaseUrl!, () => undefined), openJobs(databaseUrl!, () => undefined)])
    const apps = workers.map((jobs) => ({ ...t.app, jobs, settings: { ...t.app.settings, smtpUrl } }))
    for (const app of apps) await deliverMail(app, letterToAttach(app))
    for (let i = 0; i < 5; i++)
      await t.db.transaction((tx) =>
        sendMail(apps[i % 2]!, tx, {
          event: 'WELCOME',
          to: 'ana@sample.example',
          toName: 'Ana\r\nBcc: eve@evil.example',
          subject: `Hello ${i}`,
          html: '<p>Hello</p>',
          text: 'Hello',
          dedupe: `hello:${i}`,
        }),
      )
    await expect.poll(() => received.length, { timeout: 15_000, interval: 100 }).toBe(5)
    expect(received.some((message) => /^Bcc:/m.test(message))).toBe(false)
    await expect
      .poll(async () => (await t.db.execute(sql`select distinct status from outbox where event = 'WELCOME'`)).rows, { timeout: 5000 })
      .toEqual([{ status: 'sent' }])
    for (const jobs of workers) await jobs.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })
})
