import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeUnclaimed } from '../../server/files/sweepUploads.ts'
import { complianceItems } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { apply, moveTo, must, openPosition } from '../applications/candidates.ts'
import { pdf, registered, upload } from '../employees/onTheWay.ts'
import { readOwn } from '../own/own.ts'
import { answer, ask, handInOwn, keyIn, lettersTo, papersOf, sendOwn } from './papers.ts'

const t = await testApp()
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
})
const fileOf = async (id: number) => (await t.db.select().from(complianceItems).where(eq(complianceItems.id, id)))[0]!.fileId

describe('somebody without an account', () => {
  test('is told once of all that is asked for at once, and hands it in by the link', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const first = await ask(p.officer, id, 'Police check', ['First aid', ' police check '])
    const mails = await lettersTo(t, id, 'COMPLIANCE_REQUESTED')
    expect(mails.map(({ subject }) => subject)).toEqual(['We need a document from you: Police check, First aid'])
    const key = keyIn(mails[0]!.text)
    expect((await readOwn(t, key)).documents).toMatchObject([
      { id: first, name: 'Police check', mandatory: true, state: 'WANTED', mayHandIn: true, file: null },
      { name: 'First aid', state: 'WANTED' },
    ])

    must(await handInOwn(t, key, first))
    expect((await readOwn(t, key)).documents[0]).toMatchObject({ state: 'HANDED_IN', file: 'police check.pdf', mayHandIn: true, why: null })
    const [before] = [await fileOf(first)]
    must(await handInOwn(t, key, first, await pdf('a better scan')))
    expect(await fileOf(first)).not.toBe(before)
    // What was replaced is held by nothing from then on.
    const [let_go] = await t.db.select().from(files).where(eq(files.id, before!))
    expect(let_go!.claimed).toBe(false)

    const [log] = await t.db.select().from(auditLog).where(sql`entity = 'complianceItem' and entity_id = ${first} and action = 'submit'`)
    expect(log).toMatchObject({ actorName: expect.stringContaining('Sofia') })
    expect((await papersOf(p.officer, id))[0]).toMatchObject({ status: 'SUBMITTED', applicantFile: { originalName: 'a better scan.pdf' } })
    must(await answer(p.officer, id, first, 'APPROVED'))
    expect((await readOwn(t, key)).documents[0]).toMatchObject({ state: 'ACCEPTED', mayHandIn: false })
    expect((await handInOwn(t, key, first)).response.status).toBe(409)
  })

  test('is told why a document was rejected, with a link that takes another one; asked again where it was waived', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const item = await ask(p.officer, id, 'Passport')
    const [asked] = await lettersTo(t, id, 'COMPLIANCE_REQUESTED')
    must(await handInOwn(t, keyIn(asked!.text), item))
    must(await answer(p.officer, id, item, 'REJECTED', { reason: 'The picture is blurred' }))
    const [told] = await lettersTo(t, id, 'COMPLIANCE_ANSWERED')
    expect(told!.text).toContain('The picture is blurred')
    const key = keyIn(told!.text)
    expect((await readOwn(t, key)).documents[0]).toMatchObject({ state: 'SENT_BACK', why: 'The picture is blurred', mayHandIn: true, file: null })
    must(await handInOwn(t, key, item))
    must(await answer(p.officer, id, item, 'WAIVED', { reason: 'Seen at the office' }))
    expect((await readOwn(t, key)).documents[0]).toMatchObject({ state: 'NOT_NEEDED', why: null, mayHandIn: false })
    must(await answer(p.officer, id, item, 'REQUESTED'))
    expect(await lettersTo(t, id, 'COMPLIANCE_REQUESTED')).toHaveLength(2)
    must(await answer(p.officer, id, item, 'WAIVED', { reason: 'Seen again' }))
    // Where nothing is to be done no link is sent, so that the one before works on.
    const answers = await lettersTo(t, id, 'COMPLIANCE_ANSWERED')
    expect(keyIn(answers.at(-1)!.text)).toBe('')
  })

  test('stores nothing without a key, reaches nobody else’s document, and no other upload', async () => {
    const [mine, others] = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    const [item, foreign] = [await ask(p.officer, mine, 'Visa'), await ask(p.officer, others, 'Visa')]
    const key = keyIn((await lettersTo(t, mine, 'COMPLIANCE_REQUESTED'))[0]!.text)
    const before = (await t.db.select().from(files)).length
    expect(await sendOwn(t, 'x'.repeat(43))).toMatchObject({ status: 404, body: { code: 'LINK_OPENS_NOTHING' } })
    expect((await t.db.select().from(files)).length).toBe(before)
    expect((await handInOwn(t, key, foreign)).response.status).toBe(404)
    const { body } = await sendOwn(t, key)
    const wrong = { key, documentId: item, file: { id: body.data.id, token: 'y'.repeat(43) } }
    expect((await t.visitor.recruitment.POST('/own-application/hand-in', { body: wrong })).response.status).toBe(400)
    expect(await fileOf(item)).toBeNull()
    const hostile = new File(['<html><script>alert(1)</script>'], 'passport.pdf')
    expect(await sendOwn(t, key, hostile)).toMatchObject({ status: 400, body: { code: 'DOCUMENT_WRONG_TYPE' } })
    // What was sent and not handed in is gone after a day; what was handed in stays.
    must(await handInOwn(t, key, item))
    await t.db.execute(sql`update files set created_at = now() - interval '25 hours'`)
    await removeUnclaimed(t.app)
    expect(await t.db.select().from(files).where(eq(files.id, body.data.id))).toEqual([])
    expect(
      await t.db
        .select()
        .from(files)
        .where(eq(files.id, (await fileOf(item))!)),
    ).toHaveLength(1)
  })

  test('hands nothing in once it has ended, and is asked for nothing', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const item = await ask(p.officer, id, 'Degree')
    const key = keyIn((await lettersTo(t, id, 'COMPLIANCE_REQUESTED'))[0]!.text)
    must(await moveTo(p.officer, id, 'withdrawn', 'Took another position'))
    await t.db.execute(sql`update applications set status_since = now() - interval '1 hour' where id = ${id}`)
    expect((await readOwn(t, key)).documents).toEqual([])
    expect((await handInOwn(t, key, item)).response.status).toBe(409)
    const body = { name: 'Another', source: 'Application' as const }
    const refused = await p.officer.recruitment.POST('/compliance-application/{id}', { params: { path: { id } }, body })
    expect(refused.error?.code).toBe('APPLICATION_OVER')
  })
})

