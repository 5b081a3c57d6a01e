import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Kind } from './ledger/readAccounts.ts'
import { about, answerersOf, type Mailing } from './mailLeave.ts'
import { type Employee, nameOf } from './people.ts'
import type { LeaveRequest } from './requests/requestTransitions.ts'

type Asked = { employee: Employee; kind: Kind; request: LeaveRequest }

/** The person is told what is asked about their request. */
export async function mailQuestion(app: Mailing, tx: Tx, { employee, kind, request }: Asked) {
  if (!employee.email) return
  const who = { firstName: employee.preferredName || employee.firstName, senderName: request.questionedBy }
  const mail = await renderMail(tx, 'LEAVE_QUESTIONED', { ...who, reason: request.question, ...about(app, kind, request) })
  const dedupe = `leave-questioned:${request.id}:${request.version}`
  await sendMail(app, tx, { event: 'LEAVE_QUESTIONED', to: employee.email, toName: nameOf(employee), dedupe, ...mail })
}

/** Whoever answers the request is told what the person says to the question. */
export async function mailReply(app: Mailing, tx: Tx, { employee, kind, request, today }: Asked & { today: string }) {
  for (const { name, email } of await answerersOf(tx, employee, kind, today)) {
    const who = { recipientName: name, requesterName: nameOf(employee) }
    const mail = await renderMail(tx, 'LEAVE_REPLIED', { ...who, reason: request.reply, ...about(app, kind, request) })
    await sendMail(app, tx, { event: 'LEAVE_REPLIED', to: email, toName: name, dedupe: `leave-replied:${request.id}:${request.version}:${email}`, ...mail })
  }
}
