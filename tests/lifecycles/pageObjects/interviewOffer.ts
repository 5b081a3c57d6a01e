import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { offerFacts } from '../../../server/interviews/offers/offer.ts'
import { interviews } from '../../../server/tables/applications.ts'
import { interviewOffers } from '../../../server/tables/interviewOffers.ts'
import { keyOf } from '../../interviews/offered.ts'
import type { Drive } from '../driver.ts'
import { interviewOfferDriver } from '../drivers/interviewOffer.ts'
import { confirmed, type PageObject } from '../pageObject.ts'
import type { Users } from '../users.ts'

const shown = (page: Page) => page.getByRole('region', { name: 'Times offered' })

/** On /canprf, interviews: the officer withdraws; the candidate chooses on the own page, with a phone. */
export async function interviewOfferPage({ t, officer, phone }: Users): Promise<PageObject<'interviewOffer'>> {
  const read = async (id: number) => (await t.db.select().from(interviewOffers).where(eq(interviewOffers.id, id)))[0]!
  const booked = async (id: number | null) => (id === null ? null : ((await t.db.select().from(interviews).where(eq(interviews.id, id)))[0] ?? null))
  const onOwnPage = (act: (page: Page) => Promise<void>) => ({
    window: phone,
    open: async (page: Page, { id }: Drive) => {
      // The same link once more would not load the page anew.
      await page.goto('about:blank')
      await page.goto(`/my-application#${await keyOf(t, (await read(id)).applicationId)}`)
    },
    act: async (page: Page) => {
      await act(page)
      await page
        .getByRole('status')
        .filter({ hasText: /time|booked/ })
        .waitFor()
    },
  })
  const choose = async (page: Page, send: RegExp) => {
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: send }).click()
  }
  return {
    driver: await interviewOfferDriver(t),
    window: officer,
    actors: ['officer'],
    open: async (page, { id }) => {
      await page.goto(`/canprf?applicationId=${(await read(id)).applicationId}&tab=interviews`)
    },
    within: shown,
    state: (page) => shown(page).locator('.st'),
    subject: async (id) => {
      const offer = await read(id)
      return { ...offer, ...offerFacts(offer, await booked(offer.interviewId)) }
    },
    press: {
      book: onOwnPage(async (page) => {
        await page.getByRole('button', { name: 'Choose a time', exact: true }).click()
        await choose(page, /^Book /)
      }),
      move: onOwnPage(async (page) => {
        await page.getByRole('button', { name: 'Change the time' }).click()
        await choose(page, /^Change to /)
      }),
      giveUp: onOwnPage(async (page) => {
        await page.getByRole('button', { name: 'Give it up' }).click()
        await page.getByRole('button', { name: 'Give up the time' }).click()
      }),
      withdraw: confirmed('withdraw'),
      lapse: 'Time does it.',
    },
  }
}