test('some of several that were asked for already: none is asked for, and nobody is written to', async () => {
  const id = await apply(p.officer, p.requisitionId)
  await ask(p.officer, id, 'Police check')
  const body = { name: 'First aid', also: ['Police check'], source: 'Offer' as const }
  const refused = await p.officer.recruitment.POST('/compliance-application/{id}', { params: { path: { id } }, body })
  expect([refused.response.status, refused.error?.errors?.[0]?.field]).toEqual([400, 'name'])
  expect((await papersOf(p.officer, id)).map(({ name }) => name)).toEqual(['Police check'])
  expect(await lettersTo(t, id, 'COMPLIANCE_REQUESTED')).toHaveLength(1)
})

test('whoever has an account and a letter that waits is led to it', async () => {
  const { applicationId, applicant } = await registered(t)
  const item = await ask(p.officer, applicationId, 'Police check')
  const [mail] = await lettersTo(t, applicationId, 'COMPLIANCE_REQUESTED')
  expect([mail!.to, mail!.text.includes('/login?returnTo=%2Foffer-letter'), keyIn(mail!.text)]).toEqual([applicant.email, true, ''])
  expect(item).toBeGreaterThan(0)
})

describe('HR', () => {
  test('hands a document in for the person, and another file in its place; the log says who', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const item = await ask(p.officer, id, 'Police check')
    const token = await t.tokenOf('officer@threshold.test')
    const put = async (fileId: number, who = p.officer) => {
      const { version } = (await papersOf(p.officer, id))[0]!
      return who.recruitment.POST('/compliance-application/hand-in', { body: { id: item, fileId, version } })
    }
    const fileId = await upload(t, token, await pdf('brought to the desk'))
    expect((await put(fileId, p.manager)).response.status).toBe(400)
    expect((await put(fileId, p.employee)).response.status).toBe(403)
    must(await put(fileId))
    const [paper] = await papersOf(p.officer, id)
    expect(paper).toMatchObject({ status: 'SUBMITTED', applicantFile: { id: fileId } })
    expect(paper!.transitions.filter(({ allowed }) => allowed).map(({ event }) => event)).toEqual(['replace', 'approve', 'reject', 'waive'])
    must(await put(await upload(t, token, await pdf('the right one'))))
    const log = await t.db.select().from(auditLog).where(sql`entity = 'complianceItem' and entity_id = ${item} and action in ('submit', 'replace')`)
    expect(log.map(({ action, actorName }) => [action, actorName])).toEqual(['submit', 'replace'].map((action) => [action, log[0]!.actorName]))
    expect(log[0]!.actorId).toBe(Number((await t.db.execute(sql`select id from accounts where email = 'officer@threshold.test'`)).rows[0]!.id))
    // A status call brings no file, so it hands nothing in.
    expect((await answer(p.officer, id, item, 'SUBMITTED')).response.status).toBe(409)
    const { history } = must(await p.officer.recruitment.GET('/compliance-application/lifecycle/{id}', { params: { path: { id: item } } })).data
    expect(history.map(({ event, to }) => [event, to])).toEqual([
      ['begin', 'REQUESTED'],
      ['submit', 'SUBMITTED'],
      ['replace', 'SUBMITTED'],
    ])
  })

  test('sees who did what with a document and why', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const item = await ask(p.officer, id, 'Police check')
    must(await handInOwn(t, keyIn((await lettersTo(t, id, 'COMPLIANCE_REQUESTED'))[0]!.text), item))
    must(await answer(p.officer, id, item, 'APPROVED'))
    must(await answer(p.manager, id, item, 'REJECTED', { reason: 'It was found false' }))
    const { history, moves } = must(await p.officer.recruitment.GET('/compliance-application/lifecycle/{id}', { params: { path: { id: item } } })).data
    expect(history.map(({ event, reason }) => [event, reason])).toEqual([
      ['begin', null],
      ['submit', null],
      ['approve', null],
      ['revoke', 'It was found false'],
    ])
    expect(moves.filter(({ allowed }) => allowed).map(({ event }) => event)).toEqual(['submit', 'waive'])
  })
})

test('the same request 20 times at once is one mail', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const path = { params: { path: { id }, header: { 'Idempotency-Key': 'asked-in-parallel-once' } } }
  const body = { name: 'Police check', source: 'Offer' as const }
  const answers = await Promise.all(Array.from({ length: 20 }, () => p.officer.recruitment.POST('/compliance-application/{id}', { ...path, body })))
  expect(answers.filter(({ response }) => response.status === 200).length).toBeGreaterThan(0)
  expect(await lettersTo(t, id, 'COMPLIANCE_REQUESTED')).toHaveLength(1)
  expect((await t.db.select().from(outbox).where(eq(outbox.applicationId, id))).filter(({ event }) => event === 'COMPLIANCE_REQUESTED')).toHaveLength(1)
})
