import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

test('a scorecard saves itself, outlives a reload and a lost connection, names what is missing and is submitted', async () => {
  const { officer, requisitionId, items } = await openPosition(t)
  const applicationId = await apply(officer, requisitionId, items)
  const ids = [await accountId(t, 'employee@threshold.test'), await accountId(t, 'manager@threshold.test')]
  const interviewId = must(await schedule(officer, applicationId, await plan(officer, applicationId, ids))).responseData.id
  await letItPass(t, interviewId)
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
  expect(await page.getByLabel('Note on Motivation').inputValue()).toBe('Two reasons of their own.')
  expect(await first.getByRole('radio', { name: '0', exact: true }).isChecked()).toBe(true)
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
