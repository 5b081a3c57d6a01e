import { eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { contractIsSigned, type EmployeeStatus, employeeLifecycle } from '../../../src/machines/lifecycles/employee.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { signInLink } from '../../accounts/invite.ts'
import { employeeTransitions } from '../../employees/endOnboarding.ts'
import { readEmployee } from '../../employees/readEmployee.ts'
import { moveLetter } from '../../letters/moveLetter.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { reading, type Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/http/problem.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { dayInWords } from '../../platform/wording.ts'
import { staffActors } from '../../records/applications.ts'
import { lockLetter } from '../../records/letters.ts'
import { employees } from '../../tables/employees.ts'
import { letters } from '../../tables/letters.ts'
import { moveApplication } from '../moveApplication.ts'
import { closeWhenCompleted } from '../requisitions/closeRequisition.ts'

explain('employee', { contractIsSigned: 'The contract has to be signed before the person can become an employee.' })

type Employee = typeof employees.$inferSelect
type Change = { id: number; status: EmployeeStatus; version: number; reason?: string }

const subjectOf = ({ status }: Employee, contract: Pick<typeof letters.$inferSelect, 'status'>) => ({
  status,
  contractIsSigned: contractIsSigned(contract.status),
})

/** What can follow for an employee, and why not otherwise. */
async function transitionsOf(tx: Tx, employee: Employee, caller: Caller) {
  const [contract] = await tx.select({ status: letters.status }).from(letters).where(eq(letters.id, employee.contractLetterId))
  if (!contract) throw notFound('employee')
  return movesOf(employeeLifecycle, subjectOf(employee, contract), staffActors(caller)).map(({ status, event, allowed, why }) => ({
    status,
    event,
    allowed,
    why,
  }))
}

/**
 * A change of status. Conversion is one: requisition, application, contract and employee are locked in this order, then
 * employee, contract and application move, and the requisition is counted anew.
 */
async function changeStatus(app: App, tx: Tx, { id, status, version, reason }: Change, caller: Caller) {
  const [known] = await tx.select({ contractLetterId: employees.contractLetterId }).from(employees).where(eq(employees.id, id))
  if (!known) throw notFound('employee')
  const { letter, about } = await lockLetter(tx, 'contract', known.contractLetterId)
  const [employee] = await tx.select().from(employees).where(eq(employees.id, id)).for('update')
  if (!employee) throw notFound('employee')
  const [actors, today] = [staffActors(caller), todayIn(app.settings)]
  const { event, auditId: causedBy } = await transition(tx, employeeTransitions(contractIsSigned(letter.status)), employee, {
    to: status,
    by: caller,
    actors,
    reason,
    version,
    set: ({ type }) => ({
      ...(type === 'convert' && { approved: true, employmentStartDate: employee.employmentStartDate ?? today }),
      ...(type === 'end' && { endedOn: today }),
    }),
  })
  if (event.type !== 'convert') return
  const { auditId } = await moveLetter(app, tx, letter, 'convert', { about, by: caller, actors, causedBy })
  const hired = await moveApplication(tx, about.application, { event: { type: 'hire' }, by: caller, actors, causedBy: auditId })
  if (hired.requisition) await closeWhenCompleted(app, tx, hired.requisition, hired.auditId)
  await welcome(app, tx, employee, about.requisition.positionTitle)
}

async function welcome(app: App, tx: Tx, employee: Employee, positionTitle: string) {
  const values = {
    firstName: employee.preferredName || employee.firstName,
    positionTitle,
    organisation: app.settings.organisation,
    startDate: employee.employmentStartDate ? dayInWords(employee.employmentStartDate) : null,
    link: signInLink(app, `/employee/${employee.id}`),
  }
  await sendMail(app, tx, {
    event: 'WELCOME',
    to: employee.email,
    toName: `${employee.firstName} ${employee.lastName}`,
    dedupe: `welcome:${employee.id}`,
    applicationId: employee.applicationId,
    requisitionId: employee.requisitionId,
    ...(await renderMail(tx, 'WELCOME', values)),
  })
}

export const employeeStatusHandlers = (app: App) =>
  ({
    changeEmployeeStatus: (call) =>
      write(app, call, async (tx) => {
        await changeStatus(app, tx, call.body, call.caller)
        return { message: 'Successfully updated!' }
      }),

    listEmployeeTransitions: ({ params, caller }) =>
      reading(app.db, async (tx) => ({ data: await transitionsOf(tx, await readEmployee(tx, params.id, caller), caller) })),
  }) satisfies Pick<Handlers<operations>, 'changeEmployeeStatus' | 'listEmployeeTransitions'>
