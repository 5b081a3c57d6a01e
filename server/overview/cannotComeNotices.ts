import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { personTo, veilColumns, veilOver } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications, interviews } from '../tables/applications.ts'
import { interviewRefusals } from '../tables/ownPages.ts'
import { requisitions } from '../tables/requisitions.ts'

const MOST = 50
const RECRUITERS = ['Recruitment Manager', 'Recruitment Officer']

/**
 * Candidates who cannot come at the time of their interview, until it is moved, cancelled or over. It goes to who arranged it, or
 * raised the requisition; where neither is a recruiter in service, to all of them.
 */
export async function cannotCome(db: Database | Tx, caller: Caller): Promise<Omit<components['schemas']['Notice'], 'read'>[]> {
  const responsible = sql`coalesce(${interviews.createdBy}, ${requisitions.ownerId})`
  const inService = sql`exists (select 1 from ${accounts} where ${accounts.id} = ${responsible}
    and ${inArray(accounts.status, tagged(accountStates, 'maySignIn'))} and ${accounts.roles} && ${sql.param(RECRUITERS)}::text[])`
  const rows = await db
    .select({
      id: interviewRefusals.id,
      applicationId: applications.id,
      at: interviewRefusals.at,
      note: interviewRefusals.note,
      title: personTo(caller).shortName,
      person: veilColumns,
      position: requisitions.positionTitle,
    })
    .from(interviewRefusals)
    .innerJoin(interviews, and(eq(interviews.id, interviewRefusals.interviewId), eq(interviews.startsAt, interviewRefusals.startsAt)))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(
      and(
        inArray(interviews.status, tagged(interviewStates, 'planned')),
        gt(interviews.endsAt, new Date()),
        or(sql`${responsible} = ${caller.accountId}`, sql`not ${inService}`),
      ),
    )
    .orderBy(desc(interviewRefusals.id))
    .limit(MOST)
  return rows.map(({ id, applicationId, at, note, title, position, person }) => ({
    notice: `cannot-come:${id}`,
    kind: 'cannotCome',
    id: applicationId,
    title,
    detail: [position, veilOver(caller, person).text(note)].filter(Boolean).join(': ').slice(0, 500),
    at: at.toISOString(),
  }))
}
