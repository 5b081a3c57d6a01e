import { and, inArray, lt } from 'drizzle-orm'
import { interviewOfferStates } from '../../../src/machines/lifecycles/interviewOffer.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { lockOffer, offerTransitions } from '../../interviews/offers/offer.ts'
import type { App } from '../../platform/context.ts'
import { dayOf, daysAfter } from '../../platform/days.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { transitionIfDue } from '../../platform/lifecycle/transition.ts'
import { lockApplication } from '../../records/applications.ts'
import { interviewOffers } from '../../tables/interviewOffers.ts'

/** Ends every offer of times whose last day has passed where its clock is, each in its own transaction. */
export async function lapseOffers(app: App, now = new Date()) {
  const due = await app.db
    .select({ id: interviewOffers.id, applicationId: interviewOffers.applicationId })
    .from(interviewOffers)
    // Somewhere it is tomorrow already; the lifecycle looks at the clock of the offer.
    .where(
      and(
        inArray(interviewOffers.status, tagged(interviewOfferStates, 'unbooked')),
        lt(interviewOffers.lastDay, daysAfter(dayOf(now, { timeZone: 'UTC' }), 1)),
      ),
    )
    .orderBy(interviewOffers.id)
  return eachAlone('interview-offers-lapse', due, ({ id, applicationId }) =>
    app.db.transaction(async (tx) => {
      await lockApplication(tx, applicationId)
      const { offer, booked } = await lockOffer(tx, applicationId, id)
      await transitionIfDue(tx, offerTransitions(booked), offer, { by: 'system', actors: ['system'], events: [{ type: 'lapse' }] })
    }),
  )
}

/** Once an hour is soon enough for something that happens at midnight somewhere. */
export const lapseOffersByTheHour = (app: App) => app.jobs.work('interview-offers-lapse', async () => void (await lapseOffers(app)), { cron: '11 * * * *' })
