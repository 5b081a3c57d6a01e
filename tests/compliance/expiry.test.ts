import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { remindOfExpiry } from '../../server/applications/compliance/remindOfExpiry.ts'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { complianceItems } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { apply, moveTo, must, openPosition } from '../applications/candidates.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { answer, ask, lettersTo, papersOf } from './papers.ts'

const t = await testApp()
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
})
const today = todayIn(t.app.settings)
const dayIn = (days: number) => daysAfter(today, days)
/** The hourly look, so many days from now. */
const look = (days: number) => remindOfExpiry(t.app, momentOn(dayIn(days), '09:00', t.app.settings.timeZone))

/** A document that HR handed in and approved until a day. */
async function approved(name: string, expiresOn?: string, applicationId?: number) {
  const id = applicationId ?? (await apply(p.officer, p.requisitionId))
  const item = await ask(p.officer, id, name)
  const { version } = (await papersOf(p.officer, id)).find((one) => one.id === item)!
  const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf(name))
  must(await p.officer.recruitment.POST('/compliance-application/hand-in', { body: { id: item, fileId, version } }))
  must(await answer(p.officer, id, item, 'APPROVED', expiresOn ? { expiresOn } : {}))
  return { id, item }
}
const paper = async (id: number, item: number) => (await papersOf(p.officer, id)).find((one) => one.id === item)!
const mailsAbout = async (id: number) =>
  (await t.db.select().from(outbox).where(eq(outbox.applicationId, id)).orderBy(outbox.id)).filter(({ event }) => /^DOCUMENT_EXPIR/.test(event))

describe('the day on which a document expires', () => {
  test('is given when it is approved, logged, shown, and gone with the approval', async () => {
    const { id, item } = await approved('Visa', dayIn(90))
    expect(await paper(id, item)).toMatchObject({ status: 'APPROVED', expiresOn: dayIn(90), expired: false })
    const [log] = await t.db.select().from(auditLog).where(sql`entity = 'complianceItem' and entity_id = ${item} and action = 'setExpiry'`)
    expect(log!.after).toEqual({ name: 'Visa', expiresOn: dayIn(90) })
    await t.db
      .update(complianceItems)
      .set({ expiresOn: dayIn(-1) })
      .where(eq(complianceItems.id, item))
    expect(await paper(id, item)).toMatchObject({ expired: true })
    await t.db.update(complianceItems).set({ expiresOn: today }).where(eq(complianceItems.id, item))
    expect(await paper(id, item)).toMatchObject({ expired: false })
    must(await answer(p.officer, id, item, 'REQUESTED'))
    expect(await paper(id, item)).toMatchObject({ status: 'REQUESTED', expiresOn: null })
  })

  test('is corrected or taken away without another e-mail, reminded of anew, and logged', async () => {
    const { id, item } = await approved('Permit', dayIn(20))
    await look(0)
    expect(await mailsAbout(id)).toHaveLength(2)
    const before = (await lettersTo(t, id, 'COMPLIANCE_ANSWERED')).length
    expect((await answer(p.officer, id, item, 'APPROVED', { expiresOn: today })).error?.errors?.[0]?.field).toBe('expiresOn')
    must(await answer(p.officer, id, item, 'APPROVED', { expiresOn: dayIn(25) }))
    expect(await paper(id, item)).toMatchObject({ status: 'APPROVED', expiresOn: dayIn(25) })
    expect(await lettersTo(t, id, 'COMPLIANCE_ANSWERED')).toHaveLength(before)
    await look(1)
    expect(await mailsAbout(id)).toHaveLength(4)
    must(await answer(p.officer, id, item, 'APPROVED'))
    expect(await paper(id, item)).toMatchObject({ status: 'APPROVED', expiresOn: null })
    const logged = await t.db.select().from(auditLog).where(sql`entity = 'complianceItem' and entity_id = ${item} and action = 'setExpiry'`)
    expect(logged.map(({ after }) => (after as { expiresOn: string | null }).expiresOn).toSorted()).toEqual([dayIn(20), dayIn(25), null])
  })

  test('is in the future, and of what is approved only', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const item = await ask(p.officer, id, 'Visa')
    await t.db.execute(sql`update compliance_items set status = 'SUBMITTED', file_id = (select max(id) from files) where id = ${item}`)
    for (const expiresOn of [today, dayIn(-1)]) {
      const refused = await answer(p.officer, id, item, 'APPROVED', { expiresOn })
      expect([refused.response.status, refused.error?.errors?.[0]?.field]).toEqual([400, 'expiresOn'])
    }
    expect((await answer(p.officer, id, item, 'REJECTED', { reason: 'Wrong', expiresOn: dayIn(9) })).response.status).toBe(400)
    expect(await paper(id, item)).toMatchObject({ status: 'SUBMITTED' })
  })
})

