import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { claimMessage, settleMessage } from '../../server/mail/claimMessage.ts'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { workingMorning } from '../../server/platform/workingDays.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { apply, moveTo, must, openPosition, read } from './candidates.ts'

const t = await testApp()
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
  // Nobody listens there: whether a message may go is asked from the one who would take it.
  t.app.settings.smtpUrl = 'smtp://127.0.0.1:1'
})

const REASON = 'Other candidates fit better'
type Ending = 'rejected' | 'withdrawn'
const end = async (id: number, status: Ending, tell = true) => {
  const { version } = await read(p.officer, id)
  return p.officer.recruitment.POST('/application/change-status', { body: { id, status, version, reason: REASON, tell } })
}
const about = async (id: number) =>
  (await t.db.select().from(outbox).where(eq(outbox.applicationId, id)).orderBy(asc(outbox.id))).filter(({ event }) => event !== 'APPLICATION_RECEIVED')
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

describe('a candidate whose application ends', () => {
  test.each([
    ['rejected', 'APPLICATION_REJECTED'],
    ['withdrawn', 'APPLICATION_WITHDRAWN'],
  ] as const)('%s is told once, and not before it can no longer be undone', async (status, event) => {
    const id = await apply(p.officer, p.requisitionId)
    must(await end(id, status))
    const [message, ...others] = await about(id)
    expect(others).toEqual([])
    expect(message).toMatchObject({ event, status: 'queued', toEmail: (await read(p.officer, id)).applicant.email })
    expect(await claimMessage(t.app, message!.id, inSeconds(5))).toBeNull()
    expect(await claimMessage(t.app, message!.id, inSeconds(11))).toMatchObject({ status: 'sending' })
    // The reason is the organisation's own.
    expect(message!.body).not.toContain(REASON)
  })

  test('is not told where that is not wanted', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await end(id, 'rejected', false))
    expect(await about(id)).toEqual([])
  })

  test.each(['queued', 'paused', 'failed'] as const)('and is taken up again: the %s message is stopped, and its end is told anew', async (waiting) => {
    const id = await apply(p.officer, p.requisitionId)
    must(await end(id, 'rejected'))
    const [first] = await about(id)
    if (waiting === 'paused')
      must(await p.officer.recruitment.POST('/outbox/pause/{id}', { params: { path: { id: first!.id } }, body: { version: first!.version } }))
    if (waiting === 'failed') await t.db.update(outbox).set({ status: 'failed', reason: 'No such mailbox' }).where(eq(outbox.id, first!.id))
    must(await moveTo(p.officer, id, 'new application'))
    expect(await about(id)).toMatchObject([{ status: 'stopped', dueAt: null }])
    expect(await claimMessage(t.app, first!.id, inSeconds(60))).toBeNull()
    must(await end(id, 'rejected'))
    expect((await about(id)).map(({ status }) => status)).toEqual(['stopped', 'queued'])
  })

  test.each([
    ['fail', 'stopped'],
    ['deliver', 'sent'],
  ] as const)('and is taken up again while the message is being sent: a try that should %s leaves it %s, and it is not tried again', async (type, status) => {
    const id = await apply(p.officer, p.requisitionId)
    must(await end(id, 'rejected'))
    const [first] = await about(id)
    const claimed = await claimMessage(t.app, first!.id, inSeconds(11))
    must(await moveTo(p.officer, id, 'new application'))
    expect(await settleMessage(t.app, claimed!, { event: { type }, reason: null })).toBe(true)
    expect(await about(id)).toMatchObject([{ status, dueAt: null }])
    expect(await claimMessage(t.app, first!.id, inSeconds(100_000))).toBeNull()
  })

  test('keeps what was sent', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await end(id, 'rejected'))
    const [message] = await about(id)
    await t.db.update(outbox).set({ status: 'sent', sentAt: new Date() }).where(eq(outbox.id, message!.id))
    must(await moveTo(p.officer, id, 'new application'))
    expect(await about(id)).toMatchObject([{ status: 'sent' }])
  })
})

test('nobody is told of a status that has no message: it is refused, and nothing has changed', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const { version } = await read(p.officer, id)
  const answer = await p.officer.recruitment.POST('/application/change-status', { body: { id, status: 'shortlisted', version, tell: true } })
  expect(answer.error).toMatchObject({ errors: [{ field: 'tell' }] })
  expect(await read(p.officer, id)).toMatchObject({ status: 'new application', version })
})

