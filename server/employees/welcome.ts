import { signInLink } from '../accounts/invite.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { dayInWords } from '../platform/wording.ts'
import type { employees } from '../tables/employees.ts'

/** Welcomes an employee, once, with the way to the own record. */
export async function welcome(app: Pick<App, 'jobs' | 'settings'>, tx: Tx, employee: typeof employees.$inferSelect, positionTitle: string) {
  const values = {
    firstName: employee.preferredName || employee.firstName,
    positionTitle,
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
