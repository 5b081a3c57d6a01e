import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { interviews } from '../../server/tables/applications.ts'
import { onboardingDocuments } from '../../server/tables/employees.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { tasks } from '../../server/tables/tasks.ts'
import { testApp } from '../app.ts'
import { accountId, apply, moveTo, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { worker } from '../leave/people.ts'
import { statementsOf } from '../statements.ts'

const t = await testApp()
const today = todayIn(t.app.settings)
const { officer, requisitionId } = await openPosition(t)
const mira = await worker(t, { name: 'Mira' })
const otto = await worker(t, { name: 'Otto' })
const miraAccount = await accountId(t, mira.email)
const dayOf = async ({ as }: typeof mira) => must(await (await as()).recruitment.GET('/day/own')).data

test('who has nothing to do is told of nothing, and costs few statements', async () => {
  const nothing = { total: 0, first: [] }
  const { week, ...rest } = await dayOf(otto)
  expect(week.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(rest).toEqual({ prepare: [], tasks: nothing, unread: nothing, declined: nothing, expired: nothing, ending: nothing })
  expect((await statementsOf(t, () => dayOf(otto))).length).toBeLessThanOrEqual(12)
})

test('interviews are those that the person holds: of the week, and to prepare within seven days', async () => {
  const mine: number[] = []
  for (const [days, interviewer] of [
    [1, miraAccount],
    [6, miraAccount],
    [9, miraAccount],
    [2, await accountId(t, otto.email)],
  ] as const) {
    const applicationId = await apply(officer, requisitionId)
    must(await moveTo(officer, applicationId, 'screening'))
    const body = await plan(officer, applicationId, [interviewer], { day: daysAfter(today, 40 + days) })
    const { id } = must(await schedule(officer, applicationId, body)).responseData
    const startsAt = momentOn(daysAfter(today, days), '10:00', 'Australia/Melbourne')
    await t.db
      .update(interviews)
      .set({ day: daysAfter(today, days), startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) })
      .where(eq(interviews.id, id))
    if (interviewer === miraAccount) mine.push(id)
  }
  const { prepare, week } = await dayOf(mira)
  expect(prepare.map(({ id }) => id)).toEqual(mine.slice(0, 2))
  const ofWeek = week.flatMap(({ interviews: held }) => held.map(({ id }) => id))
  expect(ofWeek.every((id) => mine.includes(id))).toBe(true)
  // Who neither holds one nor recruits sees none, also as the owner of the requisition.
  await t.db.update(requisitions).set({ ownerId: miraAccount }).where(eq(requisitions.id, requisitionId))
  expect((await dayOf(mira)).prepare.map(({ id }) => id)).toEqual(mine.slice(0, 2))
})

test('open tasks are those that the person does, the next due first, for the own beginning or that of others', async () => {
  const task = { employeeId: otto.id, owner: 'NAMED' as const, ownerAccountId: miraAccount }
  await t.db.insert(tasks).values([
    { ...task, name: 'Whenever it suits' },
    { ...task, name: 'Show the wards', dueOn: daysAfter(today, 3) },
    { employeeId: mira.id, owner: 'NEW_HIRE', name: 'Send a photo', dueOn: daysAfter(today, -2) },
    { ...task, name: 'Done already', dueOn: today, status: 'done' },
    { ...task, ownerAccountId: null, name: 'Of nobody' },
  ])
  const { total, first } = (await dayOf(mira)).tasks
  expect([total, first.map(({ name, own, days }) => [name, own, days])]).toEqual([
    3,
    [
      ['Send a photo', true, 2],
      ['Show the wards', false, -3],
      ['Whenever it suits', false, null],
    ],
  ])
  expect((await dayOf(otto)).tasks.total).toBe(0)
})

test('documents of the pack wait until their present version was read', async () => {
  const fileId = async (words: string) => upload(t, await t.tokenOf('officer@threshold.test'), await pdf(words))
  const { id, version = 1 } = must(
    await officer.recruitment.POST('/employee-onboarding', { body: { name: 'House rules', fileId: await fileId('one') } }),
  ).responseData
  const unread = async () => (await dayOf(mira)).unread.first.map((one) => one.id)
  expect(await unread()).not.toContain(id)
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version } }))
  expect(await unread()).toContain(id)
  const me = await mira.as()
  const path = { params: { path: { employeeId: mira.id } } }
  must(await me.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { ...path, body: { documentIds: [id] } }))
  expect(await unread()).not.toContain(id)
  expect((await dayOf(otto)).unread.first.map((one) => one.id)).toContain(id)
  await t.db
    .update(onboardingDocuments)
    .set({ fileId: await fileId('two') })
    .where(eq(onboardingDocuments.id, id))
  expect(await unread()).toContain(id)
})

test('of requisitions the own ones are told: declined, past their end date, ending within two weeks', async () => {
  const own = { ownerId: miraAccount, startDate: daysAfter(today, -60) }
  const rows = await t.db
    .insert(requisitions)
    .values([
      { ...own, positionTitle: 'Sample declined', status: 'RVD', endDate: daysAfter(today, 90) },
      { ...own, positionTitle: 'Sample over', endDate: daysAfter(today, -3) },
      { ...own, positionTitle: 'Sample ending', endDate: daysAfter(today, 14) },
      { ...own, positionTitle: 'Sample later', endDate: daysAfter(today, 15) },
      { ...own, ownerId: await accountId(t, otto.email), positionTitle: 'Sample of another', endDate: daysAfter(today, -3) },
    ])
    .returning()
  const { declined, expired, ending } = await dayOf(mira)
  expect([declined, expired, ending].map(({ total, first }) => [total, first.map(({ id }) => id)])).toEqual([0, 1, 2].map((at) => [1, [rows[at]!.id]]))
})

test('applicants and visitors have no such day', async () => {
  await t.person('only.applicant@sample.example', ['Applicant'])
  const applicant = await t.as('only.applicant@sample.example')
  expect((await applicant.recruitment.GET('/day/own')).response.status).toBe(403)
  expect((await t.visitor.recruitment.GET('/day/own')).response.status).toBe(401)
})
