import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { accounts } from '../tables/accounts.ts'
import { selectionSteps } from '../tables/applications.ts'
import { stepInterviewers } from '../tables/selection.ts'
import { standardSteps } from './standardSteps.ts'

export type SelectionStep = typeof selectionSteps.$inferSelect
type TemplateStep = components['schemas']['TemplateStep']

/** Gives a requisition the steps that every one begins with, unless it has some. */
export async function defaultSteps(tx: Tx, requisitionId: number): Promise<void> {
  const [some] = await tx.select({ id: selectionSteps.id }).from(selectionSteps).where(eq(selectionSteps.requisitionId, requisitionId)).limit(1)
  if (!some) await firstSteps(tx, requisitionId)
}

/** The same where it is known that there are none. */
export const firstSteps = (tx: Tx, requisitionId: number) => appendSteps(tx, requisitionId, standardSteps, 0)

/** Whether a requisition has steps, as a value of a query. */
export const hasSteps = (requisitionId: number) => sql<boolean>`exists (select from ${selectionSteps} step where step.requisition_id = ${requisitionId})`

/** The same for requisitions that were just added, at once. */
export async function defaultStepsOfNew(tx: Tx, requisitionIds: readonly number[]): Promise<void> {
  const values = requisitionIds.flatMap((requisitionId) => standardSteps.map((step, at) => ({ ...step, requisitionId, position: at + 1 })))
  if (values.length > 0) await tx.insert(selectionSteps).values(values)
}

/** Adds steps after the last one; `after` is its position. */
export async function appendSteps(tx: Tx, requisitionId: number, steps: readonly TemplateStep[], after: number): Promise<SelectionStep[]> {
  if (steps.length === 0) return []
  const values = steps.map((step, at) => ({ ...step, requisitionId, position: after + at + 1 }))
  return tx.insert(selectionSteps).values(values).returning()
}

export const stepsOf = (db: Database | Tx, requisitionId: number): Promise<SelectionStep[]> =>
  db.select().from(selectionSteps).where(eq(selectionSteps.requisitionId, requisitionId)).orderBy(asc(selectionSteps.position), asc(selectionSteps.id))

/** Who interviews at these steps by default. */
export async function interviewersOf(db: Database | Tx, steps: readonly { id: number }[]) {
  if (steps.length === 0) return []
  return db
    .select({ stepId: stepInterviewers.stepId, id: accounts.id, name: accounts.name, roles: accounts.roles, status: accounts.status })
    .from(stepInterviewers)
    .innerJoin(accounts, eq(accounts.id, stepInterviewers.accountId))
    .where(
      inArray(
        stepInterviewers.stepId,
        steps.map(({ id }) => id),
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id))
}

/** The same steps, and who interviews at them, for another requisition. */
export async function copySteps(tx: Tx, from: number, to: number): Promise<void> {
  const steps = await stepsOf(tx, from)
  const people = await interviewersOf(tx, steps)
  const copies = await appendSteps(
    tx,
    to,
    steps.map(({ title, kind, description, minutes, kit }) => ({ title, kind, description, minutes, kit })),
    0,
  )
  // Titles differ within a requisition, so they tell which copy is whose.
  const named = people.map(({ stepId, id: accountId }) => {
    const { title } = steps.find((step) => step.id === stepId)!
    return { stepId: copies.find((copy) => copy.title === title)!.id, accountId }
  })
  if (named.length > 0) await tx.insert(stepInterviewers).values(named)
  await defaultSteps(tx, to)
}
