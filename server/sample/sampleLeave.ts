import type createClient from 'openapi-fetch'
import type { paths as HrPaths } from '../../src/api/hr.gen.ts'
import { leaveRequestLifecycle } from '../../src/machines/lifecycles/leaveRequest.ts'
import { targetOf } from '../../src/machines/lifecycles/targetOf.ts'
import { postDueLeave } from '../leave/ledger/postEntries.ts'
import { takeLeaveThatIsOver } from '../leave/requests/takeLeave.ts'
import type { App } from '../platform/context.ts'
import { daysAfter } from '../platform/days.ts'
import type { SampleTeam } from './sampleTeam.ts'

type Manager = { hr: ReturnType<typeof createClient<HrPaths>> }
type Kind = 'Annual leave' | "Personal and carer's leave" | 'Study leave' | 'Unpaid leave'

const FULL_WEEK = [456, 456, 456, 456, 456, 0, 0]
const THREE_DAYS = [456, 456, 0, 456, 0, 0, 0]
type Planned = { kind: Kind; weeks: number; days: number; untilNoon?: true; asked?: true }
/** What each of them takes in a year, so many weeks from this one; the weeks move on from one person to the next. */
const YEAR: readonly (Planned & { step: number })[] = [
  { kind: 'Annual leave', weeks: -48, days: 5, step: 1 },
  { kind: "Personal and carer's leave", weeks: -36, days: 1, step: 2 },
  { kind: 'Annual leave', weeks: -30, days: 12, step: 1 },
  { kind: "Personal and carer's leave", weeks: -18, days: 2, step: 1 },
  { kind: 'Annual leave', weeks: -14, days: 1, step: 1, untilNoon: true },
]
/** What is planned and asked for. */
const AHEAD: readonly (Planned & { who: number })[] = [
  { who: 0, kind: 'Annual leave', weeks: 3, days: 3 },
  { who: 10, kind: 'Annual leave', weeks: 3, days: 4 },
  { who: 5, kind: 'Annual leave', weeks: 1, days: 12 },
  { who: 2, kind: 'Study leave', weeks: 4, days: 2 },
  { who: 8, kind: 'Unpaid leave', weeks: 2, days: 40 },
  { who: 4, kind: 'Annual leave', weeks: 3, days: 10, asked: true },
  { who: 7, kind: 'Annual leave', weeks: 5, days: 2, asked: true },
  { who: 3, kind: "Personal and carer's leave", weeks: 4, days: 1, untilNoon: true, asked: true },
]

const must = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(`The sample of leave was refused: ${JSON.stringify(error)}`)
  return data
}

/** The Monday so many weeks from this one. */
function mondayAfter(today: string, weeks: number): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(today, weeks * 7 - weekday)
}

/** The leave of a team over a year. */
export async function sampleLeave(app: App, { hr }: Manager, today: string, { chief, team, partTime }: SampleTeam): Promise<void> {
  await give(hr, [chief, ...team], partTime, today)
  const kinds = new Map(must(await hr.GET('/leave/kind')).responseDataList.map(({ name, id }) => [name, id]))
  for (const [at, employeeId] of team.entries())
    for (const { step, ...planned } of YEAR) await plan(hr, employeeId, { ...planned, weeks: planned.weeks + at * step }, kinds, today)
  for (const { who, ...planned } of AHEAD) await plan(hr, team[who]!, planned, kinds, today)
  await postDueLeave(app)
  await takeLeaveThatIsOver(app)
}

async function give(hr: Manager['hr'], people: number[], partTime: number[], today: string): Promise<void> {
  const place = must(await hr.GET('/leave/place')).responseDataList.find(({ name }) => name === 'Victoria')
  const placeId = place?.id ?? null
  const fromDay = daysAfter(today, -450)
  must(await hr.POST('/leave/work-week', { body: { employeeIds: people, fromDay, minutes: FULL_WEEK, placeId } }))
  must(await hr.POST('/leave/work-week', { body: { employeeIds: partTime, fromDay, minutes: THREE_DAYS, placeId } }))
  const policies = must(await hr.GET('/leave/policy')).responseDataList
  for (const name of ['Annual leave, four weeks', "Personal and carer's leave, ten days", 'Study leave, five days a year', 'Time off in lieu']) {
    const policyId = policies.find((policy) => policy.name === name)?.id
    if (policyId === undefined) continue
    const answers = must(await hr.POST('/leave/assignment', { body: { employeeIds: people, policyId, fromDay } })).responseDataList
    const refused = answers.find(({ done }) => !done)
    if (refused) throw new Error(`The sample of leave was refused: ${refused.message}`)
  }
}

/**
 * Asks for it and, if it is more than asked for, approves it. A day off is nobody's leave: whoever would have taken one took none, and who plans
 * one takes the week after.
 */
async function plan(hr: Manager['hr'], employeeId: number, planned: Planned, kinds: Map<string, number>, today: string): Promise<void> {
  const firstDay = mondayAfter(today, planned.weeks)
  // What is past by then has passed whole.
  if (planned.weeks < 0 && daysAfter(firstDay, planned.days) > today) return
  const body = {
    employeeId,
    kindId: kinds.get(planned.kind) ?? 0,
    firstDay,
    lastDay: daysAfter(firstDay, planned.days - 1),
    untilNoon: planned.untilNoon ?? false,
  }
  const { data, error } = await hr.POST('/leave/request', { body })
  if (!data) {
    if (error.code === 'LEAVE_NOTHING_TO_TAKE' && planned.weeks > 0) return plan(hr, employeeId, { ...planned, weeks: planned.weeks + 1 }, kinds, today)
    if (error.code === 'LEAVE_NOTHING_TO_TAKE' || error.code === 'LEAVE_OVERLAP' || error.code === 'LEAVE_BALANCE') return
    throw new Error(`The sample of leave was refused: ${JSON.stringify(error)}`)
  }
  const { id, version } = data.data
  if (!planned.asked) must(await hr.POST('/leave/request/change-status', { body: { id, version, status: targetOf(leaveRequestLifecycle, 'approve') } }))
}
