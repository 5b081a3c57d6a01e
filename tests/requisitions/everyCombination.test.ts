import { describe, expect, test } from 'vitest'
import { type ApplicationStatus, applicationStates } from '../../src/machines/lifecycles/application.ts'
import { decide } from '../../src/machines/lifecycles/lifecycle.ts'
import { type RequisitionStatus, requisitionLifecycle, requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { countApplications } from '../../src/machines/lifecycles/requisitionCounts.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'

const OPENINGS = 2
const every = Object.keys(applicationStates.states) as ApplicationStatus[]
const aside: readonly ApplicationStatus[] = ['on hold', 'rejected', 'withdrawn']
const way = every.filter((status) => !aside.includes(status))
const furthestLast: readonly RequisitionStatus[] = ['CD', 'RVA', 'IN', 'RCK', 'CCK', 'CA', 'CO']
const moving = (Object.keys(requisitionStates.states) as RequisitionStatus[]).filter((status) => furthestLast.includes(status) && status !== 'CO')

type Three = readonly [ApplicationStatus, ApplicationStatus, ApplicationStatus]
type Ended = ApplicationStatus | null
const combinations: Three[] = every.flatMap((a) => every.flatMap((b) => every.map((c): Three => [a, b, c])))
const ended = new Set(every.filter((status) => isTagged(applicationStates, status, 'over') || isTagged(applicationStates, status, 'hired')))
/** Whichever of those that ended may have been the last. */
const endings = (list: readonly ApplicationStatus[]): Ended[] => {
  const those = [...new Set(list)].filter((status) => ended.has(status))
  return those.length > 0 ? those : [null]
}
/** The facts as the service counts them: one number for each status. */
function countsOf(list: readonly ApplicationStatus[]): Map<ApplicationStatus, number> {
  const counts = new Map<ApplicationStatus, number>()
  for (const status of list) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
const factsOf = (list: readonly ApplicationStatus[], last: Ended) => ({
  sectionsAreComplete: true,
  approversBesideOwner: 1,
  approvals: 1,
  approved: 1,
  declined: 0,
  openings: OPENINGS,
  archivedFrom: null,
  ...countApplications(countsOf(list), last),
})
const known = new Map<number, RequisitionStatus>()
const numberOf = (list: readonly ApplicationStatus[]) =>
  list
    .map((status) => every.indexOf(status) + 1)
    .sort((a, b) => a - b)
    .reduce((sum, one) => sum * 16 + one, 0)
const froms = Object.keys(requisitionStates.states)
/** What the lifecycle makes of these candidates, from a status it moves in. */
function ruled(from: RequisitionStatus, list: readonly ApplicationStatus[], last: Ended): RequisitionStatus {
  // The facts know nothing of an order, so neither does the key.
  const key = (numberOf(list) * 16 + (last === null ? 0 : every.indexOf(last) + 1)) * 16 + froms.indexOf(from)
  const before = known.get(key)
  if (before) return before
  const verdict = decide(requisitionLifecycle, { status: from, ...factsOf(list, last) }, { type: 'applicationsChanged' }, ['system'])
  const status = verdict.allowed ? verdict.status : from
  known.set(key, status)
  return status
}

/** The rules of product.md §5 said once more, by places on the way instead of lists of statuses. */
function said(list: readonly ApplicationStatus[], last: Ended): RequisitionStatus {
  const place = (status: ApplicationStatus) => way.indexOf(status)
  const [hiring, accepting, interview] = [place('hired'), place('offer accepted'), place('interviewing')]
  const places = list.map(place)
  const hired = places.filter((one) => one === hiring).length
  const accepted = places.filter((one) => one >= accepting && one < hiring).length
  if (hired >= OPENINGS) return 'CO'
  if (hired + accepted >= OPENINGS) return 'CA'
  if (list.includes('background check')) return 'CCK'
  if (list.includes('reference check')) return 'RCK'
  if (places.some((one) => one >= interview && one < hiring)) return 'IN'
  const nobodyIsLive = list.every((status) => status === 'rejected' || status === 'withdrawn' || status === 'hired')
  return last === 'withdrawn' && nobodyIsLive ? 'CD' : 'RVA'
}

describe('Requisition status against every combination of two openings and three candidates (product.md §5) finds no contradiction', () => {
  test('each of the combinations has one answer, from wherever it is asked, and it is the one of the rules', () => {
    expect(combinations).toHaveLength(every.length ** 3)
    const contradictions = combinations.flatMap((three) =>
      endings(three).flatMap((last) => moving.filter((from) => ruled(from, three, last) !== said(three, last)).map((from) => ({ from, three, last }))),
    )
    expect(contradictions).toEqual([])
    expect(new Set(combinations.flatMap((three) => endings(three).map((last) => said(three, last))))).toEqual(new Set(furthestLast))
  })

  test('it is completed if and only if both openings are filled, and nothing moves it then', () => {
    const wrong = combinations.filter((three) => {
      const filled = three.filter((status) => isTagged(applicationStates, status, 'hired')).length >= OPENINGS
      return endings(three).some((last) => (ruled('RVA', three, last) === 'CO') !== filled || ruled('CO', three, last) !== 'CO')
    })
    expect(wrong).toEqual([])
  })

  test('asking again changes nothing, and no status comes twice', () => {
    const wrong = combinations.filter((three) =>
      endings(three).some((last) => {
        const once = ruled('RVA', three, last)
        return ruled(once, three, last) !== once
      }),
    )
    expect(wrong).toEqual([])
  })

  test('the order in which the candidates come makes no difference', () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    const after = (three: Three, order: readonly number[], last: Ended) =>
      order.reduce<{ there: ApplicationStatus[]; status: RequisitionStatus }>(
        ({ there, status }, index) => {
          const now = [...there, three[index] as ApplicationStatus]
          const ended = endings(now).includes(last) ? last : endings(now)[0]!
          // Once completed no further candidate is taken, so the ones behind are not asked for.
          return { there: now, status: ruled(status, now, ended) }
        },
        { there: [], status: 'RVA' },
      ).status
    const wrong = combinations.filter((three) => endings(three).some((last) => orders.some((order) => after(three, order, last) !== said(three, last))))
    expect(wrong).toEqual([])
  })

  test('a candidate going forward takes the requisition forward, or leaves a check or an opening that nobody else is near', () => {
    const wrong = combinations.flatMap((three) =>
      endings(three).flatMap((last) =>
        three.flatMap((status, index) => {
          const next = way[way.indexOf(status) + 1]
          if (!way.includes(status) || !next) return []
          const before = ruled('RVA', three, last)
          const moved = three.map((one, at) => (at === index ? next : one))
          const after = ruled(before, moved, ended.has(next) ? next : last)
          const fell = furthestLast.indexOf(after) < furthestLast.indexOf(before)
          const leftCheck = (status === 'background check' && before === 'CCK') || (status === 'reference check' && before === 'RCK')
          const nobodyElse = !moved.includes(status)
          // Whoever is hired is no longer on the way; what is left is an opening, never a candidate who declined.
          const isIn = next === 'hired' && after === 'RVA' && before === 'IN'
          return fell && !(leftCheck && nobodyElse) && !isIn ? [{ three, moved, before, after }] : []
        }),
      ),
    )
    expect(wrong).toEqual([])
  })
})
