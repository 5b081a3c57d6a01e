import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { dayFromNow, passed } from '../applications/candidates.ts'
import { inspect } from '../browser.ts'
import { judgeOnScreen } from '../interviews/judged.ts'
import { CHOSEN, fullName, OTHER } from './apply.ts'
import { choose, follow, heading, press, typeDay, type Walk } from './walk.ts'

const chosen = fullName(CHOSEN.name)
const other = fullName(OTHER.name)

/** The officer finds both candidates; the score explains itself; only what the lifecycle allows can be pressed. */
export async function weigh({ officer, learnt }: Walk) {
  const page = await officer()
  await page.goto('/appsch')
  await page.getByRole('link', { name: chosen }).waitFor()
  await inspect(page, 'journey-04-list')

  await follow(page, other)
  await heading(page, other)
  await page.getByText('Missing, and mandatory:').locator('..').getByText('JavaScript').waitFor()
  await inspect(page, 'journey-04-missing')
  await page.goBack()

  await follow(page, chosen)
  await heading(page, chosen)
  learnt.applicationId = Number(new URL(page.url()).searchParams.get('applicationId'))
  await page.getByText('87.5').first().waitFor()
  for (const bar of ['JavaScript: 40 of 40 points, 25 % of the weight', 'CSS: 0 of 20 points, 13 % of the weight'])
    await page.getByRole('img', { name: bar }).waitFor()
  await page.getByText('Ranked 1 of 2').waitFor()
  // What the worker read from the PDF stands beside the score.
  await page.getByText('Staff Software Engineer').first().waitFor()
  await page.getByText('Step 1 of').click()
  await page.getByRole('list', { name: 'The way of this application' }).waitFor()
  await inspect(page, 'journey-04-candidate')

  const moves = page.getByRole('region', { name: 'What can happen next' })
  expect(
    await moves.getByRole('button').evaluateAll((all) => all.filter((one) => one.ariaDisabled !== 'true').map((one) => (one as HTMLElement).dataset.event)),
  ).toEqual(expect.arrayContaining(['screen', 'shortlist', 'select', 'reject', 'withdraw']))
  await press(page, 'Start screening')
  await page.getByRole('status').getByText('Moved to “Screening”.').waitFor()
  await press(moves, 'Shortlist')
  await page.getByRole('status').getByText('Moved to “Shortlisted”.').waitFor()
  await inspect(page, 'journey-04-shortlisted')
}

/** An interview is arranged; a second one on that day is refused in the specification's words. */
export async function meet({ t, officer, employee, learnt }: Walk) {
  const page = await officer()
  await page.goto(`/canprf?applicationId=${learnt.applicationId}`)
  await heading(page, chosen)
  const schedule = async () => {
    await follow(page.getByRole('navigation', { name: 'Parts of the application' }), 'Interviews')
    await page.getByRole('heading', { level: 2, name: 'Interviews' }).waitFor()
    await page.getByRole('button', { name: 'Schedule interview' }).last().click()
    const dialog = page.getByRole('dialog')
    await typeDay(dialog, 'Day', dayFromNow(1))
    await dialog.getByLabel('From').fill('10:00')
    await dialog.getByLabel('To', { exact: true }).fill('11:00')
    await choose(dialog, 'Interviewers', 'Nadia Brandt')
    await page.keyboard.press('Escape')
    return dialog
  }
  const first = await schedule()
  await first.getByLabel('Place (optional)').fill('Room 4')
  await inspect(page, 'journey-05-dialog')
  await press(first, 'Save and tell everybody')
  await page.getByText(/10:00 to 11:00/).waitFor()
  await page.getByText('Not before it begins').first().waitFor()
  await inspect(page, 'journey-05-scheduled')

  const second = await schedule()
  await press(second, 'Save and tell everybody')
  await second.getByText('interview already exists this date').first().waitFor()
  await inspect(page, 'journey-05-refused')
  await press(second, 'Cancel')
  await press(page.getByRole('dialog', { name: 'Leave without saving?' }), 'Leave')

  // The day comes and goes.
  await t.db.execute(sql`update interviews set ${passed}`)
  await page.reload()
  await press(page, 'It was held')
  await page.getByRole('main').getByText('Held').first().waitFor()

  const interviewer = await employee()
  await interviewer.goto(`/canprf?applicationId=${learnt.applicationId}&tab=interviews`)
  await follow(interviewer, 'Write scorecard')
  // The page that is left has the same heading; this is the way back to it.
  await interviewer.getByRole('link', { name: 'Interviews of this candidate' }).waitFor()
  await inspect(interviewer, 'journey-05-scorecard')
  await judgeOnScreen(interviewer, { mark: '+2', summary: 'Explained a hard migration so that everybody followed it.', overall: 'Strong yes' })
  await follow(interviewer, 'Interviews of this candidate')
  await interviewer.getByText('Assessed').first().waitFor()

  await page.goto(`/canprf?applicationId=${learnt.applicationId}`)
  await page.getByText('100.0').first().waitFor()
  await press(page, 'Skip to selected')
  await page.getByRole('status').getByText('Moved to “Selected”.').waitFor()
  const locked = page.getByRole('region', { name: 'What can happen next' }).getByRole('button', { name: /Send offer/ })
  expect(await locked.getAttribute('aria-disabled')).toBe('true')
  await locked.getByText('Send the offer letter first, in the HR module').waitFor()
  await inspect(page, 'journey-05-selected')
}