describe('reminders', () => {
  test('go to the officer and the person at 60, 30 and 7 days, once each however often and by however many it is looked', async () => {
    const { id, item } = await approved('Driving licence', dayIn(100))
    await look(39)
    expect(await mailsAbout(id)).toEqual([])
    for (const [days, mails] of [
      [40, 2],
      [55, 2],
      [70, 4],
      [92, 4],
      [93, 6],
      [100, 6],
      [101, 6],
    ] as const) {
      await Promise.all([look(days), look(days), look(days)])
      await look(days)
      expect(await mailsAbout(id), `after ${days} days`).toHaveLength(mails)
    }
    const [first, second] = await mailsAbout(id)
    expect([first!.event, second!.event, second!.toEmail]).toEqual(['DOCUMENT_EXPIRING', 'DOCUMENT_EXPIRY_NOTICE', 'officer@threshold.test'])
    expect(first!.subject).toMatch(/^Driving licence expires on \d+ \w+ \d{4}$/)
    expect(second!.subject).toMatch(/^Driving licence of Sofia Reyes \d+ expires on/)
    expect(second!.body).toContain(encodeURIComponent(`/canprf?applicationId=${id}&tab=compliance`))
    expect((await t.db.select().from(complianceItems).where(eq(complianceItems.id, item)))[0]!.remindedDays).toBe(7)
  })

  test('what is approved late is reminded of by the last one only, anew after it was renewed, and not once its application has ended', async () => {
    const { id, item } = await approved('Badge', dayIn(20))
    await look(0)
    await look(1)
    expect(await mailsAbout(id)).toHaveLength(2)
    must(await answer(p.officer, id, item, 'REQUESTED'))
    await look(14)
    expect(await mailsAbout(id)).toHaveLength(2)
    await t.db.execute(sql`update compliance_items set status = 'SUBMITTED' where id = ${item}`)
    must(await answer(p.officer, id, item, 'APPROVED', { expiresOn: dayIn(25) }))
    await look(0)
    expect(await mailsAbout(id)).toHaveLength(4)
    must(await moveTo(p.officer, id, 'rejected', 'Another direction'))
    await look(20)
    expect(await mailsAbout(id)).toHaveLength(4)
  })

  test('go to the officer who raised the requisition; names that are withheld are not told', async () => {
    const colleague = await t.person('keeper@threshold.test', ['Recruitment Officer'])
    const [before] = await t.db.select().from(requisitions).where(eq(requisitions.id, p.requisitionId))
    await t.db.update(requisitions).set({ ownerId: colleague.id }).where(eq(requisitions.id, p.requisitionId))
    const { id } = await approved('Passport of Sofia Reyes', dayIn(50))
    await t.db.execute(sql`update applications set withheld = true, candidate_number = 7 where id = ${id}`)
    await look(0)
    const mails = await mailsAbout(id)
    expect(mails.map(({ toEmail }) => toEmail)).toContain('keeper@threshold.test')
    expect(mails).toHaveLength(2)
    const toStaff = mails.find(({ event }) => event === 'DOCUMENT_EXPIRY_NOTICE')!
    expect(toStaff.subject).toContain('Candidate 7')
    expect(`${toStaff.subject} ${toStaff.body} ${toStaff.html}`).not.toMatch(/Sofia|Reyes/)
    await t.db.update(requisitions).set({ ownerId: before!.ownerId }).where(eq(requisitions.id, p.requisitionId))
    await t.db.execute(sql`update applications set withheld = false, candidate_number = null where id = ${id}`)
  })
})

