import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { publishedCourse } from '../learning/learners.ts'

const t = await testApp()
const b = await browser(t)

test.each([
  ['a reference list', '/referenceData?list=skills'],
  ['kinds of leave', '/leave/settings?tab=kinds'],
  ['leave policies', '/leave/settings?tab=policies'],
  ['holidays', '/leave/settings?tab=holidays'],
  ['balances', '/leave/settings?tab=people'],
  ['the end of the year', '/leave/settings?tab=yearEnd'],
  ['rules of courses', '/learning/rules'],
  ['templates of tasks', '/task-templates'],
  ['templates of messages', '/notifications?tab=templates'],
  ['an account', '/users/1'],
])('%s: who changed it is told where it stands', async (_, address) => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(address)
  const history = page.getByRole('group').filter({ hasText: 'Who changed this' })
  await history.getByText('Who changed this').click()
  await history
    .getByText('Nobody has changed this yet.')
    .or(history.getByRole('list', { name: 'Who changed this' }))
    .first()
    .waitFor()
})

test('a change of a list and of a rule is told at once, by whom, and fits a phone', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/referenceData?list=skills')
  await page.getByText('Who changed this').click()
  await page.getByRole('button', { name: 'Add', exact: false }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Harbour pilotage')
  await dialog.getByRole('button', { name: /^(Add|Save)/ }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Skill added' })
  await entry.getByText('name: Harbour pilotage').waitFor()
  await entry.getByText('Mara Ellison').waitFor()
  await inspect(page, 'history-of-skills')

  const courseId = await publishedCourse(t)
  must(
    await (await t.as('manager')).hr.POST('/learning/rule', { body: { courseId, dueDays: 28, openDays: 30, repeat: 'FIXED_DAY', fixedMonth: 2, fixedDay: 1 } }),
  )
  const { page: phone } = await b.signedIn('manager@threshold.test', { viewport: PHONE })
  await phone.goto('/learning/rules')
  await phone.getByText('Who changed this').click()
  await phone.getByText('again: each year on the same day').waitFor()
  await inspect(phone, 'history-of-rules-phone')
  await page.goto('/leave/settings?tab=kinds')
  await page.getByText('Who changed this').click()
  await inspect(page, 'history-of-kinds')
  await page.goto(`/learning/courses/${courseId}`)
  await page.getByText('Who changed this').click()
  await inspect(page, 'history-of-course')
})

test('who is no manager reads the templates of tasks without their history', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/task-templates')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add a template' }).first().waitFor()
  expect(await page.getByText('Who changed this').count()).toBe(0)
})
