import { eq } from 'drizzle-orm'
import { registrations } from '../../../server/tables/registrations.ts'
import type { RegistrationStatus } from '../../../src/machines/lifecycles/registration.ts'
import { PASSWORD } from '../../employees/onTheWay.ts'
import { registrationDriver } from '../drivers/registration.ts'
import type { PageObject } from '../pageObject.ts'
import type { Users } from '../users.ts'

const HEADINGS = {
  shown: 'A letter is waiting for you',
  checked: 'Choose a password',
  // Signed in, and this message was sent without its letter.
  used: 'No letter waits for you',
  expired: 'This code has expired',
  burned: 'A wrong code was entered too often',
  superseded: 'There is a newer code',
} satisfies Record<RegistrationStatus, string>
const BUTTONS = { check: 'Continue', setPassword: 'Set password and read my letter' } as const

/** On /offer-letter, by somebody with a phone and the link of a message. */
export async function registrationPage({ t, phone }: Users): Promise<PageObject<'registration'>> {
  return {
    driver: await registrationDriver(t),
    window: phone,
    actors: ['applicant'],
    clicksAgain: true,
    open: async (page, { applicant, status }) => {
      const wasChecked = (await status()) === 'checked'
      await page.goto('/login')
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/offer-letter?code=${await applicant?.()}`)
      // A link may be followed again, and leads on.
      if (wasChecked) await page.getByRole('button', { name: BUTTONS.check, exact: true }).click()
    },
    within: (page) => page.locator('body'),
    state: (page) => page.getByRole('heading', { level: 1 }),
    words: HEADINGS,
    subject: async (id) => {
      const [row] = await t.db.select().from(registrations).where(eq(registrations.id, id))
      return { ...row!, timeIsLeft: row!.expiresAt > new Date() }
    },
    offered: async (page) => {
      const offers = Object.entries(BUTTONS).map(async ([event, name]) => ((await page.getByRole('button', { name, exact: true }).isVisible()) ? [event] : []))
      return (await Promise.all(offers)).flat()
    },
    press: {
      check: (page) => page.getByRole('button', { name: BUTTONS.check, exact: true }).click(),
      setPassword: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: BUTTONS.setPassword }).click()
      },
      expire: 'Time does it.',
      burn: 'The fifth wrong code does it.',
      supersede: 'A newer message does it.',
    },
  }
}
