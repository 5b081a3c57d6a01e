import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { claimMessage } from '../../server/mail/claimMessage.ts'
import { NO_SERVER, sendMail } from '../../server/mail/sendMail.ts'
import { workingMorning } from '../../server/platform/workingDays.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, plan, read, schedule } from '../applications/candidates.ts'

const t = await testApp()
const SMTP = 'smtp://127.0.0.1:1'
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
})

const field = (name: string) => `<span data-field="${name}"></span>`
const text = { subject: `About ${field('positionTitle')}`, body: `<p>Dear ${field('firstName')},</p><p>could you call us?</p>` }
const key = (value: string) => ({ params: { header: { 'Idempotency-Key': value } } })
const about = (ids: number[]) => t.db.select().from(outbox).where(inArray(outbox.applicationId, ids)).orderBy(outbox.id)
const written = async (ids: number[]) => (await about(ids)).filter(({ event }) => event === 'CANDIDATE_MESSAGE')
const one = (id: number) => t.db.select().from(outbox).where(eq(outbox.id, id))
const melbourne = { timeZone: 'Australia/Melbourne' }

describe('working mornings', () => {
  test.each([
    ['a Monday before work', '2026-11-22T19:00:00Z', 1, '2026-11-22T22:00:00.000Z'],
    ['a Monday at work', '2026-11-22T23:00:00Z', 1, '2026-11-23T22:00:00.000Z'],
    ['a Friday evening', '2026-11-27T08:00:00Z', 1, '2026-11-29T22:00:00.000Z'],
    ['a Saturday', '2026-11-28T01:00:00Z', 1, '2026-11-29T22:00:00.000Z'],
    ['a Thursday, three on', '2026-11-26T02:00:00Z', 3, '2026-11-30T22:00:00.000Z'],
    ['the weekend of a clock change', '2026-10-02T08:00:00Z', 1, '2026-10-04T22:00:00.000Z'],
    ['the weekend of the other clock change', '2026-04-03T08:00:00Z', 1, '2026-04-05T23:00:00.000Z'],
  ])('%s', (_, now, count, expected) => {
    expect(workingMorning(count, melbourne, new Date(now)).toISOString()).toBe(expected)
  })
})

