import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from '../browser.ts'
import { type ResumeName, resume, resumeDocx, resumePdf } from '../fixtures/resume-files.ts'
import { file, follow, heading, press, type Walk } from './walk.ts'

type Answers = { name: ResumeName; format: 'pdf' | 'docx'; years: string; pay: string; tick: (string | RegExp)[]; city?: string }

const render = { pdf: resumePdf, docx: resumeDocx }
const names = (name: ResumeName) => {
  const [first = '', ...last] = resume(name).basics.name.replace('Dr. ', '').split(' ')
  return { first, last: last.join(' ') }
}
/** The candidate whom the rest of the walk follows. */
export const CHOSEN: Answers = {
  name: 'senior-engineer',
  format: 'pdf',
  years: '9',
  pay: '150,000',
  tick: [/^HTML/, /^JavaScript/, /^Bachelor of Computer Science/],
}
/** Lacks what is mandatory, and asks for more than there is. */
export const OTHER: Answers = { name: 'career-changer', format: 'docx', years: '0.5', pay: '170,000', tick: [/^CSS/] }
export const emailOf = (name: ResumeName) => `${names(name).first.toLowerCase()}@sample.example`
export const fullName = (name: ResumeName) => `${names(name).first} ${names(name).last}`

/** Two visitors with phones: one hands in a PDF, the other a DOCX; the first once more is told that it is there already. */
export async function applyTwice({ phone, learnt, advert }: Walk) {
  const page = await phone()
  await page.goto('/homepage')
  await follow(page, advert.title)
  await heading(page, advert.title)
  await inspect(page, 'journey-03-position-phone')
  await follow(page, 'Apply for this position')
  await answer(page, CHOSEN, 'journey-03')
  await press(page, 'Send my application')
  await heading(page, 'Your application has arrived')
  await inspect(page, 'journey-03-arrived-phone')

  const another = await phone()
  await another.goto(`/homepage/${learnt.jobPostId}/apply/cv`)
  await answer(another, OTHER)
  await press(another, 'Send my application')
  await heading(another, 'Your application has arrived')

  const again = await phone()
  await again.goto(`/homepage/${learnt.jobPostId}/apply/cv`)
  await answer(again, CHOSEN)
  await press(again, 'Send my application')
  const refused = again.getByRole('alert').getByText(/^Sorry, an application for this/)
  await refused.waitFor()
  await inspect(again, 'journey-03-twice-phone')
  expect(await again.getByText(fullName(CHOSEN.name)).first().isVisible(), 'the answers are kept').toBe(true)
}

async function answer(page: Page, { name, format, years, pay, tick }: Answers, pictures?: string) {
  const picture = async (what: string) => pictures && (await inspect(page, `${pictures}-${what}-phone`))
  const { first, last } = names(name)
  await heading(page, 'Your CV')
  await page.getByLabel('Choose a file').setInputFiles(file(`${first} ${last}.${format}`, await render[format](name)))
  await page.getByText(/^We read your CV/).waitFor()
  await picture('cv')
  await press(page, 'Continue')
  await heading(page, 'About you')
  await page.getByText(`First name: ${first}`).waitFor()
  await page.getByText('Correct', { exact: true }).click()
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('E-mail').fill(emailOf(name))
  await page.getByLabel('Mobile number').fill('+1 206 555 0142')
  await picture('about')
  await press(page, 'Continue')
  await heading(page, 'Experience and skills')
  await page.getByText('Correct', { exact: true }).click()
  await page.getByLabel(/Years of experience/).fill(years)
  for (const one of tick) await page.getByRole('checkbox', { name: one }).check()
  await picture('experience')
  await press(page, 'Continue')
  await heading(page, 'The pay you expect')
  await page.getByLabel(/Amount/).fill(pay)
  await picture('pay')
  await press(page, 'Continue')
  await heading(page, 'Check your answers')
  await page.getByRole('checkbox', { name: /kept and read for this application/ }).check()
  await picture('check')
}
