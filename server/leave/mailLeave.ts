import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { signInLink } from '../accounts/invite.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { isManager } from '../platform/http/permissions.ts'
import { dayInWords } from '../platform/wording.ts'
import { accounts } from '../tables/accounts.ts'
import { leaveSubstitutes } from '../tables/calendars.ts'
import { employees } from '../tables/employees.ts'
import type { Kind } from './ledger/readAccounts.ts'
import { type Employee, nameOf, worksHere } from './people.ts'
import type { LeaveRequest } from './requests/requestTransitions.ts'

export type Mailing = Pick<App, 'settings' | 'jobs'>
type Person = { name: string; email: string }

/** "22 March 2027 to 31 March 2027". */
export const daysInWords = ({ firstDay, lastDay }: Pick<LeaveRequest, 'firstDay' | 'lastDay'>) =>
  firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`

const maySignIn = inArray(accounts.status, tagged(accountStates, 'maySignIn'))

/** Who answers somebody's requests today: the manager with whoever stands in, else the managers of HR. */
export async function answerersOf(tx: Tx, employee: Employee, kind: Pick<Kind, 'approvedByHr'>, today: string): Promise<Person[]> {
  const own = { name: accounts.name, email: accounts.email }
  if (employee.managerId !== null && !kind.approvedByHr) {
    const instead = tx
      .select({ id: leaveSubstitutes.substituteId })
      .from(leaveSubstitutes)
      .where(and(eq(leaveSubstitutes.employeeId, employee.managerId), lte(leaveSubstitutes.fromDay, today), gte(leaveSubstitutes.toDay, today)))
    const led = await tx
      .select(own)
      .from(employees)
      .innerJoin(accounts, eq(accounts.id, employees.accountId))
      .where(
        and(
          sql`(${employees.id} = ${employee.managerId} or ${employees.id} in ${instead})`,
          worksHere,
          maySignIn,
          sql`${accounts.id} <> ${employee.accountId}`,
        ),
      )
    if (led.length > 0) return led
  }
  return tx
    .select(own)
    .from(accounts)
    .where(and(sql`'Recruitment Manager' = any(${accounts.roles})`, maySignIn, sql`${accounts.id} <> ${employee.accountId}`))
    .orderBy(accounts.id)
    .limit(20)
}

export const about = (app: Mailing, kind: Kind, request: LeaveRequest) => ({
  leaveKind: kind.name,
  leaveDays: daysInWords(request),
  link: signInLink(app, '/leave'),
})

/** A recruitment manager asks, and nobody else could answer: neither somebody who leads them, nor another manager who may sign in. */
export async function isAlone(tx: Tx, employee: Employee, kind: Pick<Kind, 'approvedByHr'>, today: string): Promise<boolean> {
  const [own] = await tx.select({ roles: accounts.roles }).from(accounts).where(eq(accounts.id, employee.accountId))
  return own !== undefined && isManager(own) && (await answerersOf(tx, employee, kind, today)).length === 0
}

/** Whoever answers is told that somebody asks; reminded once after some days. */
export async function mailAsked(
  app: Mailing,
  tx: Tx,
  { employee, kind, request, today }: { employee: Employee; kind: Kind; request: LeaveRequest; today: string },
  round: 'first' | 'reminder',
) {
  for (const { name, email } of await answerersOf(tx, employee, kind, today)) {
    const mail = await renderMail(tx, 'LEAVE_ASKED', { recipientName: name, requesterName: nameOf(employee), ...about(app, kind, request) })
    await sendMail(app, tx, { event: 'LEAVE_ASKED', to: email, toName: name, dedupe: `leave-asked:${request.id}:${round}:${email}`, ...mail })
  }
}

type Told = { employee: Employee; kind: Kind; request: LeaveRequest; answer: string; reason?: string | null }

/** The person is told what became of the leave. Whoever did it themselves knows it already. */
export async function mailAnswered(app: Mailing, tx: Tx, { employee, kind, request, answer, reason = null }: Told) {
  if (!employee.email) return
  const mail = await renderMail(tx, 'LEAVE_ANSWERED', { firstName: employee.preferredName || employee.firstName, answer, reason, ...about(app, kind, request) })
  const dedupe = `leave-answered:${request.id}:${request.version}`
  await sendMail(app, tx, { event: 'LEAVE_ANSWERED', to: employee.email, toName: nameOf(employee), dedupe, ...mail })
}

type Correction = { employee: Employee; kind: Kind; day: string; minutes: number; reason: string; once: string; by: string }
/** "7 h 36 min more". */
const changeInWords = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const amount = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
  return `${amount} ${minutes > 0 ? 'more' : 'less'}`
}

/** The person is told once that a balance was corrected, and why. */
export async function mailCorrected(app: Mailing, tx: Tx, { employee, kind, day, minutes, reason, once, by }: Correction) {
  if (!employee.email) return
  const mail = await renderMail(tx, 'LEAVE_CORRECTED', {
    ...{ firstName: employee.preferredName || employee.firstName, senderName: by },
    ...{ leaveKind: kind.name, leaveDays: dayInWords(day), answer: changeInWords(minutes), reason, link: signInLink(app, '/leave') },
  })
  await sendMail(app, tx, { event: 'LEAVE_CORRECTED', to: employee.email, toName: nameOf(employee), dedupe: `leave-corrected:${once}`, ...mail })
}

/** Whoever stands in is told for whom and when. */
export async function mailSubstitute(app: Mailing, tx: Tx, row: typeof leaveSubstitutes.$inferSelect, employee: Employee, substitute: Employee) {
  if (!substitute.email) return
  const mail = await renderMail(tx, 'LEAVE_SUBSTITUTE', {
    firstName: substitute.preferredName || substitute.firstName,
    requesterName: nameOf(employee),
    leaveDays: daysInWords({ firstDay: row.fromDay, lastDay: row.toDay }),
    link: signInLink(app, '/leave'),
  })
  await sendMail(app, tx, { event: 'LEAVE_SUBSTITUTE', to: substitute.email, toName: nameOf(substitute), dedupe: `leave-substitute:${row.id}`, ...mail })
}
