import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { interviewOfferStates } from '../../../src/machines/lifecycles/interviewOffer.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { planOf } from '../../interviews/interviewTimes.ts'
import { moveInterview } from '../../interviews/moveInterview.ts'
import { changeUntil, findOffer, isOfferedAnew, type LockedOffer, lockOffer, offerFacts, offerTransitions } from '../../interviews/offers/offer.ts'
import { offeredTimes } from '../../interviews/offers/offeredTimes.ts'
import { onlyAround } from '../../interviews/offers/openTimes.ts'
import { lockInterview } from '../../interviews/readInterviews.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import type { Application } from '../../records/applications.ts'
import { applicationOfKey } from '../../records/ownLinks.ts'
import { accounts } from '../../tables/accounts.ts'
import { applications, interviewInterviewers, interviews } from '../../tables/applications.ts'
import { interviewOfferInterviewers, interviewOffers } from '../../tables/interviewOffers.ts'
import { reschedule, schedule, takesInterviews } from '../interviews/saveInterview.ts'
import { lockOwn, notNow } from './changeOwnApplication.ts'

/** Several people may look and book from behind one address. */
const fromOneAddress = (name: string, most: number): Limit => ({ bucket: ({ request }) => `${name}:ip:${addressOf(request)}`, most, seconds: 3600 })
export const ownTimesLimits = {
  listOwnTimes: fromOneAddress('own-times', 600),
  bookInterview: fromOneAddress('own-booking', 300),
  giveUpInterview: fromOneAddress('own-booking', 300),
} satisfies Partial<Record<keyof operations, Limit>>

const timeTaken = () =>
  new Problem(409, 'TIME_TAKEN', 'Somebody was faster, and this time is no longer free. Choose another.', [
    { field: 'startsAt', message: 'Choose another time.' },
  ])
const noLonger = () => notNow('These times are no longer offered.')

