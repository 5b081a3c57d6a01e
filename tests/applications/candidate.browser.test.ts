import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { type TestApp, testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { judgeOnScreen } from '../interviews/judged.ts'
import { accountId, apply, letItPass, must, openPosition, plan, read, schedule } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof browser>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  b = await browser(t)
})

test('an officer finds a candidate, moves them, schedules an interview and reads the refusal of a second one', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  await apply(p.officer, p.requisitionId)
  await apply(p.officer, p.requisitionId)
  const { page } = await b.signedIn('officer@threshold.test')
  const name = `Sofia ${(await read(p.officer, id)).applicant.surName}`

  await page.goto('/appsch')
  await page.getByRole('link', { name }).waitFor()
  await inspect(page, 'appsch-wide')
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('Within 20 km of').waitFor()
  await inspect(page, 'canprf-wide')

  await page.getByRole('button', { name: 'Start screening' }).click()
  await page.getByText('Moved to “Screening”.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Start screening' }).waitFor()
  expect((await read(p.officer, id)).status).toBe('new application')

  await page.getByRole('button', { name: 'Skip to shortlisted' }).click()
  await page.getByRole('button', { name: 'Schedule interview' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save and tell everybody' }).click()
  await dialog.getByRole('link', { name: 'Choose a day' }).waitFor()
  await inspect(page, 'interview-missing')
  await fillIn('10:00', '11:00')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('10:00 to 11:00').waitFor()
  expect((await read(p.officer, id)).status).toBe('interviewing')

  await page.getByRole('button', { name: 'Schedule interview' }).last().click()
  await fillIn('15:00', '16:00')
  await dialog.getByText('interview already exists this date').waitFor()
  await inspect(page, 'interview-refused')

  async function fillIn(from: string, to: string) {
    await dialog.getByLabel('Day', { exact: true }).fill('24 Dec 2026')
    await dialog.getByLabel('Day', { exact: true }).press('Enter')
    await dialog.getByLabel('From').fill(from)
    await dialog.getByLabel('To', { exact: true }).fill(to)
    await dialog.getByLabel('Interviewers').first().click()
    await page.getByRole('option', { name: 'Nadia Brandt' }).click()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Save and tell everybody' }).click()
  }
})

test('an officer corrects what was typed wrong about a candidate; what cannot be kept is said at its field', async () => {
  const [id, other] = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  const open = page.getByRole('button', { name: 'Correct details' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: /^Correct the details of Sofia/ })
  await dialog.getByLabel('First name').fill('Zofia')
  await dialog.getByLabel('Surname').fill('')
  await dialog.getByLabel('E-mail').fill((await read(p.officer, other)).applicant.email!)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Enter the surname' }).waitFor()
  await dialog.getByLabel('Surname').fill('Kowalska')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: /^Somebody else applied with this address/ }).waitFor()
  await inspect(page, 'correct-refused')
  await dialog.getByLabel('E-mail').fill('zofia.kowalska@sample.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zofia Kowalska' }).waitFor()
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
  expect((await read(p.officer, id)).applicant).toMatchObject({ firstName: 'Zofia', surName: 'Kowalska', email: 'zofia.kowalska@sample.example' })
})

test('an interviewer sees the candidate and submits a scorecard', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const arranged = must(await schedule(p.officer, id, await plan(p.officer, id, [await accountId(t, 'employee@threshold.test')])))
  await letItPass(t, arranged.responseData.id)
  const { page } = await b.signedIn('employee@threshold.test')
  await page.goto(`/canprf?applicationId=${id}&tab=interviews`)
  await page.getByRole('link', { name: 'Write scorecard' }).click()
  await judgeOnScreen(page, { mark: '+1', summary: 'Calm under pressure; wants training paid.', overall: 'Yes' })
  await page.getByRole('link', { name: 'Interviews of this candidate' }).click()
  await page.getByText('Assessed').first().waitFor()
  expect((await read(p.officer, id)).reviewScore).toBe(75)
})