describe('writing to candidates', () => {
  test('one by hand: it has the real values, its application, an audit row, and a line in the timeline', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const { applicant } = await read(p.officer, id)
    const seen = must(await p.officer.recruitment.POST('/message/preview', { body: { ids: [id], ...text } })).data
    expect(seen).toMatchObject({ recipients: [{ applicationId: id }], left: [], shown: { applicationId: id } })
    expect(seen.shown?.html).toContain(`Dear ${applicant.firstName},`)
    const answer = must(await p.officer.recruitment.POST('/message', { body: { ids: [id], ...text, recipients: 1 } }))
    expect(answer).toMatchObject({ data: { written: 1, goesAt: null } })
    const [message] = await written([id])
    expect(message).toMatchObject({ toEmail: applicant.email, requisitionId: p.requisitionId, status: 'queued', reason: NO_SERVER })
    expect(message!.body).toBe(`Dear ${applicant.firstName},\n\ncould you call us?`)
    const [row] = await t.db.select().from(auditLog).where(eq(auditLog.entityId, message!.id)).orderBy(auditLog.id)
    expect(row).toMatchObject({ entity: 'message', action: 'write', applicationId: id, after: { subject: 'About [Position title]', goesAt: null } })
    const timeline = must(await p.officer.recruitment.GET('/application/timeline/{id}', { params: { path: { id }, query: {} } })).responseDataList
    expect(timeline.map(({ entity, action }) => `${entity} ${action}`)).toEqual(expect.arrayContaining(['message write', 'outboxMessage mail']))
  })

  test('pressed twenty times: one message each', async () => {
    const ids = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    const send = () => p.officer.recruitment.POST('/message', { ...key('pressed-twenty-times'), body: { ids, ...text, recipients: 2 } })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(answers.map((answer) => JSON.stringify(must(answer))))).toEqual(new Set([JSON.stringify(must(answers[0]!))]))
    expect((await written(ids)).map(({ applicationId }) => applicationId)).toEqual(ids)
  })

  test('a missing value leaves somebody out and is named; another number than the one that was seen is refused', async () => {
    const [without, invited] = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    must(await schedule(p.officer, invited, await plan(p.officer, invited, [await accountId(t, 'employee@threshold.test')])))
    const asked = { ids: [without, invited], subject: 'Your interview', body: `<p>See you on ${field('interviewDate')}, ${field('interviewTime')}.</p>` }
    const seen = must(await p.officer.recruitment.POST('/message/preview', { body: { ...asked, shownId: without } })).data
    expect(seen.recipients.map(({ applicationId }) => applicationId)).toEqual([invited])
    expect(seen.left).toMatchObject([{ applicationId: without, reason: 'Nothing is known for: Interview day, Interview time.' }])
    expect(seen.shown?.html).toContain('<mark data-field="interviewDate">Interview day is missing</mark>')
    const refused = await p.officer.recruitment.POST('/message', { body: { ...asked, recipients: 2 } })
    expect(refused.error).toMatchObject({ code: 'LIST_CHANGED' })
    must(await p.officer.recruitment.POST('/message', { body: { ...asked, recipients: 1 } }))
    expect((await written([without, invited])).map(({ applicationId }) => applicationId)).toEqual([invited])
  })

  test('whose last message failed is left out, until the address is right', async () => {
    const id = await apply(p.officer, p.requisitionId)
    await t.db.update(outbox).set({ status: 'failed', attempts: 6 }).where(eq(outbox.applicationId, id))
    const seen = async () => must(await p.officer.recruitment.POST('/message/preview', { body: { ids: [id], ...text } })).data
    expect((await seen()).left).toMatchObject([{ applicationId: id, reason: expect.stringContaining('could not be delivered') }])
    const [{ applicantId } = { applicantId: 0 }] = await t.db
      .select({ applicantId: applications.applicantId })
      .from(applications)
      .where(eq(applications.id, id))
    await t.db.update(applicants).set({ email: 'right@sample.example' }).where(eq(applicants.id, applicantId))
    expect((await seen()).left).toEqual([])
  })

  test('nothing typed adds a recipient, a header, a script or an unknown scheme', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const hostile = {
      subject: 'Hello\r\nBcc: eve@evil.example',
      body: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:alert(1)">here</a><img src=x onerror=alert(1)></p>',
    }
    must(await p.officer.recruitment.POST('/message', { body: { ids: [id], ...hostile, recipients: 1 } }))
    const [message] = await written([id])
    expect(message!.subject).toBe('Hello Bcc: eve@evil.example')
    expect(message!.html).not.toMatch(/script|onclick|onerror|javascript|<img/)
  })

  test('half of a sign, where a text was cut, is told as one that cannot be read', async () => {
    const message = {
      event: 'NOTE_MENTION',
      to: 'half@sample.example',
      toName: 'Ann \ud83d',
      subject: 'Cut',
      html: '<p>\udc00</p>',
      text: 'Cut',
      dedupe: 'half',
    }
    expect(await t.db.transaction((tx) => sendMail(t.app, tx, message))).toBe(true)
    const [queued] = await t.db.select().from(outbox).where(eq(outbox.dedupe, 'half'))
    expect(queued).toMatchObject({ toName: 'Ann \ufffd', html: '<p>\ufffd</p>' })
  })

  test.each([
    ['a field of another e-mail', { ...text, body: `<p>${field('salary')}</p>` }, 'body'],
    ['a field that is typed', { ...text, body: '<p>{{salary}}</p>' }, 'body'],
    ['no subject', { ...text, subject: ' ' }, 'subject'],
    ['a moment that is over', { ...text, when: { day: '2020-01-01', time: '09:00' } }, 'when.day'],
    ['a day without a time', { ...text, when: { day: '2090-01-01' } }, 'when.time'],
    ['a day that is not in the calendar', { ...text, when: { day: '2026-02-31', time: '09:00' } }, 'day'],
  ])('is refused: %s', async (_, body, wrong) => {
    const id = await apply(p.officer, p.requisitionId)
    const answer = await p.officer.recruitment.POST('/message', { body: { ids: [id], recipients: 1, ...body } })
    expect(answer.response.status).toBe(400)
    expect(JSON.stringify(answer.error)).toContain(wrong)
    expect(await written([id])).toEqual([])
  })

  test('an employee writes to nobody, nor looks who could be', async () => {
    const id = await apply(p.officer, p.requisitionId)
    expect((await p.employee.recruitment.POST('/message', { body: { ids: [id], ...text, recipients: 1 } })).response.status).toBe(403)
    expect((await p.employee.recruitment.POST('/message/preview', { body: { ids: [id], ...text } })).response.status).toBe(403)
  })

  test('500 that a list finds are written to by one call', async () => {
    const other = await openPosition(t)
    const first = await apply(other.officer, other.requisitionId)
    await t.db.execute(
      `insert into applicants (first_name, sur_name, email) select 'Ana', 'Many ' || n, 'many' || n || '@sample.example' from generate_series(1, 499) n`,
    )
    await t.db.execute(
      `insert into applications (requisition_id, applicant_id, source) select ${other.requisitionId}, id, 'MANUAL' from applicants where sur_name like 'Many %'`,
    )
    const criteria = { page: 1, size: 25 as const, columns: ['requisitionId'], operators: ['NUM_EQUAL' as const], values: [String(other.requisitionId)] }
    const answer = await p.officer.recruitment.POST('/message', {
      ...key('written-to-many'),
      body: { matching: { criteria, total: 500 }, ...text, recipients: 500 },
    })
    expect(must(answer).data.written).toBe(500)
    const [{ messages, people }] = (
      await t.db.execute<{ messages: number; people: number }>(
        `select count(*)::int as messages, count(distinct to_email)::int as people from outbox where event = 'CANDIDATE_MESSAGE' and requisition_id = ${other.requisitionId}`,
      )
    ).rows as [{ messages: number; people: number }]
    expect([messages, people]).toEqual([500, 500])
    // Repeated with the same key it is answered the same, although the list finds others by now.
    await apply(other.officer, other.requisitionId)
    const again = await p.officer.recruitment.POST('/message', {
      ...key('written-to-many'),
      body: { matching: { criteria, total: 500 }, ...text, recipients: 500 },
    })
    expect(must(again).data.written).toBe(500)
    expect(first).toBeGreaterThan(0)
  })
})

