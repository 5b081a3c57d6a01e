import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { must } from '../lifecycles/driver.ts'
import { assigned, learner, publishedCourse } from './learners.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
})
const toldOf = (email: string) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.event, 'SESSION_CHANGED'), eq(outbox.toEmail, email)))

test('a full session lets one wait, and whoever waits gets the place that another gives back, and is told each time', async () => {
  const [first, second] = [await learner(t, { firstName: 'Fria', lastName: 'First' }), await learner(t, { firstName: 'Sven', lastName: 'Second' })]
  const courseId = await publishedCourse(t, { name: 'Lifting with two', kind: 'SESSION', link: null })
  const dueOn = daysAfter(todayIn(t.app.settings), 14)
  const [{ own: ofFirst }, { own: ofSecond }] = [await assigned(t, { courseId, who: first, dueOn }), await assigned(t, { courseId, who: second, dueOn })]
  const session = { courseId, place: 'Yard', day: '2099-01-11', from: '09:00', until: '11:00', seats: 1 }
  must(await (await t.as('officer')).hr.POST('/learning/session', { body: session }))
  const { page: one } = await b.signedIn(first.email)
  const { page: two } = await b.signedIn(second.email, { viewport: PHONE })
  await one.goto(`/learning/assignment/${ofFirst.id}`)
  await one.getByRole('button', { name: /^Take a place/ }).click()
  await one.getByText('You have a place').waitFor()

  await two.goto(`/learning/assignment/${ofSecond.id}`)
  const wait = two.getByRole('button', { name: /^Wait for a place/ })
  await wait.click()
  await two.getByText('You are on the waiting list. You are told when a place is free.').waitFor()
  await inspect(two, 'learning-waiting-phone')
  expect(await toldOf(second.email)).toEqual([])

  await one.getByRole('button', { name: /^Give the place back/ }).click()
  await one.getByText('The place is given back.').waitFor()
  await expect.poll(async () => (await toldOf(second.email)).map(({ body }) => body.includes('A place is free for you now'))).toEqual([true])
  await two.reload()
  await two.getByText('You have a place').waitFor()

  // The first one waits now, and so on: the mail of the second time is another one.
  await one.reload()
  await one.getByRole('button', { name: /^Wait for a place/ }).click()
  await one.getByText('You are on the waiting list. You are told when a place is free.').waitFor()
  await two.getByRole('button', { name: /^Give the place back/ }).click()
  await two.getByText('The place is given back.').waitFor()
  await two.reload()
  await two.getByRole('button', { name: /^Wait for a place/ }).click()
  await two.getByText('You are on the waiting list. You are told when a place is free.').waitFor()
  await one.reload()
  await one.getByText('You have a place').waitFor()
  await one.getByRole('button', { name: /^Give the place back/ }).click()
  await one.getByText('The place is given back.').waitFor()
  await expect.poll(async () => (await toldOf(second.email)).length).toBe(2)
  await two.reload()
  await two.getByText('You have a place').waitFor()
})
