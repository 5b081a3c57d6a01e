import { and, desc, eq, gt, inArray, not, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { interviewOfferStates } from '../../src/machines/lifecycles/interviewOffer.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import { daysAfter, rangeOf } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { shownTo, veilColumns, veilOver } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications, interviews } from '../tables/applications.ts'
import { interviewOffers } from '../tables/interviewOffers.ts'
import { interviewRefusals } from '../tables/ownPages.ts'
import { requisitions } from '../tables/requisitions.ts'

type Fresh = Omit<components['schemas']['Notice'], 'read'>
const MOST = 50
const RECRUITERS = ['Recruitment Manager', 'Recruitment Officer']

/** Whoever arranged it, or raised the requisition; where neither is a recruiter in service, all of them. It is for a prepared query that is told the `accountId`. */
export function isResponsible(arrangedBy: AnyPgColumn) {
  const responsible = sql`coalesce(${arrangedBy}, ${requisitions.ownerId})`
  const inService = sql`exists (select 1 from ${accounts} where ${accounts.id} = ${responsible}
    and ${inArray(accounts.status, tagged(accountStates, 'maySignIn'))} and ${accounts.roles} && ${sql.param(RECRUITERS)}::text[])`
  return or(sql`${responsible} = ${sql.placeholder('accountId')}`, sql`not ${inService}`)
}

/** The queries that say who a candidate is, for those who read names and for the others. */
const noticesOf = shownTo(({ shortName }) => ({ refused: {}, notChosen: {}, shortName }))

/** Candidates who cannot come at the time of their interview, until it is moved, cancelled or over. */
export async function cannotCome(db: Database | Tx, caller: Caller): Promise<Fresh[]> {
  const { refused, shortName } = noticesOf(caller)
  const rows = await prepared(db, refused, () =>
    db
      .select({
        id: interviewRefusals.id,
        applicationId: applications.id,
        at: interviewRefusals.at,
        note: interviewRefusals.note,
        title: shortName,
        person: veilColumns,
        position: requisitions.positionTitle,
      })
      .from(interviewRefusals)
      .innerJoin(interviews, and(eq(interviews.id, interviewRefusals.interviewId), eq(interviews.startsAt, interviewRefusals.startsAt)))
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(
        and(inArray(interviews.status, tagged(interviewStates, 'planned')), gt(interviews.endsAt, sql.placeholder('now')), isResponsible(interviews.createdBy)),
      )
      .orderBy(desc(interviewRefusals.id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId, now: new Date() })
  return rows.map(({ id, applicationId, at, note, title, position, person }) => ({
    notice: `cannot-come:${id}`,
    kind: 'cannotCome',
    id: applicationId,
    title,
    detail: [position, veilOver(caller, person).text(note)].filter(Boolean).join(': ').slice(0, 500),
    at: at.toISOString(),
  }))
}

/** So many days it is told that nobody chose a time. */
const TOLD_FOR = 14

/** Candidates whose times have passed without a choice, as long as an interview is still to be arranged. */
export async function notChosen(db: Database | Tx, caller: Caller, today: string): Promise<Fresh[]> {
  const { id, applicationId, stepId, lastDay, zone, status, createdBy } = interviewOffers
  const goesOn = inArray(applications.status, [...tagged(applicationStates, 'beforeInterviews'), ...tagged(applicationStates, 'duringInterviews')])
  const askedAgain = sql`exists (select from ${interviewOffers} later where later.application_id = ${applicationId} and later.step_id = ${stepId} and later.id > ${id})`
  const arranged = sql`exists (select from ${interviews} where ${interviews.applicationId} = ${applicationId} and ${interviews.stepId} = ${stepId}
    and ${inArray(interviews.status, [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')])})`
  const { notChosen: key, shortName } = noticesOf(caller)
  const rows = await prepared(db, key, () =>
    db
      .select({ id, applicationId, lastDay, zone, title: shortName, position: requisitions.positionTitle })
      .from(interviewOffers)
      .innerJoin(applications, eq(applications.id, applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(
        and(
          inArray(status, tagged(interviewOfferStates, 'lapsed')),
          gt(lastDay, sql.placeholder('since')),
          goesOn,
          not(askedAgain),
          not(arranged),
          isResponsible(createdBy),
        ),
      )
      .orderBy(desc(id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId, since: daysAfter(today, -TOLD_FOR) })
  return rows.map(({ id, applicationId, lastDay, zone, title, position }) => {
    const at = rangeOf(lastDay, { timeZone: zone }).before.toISOString()
    return { notice: `not-chosen:${id}`, kind: 'notChosen', id: applicationId, title, detail: position, at }
  })
}
