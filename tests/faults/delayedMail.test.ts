import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimMessage } from '../../server/mail/claimMessage.ts'
import { openTransport, sweepMail } from '../../server/mail/deliverMail.ts'
import { connect } from '../../server/platform/db/database.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { testApp } from '../app.ts'
import { must, openPosition, read, transitions } from '../applications/candidates.ts'
import { mailServer } from '../server/smtp.ts'

const t = await testApp()
const PEOPLE = 500
const EVENT = 'APPLICATION_REJECTED'
const REASON = 'Other candidates fit better'

/** Those that go in ten seconds were written one batch after the other: they are looked at together. */
const HOUR = 3_600_000
const momentOf = ({ goesAt }: { goesAt: Date | null }) => Math.ceil(goesAt!.getTime() / HOUR) * HOUR

/** A small generator with a fixed seed: the same days for every run. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * most)
  }
}

test('500 rejections with different delays, some taken back, some hurried or stopped, two instances that die in between: each mail once or never', {
  timeout: 300_000,
}, async () => {
  const { url, received } = await mailServer()
  t.app.settings.smtpUrl = url
  const p = await openPosition(t)
  await t.db.execute(
    `insert into applicants (first_name, sur_name, email) select 'Ana', 'Many ' || n, 'many' || n || '@sample.example' from generate_series(1, ${PEOPLE}) n`,
  )
  const made = await t.db.execute<{ id: number }>(
    `insert into applications (requisition_id, applicant_id, source) select ${p.requisitionId}, id, 'MANUAL' from applicants where sur_name like 'Many %' returning id`,
  )
  const ids = made.rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const roll = dice(13)
  const soon = Date.now() + HOUR / 2

  // The template says two working mornings; every third batch is told at a moment of its own.
  const template = must(await p.manager.recruitment.GET('/email-template')).responseDataList.find(({ event }) => event === EVENT)!
  const { id, event, name, subject, body, version } = template
  must(await p.manager.recruitment.POST('/email-template', { body: { id, event, name, subject, body, version, delayDays: 2 } }))
  const whens = [{}, { delayDays: 0 }, { delayDays: 1 }, { delayDays: 5 }]
  for (const [at, tellWhen] of whens.entries()) {
    const batch = ids.filter((_, index) => index % whens.length === at)
    must(
      await p.officer.recruitment.POST('/application/change-status-bulk', { body: { ids: batch, status: 'rejected', reason: REASON, tell: true, tellWhen } }),
    )
  }
  const mails = () =>
    t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.event, EVENT), inArray(outbox.applicationId, ids)))
      .orderBy(asc(outbox.id))
  const first = await mails()
  expect(first.length).toBe(PEOPLE)
  const moments = [...new Set(first.map(momentOf))].toSorted((a, b) => a - b)
  expect(moments.length).toBeGreaterThanOrEqual(whens.length)

  // What becomes of each while it waits; nothing of it is decided by the clock of the machine.
  const fates = new Map(first.map((row) => [row.id, (['kept', 'kept', 'kept', 'reopened', 'advanced', 'hurried', 'stopped', 'paused'] as const)[roll(8)]!]))
  const of = (fate: string) => first.filter((row) => fates.get(row.id) === fate && row.goesAt!.getTime() > soon)
  const back = (status: 'new application' | 'screening', rows: typeof first) =>
    p.officer.recruitment.POST('/application/change-status-bulk', { body: { ids: rows.map(({ applicationId }) => applicationId!), status } })
  must(await back('new application', of('reopened')))
  must(await back('screening', of('advanced')))
  for (const row of [...of('hurried'), ...of('stopped'), ...of('paused')]) {
    const decision = fates.get(row.id) === 'hurried' ? 'hurry' : fates.get(row.id) === 'stopped' ? 'stop' : 'pause'
    must(await p.officer.recruitment.POST(`/outbox/${decision}/{id}`, { params: { path: { id: row.id } }, body: { version: row.version } }))
  }

  const instances = [connect(t.app.settings.databaseUrl!, 4), connect(t.app.settings.databaseUrl!, 4)].map(({ db, pool }) => ({ app: { ...t.app, db }, pool }))
  const transport = openTransport(t.app)!
  const sweepBoth = (now: Date) => Promise.all(instances.map(({ app }) => sweepMail(app, transport, now)))
  const sent = () => received.map((message) => /^To: .*<([^>]+)>/m.exec(message)?.[1]).filter((to) => to?.startsWith('many'))
  const emailOf = (row: (typeof first)[number]) => row.toEmail
  const isOut = (row: (typeof first)[number], now: number) =>
    !['reopened', 'advanced', 'stopped', 'paused'].includes(row.goesAt!.getTime() > soon ? fates.get(row.id)! : 'kept') &&
    (row.goesAt!.getTime() <= now || fates.get(row.id) === 'hurried')

  for (const moment of moments) {
    // Before the moment nothing of it goes, however often it is looked at.
    await sweepBoth(new Date(moment - 1000))
    expect(sent().toSorted()).toEqual(
      first
        .filter((row) => isOut(row, moment - 1000))
        .map(emailOf)
        .toSorted(),
    )
    // One instance claims some and dies; they go once their lease is over.
    const now = new Date(moment + 1000)
    const held = first.filter((row) => isOut(row, moment + 1000) && momentOf(row) === moment).slice(0, 7)
    const claims = await Promise.all(held.map((row) => claimMessage(instances[0]!.app, row.id, now)))
    for (let round = 0; round < 3; round++) await sweepBoth(now)
    const leases = claims.flatMap((claimed) => (claimed ? [claimed.leaseUntil!.getTime()] : []))
    if (leases.length > 0) await sweepBoth(new Date(Math.max(...leases) + 1))
    expect(sent().toSorted()).toEqual(
      first
        .filter((row) => isOut(row, moment + 1000))
        .map(emailOf)
        .toSorted(),
    )
  }

  // What was paused goes once it is let go; its moment is long over.
  const later = new Date(moments.at(-1)! + 3_600_000)
  for (const row of of('paused'))
    must(await p.officer.recruitment.POST('/outbox/resume/{id}', { params: { path: { id: row.id } }, body: { version: row.version + 1 } }))
  for (let round = 0; round < 3; round++) await sweepBoth(later)
  const never = new Set([...of('reopened'), ...of('advanced'), ...of('stopped')].map(({ id: one }) => one))
  expect(sent().toSorted()).toEqual(
    first
      .filter((row) => !never.has(row.id))
      .map(emailOf)
      .toSorted(),
  )
  const standing = await mails()
  expect(standing.filter((row) => row.status !== (never.has(row.id) ? 'stopped' : 'sent'))).toEqual([])
  expect(new Set(standing.map(({ messageId }) => messageId)).size).toBe(PEOPLE)
  for (const { pool } of instances) await pool.end()
})

test('every way on from an end stops what waits to be said about it', async () => {
  const p = await openPosition(t)
  for (const over of tagged(applicationStates, 'over')) {
    const made = await t.db.execute<{ id: number }>(
      `with one as (insert into applicants (first_name, sur_name, email) values ('Ana', 'Over', '${over}@sample.example') returning id)
       insert into applications (requisition_id, applicant_id, source) select ${p.requisitionId}, id, 'MANUAL' from one returning id`,
    )
    const { id } = made.rows[0]!
    const waiting = async () => (await t.db.select().from(outbox).where(eq(outbox.applicationId, id)).orderBy(asc(outbox.id))).at(-1)!
    const end = async () => {
      const { version } = await read(p.officer, id)
      const told = { tell: true, tellWhen: { delayDays: 3 } }
      must(await p.officer.recruitment.POST('/application/change-status', { body: { id, status: over, version, reason: REASON, ...told } }))
      expect(await waiting()).toMatchObject({ status: 'queued', event: over === 'rejected' ? EVENT : 'APPLICATION_WITHDRAWN' })
    }
    const done = new Set<string>()
    for (;;) {
      await end()
      const way = (await transitions(p.officer, id)).find(({ allowed, status }) => allowed && !done.has(status))
      if (!way) break
      done.add(way.status)
      const { version } = await read(p.officer, id)
      must(await p.officer.recruitment.POST('/application/change-status', { body: { id, status: way.status as 'screening', version } }))
      expect(await waiting(), `${over} → ${way.status}`).toMatchObject({ status: 'stopped', dueAt: null })
    }
    expect(done.size).toBeGreaterThan(0)
  }
})
