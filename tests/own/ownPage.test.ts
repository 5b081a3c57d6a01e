import { createHash } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { presentWording, wordingOf } from '../../server/records/consentWording.ts'
import { applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { applicationConsents, applicationLinks } from '../../server/tables/ownPages.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { WORDING } from '../../src/machines/flows/applyDraft.ts'
import { t as say } from '../../src/ui/i18n/apply.ts'
import { apply as german } from '../../src/ui/i18n/de/apply.ts'
import { testApp } from '../app.ts'
import { accountId, dayFromNow, moveTo, must, plan, read, schedule } from '../applications/candidates.ts'
import { posted, someone, upload, uploadedResume } from '../files/posted.ts'
import { resumeDocx } from '../fixtures/resume-files.ts'
import { messageOf } from '../secrets.ts'
import { applied, mailedKeys, readOwn } from './own.ts'

const t = await testApp()
let post: Awaited<ReturnType<typeof posted>>
let officer: Awaited<ReturnType<typeof t.as>>
beforeAll(async () => {
  post = await posted(t)
  officer = await t.as('officer')
})

const visitor = t.visitor.recruitment
const rowOf = async (id: number) => (await t.db.select().from(applications).where(eq(applications.id, id)))[0]!
const refusedAs = ({ response, error }: { response: Response; error?: { code?: string; message?: string } }) => [response.status, error?.code, error?.message]
/** Past the moment in which an end can be taken back. */
const letItStand = async (id: number) => {
  await t.db.execute(sql`update applications set status_since = now() - interval '1 minute' where id = ${id}`)
  await t.db.execute(sql`update outbox set goes_at = now() - interval '1 minute' where application_id = ${id} and goes_at is not null`)
}

describe('the link', () => {
  test('comes with the first answer and by mail, is kept as a proof only, and a repeated call does not tell it again', async () => {
    const body = someone(await uploadedResume(t))
    const call = () => visitor.POST('/job-post/{id}/apply', { params: { path: { id: post.id }, header: { 'Idempotency-Key': 'the-own-page-of-maya' } }, body })
    const { id, ownKey } = must(await call()).responseData
    expect(ownKey).toMatch(/^[\w-]{43}$/)
    expect(must(await call()).responseData).toEqual({ id })
    expect(await mailedKeys(t, id)).toEqual([ownKey])
    const { rows } = await t.db.execute<{ everything: string }>(sql`select coalesce(string_agg(x, ' '), '') as everything from (
      select key_hash as x from application_links union all select answer::text from idempotency_keys union all select html || body from outbox
      union all select coalesce(after::text, '') from audit_log) all_of_it`)
    expect(rows[0]!.everything).not.toContain(ownKey)
    expect(await readOwn(t, ownKey!)).toMatchObject({
      firstName: 'Maya',
      positionTitle: expect.any(String),
      stage: 'RECEIVED',
      mayReplaceResume: true,
      mayWithdraw: true,
    })
  })

  test('a wrong, a replaced and a revoked one answer alike, to every call', async () => {
    const { id, key, email } = await applied(t, post)
    const resume = await uploadedResume(t)
    const calls = (with_: string) => [
      visitor.POST('/own-application', { body: { key: with_ } }),
      visitor.POST('/own-application/withdraw', { params: {}, body: { key: with_ } }),
      visitor.POST('/own-application/replace-resume', { params: {}, body: { key: with_, resume } }),
      visitor.POST('/own-application/cannot-come', { params: {}, body: { key: with_, startsAt: new Date().toISOString() } }),
      visitor.POST('/own-application/keep-longer', { params: {}, body: { key: with_, keepLonger: true } }),
    ]
    const answersTo = async (with_: string) => (await Promise.all(calls(with_))).map(refusedAs)
    const wrong = await answersTo('x'.repeat(43))
    expect(new Set(wrong.map(String)).size).toBe(1)
    expect(wrong[0]).toEqual([404, 'LINK_OPENS_NOTHING', expect.any(String)])
    expect(await answersTo('short')).toEqual(wrong)
    must(await visitor.POST('/own-application/new-link', { body: { email: email.toUpperCase() } }))
    expect(await answersTo(key)).toEqual(wrong)
    const [fresh] = await mailedKeys(t, id)
    expect((await readOwn(t, fresh!)).firstName).toBe('Maya')
    await t.db.update(applicationLinks).set({ revokedAt: new Date() }).where(eq(applicationLinks.applicationId, id))
    expect(await answersTo(fresh!)).toEqual(wrong)
    expect((await rowOf(id)).status).toBe('new application')
  })

  test('asking for a new one tells nobody whether the address is known, and sends three an hour', async () => {
    const { id, email } = await applied(t, post)
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(must(await visitor.POST('/own-application/new-link', { body: { email } })))
    const unknown = must(await visitor.POST('/own-application/new-link', { body: { email: 'nobody@sample.example' } }))
    expect(new Set([...answers, unknown].map((one) => JSON.stringify(one))).size).toBe(1)
    const mails = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.applicationId, id), eq(outbox.event, 'OWN_PAGE_LINK')))
    expect(mails).toHaveLength(2)
    expect(await t.db.select().from(outbox).where(eq(outbox.toEmail, 'nobody@sample.example'))).toEqual([])
  })

  test('of an address that was corrected opens nothing; the right one gets another', async () => {
    const { id, key } = await applied(t, post)
    const { version } = await read(officer, id)
    must(
      await officer.recruitment.POST('/application/update/{applicationId}', {
        params: { path: { applicationId: id } },
        body: { version, email: `right.${id}@sample.example` },
      }),
    )
    expect((await visitor.POST('/own-application', { body: { key } })).response.status).toBe(404)
    const [fresh] = await mailedKeys(t, id)
    expect((await readOwn(t, fresh!)).kept.email).toBe(`right.${id}@sample.example`)
  })

  test('is read in the outbox by a manager without a mail server, which is written down; officers see dots', async () => {
    const { id, key } = await applied(t, post)
    const [mail] = await t.db.select().from(outbox).where(eq(outbox.applicationId, id))
    const seenBy = async (who: 'manager' | 'officer') =>
      must(await (await t.as(who)).recruitment.GET('/outbox/{id}', { params: { path: { id: mail!.id } } })).data
    expect((await seenBy('officer')).text).not.toContain(key)
    expect((await seenBy('manager')).text).toContain(`/my-application#${key}`)
    const [read] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'readSecret')))
    expect(read).toMatchObject({ entity: 'applicationLink' })
    expect((await messageOf(t, mail!.id)).html).not.toContain(key)
  })
})

