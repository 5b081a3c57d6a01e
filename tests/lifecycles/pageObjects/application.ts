import { eq } from 'drizzle-orm'
import { applicationFacts } from '../../../server/records/applicationFacts.ts'
import { applications } from '../../../server/tables/applications.ts'
import { accountId } from '../../applications/candidates.ts'
import { applicationDriver } from '../drivers/application.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

const BY_LETTER = 'It follows the letter, which is clicked through by itself.'

/** On /canprf, by an officer. */
export async function applicationPage({ t, officer }: Users): Promise<PageObject<'application'>> {
  const officerId = await accountId(t, 'officer@threshold.test')
  return {
    driver: await applicationDriver(t),
    window: officer,
    actors: ['officer'],
    clicksAgain: true,
    open: async (page, { id }) => {
      await page.goto(`/canprf?applicationId=${id}`)
    },
    within: (page) => page.locator('main'),
    state: (page) => page.locator('main .st').first(),
    subject: async (id) => {
      const [row] = await t.db.select().from(applications).where(eq(applications.id, id))
      // The screen offers to undo beside what it tells, not among the moves.
      return { ...row!, ...(await applicationFacts(t.db, row!, officerId)), undoTo: null }
    },
    press: {
      returnToNew: pressed('returnToNew'),
      screen: pressed('screen'),
      shortlist: pressed('shortlist'),
      interview: pressed('interview'),
      checkReferences: pressed('checkReferences'),
      checkBackground: pressed('checkBackground'),
      select: pressed('select'),
      hold: pressed('hold'),
      resume: pressed('resume'),
      reject: confirmed('reject'),
      withdraw: confirmed('withdraw'),
      reopen: pressed('reopen'),
      undo: (page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click(),
      sendOffer: BY_LETTER,
      acceptOffer: BY_LETTER,
      offerEnded: BY_LETTER,
      sendContract: BY_LETTER,
      signContract: BY_LETTER,
      contractEnded: BY_LETTER,
      hire: BY_LETTER,
    },
  }
}
