import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import {
  type InterviewOfferEvent,
  type InterviewOfferFacts,
  interviewOfferLifecycle,
  interviewOfferStates,
} from '../../../src/machines/lifecycles/interviewOffer.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { rangeOf } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import type { By } from '../../platform/lifecycle/audit.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { type Transitions, transition, transitionIfDue } from '../../platform/lifecycle/transition.ts'
import { interviewInterviewers, interviews } from '../../tables/applications.ts'
import { interviewOfferInterviewers, interviewOffers } from '../../tables/interviewOffers.ts'

type InterviewOffer = typeof interviewOffers.$inferSelect
/** What was booked, as far as an offer looks at it. */
type Booked = Pick<typeof interviews.$inferSelect, 'id' | 'status' | 'startsAt'>

explain('interviewOffer', {
  lastDayHasPassed: 'The last of its days has not passed yet.',
  interviewIsAhead: 'The interview that was booked is no longer to come.',
  timeMayChange: 'It is too late to change the time that was booked.',
})

/** Until when a booked time may be changed. */
export const changeUntil = ({ changeHours }: Pick<InterviewOffer, 'changeHours'>, { startsAt }: Pick<Booked, 'startsAt'>) =>
  new Date(startsAt.getTime() - changeHours * 3_600_000)

export function offerFacts(offer: Pick<InterviewOffer, 'lastDay' | 'zone' | 'changeHours'>, booked: Booked | null, now = new Date()): InterviewOfferFacts {
  const ahead = booked && isTagged(interviewStates, booked.status, 'planned') && booked.startsAt > now ? booked : null
  return {
    lastDayHasPassed: rangeOf(offer.lastDay, { timeZone: offer.zone }).before <= now,
    interviewIsAhead: ahead !== null,
    timeMayChange: ahead !== null && changeUntil(offer, ahead) > now,
  }
}

/** Offers take their events, each with what was booked. */
export const offerTransitions = (booked: Booked | null): Transitions<InterviewOffer, InterviewOfferFacts, InterviewOfferEvent, InterviewOffer> => ({
  lifecycle: interviewOfferLifecycle,
  called: 'offer of times',
  belongsTo: ({ requisitionId, applicationId }) => ({ requisitionId, applicationId }),
  facts: (_, offer) => offerFacts(offer, booked),
  update: (tx, { id }, columns) => tx.update(interviewOffers).set(columns).where(eq(interviewOffers.id, id)).returning(),
})

export type LockedOffer = { offer: InterviewOffer; booked: Booked | null; interviewerIds: number[] }

const ofIt = (applicationId: number, id: number) => and(eq(interviewOffers.id, id), eq(interviewOffers.applicationId, applicationId))

/** Whoever was named, in the query of an offer. */
const namedIds = sql<number[]>`array(select one.account_id from ${interviewOfferInterviewers} one where one.offer_id = interview_offers.id)`
const columns = { offer: interviewOffers, named: namedIds }

/** Locks an offer of an application that is locked already. */
export async function lockOffer(tx: Tx, applicationId: number, id: number): Promise<LockedOffer> {
  const [found] = await tx.select(columns).from(interviewOffers).where(ofIt(applicationId, id)).for('update')
  return withBooked(tx, found)
}

/** The same without a lock, to look only. */
export async function findOffer(db: Database | Tx, applicationId: number, id: number): Promise<LockedOffer> {
  const [found] = await db.select(columns).from(interviewOffers).where(ofIt(applicationId, id))
  return withBooked(db, found)
}

/** Who holds it: whoever was named, or whoever holds the interview that was booked, if HR has changed that since. */
async function withBooked(db: Database | Tx, found: { offer: InterviewOffer; named: number[] } | undefined): Promise<LockedOffer> {
  if (!found) throw notFound('offer of times')
  const { offer, named } = found
  if (!offer.interviewId) return { offer, booked: null, interviewerIds: named }
  const { id, status, startsAt } = interviews
  const holders = sql<number[]>`array(select one.account_id from ${interviewInterviewers} one where one.interview_id = interviews.id)`
  const [last] = await db.select({ booked: { id, status, startsAt }, holders }).from(interviews).where(eq(id, offer.interviewId))
  const holds = last && isTagged(interviewOfferStates, offer.status, 'booked')
  return { offer, booked: last?.booked ?? null, interviewerIds: holds ? last.holders : named }
}

type Ending = { by: By; actors: readonly Actor[]; reason?: string | null | undefined }

/** An interview that is being cancelled takes the offer with it of which it was booked. */
export async function endOfferOf(tx: Tx, booked: Booked, step: Ending): Promise<void> {
  const [offer] = await tx.select().from(interviewOffers).where(eq(interviewOffers.interviewId, booked.id)).for('update')
  if (offer && isTagged(interviewOfferStates, offer.status, 'booked'))
    await transitionIfDue(tx, offerTransitions(booked), offer, { ...step, events: [{ type: 'withdraw' }] })
}

/** Whether other times for the same step wait for this candidate's choice. */
export async function isOfferedAnew(tx: Tx, { id, applicationId, stepId }: InterviewOffer): Promise<boolean> {
  const { id: other, applicationId: of, stepId: at, status } = interviewOffers
  const [found] = await tx
    .select({ id: other })
    .from(interviewOffers)
    .where(and(eq(of, applicationId), eq(at, stepId), ne(other, id), inArray(status, tagged(interviewOfferStates, 'unbooked'))))
    .limit(1)
  return found !== undefined
}

/** Nobody chooses a time for an interview of an application that goes on no further, or elsewhere. */
export async function withdrawOffers(tx: Tx, applicationId: number, step: Ending & { causedBy?: number | null }): Promise<void> {
  const open = await tx
    .select()
    .from(interviewOffers)
    .where(and(eq(interviewOffers.applicationId, applicationId), inArray(interviewOffers.status, tagged(interviewOfferStates, 'unbooked'))))
    .orderBy(interviewOffers.id)
    .for('update')
  for (const offer of open) await transition(tx, offerTransitions(null), offer, { ...step, event: { type: 'withdraw' } })
}