describe('where it stands', () => {
  test('a hold, and an end that can still be taken back or was not told yet, change nothing', async () => {
    const { id, key } = await applied(t, post)
    must(await moveTo(officer, id, 'shortlisted'))
    const before = await readOwn(t, key)
    expect(before).toMatchObject({ stage: 'IN_REVIEW', ended: null })
    must(await moveTo(officer, id, 'on hold'))
    expect(await readOwn(t, key)).toMatchObject({ stage: 'IN_REVIEW', steps: before.steps, mayWithdraw: true })
    must(await moveTo(officer, id, 'rejected', 'The UNSAID reason'))
    expect(await readOwn(t, key)).toMatchObject({ stage: 'IN_REVIEW', ended: null, steps: before.steps })
    await t.db.execute(sql`update applications set status_since = now() - interval '1 minute' where id = ${id}`)
    expect(await readOwn(t, key)).toMatchObject({ stage: 'CLOSED', ended: 'WITHOUT_OFFER', steps: [], mayWithdraw: false })
  })

  test('a rejection that goes later is told by nothing before: not by the stage, the messages or what may be done', async () => {
    const { id, key } = await applied(t, post)
    const before = await readOwn(t, key)
    const { version } = await read(officer, id)
    const body = { id, status: 'rejected' as const, reason: 'no', version, tell: true, tellWhen: { delayDays: 2 } }
    must(await officer.recruitment.POST('/application/change-status', { body }))
    await t.db.execute(sql`update applications set status_since = now() - interval '1 hour' where id = ${id}`)
    expect({ ...(await readOwn(t, key)), answerBy: null }).toEqual({ ...before, answerBy: null })
    const mail = and(eq(outbox.applicationId, id), eq(outbox.event, 'APPLICATION_REJECTED'))
    const [waiting] = await t.db.select().from(outbox).where(mail)
    expect(waiting!.goesAt! > new Date()).toBe(true)
    // Its time has come, and somebody keeps it back.
    await t.db.update(outbox).set({ status: 'paused' }).where(mail)
    await letItStand(id)
    expect(await readOwn(t, key)).toMatchObject({ stage: 'RECEIVED', ended: null, messages: before.messages })
    await t.db.update(outbox).set({ status: 'queued' }).where(mail)
    const after = await readOwn(t, key)
    expect([after.stage, after.ended, after.messages.length]).toEqual(['CLOSED', 'WITHOUT_OFFER', before.messages.length + 1])
  })

  test('the answer is promised for the last day of the time limit, and no longer once that has passed', async () => {
    const { id, key } = await applied(t, post)
    await t.db.execute(sql`delete from time_limits`)
    expect((await readOwn(t, key)).answerBy).toBeNull()
    await t.db.execute(sql`insert into time_limits (status, working_days) values ('new application', 5)`)
    const { answerBy, appliedOn } = await readOwn(t, key)
    expect(answerBy! > appliedOn).toBe(true)
    await t.db.execute(sql`update applications set status_since = now() - interval '30 days' where id = ${id}`)
    expect((await readOwn(t, key)).answerBy).toBeNull()
    await t.db.execute(sql`delete from time_limits`)
  })
})

