import { expect, test } from 'vitest'
import { scorecards } from '../../server/tables/scorecards.ts'
import { testApp } from '../app.ts'
import { accountId, apply, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { browser, losingSession } from '../browser.ts'
import { approvalsOf, changeStatus, completeDraft, referenceItems } from '../requisitions/raise.ts'

const t = await testApp()
const b = await browser(t)
const p = await openPosition(t)

test('a scorecard that was typed is there after another page and an ended session, and is kept on the device no longer than until it is saved', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const interview = must(await schedule(p.officer, id, await plan(p.officer, id, [await accountId(t, 'employee@threshold.test')])))
  await letItPass(t, interview.responseData.id)
  const seat = await b.signedIn('employee@threshold.test')
  const { page } = seat
  const summary = page.getByLabel('Summary')
  const yes = page.getByRole('radiogroup', { name: 'Overall' }).getByRole('radio', { name: 'Yes', exact: true })
  const isThere = () => expect.poll(async () => [await summary.inputValue(), await yes.isChecked()])
  await page.goto(`/scorecard?interviewId=${interview.responseData.id}`)
  await yes.click()
  await summary.fill('Calm under pressure')
  await page.getByRole('link', { name: 'My scorecards' }).click()
  await page.goBack()
  await isThere().toEqual(['Calm under pressure', true])
  await losingSession(seat, 'employee@threshold.test', () => summary.fill('Calm under pressure, and kind'))
  await isThere().toEqual(['Calm under pressure, and kind', true])
  const saved = async () => (await t.db.select({ summary: scorecards.summary, overall: scorecards.overall }).from(scorecards))[0]
  await expect.poll(saved).toEqual({ summary: 'Calm under pressure, and kind', overall: 'YES' })
  const onDevice = () => page.evaluate(() => [sessionStorage, localStorage].flatMap((one) => Object.keys(one).filter((name) => name.includes('draft'))))
  await expect.poll(onDevice).toEqual([])
})

test('an approver’s comment and the reason of an answer are there after another tab, a reload and an ended session', async () => {
  const owner = await t.as('employee')
  const officer = await t.as('officer')
  const id = await completeDraft(owner, await referenceItems(t))
  must(await owner.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: await accountId(t, 'officer@threshold.test') } }))
  must(await changeStatus(owner, id, 'SB'))
  const seat = await b.signedIn('officer@threshold.test')
  const { page } = seat
  const field = { name: 'Comment', exact: true }
  // The answer comes later than the comment below it, which would be the first field until then.
  const reason = page.getByRole('region', { name: 'Your answer' }).getByRole('textbox', field)
  const comment = page.getByRole('textbox', field).last()
  const areThere = () => expect.poll(async () => [await reason.inputValue(), await comment.inputValue()]).toEqual(['Within the plan', 'Who leads the ward?'])
  await page.goto(`/jobreq/${id}?tab=approvals`)
  await reason.fill('Within the plan')
  await comment.fill('Who leads the ward?')
  await page.getByRole('link', { name: 'Audit log' }).first().click()
  await page.getByRole('heading', { level: 2, name: 'Audit log' }).waitFor()
  await page
    .getByRole('link', { name: /^Approvals/ })
    .last()
    .click()
  await areThere()
  await page.reload()
  await areThere()
  await losingSession(seat, 'officer@threshold.test', () => page.getByRole('button', { name: 'Approve', exact: true }).click())
  await areThere()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('listitem').getByText('Who leads the ward?').waitFor()
  await expect.poll(() => comment.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(async () => (await approvalsOf(officer, id)).content.map(({ comment: said }) => said)).toEqual(['Within the plan'])
})

test('what was typed and not sent leaves the tab with whoever signs out', async () => {
  const owner = await t.as('employee')
  const id = await completeDraft(owner, await referenceItems(t))
  const { page } = await b.signedIn('employee@threshold.test')
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('draft')))
  await page.goto(`/jobreq/${id}?tab=approvals`)
  await page.getByRole('textbox', { name: 'Comment', exact: true }).last().fill('Nobody else is to read this')
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL(/login|homepage/)
  await expect.poll(drafts).toEqual([])
})

test('what a dialog was left with is lost as the question says, by Cancel and by another page alike', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/users')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Reference Data' }).click()
  await page.getByRole('navigation', { name: 'Reference lists' }).getByRole('link', { name: 'Departments' }).click()
  const change = page.getByRole('button', { name: /^Change / }).first()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await change.click()
  const saved = await name.inputValue()
  for (const leave of [() => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(), () => page.evaluate(() => history.go(-2))]) {
    if (!(await name.isVisible())) await change.click()
    await name.fill('Typed and given up')
    await leave()
    await question.getByText('would be lost').waitFor()
    await question.getByRole('button', { name: 'Leave' }).click()
    await name.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((one) => one.includes('draft.reference')))).toEqual([])
  }
  await page.waitForURL('**/users')
  await page.goto('/referenceData?list=departments')
  await change.click()
  await expect.poll(() => name.inputValue()).toBe(saved)
})
