import { eq } from 'drizzle-orm'
import { employeeLaw } from '../../src/machines/lifecycles/employee.ts'
import type { App, Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import { todayIn } from '../days.ts'
import { employees } from '../hr/employee.schema.ts'
import { move } from '../move.ts'

/** Somebody who signed a contract that has been taken back since never begins. */
export async function endOnboarding(
  app: Pick<App, 'settings'>,
  tx: Tx,
  contractLetterId: number,
  about: { by: Caller | 'system'; reason: string; causedBy: number | null },
) {
  const [employee] = await tx.select().from(employees).where(eq(employees.contractLetterId, contractLetterId)).for('update')
  if (!employee) return
  const { id, requisitionId, applicationId, version } = employee
  const { status } = await move(tx, {
    law: employeeLaw,
    subject: { status: employee.status, contractIsSigned: false },
    event: employeeLaw.events.end,
    actors: ['system'],
    entity: 'employee',
    id,
    requisitionId,
    applicationId,
    ...about,
  })
  await tx
    .update(employees)
    .set({ status, version: version + 1, updatedAt: new Date(), endedOn: todayIn(app.settings) })
    .where(eq(employees.id, id))
}