describe('the CV', () => {
  test('is replaced while nobody has decided, and HR sees who did it', async () => {
    const { id, key } = await applied(t, post)
    const { body } = await upload(t, '/job-post/upload-resume', { name: 'Newer.docx', bytes: await resumeDocx('complete') })
    const resume = { id: body.data.id, token: body.data.token }
    must(await visitor.POST('/own-application/replace-resume', { params: {}, body: { key, resume } }))
    expect((await readOwn(t, key)).kept.resume).toBe('Newer.docx')
    const [row] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'replaceResume')))
    expect(row).toMatchObject({ actorName: 'Maya Okonkwo', actorId: null, after: { resume: 'Newer.docx' } })
    const again = await visitor.POST('/own-application/replace-resume', { params: {}, body: { key, resume } })
    expect(again.response.status).toBe(400)
    must(await moveTo(officer, id, 'shortlisted'))
    expect((await readOwn(t, key)).mayReplaceResume).toBe(false)
    const late = await visitor.POST('/own-application/replace-resume', { params: {}, body: { key, resume: await uploadedResume(t) } })
    expect(refusedAs(late).slice(0, 2)).toEqual([409, 'NOT_NOW'])
  })
})

describe('withdrawing', () => {
  test('ends the application and its interview, with the reason for HR, and is confirmed; once', async () => {
    const { id, key } = await applied(t, post)
    must(await schedule(officer, id, await plan(officer, id, [await accountId(t, 'officer@threshold.test')], { day: dayFromNow(20) })))
    must(await visitor.POST('/own-application/withdraw', { params: {}, body: { key, because: 'PAY' } }))
    expect((await rowOf(id)).status).toBe('withdrawn')
    const { rows } = await t.db.execute(sql`select status from interviews where application_id = ${id}`)
    expect(rows).toEqual([{ status: 'cancelled' }])
    const [moved] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'withdraw')))
    expect(moved).toMatchObject({ actorName: 'Maya Okonkwo', reason: 'Withdrawn on the own page: the pay' })
    const [mail] = await t.db.select().from(outbox).where(eq(outbox.applicationId, id)).orderBy(desc(outbox.id))
    expect(mail!.event).toBe('APPLICATION_WITHDRAWN')
    expect(await readOwn(t, key)).toMatchObject({ stage: 'CLOSED', ended: 'BY_APPLICANT', interviews: [] })
    expect(refusedAs(await visitor.POST('/own-application/withdraw', { params: {}, body: { key } })).slice(0, 2)).toEqual([409, 'NOT_NOW'])
  })
})

