import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobPosts, requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { pressed } from '../lifecycles/pageObject.ts'
import { answer, changeStatus, completeDraft, dayFromNow } from './raise.ts'

const t = await testApp()
const b = await browser(t)

test('approvers are put in order, the lifecycle is read beside the record, and a cancellation says what it ends', async () => {
  const { items, requisitionId: id, officer, manager, employee } = await openPosition(t)
  const one = await apply(officer, id)
  must(await schedule(officer, one, await plan(officer, one, [await accountId(t, 'officer@threshold.test')])))
  await t.db.insert(jobPosts).values({ requisitionId: id, title: 'Clerk', description: 'Come.', status: 'published', publishedAt: new Date() })
  const draft = await completeDraft(employee, items)
  const page = await b.windowOf('manager@threshold.test')

  // The chain of the department: two people, the second one asked first.
  await page.goto(`/referenceData?list=approvalChains&department=${items.departmentId}`)
  for (const name of ['Mara Ellison', 'Owen Marsh']) {
    await page.getByRole('combobox', { name: 'Add an approver' }).click()
    await page.getByRole('option', { name }).click()
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().waitFor()
  }
  await page.getByRole('button', { name: 'Ask Owen Marsh earlier' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: /^Approval chain of/ })
        .locator('.b')
        .allInnerTexts(),
    )
    .toEqual(['Owen Marsh', 'Mara Ellison'])
  await inspect(page, 'approval-chains')

  // A draft that was raised before is offered them.
  await page.goto(`/jobreq/${draft}?tab=approvals`)
  await page.getByRole('button', { name: 'Take the approvers of the department' }).click()
  await expect.poll(() => page.getByRole('rowheader').locator('.b').allInnerTexts()).toEqual(['1. Owen Marsh', '2. Mara Ellison'])
  await page.getByRole('button', { name: 'More for Owen Marsh' }).click()
  await page.getByRole('menuitem', { name: 'Ask Owen Marsh later' }).click()
  await expect.poll(() => page.getByRole('rowheader').locator('.b').allInnerTexts()).toEqual(['1. Mara Ellison', '2. Owen Marsh'])
  await inspect(page, 'approvals-draft')

  // Where it is, how it came, what can follow: from the lifecycle.
  await page.goto(`/jobreq/${id}?tab=summary`)
  await page.getByRole('button', { name: 'Lifecycle' }).click()
  const drawer = page.getByRole('dialog', { name: /Lifecycle of/ })
  await drawer.getByRole('img', { name: /stands at “Interviewing”/ }).waitFor()
  expect(await drawer.getByRole('list').first().innerText()).toMatch(/Amend[\s\S]*Who may: who raised it, recruitment manager/)
  expect(await drawer.locator('g[data-kind=now]').allTextContents()).toEqual(['Interviewing'])
  await inspect(page, 'lifecycle-requisition')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  await pressed('cancel')(page)
  const dialog = page.getByRole('dialog', { name: /Cancel “/ })
  await dialog.getByText('What ends with it:').waitFor()
  const ends = await dialog.getByRole('listitem').allInnerTexts()
  expect(ends).toEqual([
    expect.stringMatching(/^1 application is rejected with this reason: Sofia Reyes/),
    expect.stringMatching(/^1 interview is cancelled: Sofia Reyes/),
    'The job post is closed',
    '3 messages are sent',
  ])
  await inspect(page, 'cancel-requisition')
  await dialog.getByLabel('Reason').fill('The ward closes')
  await page.route('**/change-status', (route) => route.abort('internetdisconnected'), { times: 1 })
  await dialog.getByRole('button', { name: 'Cancel the requisition' }).click()
  await dialog.getByRole('alert').getByText('The server cannot be reached').waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('The ward closes')
  await dialog.getByRole('button', { name: 'Cancel the requisition' }).click()
  const done = '1 application rejected · 1 interview cancelled · job post closed · 3 messages queued'
  await page.getByRole('status').filter({ hasText: done }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Cancelled' }).filter({ hasText: done }).waitFor()
  expect((await changeStatus(manager, id, 'DR')).response.status).toBe(200)
})

test('whose turn comes while they are writing finds everything in its place', async () => {
  const { items, officer, employee } = await openPosition(t)
  const id = await completeDraft(employee, items)
  for (const email of ['officer@threshold.test', 'manager@threshold.test'])
    must(await employee.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: await accountId(t, email) } }))
  must(await changeStatus(employee, id, 'SB'))
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE })
  await page.goto(`/jobreq/${id}?tab=approvals`)
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.getByLabel('Comment').fill('Who covers the nights?')
  must(await answer(officer, id, 'approved'))

  const sheetComes = Promise.withResolvers<void>()
  await page.route('**/job-requisition-summary/position/*', (route) => sheetComes.promise.then(() => route.continue()))
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('heading', { name: 'Your answer is asked' }).waitFor()
  await comments.getByText('Who covers the nights?').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Comment')
  sheetComes.resolve()
  await page.getByRole('region', { name: 'The position' }).waitFor()
  await inspect(page, 'approvals-turn-phone')
})

test('past its end date: from the bell to the dialog, to a later date or away, and a phone shows it on one sheet', async () => {
  const { requisitionId: id, officer } = await openPosition(t)
  await apply(officer, id)
  await t.db
    .update(requisitions)
    .set({ startDate: dayFromNow(-20), endDate: dayFromNow(-3), positionTitle: 'Night porter' })
    .where(eq(requisitions.id, id))
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto('/reqsum')
  await page.getByRole('combobox', { name: 'Requisition' }).fill('Night porter')
  await page.getByRole('option', { name: /Night porter/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Night porter' }).waitFor()
  await page.getByRole('heading', { name: 'From application to hire' }).waitFor()
  await page.getByRole('heading', { name: 'What counts' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await inspect(page, 'reqsum-phone')

  const open = async () => {
    await page.locator('button.bell').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Night porter/ })
      .click()
    await page.getByText('This job requisition has expired. If you want to extend the date, click the update button or delete this job requisition.').waitFor()
  }
  await open()
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await page.waitForURL(`/jobreq/${id}?changeDate=true`)
  await page.getByRole('dialog', { name: 'Extend “Night porter”' }).getByRole('button', { name: 'Cancel', exact: true }).click()
  await open()
  await page.getByRole('dialog').getByText('What ends with it:').waitFor()
  await page
    .getByRole('dialog')
    .getByText(/^1 application is rejected with this reason/)
    .waitFor()
  await page.getByRole('button', { name: 'DELETE' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: '“Night porter” is archived' }).filter({ hasText: '1 application rejected' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await inspect(page, 'archived-phone')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: '“Night porter” is back: Approved' })
    .filter({ hasText: 'What ended stays ended: 1 application rejected · 1 message queued.' })
    .waitFor()

  must(await changeStatus(await t.as('manager'), id, 'AR', 'Too late'))

  // It is found among the archived ones, says so, and is brought back there.
  await page.goto('/jobreq')
  await page.getByRole('link', { name: 'Archived requisitions' }).click()
  await page.getByRole('link', { name: 'Night porter' }).click()
  await page.getByText(/^Archived by Mara Ellison on .*It stands in no list; what ended with it stays ended\.$/).waitFor()
  await inspect(page, 'archived-record-phone')
  await pressed('unarchive')(page)
  await page.locator('main .st').first().filter({ hasText: 'Approved' }).waitFor()
  await expect.poll(() => page.getByText(/^Archived by/).count()).toBe(0)
})
