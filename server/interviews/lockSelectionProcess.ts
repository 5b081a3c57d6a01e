import { asc, count, eq } from 'drizzle-orm'
import { isClosed } from '../../src/machines/lifecycles/requisition.ts'
import type { Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { isManager, isOfficer } from '../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound, Problem } from '../platform/http/problem.ts'
import { dayInWords } from '../platform/wording.ts'
import { seesAll } from '../records/applications.ts'
import { lockVisible, type Requisition } from '../records/requisitions.ts'
import type { SelectionStep } from '../records/selectionSteps.ts'
import { personTo } from '../records/withoutNames.ts'
import { applicants, applications, interviews, selectionSteps } from '../tables/applications.ts'
import { interviewOffers } from '../tables/interviewOffers.ts'

const isTheirs = (caller: Caller, { ownerId }: Pick<Requisition, 'ownerId'>) => ownerId === caller.accountId || isManager(caller) || isOfficer(caller)

/** The process is arranged by the owner and HR, for as long as anybody can be chosen by it. */
export const mayChangeProcess = (caller: Caller, requisition: Requisition) => isTheirs(caller, requisition) && !isClosed(requisition.status)

/** Locks a requisition whose selection process the caller is about to change. */
export async function lockProcess(tx: Tx, caller: Caller, requisitionId: number, what?: string): Promise<Requisition> {
  const requisition = await lockVisible(tx, caller, requisitionId, what)
  if (!isTheirs(caller, requisition)) throw forbidden()
  if (!mayChangeProcess(caller, requisition))
    throw new Problem(409, 'REQUISITION_CLOSED', 'This requisition is closed, so its selection process only can be read.')
  return requisition
}

/** Locks a step by its requisition, which is locked before anything that belongs to it. */
export async function lockStep(tx: Tx, caller: Caller, id: number, version?: number): Promise<{ requisition: Requisition; step: SelectionStep }> {
  const [known] = await tx.select({ requisitionId: selectionSteps.requisitionId }).from(selectionSteps).where(eq(selectionSteps.id, id))
  if (!known) throw notFound('step')
  const requisition = await lockProcess(tx, caller, known.requisitionId, 'step')
  const [step] = await tx.select().from(selectionSteps).where(eq(selectionSteps.id, id)).for('update')
  if (!step) throw notFound('step')
  if (version !== undefined) checkVersion(step, version)
  return { requisition, step }
}

const NAMED = 3
/** A refusal has 500 characters. */
const MOST_OF_A_NAME = 60

/** A step with interviews stays. Who may not see the candidates is told the days only. */
export async function refuseInterviewed(tx: Tx, caller: Caller, step: SelectionStep): Promise<void> {
  const list = await tx
    .select({ day: interviews.day, name: personTo(caller).shortName })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(interviews.stepId, step.id))
    .orderBy(asc(interviews.startsAt))
  if (list.length === 0) {
    const [offered] = await tx.select({ total: count() }).from(interviewOffers).where(eq(interviewOffers.stepId, step.id))
    if (!offered?.total) return
    const whom = offered.total === 1 ? 'a candidate was asked' : `${offered.total} candidates were asked`
    throw new Problem(409, 'STEP_HAS_INTERVIEWS', `“${step.title}” cannot be removed: ${whom} to choose a time for it.`)
  }
  const words = list.slice(0, NAMED).map(({ day, name }) => (seesAll(caller) ? `${name.slice(0, MOST_OF_A_NAME)} on ${dayInWords(day)}` : dayInWords(day)))
  const more = list.length > NAMED ? ` and ${list.length - NAMED} more` : ''
  const many = list.length === 1 ? '1 interview belongs' : `${list.length} interviews belong`
  throw new Problem(409, 'STEP_HAS_INTERVIEWS', `“${step.title}” cannot be removed: ${many} to it (${words.join('; ')}${more}).`)
}
