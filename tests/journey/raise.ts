import { expect } from 'vitest'
import { inspect } from '../browser.ts'
import { at, choose, follow, heading, press, told, typeDay, type Walk } from './walk.ts'

const SKILLS = ['HTML', 'CSS', 'JavaScript'] as const

/** The employee describes the position, section by section, from a real advert; everything is saved step by step. */
export async function raise({ employee, advert, learnt }: Walk) {
  const page = await employee()
  await page.goto('/jobreq')
  await page.getByRole('button', { name: 'New requisition' }).first().click()
  await page.getByRole('dialog').getByLabel('Title').fill(advert.title)
  await choose(page.getByRole('dialog'), 'Department', 'Information technology')
  await inspect(page, 'journey-02-new')
  await press(page.getByRole('dialog'), 'Create')
  await page.waitForURL(/\/jobreq\/\d+/)
  learnt.requisitionId = Number(/jobreq\/(\d+)/.exec(page.url())?.[1])
  await heading(page, advert.title)

  let here = ''
  const saved = () =>
    page
      .getByRole('region', { name: here })
      .getByRole('status')
      .getByText(/^Saved /)
      .waitFor()
  page
    .getByRole('status')
    .getByText(/^Saved /)
    .waitFor()
  const section = async (name: string) => {
    await page.getByRole('navigation', { name: 'Job detail summary' }).getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    here = name
  }
  const must = (name: string) => page.getByRole('switch', { name: `${name} is mandatory` }).check({ force: true })
  const weigh = async (name: string, weight: number) => {
    await page.getByRole('textbox', { name: `Weight of ${name}` }).fill(String(weight))
    await page.keyboard.press('Tab')
  }

  await page.getByLabel('Reference (optional)').fill(advert.positionId)
  await choose(page, 'Position type', 'Fixed term')
  await choose(page, 'Contract type', 'Full time')
  await page.getByLabel('Job description').fill(`${advert.summary}\n\n${advert.qualificationSummary}\n\n${advert.whoMayApply}`)
  await typeDay(page, 'Start date', advert.start)
  await typeDay(page, 'End date', advert.end)
  await page
    .getByRole('status')
    .getByText(/^Saved /)
    .waitFor()
  await inspect(page, 'journey-02-position')

  await section('Qualifications')
  await choose(page, 'Add a qualification', 'Bachelor of Computer Science')
  await page.getByRole('textbox', { name: 'Weight of Bachelor of Computer Science' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Weight of Bachelor of Computer Science' }).inputValue()).toBe('20')
  await saved()

  await section('Skills')
  for (const skill of SKILLS) {
    await choose(page, 'Add a skill', skill)
    await page.getByRole('textbox', { name: `Weight of ${skill}` }).waitFor()
  }
  await must('JavaScript')
  await weigh('JavaScript', 40)
  await saved()
  await inspect(page, 'journey-02-skills')

  await section('Experience')
  await page.getByLabel('Years at least').fill('1')
  await saved()

  await section('Location')
  await choose(page, 'Add a place', 'Washington, District of Columbia, United States')
  await page.getByRole('checkbox', { name: 'Work in Washington can be done remotely' }).check()
  await saved()
  await inspect(page, 'journey-02-location')

  const [pay] = advert.remuneration
  await section('Financial')
  await choose(page, 'Currency', 'USD – US Dollar')
  await page.getByLabel('Pay from').fill(pay!.MinimumRange)
  await page.getByLabel('Pay to').fill(pay!.MaximumRange)
  await saved()
  await inspect(page, 'journey-02-financial')
  await page.getByText('6 of 6 sections').first().waitFor()
}

/** Submitting waits for an approver; the manager approves; the post goes out and anyone can read it. */
export async function post({ b, employee, manager, advert, learnt }: Walk) {
  const page = await employee()
  await page.goto(`/jobreq/${learnt.requisitionId}`)
  await heading(page, advert.title)
  await page.getByText('Name an approver who is not the owner').first().waitFor()
  await inspect(page, 'journey-02-locked-submit')
  await follow(page.getByRole('navigation', { name: 'Parts of the requisition' }), 'Work')
  await follow(page, 'Approvals')
  await choose(page, 'Add an approver', 'Mara Ellison')
  await page.getByRole('table', { name: 'Approvals' }).getByText('Mara Ellison').waitFor()
  await inspect(page, 'journey-02-approvers')
  await follow(page, 'Submit for approval')
  await page.getByRole('heading', { name: 'Check before you submit' }).waitFor()
  await inspect(page, 'journey-02-check')
  await press(page, 'Submit for approval')
  await page.getByRole('heading', { level: 1 }).locator('..').getByText('Submitted').waitFor()

  const approver = await manager()
  await approver.goto('/recruitmentManager')
  await approver.getByText(`${learnt.requisitionId} · only you are asked`).waitFor()
  await approver.goto(`/jobreq/${learnt.requisitionId}?tab=approvals`)
  await approver.getByRole('heading', { name: 'Your answer is asked' }).waitFor()
  await inspect(approver, 'journey-02-asked')
  await approver.getByLabel('Comment', { exact: true }).first().fill('Within the plan for this year.')
  await press(approver.getByRole('region', { name: 'Your answer' }), 'Approve')
  await approver.getByRole('heading', { level: 1 }).locator('..').getByText('Approved').waitFor()
  await inspect(approver, 'journey-02-approved')

  await page.goto(`/jobreq/${learnt.requisitionId}?tab=post`)
  // What is offered as its beginning ends with a whole word.
  const [offered = '', after] = (await page.getByLabel('Summary (optional)').inputValue()).split('…')
  expect(offered.length).toBeGreaterThan(300)
  expect([after, advert.summary.replaceAll(/\s+/g, ' ').split(offered.replaceAll(/\s+/g, ' '))[1]?.[0]]).toEqual(['', ' '])
  await page.getByLabel('Summary (optional)').fill(advert.summary.slice(0, 180))
  await press(page, 'Save')
  await told(page, 'Successfully saved!')
  await press(page, 'Publish')
  await page.getByRole('link', { name: 'See it on the open positions' }).waitFor()
  await inspect(page, 'journey-02-posted')

  const { page: visitor } = await b.visitor()
  await visitor.goto('/homepage')
  await follow(visitor, advert.title)
  await heading(visitor, advert.title)
  await visitor
    .getByText(/92,166/)
    .first()
    .waitFor()
  await at(visitor, /^\/homepage\/\d+$/)
  learnt.jobPostId = Number(/homepage\/(\d+)/.exec(visitor.url())?.[1])
  await inspect(visitor, 'journey-02-position-public')
}
