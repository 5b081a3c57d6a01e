import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { remindOfLetters } from '../../server/workflows/letters/remindOfLetters.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
let officer: Awaited<ReturnType<typeof t.as>>
beforeAll(async () => {
  officer = await t.as('officer')
})
const today = todayIn(t.app.settings)
const at = (day: string, time = '09:30') => momentOn(day, time, t.app.settings.timeZone)

/** A letter that was sent five days ago and lapses so many days from now. */
async function sent(lapsesIn: number) {
  const { application, applicant } = await selectedApplication(t)
  const path = { params: { path: { applicationId: application.id } } }
  const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
  const content = filled(draft, { lapsesOn: daysAfter(today, lapsesIn) })
  const { id, version } = must(await officer.hr.POST('/offer-letter/save', { body: { applicationId: application.id, content } })).responseData
  must(await officer.hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version: version! } }))
  await t.db
    .update(letters)
    .set({ sentAt: at(daysAfter(today, -5)) })
    .where(eq(letters.id, id))
  return { applicationId: application.id, applicant, id }
}
const remindersOf = (applicationId: number) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'LETTER_REMINDER')))
const noticesOf = async (who: typeof officer, applicationId: number) =>
  must(await who.recruitment.GET('/notification')).responseDataList.filter(({ kind, id }) => kind === 'offerLapses' && id === applicationId)

test('three days before the last day for an answer the person is reminded once, whatever restarts', async () => {
  const { applicationId, applicant, id } = await sent(3)
  expect(await remindOfLetters(t.app, at(today, '06:59'))).toBe(0)
  expect(await remindersOf(applicationId)).toEqual([])
  await Promise.all([remindOfLetters(t.app, at(today)), remindOfLetters(t.app, at(today))])
  await remindOfLetters(t.app, at(today, '12:00'))
  await remindOfLetters(t.app, at(daysAfter(today, 1)))
  const mails = await remindersOf(applicationId)
  expect(mails.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([[applicant.email, expect.stringContaining('Please answer by')]])
  // The code that is on its way stays the only one.
  expect(mails[0]!.body).not.toMatch(/[0-9A-HJKMNP-TV-Z]{5} [0-9A-HJKMNP-TV-Z]{5}|code=/)
  expect(mails[0]!.body).toContain('/offer-letter')
  expect(
    await t.db
      .select()
      .from(auditLog)
      .where(and(like(auditLog.action, 'remind'), eq(auditLog.entityId, id))),
  ).toHaveLength(1)
  const path = { params: { path: { applicationId } } }
  const { letter } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
  expect(letter).toMatchObject({ status: 'sent', remindedAt: expect.any(String), mailings: [{ toEmail: applicant.email }] })
})

test('whoever wrote the letter sees it at the bell until it is answered', async () => {
  const { applicationId, id } = await sent(2)
  expect(await noticesOf(officer, applicationId)).toEqual([])
  await remindOfLetters(t.app, at(today))
  expect(await noticesOf(officer, applicationId)).toMatchObject([{ title: 'Leila Haddad', detail: 'Registered nurse', read: false }])
  expect(await noticesOf(await t.as('manager'), applicationId)).toEqual([])
  const [row] = await t.db.select().from(letters).where(eq(letters.id, id))
  must(await officer.hr.POST('/offer-letter/revoke/{id}', { params: { path: { id } }, body: { version: row!.version, reason: 'The budget was cut' } }))
  expect(await noticesOf(officer, applicationId)).toEqual([])
})

test('nobody is reminded earlier, of a letter of today, or of one that is over', async () => {
  const early = await sent(4)
  const fresh = await sent(1)
  await t.db
    .update(letters)
    .set({ sentAt: at(today, '00:30') })
    .where(eq(letters.id, fresh.id))
  const over = await sent(1)
  await t.db.update(letters).set({ status: 'declined' }).where(eq(letters.id, over.id))
  await remindOfLetters(t.app, at(today))
  for (const { applicationId } of [early, fresh, over]) expect(await remindersOf(applicationId)).toEqual([])
})