test('documents are asked for and answered; several applications are moved at once', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const { page } = await b.signedIn('manager@threshold.test')
  await page.goto(`/canprf?applicationId=${id}&tab=compliance`)
  await page.getByRole('button', { name: 'Ask for documents' }).first().click()
  await page.getByRole('textbox', { name: 'Document' }).fill('Police check')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByText('Requested').waitFor()
  await inspect(page, 'compliance')
  await page.getByRole('button', { name: 'Waive…' }).click()
  await page.getByLabel('Reason').fill('Held on file')
  await page.getByRole('dialog').getByRole('button', { name: 'Waive…' }).click()
  await page.getByText('“Held on file”').waitFor()

  await page.goto('/appsch?by=status&is=new+application')
  await page
    .getByRole('checkbox', { name: /Select row/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Move to…' }).click()
  await inspect(page, 'appsch-bulk')
  await page.getByRole('combobox', { name: 'New status' }).click()
  await page.getByRole('option', { name: 'Shortlisted' }).click()
  await page.getByText('1 can move.').waitFor()
  await page.getByText('No mail goes out.').waitFor()
  await inspect(page, 'appsch-bulk-preview')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('1 application moved').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1 application is back where it was').waitFor()
  expect((await read(p.officer, id)).status).toBe('new application')
})

test('who is rejected is written to, unless the tick is taken away; undone in time, nothing is sent', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  const reject = async (told: boolean) => {
    await page.getByRole('button', { name: 'Reject…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    const tick = dialog.getByRole('checkbox', { name: /^Write to Sofia/ })
    expect(await tick.isChecked()).toBe(true)
    if (!told) await tick.uncheck()
    await inspect(page, `reject-${told}`)
    // A server that cannot be reached leaves the question open, with what was chosen.
    await page.route('**/change-status', (route) => route.abort('internetdisconnected'), { times: 1 })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByRole('combobox', { name: 'Reason' }).inputValue()).not.toBe('')
    expect(await tick.isChecked()).toBe(told)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const messages = async () =>
    (
      await t.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.applicationId, id), eq(outbox.event, 'APPLICATION_REJECTED')))
    ).map(({ status }) => status)
  await reject(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Reject…' }).waitFor()
  await expect.poll(messages).toEqual(['stopped'])
  await reject(false)
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await messages()).toEqual(['stopped'])
  // What was written to people who applied stands beside the candidates of the requisition, and leads to what happened to them.
  await page.goto(`/selreq?requisitionId=${p.requisitionId}`)
  const beside = page.getByRole('complementary', { name: 'Interviews and messages' })
  const stopped = beside.getByRole('link', { name: 'Application rejected' }).filter({ hasText: 'Stopped' })
  await stopped.waitFor()
  await inspect(page, 'selreq-messages')
  await stopped.click()
  await page.getByRole('link', { name: 'Messages' }).and(page.locator('[aria-current=page]')).waitFor()
  expect(new URL(page.url()).searchParams.get('applicationId')).toBe(String(id))
})

test('the same on a phone and in the dark', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const phone = await b.signedIn('officer@threshold.test', { viewport: PHONE })
  await phone.page.goto('/appsch')
  await phone.page.getByRole('link', { name: /Sofia/ }).first().waitFor()
  await inspect(phone.page, 'appsch-phone')
  await phone.page.goto(`/canprf?applicationId=${id}`)
  await phone.page.getByText('Profile score').waitFor()
  await inspect(phone.page, 'canprf-phone')
  const dark = await b.signedIn('officer@threshold.test', { scheme: 'dark' })
  await dark.page.goto(`/canprf?applicationId=${id}`)
  await dark.page.getByText('Profile score').waitFor()
  await inspect(dark.page, 'canprf-dark')
  await dark.page.goto('/appsch')
  await dark.page.getByRole('link', { name: /Sofia/ }).first().waitFor()
  await inspect(dark.page, 'appsch-dark')
})
