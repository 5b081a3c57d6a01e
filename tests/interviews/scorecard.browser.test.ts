import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

/** An interview that has passed, with its interviewers. */
async function held(emails: string[]): Promise<number> {
  const { officer, requisitionId, items } = await openPosition(t)
  const applicationId = await apply(officer, requisitionId, items)
  const ids = await Promise.all(emails.map((email) => accountId(t, email)))
  const interviewId = must(await schedule(officer, applicationId, await plan(officer, applicationId, ids))).responseData.id
  await letItPass(t, interviewId)
  return interviewId
}

test('a scorecard saves itself, outlives a reload and a lost connection, names what is missing and is submitted', async () => {
  const interviewId = await held(['employee@threshold.test', 'manager@threshold.test'])
  const kept = async () =>
    (await t.db.execute<{ answers: { note: string; value: string | null }[] }>(sql`select answers from scorecards where interview_id = ${interviewId}`)).rows[0]

  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/scorecard?interviewId=${interviewId}`)
  const submit = page.getByRole('button', { name: 'Submit scorecard' })
  const first = page.getByRole('group', { name: 'Motivation' })
  await first.getByRole('radio', { name: '0', exact: true }).check({ force: true })
  await page.getByLabel('Note on Motivation').fill('Two reasons of their own.')
  await expect.poll(async () => (await kept())?.answers[0]).toMatchObject({ value: 'NEUTRAL', note: 'Two reasons of their own.' })
  expect(await submit.getAttribute('aria-disabled')).toBe('true')

  await page.context().setOffline(true)
  await page.getByLabel('Summary').fill('Steady and quick.')
  await page.getByText('Kept on this device').waitFor()
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await t.db.execute(sql`select summary from scorecards where interview_id = ${interviewId}`)).rows[0]?.summary)
    .toBe('Steady and quick.')

  await page.reload()
  await expect.poll(() => page.getByLabel('Note on Motivation').inputValue()).toBe('Two reasons of their own.')
  await expect.poll(() => first.getByRole('radio', { name: '0', exact: true }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Experience', exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('group', { name: 'Communication' }).getByRole('radio', { name: 'Not asked' }).check({ force: true })
  await page.getByRole('radiogroup', { name: 'Overall' }).getByRole('radio', { name: 'Yes', exact: true }).click()
  await inspect(page, 'scorecard')
  await submit.click()
  await page.getByRole('button', { name: 'Change scorecard' }).waitFor()
  const table = page.getByRole('table', { name: /Scorecards of/ })
  await table.getByRole('rowheader', { name: 'Motivation' }).waitFor()
  expect((await kept())?.answers.map(({ value }) => value)).toEqual(['NEUTRAL', 'NO', null])
  await inspect(page, 'scorecard-read')
  await page.getByRole('button', { name: 'Change scorecard' }).click()
  await page.getByLabel('Why is it changed?').waitFor()
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'scorecard-change-phone-dark')
})

test('a scorecard that is submitted while an earlier save is on its way holds what was chosen last', async () => {
  const interviewId = await held(['employee@threshold.test'])
  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/scorecard?interviewId=${interviewId}`)
  let letGo = () => {}
  const isHeld = new Promise<void>((go) => {
    letGo = go
  })
  await page.route('**/scorecard/save/**', (route) => isHeld.then(() => route.continue()), { times: 1 })
  const saving = page.waitForRequest('**/scorecard/save/**')
  await page.getByLabel('Summary').fill('Calm, and clear about what is missing.')
  for (const one of await page.getByRole('group').getByRole('radio', { name: '+1', exact: true }).all()) await one.check({ force: true })
  await saving
  await page.getByRole('radiogroup', { name: 'Overall' }).getByRole('radio', { name: 'Yes', exact: true }).click()
  await page.getByRole('button', { name: 'Submit scorecard' }).click()
  letGo()
  await page.getByRole('button', { name: 'Change scorecard' }).waitFor()
  const { rows } = await t.db.execute(sql`select status, overall from scorecards where interview_id = ${interviewId}`)
  expect(rows).toEqual([{ status: 'submitted', overall: 'YES' }])
})
