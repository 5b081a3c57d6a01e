import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import type { By } from '../move.ts'
import { moveApplication } from './application.move.ts'
import { applications, interviews } from './application.schema.ts'
import { lockInterview } from './interview.record.ts'
import { stepInterview } from './interviews.ts'

type Because = { reason: string; by: By; causedBy?: number | null }

/** Closes what is open of a locked requisition: interviews are cancelled, live applications rejected with this reason. */
export async function rejectAll(app: App, tx: Tx, requisitionId: number, because: Because): Promise<number> {
  const live = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.requisitionId, requisitionId), notInArray(applications.status, ['rejected', 'withdrawn', 'hired'])))
    .orderBy(applications.id)
  for (const { id } of live) {
    await cancelInterviews(app, tx, id, because.reason)
    await moveApplication(tx, { id, event: { type: 'reject' }, actors: ['system'], uncounted: true, ...because })
  }
  return live.length
}

/** Cancels the interviews that an application still has before it. */
export async function cancelInterviews(app: App, tx: Tx, applicationId: number, reason: string): Promise<void> {
  const list = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, ['scheduled'])))
    .orderBy(interviews.id)
  for (const { id } of list) await stepInterview(app, tx, 'system', await lockInterview(tx, id), { type: 'cancel' }, reason)
}
