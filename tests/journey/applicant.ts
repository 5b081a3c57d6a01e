import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { inspect, PHONE, signIn } from '../browser.ts'
import { pdf } from '../employees/onTheWay.ts'
import { CHOSEN, emailOf, fullName } from './apply.ts'
import { at, file, follow, heading, press, type Walk } from './walk.ts'

const name = fullName(CHOSEN.name)
const PASSWORD = 'a calm grey harbour'

async function typeCode(page: Page, code: string) {
  await page.goto('/offer-letter')
  await heading(page, 'Enter your code')
  await page.getByLabel('Your code').fill(code)
  await press(page, 'Continue')
}

/** The link of the message on a phone: a wrong and an expired code say what to do; then code, password, letter, document, accept. */
export async function accept({ t, phone, learnt }: Walk) {
  const stranger = await phone()
  const wrong = `${learnt.code.slice(0, -1)}${learnt.code.endsWith('0') ? '1' : '0'}`
  await typeCode(stranger, wrong)
  await stranger.getByRole('link', { name: /This code is not right/ }).waitFor()
  await inspect(stranger, 'journey-07-wrong-code-phone')
  const inDays = (days: number) => t.db.execute(sql`update registrations set expires_at = now() + make_interval(days => ${days})`)
  await inDays(-1)
  await typeCode(stranger, learnt.code)
  await heading(stranger, 'This code has expired')
  await stranger.getByRole('button', { name: 'Send me a new code' }).waitFor()
  await inspect(stranger, 'journey-07-expired-phone')
  await t.db.execute(sql`update registrations set status = 'shown'`)
  await inDays(2)

  const page = await phone()
  await page.goto(`/offer-letter${learnt.link}`)
  await heading(page, 'A letter is waiting for you')
  await inspect(page, 'journey-07-link-phone')
  await press(page, 'Continue')
  await heading(page, 'Choose a password')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await inspect(page, 'journey-07-password-phone')
  await press(page, 'Set password and read my letter')
  await heading(page, 'Your offer')
  await page.getByText('USD 150,000 a year').first().waitFor()
  await inspect(page, 'journey-07-letter-phone')
  await press(page, 'Continue to documents')
  await heading(page, 'Your documents')
  await press(page, 'Continue')
  await page.getByText('Required documents are not uploaded').waitFor()
  const passport = Buffer.from(await (await pdf('passport')).arrayBuffer())
  await page.getByLabel('Choose a file for Proof of identity').setInputFiles(file('passport.pdf', passport))
  await page.getByText(/Uploaded · passport.pdf/).waitFor()
  await page.getByText('Everything is in.').waitFor()
  await page.getByLabel('Replace Proof of identity').setInputFiles(file('newer.pdf', passport))
  await page.getByText(/Uploaded · newer.pdf/).waitFor()
  await press(page, 'Remove Proof of identity')
  await page.getByText('1 document left. You can come back later.').waitFor()
  await page.getByLabel('Choose a file for Proof of identity').setInputFiles(file('passport.pdf', passport))
  await page.getByText(/Uploaded · passport.pdf/).waitFor()
  await inspect(page, 'journey-07-documents-phone')
  await press(page, 'Continue')
  await heading(page, 'Check and accept')
  await page.getByLabel('I have read the whole letter and accept this offer.').check()
  await inspect(page, 'journey-07-check-phone')
  await press(page, 'Accept this offer')
  await heading(page, 'Where things stand')
  await page.getByRole('status').filter({ hasText: 'You have accepted the offer.' }).waitFor()
  await inspect(page, 'journey-07-accepted-phone')

  await typeCode(stranger, learnt.code)
  await heading(stranger, 'This code was used already')
  await stranger.getByRole('link', { name: 'Sign in' }).waitFor()
  await inspect(stranger, 'journey-07-used-phone')
}

/** Another day, with the password: the contract is read and signed, and the own record filled in, on the phone. */
export async function sign({ b }: Walk) {
  const { page } = await b.visitor({ viewport: PHONE })
  await signIn(page, emailOf(CHOSEN.name), PASSWORD)
  await at(page, /^\/offer-letter$/)
  await follow(page, 'Open your contract')
  await heading(page, 'Your contract')
  // The link of the message, for whoever is signed in already.
  await page.goto(`/login?returnTo=${encodeURIComponent(new URL(page.url()).pathname)}`)
  await heading(page, 'Your contract')
  await page.getByText('USD 150,000 a year').first().waitFor()
  await inspect(page, 'journey-08-contract-phone')
  await press(page, 'Continue to documents')
  await heading(page, 'Your documents')
  await press(page, 'Continue')
  await heading(page, 'Check and sign')
  await page.getByLabel('Type your full name to sign').fill(name)
  await page.getByLabel(/I have read the whole contract/).check()
  await inspect(page, 'journey-08-sign-phone')
  await press(page, 'Sign this contract')

  await heading(page, 'About you')
  await page.getByRole('status').filter({ hasText: 'You have signed your contract. A copy is on its way to' }).waitFor()
  await page.getByLabel('Birth date').fill('1984-05-12')
  await page.getByLabel('Street and number').fill('12 Harbour Steps')
  await page.getByLabel('Town').fill('Seattle')
  await inspect(page, 'journey-08-record-phone')
  await press(page, 'Save and continue')
  await heading(page, 'Whom we call in an emergency')
  const contact = page.getByRole('group', { name: 'First contact' })
  await contact.getByLabel('Name').fill('Mateo Vasquez')
  await contact.getByLabel('Phone').fill('+1 206 555 0143')
  await press(page, 'Save and continue')
  await heading(page, 'Where your pay goes')
  await page.getByLabel('Account number').fill('12345678')
  await press(page, 'Save and continue')
  await heading(page, 'Your tax details')
  await press(page, 'Save and continue')
  await heading(page, 'What else we should know')
  await press(page, 'Save and continue')
  await heading(page, 'Check your record')
  await inspect(page, 'journey-08-record-check-phone')
  await press(page, 'This is complete')
  await heading(page, 'Thank you, that is everything')
  await inspect(page, 'journey-08-record-done-phone')
}