describe('a message that waits', () => {
  async function waiting(when: { day: string; time: string } | { delayDays: number } = { day: '2027-03-01', time: '10:30' }) {
    const id = await apply(p.officer, p.requisitionId)
    const now = new Date()
    const year = now.getFullYear() + (now.getMonth() > 1 ? 1 : 0)
    const chosen = 'day' in when ? { ...when, day: `${year}${when.day.slice(4)}` } : when
    must(await p.officer.recruitment.POST('/message', { body: { ids: [id], ...text, recipients: 1, when: chosen } }))
    return (await written([id]))[0]!
  }
  const act = (decision: 'hurry' | 'stop' | 'pause' | 'resume', row: { id: number; version: number }) =>
    p.officer.recruitment.POST(`/outbox/${decision}/{id}`, { params: { path: { id: row.id } }, body: { version: row.version } })
  const detail = async (id: number) => must(await p.officer.recruitment.GET('/outbox/{id}', { params: { path: { id } } })).data

  test('stands with its moment where the organisation is, also without a mail server', async () => {
    const row = await waiting()
    const shown = await detail(row.id)
    expect(shown.goesAt).toMatch(/-02-28T23:30:00\.000Z$/)
    expect(shown).toMatchObject({ canHurry: true, canStop: true, canPause: true, body: expect.stringContaining('could you call us?') })
    expect(row.dueAt).toBeNull()
  })

  test('is not claimed before it; paused and let go it still waits, hurried it goes', async () => {
    t.app.settings.smtpUrl = SMTP
    try {
      const row = await waiting()
      const moment = row.goesAt!.getTime()
      expect(row.dueAt).toEqual(row.goesAt)
      expect(await claimMessage(t.app, row.id, new Date(moment - 1))).toBeNull()
      must(await act('pause', row))
      must(await act('resume', { ...row, version: row.version + 1 }))
      expect((await one(row.id))[0]).toMatchObject({ status: 'queued', dueAt: row.goesAt })
      must(await act('hurry', { ...row, version: row.version + 2 }))
      expect((await act('hurry', { ...row, version: row.version + 3 })).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
      expect(await claimMessage(t.app, row.id)).toMatchObject({ status: 'sending' })
    } finally {
      t.app.settings.smtpUrl = null
    }
  })

  test('is stopped for good', async () => {
    const row = await waiting({ delayDays: 1 })
    must(await act('stop', row))
    expect((await one(row.id))[0]).toMatchObject({ status: 'stopped', dueAt: null })
    expect((await act('resume', { ...row, version: row.version + 1 })).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    const audited = await t.db.select().from(auditLog).where(eq(auditLog.entityId, row.id)).orderBy(auditLog.id)
    expect(audited.filter(({ entity }) => entity === 'message').map(({ action }) => action)).toEqual(['write', 'stop'])
  })

  test('is rewritten, at its version and sanitised; who comes too late is told', async () => {
    const row = await waiting()
    const change = (version: number, body = '<p>Please <b>do not</b> call<script>x()</script>.</p>') =>
      p.officer.recruitment.POST('/outbox/change/{id}', { params: { path: { id: row.id } }, body: { version, subject: 'Tom &amp; Eve &lt;3', body } })
    must(await change(row.version))
    const after = (await one(row.id))[0]!
    expect(after).toMatchObject({ subject: 'Tom & Eve <3', body: 'Please do not call.', version: row.version + 1, toEmail: row.toEmail, goesAt: row.goesAt })
    expect(after.html).toContain('<p>Please <strong>do not</strong> call.</p>')
    expect((await detail(row.id)).body).toBe('<p>Please <strong>do not</strong> call.</p>')
    expect((await change(row.version)).error).toMatchObject({ code: 'STALE_VERSION' })
    expect((await change(row.version + 1, `<p>${field('firstName')}</p>`)).error).toMatchObject({ errors: [{ field: 'body' }] })
    await t.db.update(outbox).set({ status: 'sent', sentAt: new Date() }).where(eq(outbox.id, row.id))
    expect((await change(row.version + 1)).error).toMatchObject({ code: 'NOT_WAITING' })
    expect((await detail(row.id)).body).toBeNull()
  })

  test('goes to the address that is corrected meanwhile', async () => {
    const row = await waiting()
    const { version } = await read(p.officer, row.applicationId!)
    const params = { path: { applicationId: row.applicationId! } }
    must(await p.officer.recruitment.POST('/application/update/{applicationId}', { params, body: { version, email: 'new@sample.example' } }))
    expect((await one(row.id))[0]).toMatchObject({ toEmail: 'new@sample.example', status: 'queued' })
  })
})

describe('texts that HR keeps for messages', () => {
  test('are added, found by officers, renamed, changed and deleted by managers alone', async () => {
    const save = (who: typeof p.manager, more: object) =>
      who.recruitment.POST('/email-template', { body: { event: 'CANDIDATE_MESSAGE', name: 'Second call', ...text, ...more } })
    expect((await save(p.officer, {})).response.status).toBe(403)
    const { id } = must(await save(p.manager, {})).responseData
    expect((await save(p.manager, { name: 'second CALL' })).error).toMatchObject({ errors: [{ field: 'name' }] })
    expect((await save(p.manager, { name: 'Late', delayDays: 2 })).error).toMatchObject({ errors: [{ field: 'delayDays' }] })
    const names = async () => must(await p.officer.recruitment.GET('/message/templates')).responseDataList.map(({ name }) => name)
    expect(await names()).toContain('Second call')
    must(await save(p.manager, { id, version: 1, name: 'Third call' }))
    expect(await names()).toContain('Third call')
    const forget = (who: typeof p.manager, version: number, of = id) =>
      who.recruitment.DELETE('/email-template/{id}', { params: { path: { id: of }, query: { version } } })
    expect((await forget(p.officer, 2)).response.status).toBe(403)
    expect((await forget(p.manager, 1)).error).toMatchObject({ code: 'STALE_VERSION' })
    must(await forget(p.manager, 2))
    expect(await names()).not.toContain('Third call')
    const all = must(await p.manager.recruitment.GET('/email-template')).responseDataList
    const rejected = all.find(({ event }) => event === 'APPLICATION_REJECTED')!
    expect((await forget(p.manager, rejected.version, rejected.id)).error).toMatchObject({ code: 'TEMPLATE_IS_NEEDED' })
  })
})
