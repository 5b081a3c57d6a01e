import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openJobs } from '../../server/platform/jobs/jobs.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { clients, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { badServer } from '../server/smtp.ts'
import { start } from '../start/started.ts'

const t = await testApp({ LOG_LEVEL: 'silent' })
const started = (smtp: string) =>
  start({
    DATABASE_URL: t.app.settings.databaseUrl!,
    DATA_DIR: t.app.settings.dataDir,
    SMTP_URL: smtp,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    MAIL_TIMEOUT: '120',
  })

/** Letters sent over this server, by the number of each one's message. */
async function sendLetters(address: string, many: number): Promise<number[]> {
  const officer = clients(address, await t.tokenOf('officer@threshold.test'))
  const sent: number[] = []
  for (let n = 0; n < many; n++) {
    const { application } = await selectedApplication(t)
    const path = { params: { path: { applicationId: application.id } } }
    const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
    const body = { applicationId: application.id, content: filled(draft) }
    const { id, version } = must(await officer.hr.POST('/offer-letter/save', { body })).responseData
    must(await officer.hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version: version! } }))
    const [message] = await t.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(sql`${outbox.dedupe} like ${`offer-letter:${id}:%`}`)
    sent.push(message!.id)
  }
  return sent
}
const statusOf = async (id: number) => (await t.db.select({ status: outbox.status }).from(outbox).where(eq(outbox.id, id)))[0]?.status

test('while the mail server says nothing, letters are sent and lists are read, and the messages wait', { timeout: 120_000 }, async () => {
  const server = started(await badServer(() => undefined))
  const address = await server.ready
  const [first] = await sendLetters(address, 1)
  await expect.poll(() => statusOf(first!), { timeout: 30_000 }).toBe('sending')
  const later = await sendLetters(address, 2)
  const officer = clients(address, await t.tokenOf('officer@threshold.test'))
  expect(must(await officer.recruitment.POST('/application/selected/criteria', { body: {} })).paging.totalElements).toBeGreaterThanOrEqual(3)
  // The first try is still on its way: nothing above has waited for it.
  expect(await statusOf(first!)).toBe('sending')
  // The minute's sweep may have begun with one of them.
  for (const id of later) expect(['queued', 'sending']).toContain(await statusOf(id))
  server.child.kill('SIGKILL')
  await server.ended
})

test('a job that fails keeps none of those beside it from being done', async () => {
  const jobs = await openJobs(t.app.settings.databaseUrl!, () => undefined)
  const done = new Set<number>()
  await jobs.work(
    'beside',
    async ({ n }: { n: number }) => {
      if (n === 2) throw new Error('This one fails')
      done.add(n)
    },
    { batch: 5 },
  )
  await t.db.transaction((tx) =>
    jobs.sendAll(
      tx,
      'beside',
      [1, 2, 3].map((n) => ({ data: { n } })),
    ),
  )
  await expect.poll(() => [...done].toSorted(), { timeout: 20_000 }).toEqual([1, 3])
  await jobs.stop()
})
