import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { interviewOfferLifecycle, interviewOfferStates } from '../../../src/machines/lifecycles/interviewOffer.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { panelOf } from '../../interviews/findFreeTimes.ts'
import { checkZone, planOf } from '../../interviews/interviewTimes.ts'
import { moveInterview } from '../../interviews/moveInterview.ts'
import { lockOffer, offerFacts, offerTransitions } from '../../interviews/offers/offer.ts'
import { offeredTimes } from '../../interviews/offers/offeredTimes.ts'
import { lockInterview } from '../../interviews/readInterviews.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { daysAfter, todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { auditAll } from '../../platform/lifecycle/audit.ts'
import { beginAll, transition } from '../../platform/lifecycle/transition.ts'
import { dayInWords } from '../../platform/wording.ts'
import { applicationsVisibleTo, lockVisibleApplication, lockVisibleApplications, readApplication, staffActors } from '../../records/applications.ts'
import { issueOwnLink } from '../../records/ownLinks.ts'
import { personTo } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications, interviews, selectionSteps } from '../../tables/applications.ts'
import { interviewOfferInterviewers, interviewOffers } from '../../tables/interviewOffers.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { noInterviewNow, takesInterviews } from './saveInterview.ts'

type Schemas = components['schemas']
type Offered = Schemas['InterviewTimesOffered']
type Step = typeof selectionSteps.$inferSelect
type Taken = 'offerInterviewTimes' | 'previewInterviewTimes' | 'withdrawInterviewOffer' | 'listInterviewOffers'

const MOST_DAYS = 42

/** HR asks candidates to choose the time of an interview themselves. */
export const offerTimesHandlers = (app: App) =>
  ({
    offerInterviewTimes: (call) =>
      write(app, call, async (tx) => {
        const { offered, left } = await offerTimes(app, tx, call.caller, call.body)
        return { data: { offered, left }, message: offered === 1 ? 'The times were offered.' : `The times were offered to ${offered} people.` }
      }),

    previewInterviewTimes: async ({ body, caller }) => {
      checkDays(body)
      const step = await readStep(app.db, body)
      await panelOf(app.db, body.interviewerIds, 'interviewerIds')
      const { to, left } = await candidatesFor(app.db, caller, body, step)
      const times = await offeredTimes(app, app.db, body, body.interviewerIds, { applicationId: null })
      const days = new Map<string, string[]>()
      for (const slot of times.list()) {
        const { day, startTime } = planOf(slot, body.zone)!
        days.set(day, [...(days.get(day) ?? []), startTime])
      }
      return { data: { to, left, days: [...days].map(([day, starts]) => ({ day, times: starts })) } }
    },

    withdrawInterviewOffer: (call) =>
      write(app, call, async (tx) => {
        const { id, version, reason } = call.body
        const [known] = await tx.select({ applicationId: interviewOffers.applicationId }).from(interviewOffers).where(eq(interviewOffers.id, id))
        if (!known) throw notFound('offer of times')
        const application = await lockVisibleApplication(tx, call.caller, known.applicationId, 'offer of times')
        const { offer, booked } = await lockOffer(tx, application.id, id)
        checkVersion(offer, version)
        const step = { by: call.caller, actors: staffActors(call.caller), reason }
        const hasInterview = isTagged(interviewOfferStates, offer.status, 'booked') && offerFacts(offer, booked).interviewIsAhead
        // The interview takes the offer with it.
        if (booked && hasInterview) await moveInterview(app, tx, call.caller, await lockInterview(tx, booked.id), { event: { type: 'cancel' }, reason })
        else await transition(tx, offerTransitions(booked), offer, { ...step, event: { type: 'withdraw' } })
        return { message: 'The times are no longer offered.' }
      }),

    listInterviewOffers: async ({ params, caller }) => {
      const { id } = await readApplication(app.db, caller, params.id)
      return { responseDataList: await readOffers(app.db, caller, id) }
    },
  }) satisfies Pick<Handlers<operations>, Taken>

