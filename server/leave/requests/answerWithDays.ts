import { eq } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { leaveRequestLifecycle } from '../../../src/machines/lifecycles/leaveRequest.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { leaveRequestDays } from '../../tables/leave.ts'
import { readKind } from '../ledger/readAccounts.ts'
import { checkRequest, refuse } from './checkRequest.ts'
import { type lockRequest, moveRequest } from './moveRequest.ts'

type Locked = Awaited<ReturnType<typeof lockRequest>>

/** The person answers a question by asking for other days: the request stays the same one, with its history. */
export async function answerWithDays(app: App, tx: Tx, locked: Locked, caller: Caller, { note, version, ...ask }: components['schemas']['ChangedLeave']) {
  const { request, employee, accounts, today } = locked
  const kind = await readKind(tx, ask.kindId)
  if (!kind) throw wrongField('kindId', 'This is no longer there. Choose another.')
  const also = async () => {
    const account = accounts.find(({ kindId }) => kindId === kind.id)
    const { parts, minutes, problems } = await checkRequest(tx, { employee, kind, account, today, ask: { ...ask, requestId: request.id } })
    refuse(problems)
    await tx.delete(leaveRequestDays).where(eq(leaveRequestDays.requestId, request.id))
    await tx.insert(leaveRequestDays).values(parts.map((part) => ({ ...part, requestId: request.id, employeeId: employee.id })))
    const { firstDay, lastDay, fromNoon = false, untilNoon = false, startsAt = null, minutes: asked = null } = ask
    await audit(tx, {
      ...{ by: caller, action: 'change', entity: 'leaveRequest', id: request.id },
      before: { kind: locked.kind.name, firstDay: request.firstDay, lastDay: request.lastDay, minutes: request.minutes },
      after: { kind: kind.name, firstDay, lastDay, minutes },
    })
    return { kindId: kind.id, firstDay, lastDay, fromNoon, untilNoon, startsAt, asked, minutes }
  }
  const event = leaveRequestLifecycle.events.answer
  return moveRequest(app, tx, { ...locked, kind }, caller, { event, reason: note, reasonField: 'note', version, also })
}
