import { beforeAll, expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { type TestApp, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { PASSWORD, signed } from './onTheWay.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
})

test('HR writes templates: whoever signs is given their tasks, finds them on a phone, and ticks them off', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/tasks')
  await page.getByRole('link', { name: 'Task templates' }).click()
  await page.getByRole('heading', { level: 1, name: 'Task templates' }).waitFor()
  await page.getByRole('button', { name: 'Add a template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a template' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Enter what is to be done' }).waitFor()
  await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Send a photo')
  await dialog.getByRole('textbox', { name: 'Days' }).fill('3')
  await dialog.getByRole('combobox', { name: 'Before or after' }).click()
  await page.getByRole('option', { name: 'before the first day' }).click()
  await inspect(page, 'task-template-add')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('listitem').filter({ hasText: 'Send a photo' })
  await row.getByText('3 days before the first day · For everybody').waitFor()
  await inspect(page, 'task-templates')

  const { applicant, employeeId } = await signed(t)
  const { page: phone } = await b.signedIn(applicant.email, { password: PASSWORD, viewport: PHONE })
  await phone.goto('/my-record')
  const own = phone.getByRole('region', { name: 'Your tasks' })
  const done = own.getByRole('button', { name: 'Done: Send a photo' })
  await done.waitFor()
  expect((await done.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await own.getByRole('button', { name: /Not needed/ }).count()).toBe(0)
  await inspect(phone, 'own-tasks')
  await done.click()
  await own.getByRole('button', { name: 'Open again: Send a photo' }).waitFor()
  const path = { params: { path: { employeeId } } }
  const officer = await t.as('officer')
  expect(must(await officer.recruitment.GET('/task/of-employee/{employeeId}', path)).responseDataList.map(({ status }) => status)).toEqual(['done'])

  await row.getByRole('button', { name: 'Retire: Send a photo' }).click()
  await row.getByText('Retired').waitFor()
})

test('HR adds a task in a record, hands it over, moves the first day, and works off the list', async () => {
  const { employeeId } = await signed(t)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/employee/${employeeId}`)
  const section = page.getByRole('region', { name: 'Tasks', exact: true })
  await section.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Lend a bicycle')
  await dialog.getByRole('combobox', { name: 'Who does it' }).click()
  await page.getByRole('option', { name: 'Somebody by name' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Choose who does it' }).waitFor()
  await dialog.getByRole('combobox', { name: 'Name', exact: true }).click()
  await page.getByRole('option', { name: 'Mara Ellison' }).click()
  await dialog.getByRole('textbox', { name: 'Due' }).fill('5 Jan 2099')
  await page.keyboard.press('Tab')
  await inspect(page, 'task-add')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await section.getByText('Mara Ellison · Due').waitFor()
  await section.getByRole('button', { name: 'Change: Lend a bicycle' }).click()
  const change = page.getByRole('dialog', { name: 'Change “Lend a bicycle”' })
  await change.getByRole('combobox', { name: 'Who does it' }).click()
  await page.getByRole('option', { name: 'The recruitment officer' }).click()
  await change.getByRole('button', { name: 'Save' }).click()
  await change.waitFor({ state: 'detached' })
  await section.getByText('Owen Marsh · Due').waitFor()

  await section.getByRole('button', { name: 'Move the first day' }).click()
  const start = page.getByRole('dialog', { name: 'Move the first day of Leila Haddad' })
  await start.getByRole('textbox', { name: 'First day at work' }).fill('2 Feb 2099')
  await page.keyboard.press('Tab')
  await start.getByRole('button', { name: 'Save' }).click()
  await start.waitFor({ state: 'detached' })
  await page.getByText('2 Feb 2099').first().waitFor()
  await inspect(page, 'employee-tasks')

  await page.goto('/tasks')
  await page.getByRole('link', { name: 'My open tasks' }).click()
  await page.getByRole('button', { name: 'Done: Lend a bicycle' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Done: Lend a bicycle' }).count()).toBe(0)
})

test('who does a task late finds it in the bell and follows it to the list', async () => {
  const { employeeId } = await signed(t)
  const officer = await t.as('officer')
  const dueOn = todayIn(t.app.settings, new Date(Date.now() - 3 * 86_400_000))
  const path = { params: { path: { employeeId } } }
  must(await officer.recruitment.POST('/task/of-employee/{employeeId}', { ...path, body: { name: 'Answer about parking', owner: 'OFFICER', dueOn } }))
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/tasks')
  await page.getByRole('link', { name: 'Overdue tasks' }).click()
  await page.getByRole('link', { name: 'Answer about parking, for Leila Haddad' }).waitFor()
  await inspect(page, 'tasks')
  await page.goto('/jobreq')
  await page.getByRole('button', { name: /^Notifications: / }).click()
  await page.getByRole('link', { name: /Overdue task: Answer about parking/ }).click()
  await page.getByRole('button', { name: 'Done: Answer about parking' }).waitFor()
})