/** Asks those of the chosen candidates who can be asked; answers how many, and why not the others. */
export async function offerTimes(app: App, tx: Tx, caller: Caller, body: Offered): Promise<{ offered: number; left: Schemas['NotOffered'][] }> {
  checkDays(body)
  const step = await readStep(tx, body)
  const panel = await panelOf(tx, body.interviewerIds, 'interviewerIds')
  // In the order that every write keeps: the requisition and its applications first, which are all of one.
  const asked = await candidatesFor(tx, caller, body, step)
  const ids = asked.to.map(({ applicationId }) => applicationId)
  if (ids.length > 0) await lockVisibleApplications(tx, caller, ids)
  const { to, left: late } = await candidatesFor(tx, caller, { ...body, applicationIds: ids }, step)
  const left = [...asked.left, ...late]
  if (to.length === 0) throw new Problem(409, 'NOBODY_TO_ASK', left[0]?.reason ?? 'There is nobody to ask.')
  const { applicationIds: _, processRequisitionStepsId: stepId, interviewerIds, place = null, link = null, ...rules } = body
  const columns = { ...rules, stepId, place, link, requisitionId: step.requisitionId, createdBy: caller.accountId }
  const made = await tx
    .insert(interviewOffers)
    .values(to.map(({ applicationId }) => ({ ...columns, applicationId })))
    .returning()
  await tx.insert(interviewOfferInterviewers).values(made.flatMap(({ id }) => interviewerIds.map((accountId) => ({ offerId: id, accountId }))))
  await beginAll(
    tx,
    interviewOfferLifecycle,
    made.map(({ id }) => ({ id, by: caller })),
  )
  const after = { title: step.title, firstDay: body.firstDay, lastDay: body.lastDay }
  await auditAll(
    tx,
    made.map(({ id, applicationId, requisitionId }) => ({
      entity: 'interviewOffer',
      id,
      requisitionId,
      applicationId,
      by: caller,
      action: 'offer',
      after,
    })),
  )
  for (const offer of made) await mailOffer(app, tx, offer, panel)
  return { offered: made.length, left }
}

function checkDays({ firstDay, lastDay, zone }: Offered): void {
  checkZone(zone)
  if (lastDay < firstDay) throw wrongField('lastDay', 'Choose a day that is not before the first.')
  if (daysAfter(firstDay, MOST_DAYS) <= lastDay) throw wrongField('lastDay', `Choose a day at most ${MOST_DAYS} days after the first.`)
  if (lastDay < todayIn({ timeZone: zone })) throw wrongField('lastDay', 'Choose a day that has not passed.')
}

const noSuchStep = () => wrongField('processRequisitionStepsId', 'Choose a step of this position.')

async function readStep(db: Database | Tx, { processRequisitionStepsId }: Offered): Promise<Step> {
  const [step] = await db.select().from(selectionSteps).where(eq(selectionSteps.id, processRequisitionStepsId))
  if (!step) throw noSuchStep()
  return step
}

/** Of the chosen candidates who can be asked to choose a time for this step, and who cannot and why. */
async function candidatesFor(db: Database | Tx, caller: Caller, { applicationIds }: Offered, step: Step) {
  const here = and(inArray(applications.id, applicationIds), applicationsVisibleTo(caller))
  const planned = sql<boolean>`exists (select from ${interviews} where ${interviews.applicationId} = ${applications.id} and ${interviews.stepId} = ${step.id}
    and ${interviews.startsAt} > now() and ${inArray(interviews.status, tagged(interviewStates, 'planned'))})`
  const offered = sql<boolean>`exists (select from ${interviewOffers} where ${interviewOffers.applicationId} = ${applications.id} and ${interviewOffers.stepId} = ${step.id}
    and ${inArray(interviewOffers.status, tagged(interviewOfferStates, 'unbooked'))})`
  const { id, requisitionId, status } = applications
  const rows = await db
    .select({ id, requisitionId, status, name: personTo(caller).name, planned, offered })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(here)
  if (rows.length > 0 && rows.every((row) => row.requisitionId !== step.requisitionId)) throw noSuchStep()
  const found = new Map(rows.map((row) => [row.id, row]))
  const to: { applicationId: number; name: string }[] = []
  const left: Schemas['NotOffered'][] = []
  for (const applicationId of applicationIds) {
    const row = found.get(applicationId)
    const told = row ? whyNot(row, step) : NOT_THERE
    if (told) left.push({ applicationId, name: row?.name ?? null, ...told })
    else if (row) to.push({ applicationId, name: row.name })
  }
  return { to, left }
}

