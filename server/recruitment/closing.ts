import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { applicationLifecycle } from '../../src/machines/lifecycles/application.ts'
import { interviewLifecycle } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import { revokeLetters } from '../hr/letterMoves.ts'
import { moveApplication } from './application.move.ts'
import { applications, interviews } from './application.schema.ts'
import { endOnboarding } from './employee.status.ts'
import { lockInterview } from './interview.record.ts'
import { stepInterview } from './interviews.ts'

type Because = { reason: string; by: Caller | 'system'; causedBy?: number | null }

/** Closes what is open of a locked requisition: interviews are cancelled, live applications rejected with this reason. */
export async function rejectAll(app: App, tx: Tx, requisitionId: number, because: Because): Promise<number> {
  const live = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.requisitionId, requisitionId),
        notInArray(applications.status, [...tagged(applicationLifecycle, 'over'), ...tagged(applicationLifecycle, 'hired')]),
      ),
    )
    .orderBy(applications.id)
  for (const { id } of live) {
    await closeFor(app, tx, id, because)
    await moveApplication(tx, { id, event: { type: 'reject' }, actors: ['system'], uncounted: true, ...because })
  }
  return live.length
}

/** What an application still has open ends before it does: letters first, with them who was about to begin, then interviews. */
export async function closeFor(app: App, tx: Tx, applicationId: number, { by, reason, causedBy = null }: Because): Promise<void> {
  const signed = await revokeLetters(app, tx, { applicationId, by, reason, causedBy })
  if (signed) await endOnboarding(tx, signed.id, { by, reason, causedBy })
  await cancelInterviews(app, tx, applicationId, reason)
}

/** Cancels the interviews that an application still has before it. */
async function cancelInterviews(app: App, tx: Tx, applicationId: number, reason: string): Promise<void> {
  const list = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, tagged(interviewLifecycle, 'planned'))))
    .orderBy(interviews.id)
  for (const { id } of list) await stepInterview(app, tx, 'system', await lockInterview(tx, id), { type: 'cancel' }, reason)
}
