import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE, WIDE } from '../browser.ts'
import { resumePdf } from '../fixtures/resume-files.ts'
import { posted } from './posted.ts'

const t = await testApp()
const b = await browser(t)
const post = await posted(t, 'Ward clerk')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const question = (page: Page, n: number) => page.getByRole('listitem', { name: new RegExp(`^Question ${n}\\b`) })

async function ask(page: Page, n: number, text: string, kind: string, { options, required = false }: { options?: string; required?: boolean } = {}) {
  await press(page, 'Add a question')
  const row = question(page, n)
  // Who adds a question types it at once.
  await page.keyboard.type(text)
  await row.getByRole('combobox', { name: 'Kind of answer' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  if (options) await row.getByLabel('Choices').fill(options)
  if (required) await row.getByRole('checkbox', { name: 'Must be answered' }).check()
}
const saved = (page: Page) => page.getByText('Successfully saved!').first().waitFor()

test('the owner writes questions and links; a visitor who came by one answers; HR reads, filters and sorts by the answers', async () => {
  const { page: desk } = await b.signedIn('employee@threshold.test', { viewport: WIDE })
  await desk.goto(`/jobreq/${post.requisitionId}?tab=post`)
  await desk.getByRole('heading', { name: 'Questions' }).waitFor()
  await ask(desk, 1, 'Which shift suits you?', 'One of several', { options: 'Day\n', required: true })
  await press(desk, 'Save')
  await desk.getByRole('alert').getByRole('link', { name: 'Question 1: name at least two choices, one on each line' }).waitFor()
  await inspect(desk, 'post-questions-wrong')
  await question(desk, 1).getByLabel('Choices').fill('Day\nNight\n\nAny')
  await ask(desk, 2, 'How many beds did your ward have?', 'A number')
  await ask(desk, 3, 'May you work here?', 'Yes or no', { required: true })
  await desk.getByRole('button', { name: 'Move question 3 up' }).focus()
  await desk.keyboard.press('Enter')
  await expect.poll(() => focused(desk)).toBe('Move question 2 up')
  await desk.keyboard.press('Enter')
  await expect.poll(() => focused(desk)).toBe('Move question 1 up')
  await desk.getByText('Question moved to place 1 of 3').waitFor({ state: 'attached' })
  await desk.getByLabel('Name of the channel').fill('LinkedIn Mai é')
  await desk.keyboard.press('Enter')
  const link = await desk.getByLabel('Link for linkedin-mai-e', { exact: true }).inputValue()
  expect(link).toBe(`${t.address}/homepage/${post.id}?from=linkedin-mai-e`)
  await press(desk, 'SEEK')
  await press(desk, 'Save')
  await saved(desk)
  await inspect(desk, 'post-questions-wide')
  // What was saved has its number: saving again changes nothing of it.
  await question(desk, 2).getByLabel('Question', { exact: true }).fill('Which shift suits you best?')
  await press(desk, 'Save')
  const published = async () => must(await t.visitor.recruitment.GET('/job-post/{id}', { params: { path: { id: post.id } } })).data.questions
  await expect
    .poll(async () => (await published()).map(({ text, options }) => [text, options.length]))
    .toEqual([
      ['May you work here?', 0],
      ['Which shift suits you best?', 3],
      ['How many beds did your ward have?', 0],
    ])

  const { page } = await b.visitor({ viewport: PHONE })
  await page.goto(link)
  await heading(page, 'Ward clerk')
  // A later link does not take the place of the first.
  await page.goto(`${t.address}/homepage/${post.id}?from=seek`)
  await page.getByRole('link', { name: 'Apply for this position' }).click()
  await heading(page, 'Your CV')
  await page.getByText('Step 1 of 6').waitFor()
  await page.getByLabel('Choose a file').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('new-grad') })
  await page.getByText(/^We read your CV/).waitFor()
  await press(page, 'Continue')
  await heading(page, 'About you')
  await page.getByText('Read from your CV – check it').click()
  await page.getByLabel('Mobile number').fill('+61 412 345 678')
  await press(page, 'Continue')
  await heading(page, 'Experience and skills')
  await press(page, 'Continue')
  await heading(page, 'The pay you expect')
  await press(page, 'Continue')
  await heading(page, 'Questions about this position')
  await inspect(page, 'apply-questions-phone')
  await page.getByLabel('How many beds did your ward have? (optional)').fill('many')
  await press(page, 'Continue')
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: 'Enter a number, like 4 or 7.5: How many beds did your ward have?' }).waitFor()
  await summary.getByRole('link', { name: 'Answer: May you work here?' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  await inspect(page, 'apply-questions-errors-phone')
  await page.getByRole('group', { name: 'May you work here?' }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('group', { name: 'Which shift suits you best?' }).getByRole('radio', { name: 'Night' }).check()
  await page.getByLabel('How many beds did your ward have? (optional)').fill('24')
  await page.reload()
  await heading(page, 'Questions about this position')
  expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true)
  await press(page, 'Continue')
  await heading(page, 'Check your answers')
  await page.getByRole('link', { name: 'Change Which shift suits you best?' }).waitFor()
  await page
    .getByRole('definition')
    .filter({ hasText: /^Night$/ })
    .waitFor()
  await inspect(page, 'apply-questions-check-phone')
  await page.getByRole('checkbox', { name: /kept and read for this application/ }).check()
  await press(page, 'Send my application')
  await heading(page, 'Your application has arrived')

  const { page: hr } = await b.signedIn('officer@threshold.test', { viewport: WIDE })
  await hr.goto(`/jobreq/${post.requisitionId}?tab=candidates`)
  await hr.getByRole('link', { name: 'Maya Okonkwo' }).waitFor()
  const [asked] = must(
    await (await t.as('officer')).recruitment.GET('/job-post/requisition/{id}/questions', { params: { path: { id: post.requisitionId } } }),
  ).responseDataList.filter(({ kind }) => kind === 'ONE_OF')
  const cols = encodeURIComponent(JSON.stringify(['applicantName', `answer${asked!.id}`, 'channel']))
  const by = (is: string) => `/selreq?requisitionId=${post.requisitionId}&cols=${cols}&by=answer${asked!.id}&is=${is}&sort=answer${asked!.id}`
  await hr.goto(by('Night'))
  await hr.getByRole('cell', { name: 'Night', exact: true }).waitFor()
  await hr.getByRole('cell', { name: 'linkedin-mai-e' }).waitFor()
  await hr.getByRole('columnheader', { name: /Which shift suits you best\?/ }).waitFor()
  await inspect(hr, 'candidates-answers-wide')
  await hr.getByRole('link', { name: 'Maya Okonkwo', exact: true }).click()
  await hr.getByRole('region', { name: 'Answers' }).getByText('Which shift suits you best?').waitFor()
  await hr.getByRole('region', { name: 'What is known' }).getByText('linkedin-mai-e').waitFor()
  await inspect(hr, 'candidate-answers-wide')
  await hr.goto(by('Day'))
  await hr
    .getByRole('heading', { name: /Nothing|No / })
    .first()
    .waitFor()
  await hr.goto('/appsch')
  await hr.getByRole('button', { name: 'Filter', exact: true }).click()
  await hr.getByRole('combobox', { name: 'Column' }).click()
  await hr.getByRole('option', { name: 'Channel', exact: true }).click()
  // The channels of all posts, in the order of the alphabet.
  await hr.getByRole('combobox', { name: 'Value' }).click()
  await hr.getByRole('option', { name: 'seek', exact: true }).waitFor()
  await hr.getByRole('option', { name: 'linkedin-mai-e', exact: true }).click()
  await inspect(hr, 'list-filter-channel')
  await hr.getByRole('button', { name: 'Show matching rows' }).click()
  await hr.getByText('Channel is linkedin-mai-e').waitFor()
  await hr.getByRole('link', { name: 'Maya Okonkwo', exact: true }).waitFor()
  expect(await hr.getByRole('main').getByRole('row').count()).toBe(2)
  await hr.goto(`/appsrn?requisitionId=${post.requisitionId}`)
  await hr.getByRole('region', { name: 'Answers' }).getByText('24').waitFor()
  await inspect(hr, 'screening-answers-wide')
})
