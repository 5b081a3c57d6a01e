import fc from 'fast-check'
import { expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { ByDay } from './byDay.ts'
import { type History, history, isoOf, type PlainPolicy } from './histories.ts'
import { plus, worker } from './people.ts'

const t = await testApp()
const { hr, recruitment } = await t.as('manager')
const today = todayIn(t.app.settings)
const TODAY = Math.round((Date.parse(today) - Date.parse(isoOf(0))) / 86_400_000)
const kinds = new Map<string, number>()
let made = 0

/** A kind that lets everybody owe a lot: what is refused is then only what clashes or takes nothing. */
async function kindFor(atEnd: History['atEnd']): Promise<number> {
  const known = kinds.get(atEnd)
  if (known !== undefined) return known
  const body = { symbol: 'OTHER' as const, unit: 'DAYS' as const, paid: true, counted: true, noticeDays: 0, certificateFromDay: null, mayGoBelow: 1_000_000 }
  const { id } = must(
    await hr.POST('/leave/kind', { body: { ...body, name: `Random ${atEnd}`, approvedByHr: false, showsInStatus: false, atEnd } }),
  ).responseData
  kinds.set(atEnd, id)
  return id
}
const policyOf = async (kindId: number, policy: PlainPolicy) =>
  must(await hr.POST('/leave/policy', { body: { ...policy, kindId, name: `Random policy ${++made}` } })).responseData.id

/** Makes by the calls of HR what a history says, all of it today, and tells the other way only what was taken. */
async function lived(plan: History) {
  const hired = TODAY - 1200 + plan.hired
  const byDay = new ByDay({ ...plan, hired })
  const kindId = await kindFor(plan.atEnd)
  const { id: employeeId } = await worker(t, { since: isoOf(hired) })
  const placeId = must(await hr.POST('/leave/place', { body: { name: `Random place ${++made}` } })).responseData.id
  const setWeek = (fromDay: string, minutes: readonly number[]) =>
    hr.POST('/leave/work-week', { body: { employeeIds: [employeeId], fromDay, minutes: [...minutes], placeId } })
  const assign = async (policy: PlainPolicy, fromDay: string) =>
    must(await hr.POST('/leave/assignment', { body: { employeeIds: [employeeId], policyId: await policyOf(kindId, policy), fromDay } })).responseDataList[0]!
  must(await setWeek(isoOf(hired), plan.week))
  expect(await assign(plan.policy, isoOf(hired + plan.assignedAfter))).toMatchObject({ done: true })
  byDay.liveTo(TODAY)
  const requests: number[] = []
  const versionOf = async (id: number) => must(await hr.GET('/leave/request/{id}', { params: { path: { id } } })).data.version
  for (const { action } of plan.steps) {
    if (action.what === 'leave') {
      const from = Math.max(hired, TODAY + action.ahead)
      const { fromNoon, length } = action
      const untilNoon = action.untilNoon && !(length === 1 && fromNoon)
      const body = { employeeId, kindId, firstDay: isoOf(from), lastDay: isoOf(from + length - 1), fromNoon, untilNoon }
      const { data, error } = await hr.POST('/leave/request', { body })
      if (error) {
        const isBefore = from < hired + plan.assignedAfter
        expect(['LEAVE_OVERLAP', 'LEAVE_NOTHING_TO_TAKE', ...(isBefore ? ['LEAVE_NO_POLICY'] : [])]).toContain(error.code)
        continue
      }
      must(await hr.POST('/leave/request/change-status', { body: { id: data.data.id, status: 'approved', version: data.data.version } }))
      requests.push(data.data.id)
      byDay.leave(from, length, fromNoon, untilNoon)
    } else if (action.what === 'cancel' && requests.length > 0) {
      const which = action.which % requests.length
      const parts = byDay.leaves[which]!.parts
      const part = action.part % parts.length
      const id = requests[which]!
      const body = { days: [{ day: isoOf(parts[part]!.at) }], version: await versionOf(id), reason: 'Random' }
      const { error } = await hr.POST('/leave/request/cancel-days/{id}', { params: { path: { id } }, body })
      // The last day of a leave, and one that was given back before, are not given back in part.
      if (error) expect(error).toMatchObject({ errors: [{ message: expect.stringMatching(/This is all that is left|This day is not taken any more/) }] })
      else byDay.cancel(which, part)
    } else if (action.what === 'correct' && action.minutes !== 0) {
      const on = Math.max(hired, TODAY + action.ahead)
      must(await hr.POST('/leave/correction', { body: { employeeId, kindId, day: isoOf(on), minutes: action.minutes, reason: 'Random' } }))
      byDay.correct(on, action.minutes)
    } else if (action.what === 'week') {
      must(await setWeek(isoOf(TODAY + action.ahead), action.week))
      byDay.changeWeek(TODAY + action.ahead, action.week)
    } else if (action.what === 'holiday') {
      const body = { placeId, day: isoOf(TODAY + action.ahead), name: 'Random day', ...(action.half ? { half: action.half } : {}) }
      if ((await hr.POST('/leave/holiday', { body })).data) byDay.holiday(TODAY + action.ahead, action.half)
    } else if (action.what === 'policy') {
      const { done } = await assign(action.policy, isoOf(TODAY + action.ahead))
      if (done) byDay.changePolicy(TODAY + action.ahead, action.policy)
    } else if (action.what === 'end') {
      const { version } = must(await recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } } })).data
      must(await recruitment.POST('/employee/change-status', { body: { id: employeeId, status: 'ended', version } }))
      byDay.leaveTheHouse()
      break
    }
  }
  return { byDay, employeeId, kindId }
}

test('what the calls answer after 60 random histories is, on any day, what counting day by day comes to', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (plan) => {
      const { byDay, employeeId, kindId } = await lived(plan)
      const where = { columns: ['employeeId', 'kindId'], operators: ['NUM_EQUAL' as const, 'NUM_EQUAL' as const], values: [String(employeeId), String(kindId)] }
      for (const ahead of plan.asked.toSorted((one, other) => one - other)) {
        const on = plus(today, ahead)
        byDay.liveTo(TODAY + ahead)
        const expected = [on, byDay.balance(TODAY + ahead)]
        const own = must(await hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId }, query: { on } } })).data
        expect([on, own.balances.find((one) => one.kindId === kindId)?.minutes]).toEqual(expected)
        // The list of HR reads the ledger in another way.
        const { responseDataList } = must(await hr.POST('/leave/balance/criteria', { params: { query: { on } }, body: where }))
        expect([on, ...responseDataList.map(({ minutes }) => minutes)]).toEqual(expected)
      }
    }),
    { numRuns: 60, seed: 20_260_102, endOnFailure: true },
  )
}, 600_000)