describe('the list of what expires', () => {
  const list = async (criteria: object = {}, who = p.officer) =>
    must(await who.recruitment.POST('/compliance-application/expiring/criteria', { body: { size: 100, sort: 'expiresOn', ...criteria } }))

  test('holds approved documents with a last day, the next one first; sorted, filtered, searched, paged and counted', async () => {
    await t.db.execute(sql`update compliance_items set expires_on = null`)
    const id = await apply(p.officer, p.requisitionId)
    const soon = await approved('Soon', dayIn(3), id)
    const late = await approved('Late', dayIn(300), id)
    const past = await approved('Past', dayIn(9), id)
    await t.db
      .update(complianceItems)
      .set({ expiresOn: dayIn(-2) })
      .where(eq(complianceItems.id, past.item))
    await approved('Never', undefined, id)
    const { responseDataList, paging } = await list()
    expect(responseDataList.map(({ name, daysLeft, expired }) => [name, daysLeft, expired])).toEqual([
      ['Past', -2, true],
      ['Soon', 3, false],
      ['Late', 300, false],
    ])
    expect(paging.totalElements).toBe(3)
    const names = async (criteria: object) => (await list(criteria)).responseDataList.map(({ name }) => name)
    expect(await names({ sort: '-daysLeft' })).toEqual(['Late', 'Soon', 'Past'])
    expect(await names({ columns: ['expired'], operators: ['SEL_EQUAL'], values: ['true'] })).toEqual(['Past'])
    expect(await names({ columns: ['daysLeft'], operators: ['NUM_TO'], values: ['60'] })).toEqual(['Past', 'Soon'])
    expect(await names({ search: 'Reyes' })).toEqual(['Past', 'Soon', 'Late'])
    expect(await names({ search: 'Reyes', size: 10, page: 2 })).toEqual([])
    expect(await names({ sort: 'applicantName', columns: ['name'], operators: ['STR_CONTAIN'], values: ['oo'] })).toEqual(['Soon'])
    expect((await p.officer.recruitment.POST('/compliance-application/expiring/criteria', { body: { sort: 'fileId' } })).response.status).toBe(400)
    const counts = must(await p.officer.auth.POST('/view-counts', { body: { list: 'expiringDocuments', compared: [] } }))
    expect(counts.data).toMatchObject([{ viewId: null, total: 3 }])

    const file = await p.officer.recruitment.POST('/compliance-application/expiring/export', {
      body: { format: 'csv', criteria: { sort: 'expiresOn' }, show: ['name', 'expiresOn'].map((column) => ({ column, heading: column })) },
      parseAs: 'text',
    })
    expect(String(file.data)).toContain(`"Soon","${dayIn(3)}"`)
    expect((await p.employee.recruitment.POST('/compliance-application/expiring/criteria', { body: {} })).response.status).toBe(403)

    must(await answer(p.officer, id, late.item, 'REJECTED', { reason: 'Found false' }))
    expect(await names({})).toEqual(['Past', 'Soon'])
    expect(soon.id).toBe(id)
  })

  test('tells nobody’s name while it is withheld', async () => {
    const id = await apply(p.officer, p.requisitionId)
    await approved('Card of Sofia Reyes', dayIn(5), id)
    await t.db.execute(sql`update applications set withheld = true, candidate_number = 9 where id = ${id}`)
    const mine = async (who = p.officer) => (await list({}, who)).responseDataList.find(({ applicationId }) => applicationId === id)!
    expect((await mine()).applicantName).toBe('Candidate 9')
    expect((await mine()).name).not.toMatch(/Sofia|Reyes/)
    expect((await mine(p.manager)).name).toBe('Card of Sofia Reyes')
    const found = await list({ columns: ['name'], operators: ['STR_CONTAIN'], values: ['Sofia'] })
    expect(found.responseDataList.filter(({ applicationId }) => applicationId === id)).toEqual([])
    await t.db.execute(sql`update applications set withheld = false, candidate_number = null where id = ${id}`)
  })
})
