import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { claimMessage } from '../../server/mail/claimMessage.ts'
import { sweepMail } from '../../server/mail/deliverMail.ts'
import { openTransport } from '../../server/mail/openTransport.ts'
import { connect } from '../../server/platform/db/database.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { apply, moveTo, must, openPosition, read, transitions } from '../applications/candidates.ts'
import { mailServer } from '../server/smtp.ts'

const t = await testApp()
const PEOPLE = 500
const EVENT = 'APPLICATION_REJECTED'
const REASON = 'Other candidates fit better'

const HOUR = 3_600_000
/** Those that go in ten seconds were written one batch after the other: they are looked at together. */
const soon = Date.now() + HOUR / 2
const momentOf = ({ goesAt }: { goesAt: Date | null }) => Math.max(goesAt!.getTime(), soon)

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

  // The template says two working mornings; the other batches are told when whoever decides says so.
  const template = must(await p.manager.recruitment.GET('/email-template')).responseDataList.find(({ event }) => event === EVENT)!
  const { id, event, name, subject, body, version } = template
  must(await p.manager.recruitment.POST('/email-template', { body: { id, event, name, subject, body, version, delayDays: 2 } }))
  const whens = [{}, { delayDays: 0 }, { delayDays: 3 }, { delayDays: 5 }]
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
  expect(moments.length).toBe(whens.length)

  // What becomes of each while it waits; nothing of it is decided by the clock of the machine.
  const fates = new Map(first.map((row) => [row.id, (['kept', 'kept', 'kept', 'reopened', 'advanced', 'hurried', 'stopped', 'paused'] as const)[roll(8)]!]))
  const of = (fate: string) => first.filter((row) => fates.get(row.id) === fate && row.goesAt!.getTime() > soon)
  const moveAll = async (rows: typeof first, status: 'screening' | 'shortlisted') => {
    const body = { ids: rows.map(({ applicationId }) => applicationId!), status }
    const { responseDataList } = must(await p.officer.recruitment.POST('/application/change-status-bulk', { body }))
    expect(responseDataList.filter(({ ok }) => !ok)).toEqual([])
  }
  await moveAll([...of('reopened'), ...of('advanced')], 'screening')
  await moveAll(of('advanced'), 'shortlisted')
  for (const row of [...of('hurried'), ...of('stopped'), ...of('paused')]) {
    const decision = fates.get(row.id) === 'hurried' ? 'hurry' : fates.get(row.id) === 'stopped' ? 'stop' : 'pause'
    must(await p.officer.recruitment.POST(`/outbox/${decision}/{id}`, { params: { path: { id: row.id } }, body: { version: row.version } }))
  }

  const start = () => [1, 2].map(() => connect(t.app.settings.databaseUrl!, 4)).map(({ db, pool }) => ({ app: { ...t.app, db }, pool }))
  let instances = start()
  const restart = async () => {
    for (const { pool } of instances) await pool.end()
    instances = start()
  }
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
    await restart()
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

const LEFT = ['new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'on hold'] as const
const ENDS = { rejected: EVENT, withdrawn: 'APPLICATION_WITHDRAWN' } as const

describe.each(Object.entries(ENDS) as [keyof typeof ENDS, string][])('what waits to be said about who was %s', (over, mail) => {
  let p: Awaited<ReturnType<typeof openPosition>>
  beforeAll(async () => {
    p = await openPosition(t)
  })
  const offered = async (id: number) => (await transitions(p.officer, id)).flatMap(({ allowed, status }) => (allowed ? [status] : []))
  const mails = (id: number) => t.db.select().from(outbox).where(eq(outbox.applicationId, id)).orderBy(asc(outbox.id))
  async function end(id: number) {
    const { version } = await read(p.officer, id)
    const told = { tell: true, tellWhen: { delayDays: 3 } }
    return p.officer.recruitment.POST('/application/change-status', { body: { id, status: over, version, reason: REASON, ...told } })
  }
  /** Somebody who was brought to a status, and whose application then ended. */
  async function ended(from: (typeof LEFT)[number]) {
    const id = await apply(p.officer, p.requisitionId)
    await t.db.delete(outbox).where(eq(outbox.applicationId, id))
    if (from !== 'new application') must(await moveTo(p.officer, id, from, REASON))
    must(await end(id))
    expect(await mails(id)).toMatchObject([{ status: 'queued', event: mail }])
    return id
  }

  test.each(LEFT)('is stopped by going back to where they were: %s, and said anew by the next end', async (from) => {
    const id = await ended(from)
    // An end is left to be reopened, or undone; there is no other way on.
    expect((await offered(id)).toSorted()).toEqual([...new Set(['screening', from])].toSorted())
    must(await moveTo(p.officer, id, from))
    expect(await mails(id)).toMatchObject([{ status: 'stopped', dueAt: null }])
    must(await end(id))
    expect(await mails(id)).toMatchObject([
      { status: 'stopped', event: mail },
      { status: 'queued', event: mail },
    ])
  })

  test.each(LEFT)('is stopped by reopening who came from: %s', async (from) => {
    const id = await ended(from)
    must(await moveTo(p.officer, id, 'screening'))
    expect(await mails(id)).toMatchObject([{ status: 'stopped', dueAt: null }])
  })
})
