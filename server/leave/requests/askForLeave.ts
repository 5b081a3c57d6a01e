import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { leaveRequestLifecycle } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { claimFile } from '../../files/claimFile.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { begin } from '../../platform/lifecycle/transition.ts'
import { employees } from '../../tables/employees.ts'
import { leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { lockLeave } from '../ledger/postEntries.ts'
import { readAccounts, readKind } from '../ledger/readAccounts.ts'
import { mailAsked } from '../mailLeave.ts'
import { answersFor, type Employee, ownEmployee } from '../people.ts'
import { lengthOf } from '../rules/days.ts'
import { dayMinutesOf, weekOn } from '../rules/weeks.ts'
import { overlapOf } from '../team/overlap.ts'
import { checkRequest, refuse } from './checkRequest.ts'
import { approveAlone, lockRequest } from './moveRequest.ts'
import { showRequest } from './showRequests.ts'

type Ask = components['schemas']['LeaveAsk']

/** For whom is asked: oneself, or somebody else for whom HR asks. */
async function askedFor(db: Database | Tx, caller: Caller, ask: Ask): Promise<Employee> {
  const own = await ownEmployee(db, caller)
  if (ask.employeeId === undefined || ask.employeeId === own?.id) {
    if (!own) throw new Problem(409, 'NO_RECORD', 'There is no employee record for you, so that you have no leave to ask for.')
    return own
  }
  if (!isManager(caller)) throw notFound('employee')
  const [other] = await db.select().from(employees).where(eq(employees.id, ask.employeeId))
  if (!other) throw notFound('employee')
  return other
}

const dayList = (parts: Awaited<ReturnType<typeof checkRequest>>['parts'], holidays: Awaited<ReturnType<typeof checkRequest>>['holidays']) =>
  parts.map(({ day, half, minutes }) => ({ day, half, minutes, holidayName: holidays.get(day)?.name ?? null, cancelled: false }))

export const askHandlers = (app: App) =>
  ({
    previewLeave: ({ body, caller }) =>
      reading(app.db, async (tx) => {
        const today = todayIn(app.settings)
        const employee = await askedFor(tx, caller, body)
        if (body.requestId !== undefined) {
          const { leads } = await answersFor(tx, caller, today)
          const instead = await showRequest(tx, { caller, leads, today }, body.requestId)
          if (!instead) throw notFound('leave')
          if (instead.employeeId !== employee.id) throw wrongField('requestId', 'This request was made by somebody else. Open it from their leave.')
        }
        const kind = await readKind(tx, body.kindId)
        if (!kind) throw wrongField('kindId', 'This is no longer there. Choose another.')
        const [account] = await readAccounts(tx, [employee], today, kind.id)
        const checked = await checkRequest(tx, {
          employee,
          kind,
          account,
          today,
          ask: body,
          byHr: isManager(caller) && employee.accountId !== caller.accountId,
        })
        const { parts, minutes, holidays, weeks, balanceBefore, balanceAfter, certificateNeeded, problems } = checked
        const team = parts.length === 0 ? { away: [], here: [] } : await overlapOf(tx, employee, { from: body.firstDay, to: body.lastDay }, parts)
        return {
          data: {
            minutes,
            days: parts.reduce((sum, part) => sum + (part.minutes === 0 ? 0 : part.half ? 0.5 : 1), 0),
            dayMinutes: dayMinutesOf(weekOn(weeks, parts[0]?.day ?? today)),
            on: body.lastDay,
            balanceBefore,
            balanceAfter,
            counted: kind.counted,
            certificateNeeded,
            holidays: [...holidays].map(([day, { name, half }]) => ({ day, name, half })),
            dayList: dayList(parts, holidays),
            problems,
            ...team,
          },
        }
      }),

    askForLeave: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const known = await askedFor(tx, caller, body)
        if (body.certificateId !== undefined) await claimFile(tx, body.certificateId, caller, 'certificateId')
        const { employee, accounts, today } = await lockLeave(app, tx, known.id)
        const kind = await readKind(tx, body.kindId)
        if (!kind) throw wrongField('kindId', 'This is no longer there. Choose another.')
        const byHr = isManager(caller) && employee.accountId !== caller.accountId
        const { parts, minutes, problems } = await checkRequest(tx, {
          ...{ employee, kind, today, ask: body, byHr },
          account: accounts.find(({ kindId }) => kindId === kind.id),
        })
        refuse(problems)
        const [row] = await tx
          .insert(leaveRequests)
          .values({
            ...{ employeeId: employee.id, kindId: kind.id, firstDay: body.firstDay, lastDay: body.lastDay, minutes },
            ...{ fromNoon: body.fromNoon ?? false, untilNoon: body.untilNoon ?? false, startsAt: body.startsAt ?? null, asked: body.minutes ?? null },
            ...{ note: body.note?.trim() || null, certificateId: body.certificateId ?? null, askedById: caller.accountId, askedBy: caller.name },
          })
          .returning()
        const request = row!
        await tx.insert(leaveRequestDays).values(parts.map((part) => ({ ...part, requestId: request.id, employeeId: employee.id })))
        await begin(tx, leaveRequestLifecycle, { id: request.id, by: caller })
        const { firstDay, lastDay } = request
        await audit(tx, { by: caller, action: 'create', entity: 'leaveRequest', id: request.id, after: { kind: kind.name, firstDay, lastDay, minutes } })
        const { leads } = await answersFor(tx, caller, today)
        const isApproved = !byHr && (await approveAlone(app, tx, { request, employee, kind, accounts, today, leads }, caller))
        if (!isApproved) await mailAsked(app, tx, { employee, kind, request, today }, 'first')
        return { data: (await showRequest(tx, { caller, leads, today }, request.id))!, message: 'Successfully sent!' }
      }),

    addLeaveCertificate: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const { request, employee, today } = await lockRequest(app, tx, params.id, caller)
        if (employee.accountId !== caller.accountId && !isManager(caller)) throw forbidden()
        checkVersion(request, body.version)
        const file = await claimFile(tx, body.fileId, caller)
        const { id, version } = request
        await tx
          .update(leaveRequests)
          .set({ certificateId: file.id, version: version + 1 })
          .where(eq(leaveRequests.id, id))
        await audit(tx, {
          by: caller,
          action: 'change',
          entity: 'leaveRequest',
          id,
          after: { file: file.originalName, days: lengthOf(request.firstDay, request.lastDay) },
        })
        const { leads } = await answersFor(tx, caller, today)
        return { data: (await showRequest(tx, { caller, leads, today }, id))!, message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'previewLeave' | 'askForLeave' | 'addLeaveCertificate'>