/** A candidate chooses the time of an interview among those that are open. */
export const ownTimesHandlers = (app: App) =>
  ({
    listOwnTimes: async ({ body: { key, offerId } }) => {
      const applicationId = await applicationOfKey(app, app.db, key)
      const found = await findOffer(app.db, applicationId, offerId)
      const [application] = await app.db.select({ status: applications.status }).from(applications).where(eq(applications.id, applicationId))
      const { minutes } = found.offer
      if (!application || !isOpen(application, found)) return { data: { minutes, times: [] } }
      const times = (await timesFor(app, app.db, found)).list()
      return { data: { minutes, times: times.map(({ from }) => new Date(from).toISOString()) } }
    },

    bookInterview: (call) =>
      write(app, call, async (tx) => {
        const { key, offerId, startsAt } = call.body
        const at = Date.parse(startsAt)
        await refuseLatecomers(tx, await findOffer(tx, await applicationOfKey(app, tx, key), offerId), at)
        const { row, by } = await lockOwn(app, tx, key)
        const locked = await lockOffer(tx, row.id, offerId)
        if (!isOpen(row, locked)) throw noLonger()
        await lockInterviewers(tx, locked.interviewerIds)
        const times = await timesFor(app, tx, locked, { ...locked.offer, ...onlyAround(locked.offer, at) })
        if (!times.takes(at)) throw timeTaken()
        return { message: await book(app, tx, row, locked, at, by) }
      }),

    giveUpInterview: (call) =>
      write(app, call, async (tx) => {
        const { row, by } = await lockOwn(app, tx, call.body.key)
        const { offer, booked } = await lockOffer(tx, row.id, call.body.offerId)
        if (!booked || !isTagged(interviewOfferStates, offer.status, 'booked')) throw noLonger()
        const step = { by, actors: ['applicant'] } as const
        // Of two offers for one step only one stands open: where HR offered times anew meanwhile, those are chosen from.
        const ends = offerFacts(offer, booked).timeMayChange && (await isOfferedAnew(tx, offer))
        // The offer first: an interview that is cancelled takes a booked one with it.
        if (ends) await transition(tx, offerTransitions(booked), offer, { by, actors: ['system'], event: { type: 'withdraw' } })
        else await transition(tx, offerTransitions(booked), offer, { ...step, event: { type: 'giveUp' } })
        await moveInterview(app, tx, by, await lockInterview(tx, booked.id), { event: { type: 'cancel' }, actors: step.actors })
        return { message: 'You have given up this time.' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listOwnTimes' | 'bookInterview' | 'giveUpInterview'>

const isOpen = (application: Pick<Application, 'status'>, { offer }: LockedOffer) =>
  isTagged(interviewOfferStates, offer.status, 'open') && takesInterviews(application)
const isBooked = ({ offer }: LockedOffer) => isTagged(interviewOfferStates, offer.status, 'booked')

/** When the interview of an offer could be; the one that is moved is not in its own way. */
const timesFor = (app: App, db: Database | Tx, { offer, booked, interviewerIds }: LockedOffer, rules = offer) =>
  offeredTimes(app, db, rules, interviewerIds, { applicationId: offer.applicationId, interviewId: booked?.id })

/** Keeps those who book with the same interviewers in a line of their own, which no other write waits in. */
const BOOKING = 1301

/** When many press at once, all but the first are told with one look, before they lock what others need. */
async function refuseLatecomers(tx: Tx, { offer, booked, interviewerIds }: LockedOffer, at: number): Promise<void> {
  const [from, to] = [new Date(at), new Date(at + offer.minutes * 60_000)]
  const { interviewId, accountId, during } = interviewInterviewers
  const look = async () => {
    const [taken] = await tx
      .select({ interviewId })
      .from(interviewInterviewers)
      .where(and(inArray(accountId, interviewerIds), sql`${during} && tstzrange(${from}, ${to})`, ne(interviewId, booked?.id ?? 0)))
      .limit(1)
    if (taken) throw timeTaken()
  }
  await look()
  await tx.execute(sql`select pg_advisory_xact_lock(${BOOKING}, id) from (select unnest(${sql.param(interviewerIds)}::int[]) as id order by 1) as people`)
  await look()
}

/** From here on nobody else takes their time. */
const lockInterviewers = (tx: Tx, ids: number[]) =>
  tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids)).orderBy(accounts.id).for('no key update')

async function book(app: App, tx: Tx, row: Application, locked: LockedOffer, at: number, by: Awaited<ReturnType<typeof lockOwn>>['by']): Promise<string> {
  const { offer, booked, interviewerIds } = locked
  const { stepId, zone, place, link, minutes, createdBy } = offer
  const plan = { ...planOf({ from: at, to: at + minutes * 60_000 }, zone)!, processRequisitionStepsId: stepId, place, link, notes: null, interviewerIds }
  if (booked && isBooked(locked)) {
    if (booked.startsAt.getTime() === at) return 'This is your time already.'
    await transition(tx, offerTransitions(booked), offer, { by, actors: ['applicant'], event: { type: 'move' } })
    const interview = await lockInterview(tx, booked.id)
    const { place, link, notes } = interview.interview
    await reschedule(app, tx, { by, actors: ['applicant'] }, interview, { ...plan, place, link, notes })
    return 'Your interview has a new time.'
  }
  const interviewId = await schedule(app, tx, { by, actors: ['system'], createdBy }, row, plan)
  await transition(tx, offerTransitions(null), offer, { by, actors: ['applicant'], event: { type: 'book' }, set: () => ({ interviewId }) })
  return 'Your interview is booked.'
}

/** What an applicant may choose a time for, or has chosen and may still see. */
export async function readOwnOffers({ db }: App, row: Application): Promise<components['schemas']['OwnOffer'][]> {
  if (!takesInterviews(row)) return []
  const ahead = and(inArray(interviews.status, tagged(interviewStates, 'planned')), gt(interviews.endsAt, new Date()))
  const open = inArray(interviewOffers.status, tagged(interviewOfferStates, 'unbooked'))
  const booked = inArray(interviewOffers.status, tagged(interviewOfferStates, 'booked'))
  const names = sql<string[]>`array(select ${accounts.name} from ${accounts} where case when ${booked}
    then exists (select from ${interviewInterviewers} where ${interviewInterviewers.interviewId} = ${interviews.id} and ${interviewInterviewers.accountId} = ${accounts.id})
    else exists (select from ${interviewOfferInterviewers} where ${interviewOfferInterviewers.offerId} = ${interviewOffers.id} and ${interviewOfferInterviewers.accountId} = ${accounts.id})
    end order by ${accounts.name} limit 20)`
  const rows = await db
    .select({ offer: interviewOffers, interview: interviews, interviewers: names })
    .from(interviewOffers)
    .leftJoin(interviews, eq(interviews.id, interviewOffers.interviewId))
    .where(and(eq(interviewOffers.applicationId, row.id), or(open, and(booked, ahead))))
    .orderBy(asc(interviewOffers.id))
    .limit(20)
  return rows.flatMap(({ offer, interview, interviewers }) => {
    const { id, minutes, firstDay, lastDay, zone, place } = offer
    const chosen = interview && isTagged(interviewOfferStates, offer.status, 'booked') ? interview : null
    const { lastDayHasPassed, timeMayChange } = offerFacts(offer, chosen)
    if (!chosen && lastDayHasPassed) return []
    return {
      id,
      minutes,
      firstDay,
      lastDay,
      zone,
      place: chosen ? chosen.place : place,
      interviewers,
      booked: chosen?.startsAt.toISOString() ?? null,
      changeUntil: chosen && timeMayChange ? changeUntil(offer, chosen).toISOString() : null,
    }
  })
}