describe('an interview', () => {
  test('that does not suit: whoever arranged it is told once, until it is moved', async () => {
    const { id, key } = await applied(t, post)
    const body = await plan(officer, id, [await accountId(t, 'officer@threshold.test')], { day: dayFromNow(21) })
    must(await schedule(officer, id, body))
    const [meeting] = (await readOwn(t, key)).interviews
    expect(meeting).toMatchObject({ place: 'Room 4', zone: 'Australia/Melbourne', startTime: '10:00', cannotCome: false })
    const say_ = () => visitor.POST('/own-application/cannot-come', { params: {}, body: { key, startsAt: meeting!.startsAt, note: 'I am at sea that day' } })
    must(await say_())
    must(await say_())
    expect((await readOwn(t, key)).interviews[0]).toMatchObject({ cannotCome: true })
    const noticesOf = async (who: typeof officer) =>
      must(await who.recruitment.GET('/notification')).responseDataList.filter((one) => one.kind === 'cannotCome' && one.id === id)
    expect(await noticesOf(officer)).toMatchObject([{ title: 'Maya Okonkwo', detail: expect.stringContaining('I am at sea that day') }])
    expect(await noticesOf(await t.as('manager'))).toEqual([])
    const told = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'cannotCome')))
    expect(told).toMatchObject([{ reason: 'I am at sea that day' }])
    await t.db.execute(sql`update interviews set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where application_id = ${id}`)
    expect(await noticesOf(officer)).toEqual([])
    expect((await readOwn(t, key)).interviews[0]).toMatchObject({ cannotCome: false })
  })
})

describe('messages', () => {
  test('to the candidate only, once they are due, without links and codes', async () => {
    const { id, key } = await applied(t, post)
    must(await schedule(officer, id, await plan(officer, id, [await accountId(t, 'officer@threshold.test')], { day: dayFromNow(22) })))
    const { messages } = await readOwn(t, key)
    expect(messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/interview/i), expect.stringMatching(/^We have your application/)])
    expect(JSON.stringify(messages)).not.toContain(key)
    expect(messages.at(-1)!.text).toContain('••••••')
    const version = (await read(officer, id)).version
    must(await officer.recruitment.POST('/application/change-status', { body: { id, status: 'rejected', reason: 'no', version, tell: true } }))
    const about = async () => (await readOwn(t, key)).messages.filter(({ subject }) => subject.startsWith('About your application'))
    expect(await about()).toEqual([])
    await letItStand(id)
    expect(await about()).toHaveLength(1)
  })
})

describe('consent', () => {
  test('stays as it was shown, with its moment and its hash', async () => {
    const { id, key } = await applied(t, post, { keepLonger: true })
    const kept = await t.db.select().from(applicationConsents).where(eq(applicationConsents.applicationId, id))
    expect(kept.map(({ kind, given, wordingVersion }) => [kind, given, wordingVersion])).toEqual([
      ['APPLICATION', true, 1],
      ['KEEP_LONGER', true, 1],
    ])
    for (const { wording, wordingHash } of kept) expect(wordingHash).toBe(createHash('sha256').update(wording).digest('hex'))
    must(await visitor.POST('/own-application/keep-longer', { params: {}, body: { key, keepLonger: false } }))
    expect((await rowOf(id)).keepOnFile).toBe(false)
    must(await visitor.POST('/own-application/keep-longer', { params: {}, body: { key, keepLonger: true, wording: { version: 1, language: 'de' } } }))
    const { consents, keepLonger } = (await readOwn(t, key)).kept
    expect(keepLonger).toBe(true)
    expect(consents.map(({ given }) => given)).toEqual([true, true, false, true])
    expect(consents.at(-1)!.wording).toMatch(/^Sie dürfen/)
    const unknown = await visitor.POST('/own-application/keep-longer', {
      params: {},
      body: { key, keepLonger: false, wording: { version: 900, language: 'en' } },
    })
    expect(unknown.response.status).toBe(400)
  })

  test('is kept in the words that the form shows, in every language', () => {
    expect(presentWording().version).toBe(WORDING)
    expect([say('consent'), say('keepLonger')]).toEqual([wordingOf('APPLICATION', presentWording('en')), wordingOf('KEEP_LONGER', presentWording('en'))])
    expect([german.consent, german.keepLonger]).toEqual([wordingOf('APPLICATION', presentWording('de')), wordingOf('KEEP_LONGER', presentWording('de'))])
  })
})