test('several are told at once, and the preview counts them among the mails', async () => {
  const ids = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
  const preview = async (tell: boolean) =>
    must(await p.officer.recruitment.POST('/application/change-status-bulk/preview', { body: { ids, status: 'rejected', tell } })).data
  expect(await preview(true)).toMatchObject({ movable: 2, mails: 2, told: 2 })
  expect(await preview(false)).toMatchObject({ movable: 2, mails: 0, told: 0 })
  must(await p.officer.recruitment.POST('/application/change-status-bulk', { body: { ids, status: 'rejected', reason: REASON, tell: true } }))
  for (const id of ids) expect(await about(id)).toMatchObject([{ event: 'APPLICATION_REJECTED' }])
})

test('several that are taken up again at once: each message is stopped, and what was sent stays', async () => {
  const ids = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
  const move = (status: 'rejected' | 'screening', more: { reason?: string; tell?: boolean } = {}) =>
    p.officer.recruitment.POST('/application/change-status-bulk', { body: { ids, status, ...more } })
  must(await move('rejected', { reason: REASON, tell: true }))
  const sent = (await about(ids[1]!))[0]!
  await t.db.update(outbox).set({ status: 'sent', sentAt: new Date() }).where(eq(outbox.id, sent.id))
  must(await move('screening'))
  const standing = await Promise.all(ids.map(async (id) => (await about(id)).map(({ status }) => status)))
  expect(standing).toEqual([['stopped'], ['sent'], ['stopped']])
})

describe('when a candidate is told', () => {
  const setDelay = async (event: string, delayDays: number) => {
    const all = must(await p.manager.recruitment.GET('/email-template')).responseDataList
    const { id, event: of, name, subject, body, version } = all.find((one) => one.event === event)!
    return p.manager.recruitment.POST('/email-template', { body: { id, event: of, name, subject, body, version, delayDays } })
  }
  const morning = (days: number) => workingMorning(days, t.app.settings).toISOString()

  test('is for its template to say, and for whoever decides to say otherwise', async () => {
    must(await setDelay('APPLICATION_REJECTED', 2))
    const times = must(await p.officer.recruitment.GET('/message/times')).data
    expect(times.nextMorning).toBe(morning(1))
    expect(times.templates.find(({ event }) => event === 'APPLICATION_REJECTED')).toMatchObject({ delayDays: 2, goesAt: morning(2) })
    const told = async (tellWhen?: object) => {
      const id = await apply(p.officer, p.requisitionId)
      const { version } = await read(p.officer, id)
      const body = { id, status: 'rejected' as const, version, reason: REASON, tell: true, ...(tellWhen && { tellWhen }) }
      must(await p.officer.recruitment.POST('/application/change-status', { body }))
      return (await about(id))[0]!
    }
    const usual = await told()
    expect([usual.goesAt?.toISOString(), usual.dueAt?.toISOString()]).toEqual([morning(2), morning(2)])
    expect((await told({ delayDays: 1 })).goesAt?.toISOString()).toBe(morning(1))
    expect((await told({ delayDays: 0 })).goesAt!.getTime() - Date.now()).toBeLessThan(11_000)
    const { day, time } = { day: daysAfter(todayIn(t.app.settings), 200), time: '08:15' }
    expect((await told({ day, time })).goesAt).toEqual(momentOn(day, time, t.app.settings.timeZone))
    must(await setDelay('APPLICATION_REJECTED', 0))
  })

  test('is refused where the moment is over, and nothing has changed', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const { version } = await read(p.officer, id)
    const body = { status: 'rejected' as const, reason: REASON, tell: true, tellWhen: { day: '2020-01-02', time: '09:00' } }
    expect((await p.officer.recruitment.POST('/application/change-status', { body: { id, version, ...body } })).error).toMatchObject({
      errors: [{ field: 'when.day' }],
    })
    expect((await p.officer.recruitment.POST('/application/change-status-bulk', { body: { ids: [id], ...body } })).response.status).toBe(400)
    expect(await read(p.officer, id)).toMatchObject({ status: 'new application', version })
  })

  test('is kept where another e-mail has no delay', async () => {
    expect((await setDelay('APPLICATION_RECEIVED', 1)).error).toMatchObject({ errors: [{ field: 'delayDays' }] })
  })
})
