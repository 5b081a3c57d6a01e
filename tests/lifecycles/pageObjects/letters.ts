import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { letterFacts } from '../../../server/letters/letterFacts.ts'
import { lockLetter } from '../../../server/records/letters.ts'
import { letters } from '../../../server/tables/letters.ts'
import { accountId } from '../../applications/candidates.ts'
import type { Drive } from '../driver.ts'
import { confirmed, offered } from '../pageObject.ts'
import type { Users } from '../users.ts'

type Kind = 'offer' | 'contract'
const words = {
  offer: { desk: 'Offer letter', agree: 'Accept this offer' },
  contract: { desk: 'Contract letter', agree: 'Sign this contract' },
}

/** What the two kinds of letter have in common: the desk at /hr-modules, the applicant with a phone. */
export async function letterSteps({ t, officer, manager, applicant }: Users, kind: Kind) {
  const officerId = await accountId(t, 'officer@threshold.test')
  const applicationOf = async (id: number) => (await t.db.select().from(letters).where(eq(letters.id, id)))[0]!.applicationId
  const open = async (page: Page, { id }: Drive) => {
    await page.goto(`/hr-modules?applicationId=${await applicationOf(id)}${kind === 'contract' ? '&letter=contract' : ''}`)
  }
  const desk = (page: Page) => page.getByRole('region', { name: words[kind].desk })
  /** The desk, and this candidate's line in the list beside it. */
  const within = (page: Page) =>
    desk(page).or(page.getByRole('navigation', { name: 'Selected candidates' }).locator('li', { has: page.locator('[aria-current]') }))
  const at = (step: string) => (kind === 'offer' ? `/offer-letter/${step}` : async ({ id }: Drive) => `/contract-letter/${id}/${step}`)
  let texts = 0

  return {
    window: officer,
    actors: ['officer'] as const,
    open,
    within,
    state: (page: Page) => desk(page).locator('.st.pill'),
    subject: (id: number) =>
      t.db.transaction(async (tx) => {
        const { letter, about } = await lockLetter(tx, kind, id)
        const by = { accountId: officerId, name: 'Owen Marsh', roles: ['Recruitment Officer' as const] }
        return { ...letter, ...(await letterFacts(t.app, tx, letter, about, by)) }
      }),
    // Writing needs no button.
    offered: async (page: Page) => {
      const isWritable = await page.getByRole('textbox', { name: 'Text of the letter' }).isVisible()
      return [...(await offered(within(page))), ...(isWritable ? ['revise'] : [])]
    },
    press: {
      revise: async (page: Page) => {
        await page.getByLabel('Manager', { exact: true }).fill(`Owen Marsh ${++texts}`)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await page.locator('[data-event="send"]').waitFor()
      },
      release: {
        window: manager,
        open,
        act: async (page: Page) => {
          await confirmed('release')(page)
          await page.getByText(/Released by/).waitFor()
        },
      },
      send: confirmed('send'),
      view: applicant(at(''), (page) => page.getByRole('heading', { level: 1, name: `Your ${kind}` }).waitFor()),
      agree: applicant(at('check'), async (page) => {
        await page.getByRole('checkbox').check()
        if (kind === 'contract') await page.getByLabel('Type your full name to sign').fill('Leila Haddad')
        await page.getByRole('button', { name: words[kind].agree }).click()
      }),
      decline: applicant(at('decline'), (page) => page.getByRole('button', { name: 'Decline', exact: true }).click()),
      revoke: confirmed('revoke'),
    },
  }
}
