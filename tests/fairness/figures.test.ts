import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { countFairness } from '../../server/overview/fairness/countFairness.ts'
import { proofsBy } from '../../server/records/voluntary/questions.ts'
import { fairnessFigures, voluntaryAnswers } from '../../server/tables/questions.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { answeredWorlds, type Person, SEED, WHOLE } from './answeredWorlds.ts'
import { ask } from './asked.ts'

type Schemas = components['schemas']
type Kind = Schemas['VoluntaryKind']

const t = await testApp()
const everybody: Person[] = []
const stages = ['screened', 'shortlisted', 'interviewed', 'selected', 'hired'] as const

beforeAll(async () => {
  everybody.push(...(await answeredWorlds(t)))
  await ask(t)
  await countFairness(t.app)
})

const countedBy = (who: readonly Person[], stage: number) => who.filter((one) => one.stage >= stage).length
const of = (first: Kind, answer: string, second: string, other: string) => (one: Person) =>
  one.answers[first] === answer && (second === '' || one.answers[second as Kind] === other)
const read = async (period = WHOLE) => must(await (await t.as('manager')).recruitment.GET('/fairness', { params: { query: period } })).data

describe('what the night counts', () => {
  test('the histories hold enough of everything', () => {
    expect(everybody.length).toBeGreaterThan(300)
    expect(new Set(everybody.map(({ quarter }) => quarter)).size).toBeGreaterThan(1)
    for (const stage of [1, 2, 3, 4, 5]) expect(countedBy(everybody, stage)).toBeGreaterThan(10)
  })

  test('is what counting the histories one by one comes to, and nothing is about fewer than five', async () => {
    const rows = await t.db.select().from(fairnessFigures)
    expect(rows.filter(({ secondKind }) => secondKind !== '').length).toBeGreaterThan(5)
    expect(rows.filter(({ hired }) => hired !== null).length).toBeGreaterThan(2)
    for (const row of rows) {
      const who = everybody.filter(({ quarter }) => quarter === row.quarter).filter(of(row.firstKind, row.firstAnswer, row.secondKind, row.secondAnswer))
      expect(row.applied).toBe(who.length)
      for (const [at, stage] of stages.entries()) if (row[stage] !== null) expect(row[stage]).toBe(countedBy(who, at + 1))
      for (const number of [row.applied, ...stages.map((stage) => row[stage])]) if (number !== null) expect(number).toBeGreaterThanOrEqual(5)
    }
    // Whoever is many, among groups that are all many, is told.
    for (const quarter of new Set(everybody.map((one) => one.quarter))) {
      const groups = Map.groupBy(
        everybody.filter((one) => one.quarter === quarter),
        ({ answers }) => answers.GENDER!,
      )
      if ([...groups.values()].every((group) => group.length >= 5))
        expect(rows.filter((row) => row.quarter === quarter && row.firstKind === 'GENDER' && row.secondKind === '').map((row) => row.firstAnswer)).toEqual(
          expect.arrayContaining([...groups.keys()]),
        )
    }
  })
})