type Asked = Pick<typeof applications.$inferSelect, 'requisitionId' | 'status'> & { planned: boolean; offered: boolean }
type Told = Pick<Schemas['NotOffered'], 'why' | 'reason'>
const NOT_THERE: Told = { why: 'NOT_THERE', reason: 'There is no such application, or it is not yours to see.' }

function whyNot(row: Asked, step: Step): Told | null {
  if (row.requisitionId !== step.requisitionId) return { why: 'OTHER_POSITION', reason: 'This step is not one of the position that the application is for.' }
  if (!takesInterviews(row)) return { why: 'NO_INTERVIEWS', reason: noInterviewNow(row) }
  if (row.planned) return { why: 'ARRANGED', reason: `An interview “${step.title}” is arranged already.` }
  return row.offered ? { why: 'OFFERED', reason: `Times for “${step.title}” were offered already.` } : null
}

/** The mail brings a new link to the own page, as no link is kept here. */
async function mailOffer(app: App, tx: Tx, offer: typeof interviewOffers.$inferSelect, panel: readonly { name: string }[]): Promise<void> {
  const { applicationId, requisitionId } = offer
  const [found] = await tx
    .select({ firstName: applicants.firstName, surName: applicants.surName, email: applicants.email, positionTitle: requisitions.positionTitle })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(eq(applications.id, applicationId))
  const { firstName, surName, email, positionTitle } = found!
  const values = {
    firstName,
    positionTitle,
    interviewers: panel.map(({ name }) => name).join(', '),
    interviewPlace: offer.place,
    lapsesOn: dayInWords(offer.lastDay),
    link: (await issueOwnLink(app, tx, applicationId)).link,
  }
  const mail = await renderMail(tx, 'INTERVIEW_OFFERED', values)
  const to = { to: email, toName: `${firstName} ${surName}` }
  await sendMail(app, tx, { event: 'INTERVIEW_OFFERED', ...to, ...mail, applicationId, requisitionId, dedupe: `interview-offer:${offer.id}` })
}

const MOST_OFFERS = 100

async function readOffers(db: Database, caller: Caller, applicationId: number): Promise<Schemas['InterviewOffer'][]> {
  const names = sql<
    string[]
  >`array(select ${accounts.name} from ${interviewOfferInterviewers} join ${accounts} on ${accounts.id} = ${interviewOfferInterviewers.accountId}
    where ${interviewOfferInterviewers.offerId} = ${interviewOffers.id} order by ${accounts.name})`
  const rows = await db
    .select({ offer: interviewOffers, title: selectionSteps.title, interviewers: names, interview: interviews, offeredBy: accounts.name })
    .from(interviewOffers)
    .innerJoin(selectionSteps, eq(selectionSteps.id, interviewOffers.stepId))
    .leftJoin(interviews, eq(interviews.id, interviewOffers.interviewId))
    .leftJoin(accounts, eq(accounts.id, interviewOffers.createdBy))
    .where(eq(interviewOffers.applicationId, applicationId))
    .orderBy(desc(interviewOffers.id))
    .limit(MOST_OFFERS)
  return rows.map(({ offer, title, interviewers, interview, offeredBy }) => {
    const { requisitionId: _, stepId: __, createdBy: ___, ...shown } = offer
    const subject = { status: offer.status, ...offerFacts(offer, interview) }
    return {
      ...shown,
      title,
      interviewers,
      offeredBy,
      createdAt: offer.createdAt.toISOString(),
      transitions: movesOf(interviewOfferLifecycle, subject, staffActors(caller)).map(({ event, status, allowed, why }) => ({ event, status, allowed, why })),
    }
  })
}
