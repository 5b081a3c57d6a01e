import { describe, expect, test } from 'vitest'
import { type LawName, laws } from '../../src/machines/lifecycles/all.ts'
import { arrowsOf, statesOf } from '../../src/machines/lifecycles/arrows.ts'
import { type Actor, decide, type Law, movesOf } from '../../src/machines/lifecycles/law.ts'
import { statusEnums } from '../architecture/statuses.ts'
import { pathsOf } from '../model.ts'
import { openFacts } from './facts.ts'

type Subject = { status: string }
/** The laws differ in their facts; here each is only ever given its own. */
const all = Object.entries(laws).map(([name, law]) => ({ name: name as LawName, law: law as unknown as Law<Subject, { type: string }> }))
const actors: Actor[] = ['owner', 'approver', 'interviewer', 'officer', 'manager', 'applicant', 'employee', 'system']

const enumOf = (name: LawName) => statusEnums[`${name.charAt(0).toUpperCase()}${name.slice(1)}Status`]
const arrow = ({ from, event, to }: { from: string; event: string; to: string }) => `${from} · ${event} → ${to}`
const subjects = (name: LawName, status: string): Subject[] => openFacts[name].map((facts) => ({ status, ...facts }))
const beginOf = (law: Law<Subject, { type: string }>) => String(law.lifecycle.config.initial)

/** The same record with one fact turned round. */
const turned = (subject: Subject): Subject[] =>
  Object.entries(subject).flatMap(([fact, value]) => {
    if (typeof value === 'boolean') return [{ ...subject, [fact]: !value }]
    return typeof value === 'number' ? [{ ...subject, [fact]: 0 }] : []
  })

describe.each(all)('the law of $name', ({ name, law }) => {
  const arrows = arrowsOf(law)
  // A walk that holds an application remembers by itself where it was held.
  const begins = subjects(name, beginOf(law)).filter((begin) => !('heldFrom' in begin && begin.heldFrom))
  const walks = begins.map((begin) => ({ begin, paths: pathsOf(law, begin) }))

  test('has exactly the states that the contract names', () => {
    expect(statesOf(law.lifecycle).toSorted()).toEqual(enumOf(name)?.toSorted())
  })

  test('has a shortest path to each transition, and reaches every state', () => {
    const open = (subject: Subject) => movesOf(law, subject, actors).filter(({ allowed }) => allowed)
    for (const { begin, paths } of walks) {
      const taken = paths.flatMap(({ steps }) => steps)
      const visited = new Set([begin.status, ...taken.map(({ to }) => to)])
      const expected = [...visited].flatMap((from) => open({ ...begin, status: from }).map(({ event, status }) => arrow({ from, event, to: status })))
      expect(expected.filter((one) => !taken.map(arrow).includes(one) && !one.includes('resume'))).toEqual([])
    }
    // Facts change while a record lives (a day passes), so the states are gathered over all of them.
    const reached = new Set([beginOf(law)])
    const seen = new Set<string>()
    for (const from of reached)
      for (const subject of subjects(name, from))
        for (const { event, status } of open(subject)) {
          seen.add(arrow({ from, event, to: status }))
          reached.add(status)
        }
    expect([...reached].toSorted()).toEqual(statesOf(law.lifecycle).toSorted())
    expect(arrows.map(arrow).filter((one) => !seen.has(one))).toEqual([])
  })

  test('walks every path as it decides every step', async () => {
    for (const { begin, paths } of walks) {
      for (const path of paths) {
        let now = begin
        await path.walk({
          event: async (type) => {
            const verdict = decide(law, now, law.events[type]!, actors)
            expect(verdict.allowed, `${path.name}: ${type}`).toBe(true)
            // An application on hold remembers where it was held, as its row does.
            const heldFrom = type === 'hold' ? now.status : undefined
            if (verdict.allowed) now = { ...now, ...(heldFrom ? { heldFrom } : {}), status: verdict.status }
          },
          state: async (status) => expect(now.status, path.name).toBe(status),
        })
      }
    }
  })

  test('has one event from a status to another for each person, so that change-status is unambiguous', () => {
    for (const status of statesOf(law.lifecycle))
      for (const subject of subjects(name, status))
        for (const actor of actors) {
          const targets = movesOf(law, subject, [actor]).filter((move) => move.allowed && move.status !== status)
          expect(new Set(targets.map((move) => move.status)).size, `${status} for ${actor}`).toBe(targets.length)
        }
  })

  test('refuses every event that has no transition from a status, and changes nothing', () => {
    for (const status of statesOf(law.lifecycle))
      for (const event of Object.values(law.events)) {
        if (arrows.some((one) => one.from === status && one.event === event.type)) continue
        for (const subject of subjects(name, status))
          expect(decide(law, subject, event, actors), `${status}: ${event.type}`).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
      }
  })

  test('can be held back by each of its guards, which is told by name', () => {
    const told = new Set(
      statesOf(law.lifecycle).flatMap((status) =>
        subjects(name, status)
          .flatMap((subject) => [subject, ...turned(subject)])
          .flatMap((subject) => movesOf(law, subject, actors).map(({ why }) => why)),
      ),
    )
    const ways = Map.groupBy(arrows, ({ from, event }) => `${from} ${event}`)
    const holding = [...ways.values()].filter((several) => several.every(({ guards }) => guards.length)).flatMap(([first]) => first?.guards ?? [])
    expect([...new Set(holding.map((guard) => guard.replace(/: .*/, '')))].filter((guard) => !told.has(guard))).toEqual([])
  })

  test('says for each event who may send it, and refuses everybody else', () => {
    expect(Object.keys(law.who).toSorted()).toEqual(Object.keys(law.events).toSorted())
    expect([...new Set(arrows.map(({ event }) => event))].toSorted()).toEqual(Object.keys(law.events).toSorted())
    for (const { from, event } of arrows) {
      const who = law.who[event] ?? []
      expect(who.length, event).toBeGreaterThan(0)
      const others = actors.filter((actor) => !who.includes(actor))
      for (const subject of subjects(name, from)) expect(decide(law, subject, law.events[event]!, others)).toEqual({ allowed: false, why: 'NOT_YOURS' })
    }
  })
})