describe('the report', () => {
  test('adds up the quarters of the period, with rates and ratios to the highest', async () => {
    const { tables, quarters, asks, countedAt } = await read()
    expect([asks, countedAt]).toEqual([true, expect.any(String)])
    const rows = await t.db.select().from(fairnessFigures)
    expect(quarters).toEqual([...new Set(rows.map(({ quarter }) => quarter))].sort())
    expect(tables.map(({ first, second }) => [first, second])).toEqual([
      ['GENDER', null],
      ['AGE', null],
      ['GENDER', 'AGE'],
    ])
    let [ratios, people] = [0, 0]
    for (const { first, second, groups } of tables) {
      const ofTable = rows.filter((row) => row.firstKind === first && row.secondKind === (second ?? ''))
      const rowsOf = (group: Schemas['FairnessGroup']) => ofTable.filter((row) => row.firstAnswer === group.first && row.secondAnswer === (group.second ?? ''))
      const compares = (group: Schemas['FairnessGroup']) => group.first !== 'NOT_SAID' && group.second !== 'NOT_SAID'
      for (const group of groups) expect(group.applied).toBe(rowsOf(group).reduce((sum, row) => sum + row.applied, 0))
      for (const [at, stage] of stages.entries()) {
        const compared = groups.filter((group) => compares(group) && rowsOf(group).some((row) => row[stage] !== null))
        const counting = quarters.filter((quarter) => {
          const there = compared.flatMap((group) => rowsOf(group).filter((row) => row.quarter === quarter))
          return there.length > 0 && there.every((row) => row[stage] !== null)
        })
        const sums = groups.map((group) => {
          const own = rowsOf(group).filter(({ quarter }) => counting.includes(quarter))
          if (own.length === 0 || own.some((row) => row[stage] === null)) return null
          return { people: own.reduce((sum, row) => sum + row[stage]!, 0), of: own.reduce((sum, row) => sum + row.applied, 0) }
        })
        const rates = sums.flatMap((sum, n) => (sum && compares(groups[n]!) ? [sum.people / sum.of] : []))
        for (const [n, sum] of sums.entries()) {
          const told = groups[n]!.stages[at]!
          expect([told.people, told.of]).toEqual([sum?.people ?? null, sum?.of ?? null])
          expect(told.rate).toBe(sum && Math.round((1000 * sum.people) / sum.of) / 10)
          if (sum) people++
          if (!sum || !compares(groups[n]!) || rates.length < 2) expect(told.ratio).toBeNull()
          else {
            ratios++
            const exact = sum.people / sum.of / Math.max(...rates)
            // Rounded down: what is below four fifths is told so.
            expect(told.ratio! < 0.8).toBe(exact < 0.8 - 1e-9)
            expect(Math.abs(told.ratio! - exact)).toBeLessThan(0.01 + 1e-9)
          }
        }
      }
    }
    expect(people).toBeGreaterThan(ratios)
    expect(ratios).toBeGreaterThan(5)
  })

  test('tells no number from one to four, whatever the period', async () => {
    const periods = fc.sample(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 12 })), { seed: SEED, numRuns: 40 })
    for (const [first, length] of periods) {
      const month = (at: number) => new Date(Date.UTC(2024, at, 1)).toISOString().slice(0, 10)
      const { tables } = await read({ from: month(first), to: month(first + length + 1) })
      const numbers = tables.flatMap(({ groups }) =>
        groups.flatMap(({ applied, stages: each }) => [applied, ...each.flatMap(({ people, of: among }) => [people, among])]),
      )
      expect(numbers.filter((one) => one !== null && one < 5)).toEqual([])
    }
  })

  test('leaves as one sheet under the words of the screen', async () => {
    const body = {
      ...{ format: 'csv' as const, title: 'Fairness', few: 'Too few to say' },
      headings: { question: 'Question', group: 'Group', applied: 'Applied' },
      stages: [{ stage: 'hired' as const, people: 'Hired', rate: 'Rate', ratio: 'Ratio' }],
      tables: [{ first: 'GENDER' as const, second: null, title: 'Gender' }],
      words: [{ kind: 'GENDER' as const, value: 'WOMAN', label: 'Women' }],
    }
    const manager = await t.as('manager')
    const { data } = await manager.recruitment.POST('/fairness/export', { params: { query: WHOLE }, body, parseAs: 'text' })
    const lines = String(data).replaceAll('"', '').trim().split('\r\n')
    expect(lines[0]).toContain('Question,Group,Applied,Hired,Rate,Ratio')
    const { tables } = await read()
    const women = tables[0]!.groups.find(({ first }) => first === 'WOMAN')!
    const { people, rate, ratio } = women.stages.at(-1)!
    expect(lines.find((line) => line.startsWith('Gender,Women'))).toBe(
      ['Gender', 'Women', women.applied, people ?? 'Too few to say', rate ?? '', ratio ?? ''].join(','),
    )
    expect(lines).toHaveLength(1 + tables.reduce((sum, { groups }) => sum + groups.length, 0))
  })

  test('is for managers alone', async () => {
    for (const who of ['officer', 'employee'] as const)
      expect((await (await t.as(who)).recruitment.GET('/fairness', { params: { query: WHOLE } })).response.status).toBe(403)
  })
})

describe('another night', () => {
  test('leaves the figures as they were where one more person was hired, and when the key is another one', async () => {
    const before = await read()
    const proofOf = proofsBy(t.app.settings.secret)
    const found = await t.db.select().from(voluntaryAnswers)
    const { rows } = await t.db.execute<{ id: number; at: string }>(sql`
      select id, date_received::text as at from applications a where date_received < '2025-01-01' and not exists (
        select from status_history h where h.entity = 'application' and h.entity_id = a.id and h.to_status in ('contract signed', 'screening')) order by id`)
    const one = rows.find(({ id }) => found.some(({ proof }) => proof === proofOf(id)))!
    await t.db.execute(sql`
      insert into status_history (at, entity, entity_id, event, from_status, to_status, actor_name)
      values (${one.at}::timestamptz + interval '900 days', 'application', ${one.id}, 'next', 'contract sent', 'contract signed', 'Sample')`)
    await countFairness(t.app)
    expect((await read()).tables).toEqual(before.tables)
    await countFairness({ ...t.app, settings: { ...t.app.settings, secret: 'another secret that is long enough to be one' } })
    expect((await read()).tables).toEqual(before.tables)
    expect(await t.db.select().from(voluntaryAnswers)).toHaveLength(found.length)
  })
})
