import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { answeredOneByOne } from '../../platform/jobs/oneByOne.ts'
import { leaveRequestDays } from '../../tables/leave.ts'
import { holidaysFor } from '../ledger/holidaysFor.ts'
import { readPersons } from '../ledger/readAccounts.ts'
import { priceOf } from '../rules/price.ts'
import { answerWithDays } from './answerWithDays.ts'
import { cancelDays, endDays, type LeaveDay, liveDays, lockRequest, moveRequest } from './moveRequest.ts'
import { showRequest } from './showRequests.ts'

type Locked = Awaited<ReturnType<typeof lockRequest>>
type Chosen = components['schemas']['LeaveDayChosen']

/** The chosen days of a request. Of a whole day one half can be given back: then the other half is a day of its own. */
async function chosenDays(tx: Tx, locked: Locked, chosen: readonly Chosen[]): Promise<LeaveDay[]> {
  const live = await liveDays(tx, locked.request.id)
  const found: LeaveDay[] = []
  for (const [at, { day, half }] of chosen.entries()) {
    const parts = live.filter((one) => one.day === day && !found.includes(one))
    const whole = parts.find((one) => one.half === null)
    const fits = half === undefined ? parts : parts.filter((one) => one.half === half)
    if (half !== undefined && whole && whole.fromMinute === 0 && whole.toMinute === 1440) found.push(await halfOf(tx, locked, whole, half))
    else if (fits.length > 0) found.push(...fits)
    else throw wrongField(`days.${at}.day`, 'This day is not taken any more. Choose one of those that are left.')
  }
  return found
}

/** Splits a whole day; answers the half that was asked for. */
async function halfOf(tx: Tx, { employee }: Locked, whole: LeaveDay, half: 'FIRST' | 'SECOND'): Promise<LeaveDay> {
  await endDays(tx, [whole])
  const { weeks } = (await readPersons(tx, [employee])).get(employee.id)!
  const holidays = await holidaysFor(tx, weeks, whole.day, whole.day)
  const [one, other] = [priceOf(weeks, holidays, { ...whole, half: 'FIRST' }, false), priceOf(weeks, holidays, { ...whole, half: 'SECOND' }, false)]
  // Of a day that was counted by another week both halves together are what the day took.
  const first = one + other === whole.minutes ? one : Math.floor(whole.minutes / 2)
  const about = { requestId: whole.requestId, employeeId: whole.employeeId, day: whole.day }
  const halves = await tx
    .insert(leaveRequestDays)
    .values([
      { ...about, half: 'FIRST', fromMinute: 0, toMinute: 720, minutes: first },
      { ...about, half: 'SECOND', fromMinute: 720, toMinute: 1440, minutes: whole.minutes - first },
    ])
    .returning()
  return halves.find((one) => one.half === half)!
}

export const changeHandlers = (app: App) =>
  ({
    changeLeaveStatus: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const locked = await lockRequest(app, tx, body.id, caller)
        await moveRequest(app, tx, locked, caller, { to: body.status, reason: body.reason, version: body.version })
        return { data: await shown(tx, locked, caller), message: 'Successfully updated!' }
      }),

    answerWithOtherDays: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const locked = await lockRequest(app, tx, params.id, caller)
        await answerWithDays(app, tx, locked, caller, body)
        return { data: await shown(tx, locked, caller), message: 'Successfully sent!' }
      }),

    changeLeaveStatusInBulk: async ({ body, caller, request }) => {
      const change = (id: number) =>
        app.db.transaction(async (tx) => {
          const locked = await lockRequest(app, tx, id, caller)
          await moveRequest(app, tx, locked, caller, { to: body.status, reason: body.reason })
          return { id, done: true, message: 'Successfully updated!' }
        })
      const answers = await answeredOneByOne(body.ids, change, { failed: (id, message) => ({ id, done: false, message }), log: request.log })
      const list = body.ids.map((id) => answers.get(id)!)
      return { responseDataList: list, message: list.every(({ done }) => done) ? 'Successfully updated!' : 'Some could not be changed: each says why.' }
    },

    cancelLeaveDays: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const locked = await lockRequest(app, tx, params.id, caller)
        const isOwn = locked.employee.accountId === caller.accountId
        const choose = async () => {
          const past = body.days.findIndex(({ day }) => day <= locked.today)
          if (isOwn && past >= 0) throw wrongField(`days.${past}.day`, 'Days that have passed are given back by whoever answers your leave.')
          const days = await chosenDays(tx, locked, body.days)
          const left = (await liveDays(tx, params.id)).filter((one) => !days.some(({ id }) => id === one.id))
          if (!left.some(({ minutes }) => minutes > 0)) throw wrongField('days', 'This is all that is left of the leave. Cancel the whole leave instead.')
          return days
        }
        await cancelDays(app, tx, locked, caller, choose, { reason: body.reason, version: body.version })
        return { data: await shown(tx, locked, caller), message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'changeLeaveStatus' | 'answerWithOtherDays' | 'changeLeaveStatusInBulk' | 'cancelLeaveDays'>

const shown = async (tx: Tx, { request, leads, today }: Locked, caller: Caller) => (await showRequest(tx, { caller, leads, today }, request.id))!
