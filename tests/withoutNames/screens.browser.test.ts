import { beforeAll, expect, test } from 'vitest'
import { linesPdf } from '../../server/sample/sampleCvs.ts'
import { type TestApp, testApp } from '../app.ts'
import { candidate, must, openPosition, read } from '../applications/candidates.ts'
import { type browser as Browser, browser, inspect } from '../browser.ts'
import { upload } from '../files/posted.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof Browser>>
const people = ['Vexilla Orbrandt', 'Quornby Zwickel', 'Thessaly Umbra']
const ids: number[] = []

beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  b = await browser(t)
  const token = await t.tokenOf('manager@threshold.test')
  for (const [at, name] of people.entries()) {
    const [firstName, surName] = name.split(' ') as [string, string]
    const lines = [name, `${at + 1} Long Street, Geelong · ${firstName}@sample.example · 0412 555 01${at}`, '', 'Profile', `Nurse who reports to ${surName}.`]
    const more = ['', 'Experience', '2019 to now: Harbourside District Hospital', '', 'Languages', 'English, fluent']
    const bytes = await linesPdf('CV', [...lines, ...more])
    const resumeFileId = (await upload(t, '/file/upload', { name: `${surName}.pdf`, bytes }, token)).body.data.id
    const body = { ...candidate(p.requisitionId, p.items), firstName, surName, email: `${firstName}@sample.example`, totalExperience: 5 - at, resumeFileId }
    ids.push(must(await p.manager.recruitment.POST('/application', { body })).responseData.id)
  }
})
const shownOf = (page: { locator: (of: string) => { innerText: () => Promise<string> } }) => page.locator('body').innerText()
const named = new RegExp(people.flatMap((name) => name.split(' ')).join('|'), 'i')

test('the owner switches it on in the selection process and reads what it does; an officer only reads it', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/jobreq/${p.requisitionId}?tab=selection`)
  const choice = page.getByRole('switch', { name: 'Screen without names' })
  await choice.focus()
  await page.keyboard.press('Space')
  await page.getByText('3 candidates are known by a number now').or(page.getByText('The names of 3 candidates are withheld now')).first().waitFor()
  expect(await choice.isChecked()).toBe(true)
  // Who may not end it is told who may.
  await choice.click({ force: true })
  await expect.poll(() => choice.isChecked()).toBe(true)
  await inspect(page, 'without-names-switch')
  const officers = await b.windowOf('officer@threshold.test')
  await officers.goto(`/jobreq/${p.requisitionId}?tab=selection`)
  await officers.getByText('The owner of the requisition and Recruitment Managers switch this.').waitFor()
  await officers.getByRole('switch', { name: 'Screen without names' }).and(officers.locator('[aria-disabled]')).waitFor()
})

test('screening shows numbers and bars, keeps the numbers until it is left, and then the name is known', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/appsrn?requisitionId=${p.requisitionId}`)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.getByText(/^Candidate \d$/).waitFor()
  const first = await heading.innerText()
  await page.getByText('Names and contacts are withheld until shortlisted.').waitFor()
  const cv = page.getByRole('region', { name: 'CV' })
  await cv.getByText('Harbourside District Hospital').waitFor()
  expect(await cv.getByRole('img', { name: 'withheld' }).count()).toBeGreaterThanOrEqual(3)
  expect(await shownOf(page)).not.toMatch(named)
  expect(await page.content()).not.toMatch(named)
  await page.getByText(/^Candidate \d is loaded$/).waitFor()
  await inspect(page, 'without-names-screening')
  await page.keyboard.press('s')
  await page
    .getByRole('status')
    .getByText(`${first}: Shortlisted.`)
    .or(page.getByText(`${first}: Shortlisted.`))
    .first()
    .waitFor()
  await page.getByRole('navigation', { name: 'Candidates to screen, by score' }).getByText(first).waitFor()
  expect(await shownOf(page)).not.toMatch(named)
  await page.getByRole('link', { name: 'Leave screening' }).click()
  const [known] = await Promise.all(ids.map((id) => read(p.manager, id))).then((list) => list.filter(({ status }) => status === 'shortlisted'))
  await page
    .getByRole('link', { name: `${known!.applicant.firstName} ${known!.applicant.surName}`, exact: true })
    .first()
    .waitFor()
})

test('the candidate’s page says why there is no name, and offers nothing that would tell it', async () => {
  const [id] = (await Promise.all(ids.map(async (one) => ({ one, status: (await read(p.manager, one)).status })))).flatMap(({ one, status }) =>
    status === 'shortlisted' ? [] : one,
  )
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  await page.getByText('Name and contacts withheld until shortlisted').waitFor()
  await page.getByRole('heading', { level: 1, name: /^Candidate \d$/ }).waitFor()
  await page.getByRole('region', { name: 'CV' }).getByText('Harbourside District Hospital').waitFor()
  expect(await page.content()).not.toMatch(named)
  for (const name of ['Correct the person’s details', 'Download', 'Replace the CV']) expect(await page.getByRole('button', { name }).count()).toBe(0)
  await inspect(page, 'without-names-candidate')
  await page.goto(`/appfrm/${id}`)
  await page.getByText('Names are withheld until this candidate is shortlisted. A Recruitment Manager can do this.').waitFor()
  expect(await page.content()).not.toMatch(named)
  const managers = await b.windowOf('manager@threshold.test')
  await managers.goto(`/canprf?applicationId=${id}`)
  await managers.getByRole('heading', { level: 1, name: named }).waitFor()
})
