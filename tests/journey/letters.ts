import { and, desc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { dayFromNow } from '../applications/candidates.ts'
import { inspect } from '../browser.ts'
import { CHOSEN, fullName } from './apply.ts'
import { follow, heading, press, told, typeDay, type Walk } from './walk.ts'

const name = fullName(CHOSEN.name)

/** Sends the letter that is saved, with a double click, and sees that it went once. */
async function send(page: Page, { t, learnt }: Walk, kind: 'offer' | 'contract') {
  await press(page, `Send ${kind} letter`)
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Send the ${kind} letter to`) })
  await inspect(page, `journey-${kind}-confirm`)
  await dialog.getByRole('button', { name: 'Send letter' }).dblclick()
  await told(page, kind === 'offer' ? 'Offer letter has been sent.' : 'Contract letter has been sent.')
  await page.getByText('Sent · version 1').waitFor()
  const event = kind === 'offer' ? 'OFFER_LETTER' : 'CONTRACT_LETTER'
  const mails = await t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, learnt.applicationId), eq(outbox.event, event)))
  expect(mails.length, 'however often it is clicked').toBe(1)
}

/** A document is asked for; the offer is written from the template, saved, previewed, sent once; its message can be read. */
export async function offer(walk: Walk) {
  const { manager, officer, learnt, t } = walk
  const page = await officer()
  await page.goto(`/canprf?applicationId=${learnt.applicationId}&tab=compliance`)
  await page.getByRole('button', { name: 'Ask for documents' }).first().click()
  const ask = page.getByRole('dialog')
  await ask.getByLabel('Document').fill('Proof of identity')
  await ask.getByRole('combobox', { name: 'Needed for' }).click()
  await page.getByRole('option', { name: 'the offer' }).click()
  await ask.getByLabel('Mandatory').check()
  await press(ask, 'Ask')
  await page.getByText('Proof of identity').first().waitFor()
  await inspect(page, 'journey-06-document-asked')

  // From the person to their letter: nobody is chosen a second time.
  await page.goto(`/canprf?applicationId=${learnt.applicationId}`)
  await follow(page, 'Send offer')
  await page.waitForURL(`/hr-modules?applicationId=${learnt.applicationId}`)
  await page.getByRole('navigation', { name: 'Selected candidates' }).getByText(name).waitFor()
  await page.getByRole('textbox', { name: 'Text of the letter' }).waitFor()
  await inspect(page, 'journey-06-missing')
  await typeDay(page, 'Start date', dayFromNow(45))
  await typeDay(page, 'Answer by', dayFromNow(14))
  await page.getByLabel('Salary, a year').fill('150000')
  const paper = page.getByRole('complementary')
  await paper.getByText('USD 150,000 a year').first().waitFor()
  await page.getByRole('textbox', { name: 'Text of the letter' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Written for ')
  await press(page, 'Insert a field')
  await page.getByRole('menuitem', { name: 'Full name' }).click()
  await paper.getByText(`Written for ${name}`).waitFor()
  await press(page, 'Save')
  await told(page, 'Successfully saved!')
  await page.getByText('Saved · version 1').waitFor()
  await inspect(page, 'journey-06-saved')
  await page.getByText('E-mail', { exact: true }).click()
  await inspect(page, 'journey-06-mail')
  await send(page, walk, 'offer')
  await inspect(page, 'journey-06-sent')

  // Without a mail server only a manager reads the code of an applicant.
  const desk = await manager()
  await desk.goto('/notifications')
  const [mail] = await t.db.select().from(outbox).where(eq(outbox.event, 'OFFER_LETTER')).orderBy(desc(outbox.id)).limit(1)
  await desk.getByText(mail!.subject).first().waitFor()
  await inspect(desk, 'journey-06-outbox')
  await desk
    .getByRole('button', { name: mail!.subject })
    .or(desk.getByRole('link', { name: mail!.subject }))
    .first()
    .click()
  const link = desk.getByRole('dialog').getByRole('link', { name: /\/offer-letter\?code=/ })
  learnt.link = new URL((await link.getAttribute('href')) ?? '').search
  learnt.code = /[0-9A-HJKMNP-TV-Z]{5} [0-9A-HJKMNP-TV-Z]{5}/.exec(await desk.getByRole('dialog').innerText())?.[0] ?? ''
  expect(learnt.code).toMatch(/\w{5} \w{5}/)
  await inspect(desk, 'journey-06-message')
}

/** HR puts a document into the pack, approves what the applicant handed in, and sends the contract. */
export async function contract(walk: Walk) {
  const { officer, learnt } = walk
  const page = await officer()
  await page.goto(`/canprf?applicationId=${learnt.applicationId}&tab=compliance`)
  await heading(page, name)
  await page.getByText('passport.pdf').waitFor()
  await press(page, 'Approve')
  await press(page.getByRole('dialog'), 'Approve')
  await page.getByRole('main').getByText('Approved', { exact: true }).first().waitFor()
  await inspect(page, 'journey-08-document-approved')

  await page.goto(`/hr-modules?applicationId=${learnt.applicationId}`)
  await page
    .getByText(/^Accepted /)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Contract letter' }).click()
  await page.getByRole('textbox', { name: 'Text of the letter' }).waitFor()
  await typeDay(page, 'Answer by', dayFromNow(14))
  await page.getByRole('complementary').getByText('USD 150,000 a year').first().waitFor()
  await press(page, 'Save')
  await page.getByText('Saved · version 1').waitFor()
  await inspect(page, 'journey-08-contract-saved')
  await send(page, walk, 'contract')
  await inspect(page, 'journey-08-contract-sent')
}
