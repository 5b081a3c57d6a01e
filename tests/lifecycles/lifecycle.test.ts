import { describe, expect, test } from 'vitest'
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/all.ts'
import { arrowsOf, statesOf } from '../../src/machines/lifecycles/arrows.ts'
import { type Actor, decide, type Lifecycle, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { statusEnums } from '../architecture/statuses.ts'
import { pathsOf } from '../model.ts'
import { openFacts, remembersByItself } from './facts.ts'

type Subject = { status: string }
/** The lifecycles differ in their facts; here each is only ever given its own. */
const all = Object.entries(lifecycles).map(([name, lifecycle]) => ({
  name: name as LifecycleName,
  lifecycle: lifecycle as unknown as Lifecycle<Subject, { type: string }>,
}))
const actors: Actor[] = ['owner', 'approver', 'interviewer', 'officer', 'manager', 'applicant', 'employee', 'system']

const enumOf = (name: LifecycleName) => statusEnums[`${name.charAt(0).toUpperCase()}${name.slice(1)}Status`]
const arrow = ({ from, event, to }: { from: string; event: string; to: string }) => `${from} · ${event} → ${to}`
const subjects = (name: LifecycleName, status: string): Subject[] => openFacts[name].map((facts) => ({ status, ...facts }))
const beginOf = (lifecycle: Lifecycle<Subject, { type: string }>) => String(lifecycle.machine.config.initial)

/** The same record with one fact turned round. */
const turned = (subject: Subject): Subject[] =>
  Object.entries(subject).flatMap(([fact, value]) => {
    if (typeof value === 'boolean') return [{ ...subject, [fact]: !value }]
    return typeof value === 'number' ? [{ ...subject, [fact]: 0 }] : []
  })

describe.each(all)('the lifecycle of $name', ({ name, lifecycle }) => {
  const arrows = arrowsOf(lifecycle)
  const begins = subjects(name, beginOf(lifecycle)).filter((begin) => !remembersByItself(begin))
  const walks = begins.map((begin) => ({ begin, paths: pathsOf(lifecycle, begin) }))

  test('has exactly the states that the contract names', () => {
    expect(statesOf(lifecycle.machine).toSorted()).toEqual(enumOf(name)?.toSorted())
  })

  test('has a shortest path to each transition, and reaches every state', () => {
    const open = (subject: Subject) => movesOf(lifecycle, subject, actors).filter(({ allowed }) => allowed)
    for (const { begin, paths } of walks) {
      const taken = paths.flatMap(({ steps }) => steps)
      const visited = new Set([begin.status, ...taken.map(({ to }) => to)])
      const expected = [...visited].flatMap((from) => open({ ...begin, status: from }).map(({ event, status }) => arrow({ from, event, to: status })))
      expect(expected.filter((one) => !taken.map(arrow).includes(one) && !one.includes('resume'))).toEqual([])
    }
    // Facts change while a record lives (a day passes), so the states are gathered over all of them.
    const reached = new Set([beginOf(lifecycle)])
    const seen = new Set<string>()
    for (const from of reached)
      for (const subject of subjects(name, from))
        for (const { event, status } of open(subject)) {
          seen.add(arrow({ from, event, to: status }))
          reached.add(status)
        }
    expect([...reached].toSorted()).toEqual(statesOf(lifecycle.machine).toSorted())
    expect(arrows.map(arrow).filter((one) => !seen.has(one))).toEqual([])
  })

  test('walks every path as it decides every step', async () => {
    for (const { begin, paths } of walks) {
      for (const path of paths) {
        let now = begin
        await path.walk({
          event: async (type) => {
            const verdict = decide(lifecycle, now, lifecycle.events[type]!, actors)
            expect(verdict.allowed, `${path.name}: ${type}`).toBe(true)
            // An application on hold remembers where it was held, an archived requisition where it stood.
            const left = type === 'hold' ? { heldFrom: now.status } : type === 'archive' ? { archivedFrom: now.status } : {}
            if (verdict.allowed) now = { ...now, ...left, status: verdict.status }
          },
          state: async (status) => expect(now.status, path.name).toBe(status),
        })
      }
    }
  })

  // A change of a submitted scorecard is submitted or given up: calls of their own that both lead back to what is submitted.
  test.skipIf(name === 'scorecard')('has one event from a status to another for each person, so that change-status is unambiguous', () => {
    for (const status of statesOf(lifecycle.machine))
      for (const subject of subjects(name, status))
        for (const actor of actors) {
          const targets = movesOf(lifecycle, subject, [actor]).filter((move) => move.allowed && move.status !== status)
          expect(new Set(targets.map((move) => move.status)).size, `${status} for ${actor}`).toBe(targets.length)
        }
  })

  test('refuses every event that has no transition from a status, and changes nothing', () => {
    for (const status of statesOf(lifecycle.machine))
      for (const event of Object.values(lifecycle.events)) {
        if (arrows.some((one) => one.from === status && one.event === event.type)) continue
        for (const subject of subjects(name, status))
          expect(decide(lifecycle, subject, event, actors), `${status}: ${event.type}`).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
      }
  })

  test('can be held back by each of its guards, which is told by name', () => {
    const told = new Set(
      statesOf(lifecycle.machine).flatMap((status) =>
        subjects(name, status)
          .flatMap((subject) => [subject, ...turned(subject)])
          .flatMap((subject) => movesOf(lifecycle, subject, actors).map(({ why }) => why)),
      ),
    )
    const ways = Map.groupBy(arrows, ({ from, event }) => `${from} ${event}`)
    const holding = [...ways.values()].filter((several) => several.every(({ guards }) => guards.length)).flatMap(([first]) => first?.guards ?? [])
    expect([...new Set(holding.map((guard) => guard.replace(/: .*/, '')))].filter((guard) => !told.has(guard))).toEqual([])
  })

  test('says for each event who may send it, and refuses everybody else', () => {
    expect(Object.keys(lifecycle.permissions).toSorted()).toEqual(Object.keys(lifecycle.events).toSorted())
    expect([...new Set(arrows.map(({ event }) => event))].toSorted()).toEqual(Object.keys(lifecycle.events).toSorted())
    for (const { from, event } of arrows) {
      const who = lifecycle.permissions[event] ?? []
      expect(who.length, event).toBeGreaterThan(0)
      const others = actors.filter((actor) => !who.includes(actor))
      for (const subject of subjects(name, from))
        expect(decide(lifecycle, subject, lifecycle.events[event]!, others)).toEqual({ allowed: false, why: 'NOT_YOURS' })
    }
  })
})
