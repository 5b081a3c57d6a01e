import { eq, sql } from 'drizzle-orm'
import { lockOffer, offerTransitions } from '../../../server/interviews/offers/offer.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { interviewOffers } from '../../../server/tables/interviewOffers.ts'
import { lapseOffers } from '../../../server/workflows/interviews/lapseOffers.ts'
import type { TestApp } from '../../app.ts'
import { accountId, apply, letItPass, openPosition } from '../../applications/candidates.ts'
import { offer, timesFor, visitor } from '../../interviews/offered.ts'
import { answered, column, type Driver, done, must } from '../driver.ts'

export async function interviewOfferDriver(t: TestApp): Promise<Driver<'interviewOffer'>> {
  const { officer, requisitionId, items } = await openPosition(t)
  const interviewerId = await accountId(t, 'employee@threshold.test')

  async function offered(changeHours = 0) {
    const applicationId = await apply(officer, requisitionId, items)
    must(await offer(officer, await timesFor(officer, [applicationId], [interviewerId], { changeHours })))
    const own = await visitor(t, applicationId)
    const id = own.offerId
    const read = async () => (await t.db.select().from(interviewOffers).where(eq(interviewOffers.id, id)))[0]!
    // What is no longer offered has no times; then any time is asked for.
    const free = async () => (await own.times())[0] ?? new Date(Date.now() + 86_400_000).toISOString()
    return {
      id,
      applicationId,
      read,
      book: async () => answered(own.book(await free())),
      giveUp: () => answered(own.giveUp()),
      withdraw: async () => answered(officer.recruitment.POST('/interview/offer/withdraw', { body: { id, version: (await read()).version } })),
      daysPass: () => t.db.execute(sql`update interview_offers set first_day = '2020-01-06', last_day = '2020-01-10' where id = ${id}`),
    }
  }

  return {
    begin: async () => {
      const { id, book, giveUp, withdraw, daysPass } = await offered()
      const status = () => column(t, 'interview_offers', id)
      return {
        id,
        status,
        events: {
          book: { send: book },
          move: { send: book },
          giveUp: { send: giveUp },
          withdraw: { send: withdraw },
          // Nobody calls it: it comes by itself.
          lapse: { quiet: true, ready: daysPass, send: () => done(() => lapseOffers(t.app)) },
        },
      }
    },
    withheld: {
      timeMayChange: async () => {
        const { book, giveUp } = await offered(336)
        await book()
        return giveUp()
      },
      interviewIsAhead: async () => {
        const { book, withdraw, read } = await offered()
        await book()
        await letItPass(t, (await read()).interviewId!)
        return withdraw()
      },
      lastDayHasPassed: async () => {
        const { id, applicationId } = await offered()
        const step = { by: 'system', actors: ['system'], event: { type: 'lapse' } } as const
        return done(() =>
          t.db.transaction(async (tx) => {
            const { offer, booked } = await lockOffer(tx, applicationId, id)
            await transition(tx, offerTransitions(booked), offer, step)
          }),
        )
      },
    },
  }
}
