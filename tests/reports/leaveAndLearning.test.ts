import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hiddenOf } from '../../server/overview/reports/peopleReports.ts'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { leaveKinds } from '../../server/tables/leave.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { granted, type Person, type World, world, written } from './peopleWorlds.ts'

type Report = components['schemas']['Report']
type Table = Report['tables'][number]
const t = await testApp()
const { recruitment, hr } = await t.as('manager')
const today = todayIn(t.app.settings)
const [from, to] = [daysAfter(today, -60), daysAfter(today, 30)]
const [counted, other] = await kinds()

async function kinds() {
  const all = await t.db.select().from(leaveKinds).orderBy(leaveKinds.id)
  return [all.find(({ counted: has }) => has)!, all.find(({ counted: has }) => !has)!] as const
}

const on = (at: number) => daysAfter(today, at)

/** Minutes that somebody would work on a day, by looking at that day alone. */
function workedOn({ weeks, start, end }: Person, off: World['holidays'], at: number): number {
  if (at < start || (end !== null && at > end)) return 0
  const sorted = weeks.toSorted((one, two) => one.from - two.from)
  const week = sorted.findLast((one) => one.from <= at) ?? sorted[0] ?? { minutes: [456, 456, 456, 456, 456, 0, 0], hasPlace: false }
  const whole = week.minutes[(new Date(`${on(at)}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 0
  const holiday = week.hasPlace ? off.find((one) => one.at === at) : undefined
  if (!holiday) return whole
  const first = Math.floor(whole / 2)
  return holiday.half === null ? 0 : holiday.half === 'FIRST' ? whole - first : first
}

type Sum = { minutes: number; people: Set<Person> }
const empty = (): Sum => ({ minutes: 0, people: new Set() })
const add = (sum: Sum, who: Person, minutes: number) => {
  sum.minutes += minutes
  sum.people.add(who)
}
/** What of some groups is told: none about fewer than five people, and one more where only one is left out. */
function told(groups: Map<string, Sum>): Map<string, number | null> {
  const some = [...groups].filter(([, { people }]) => people.size > 0)
  const small = some.filter(([, { people }]) => people.size < 5).map(([key]) => key)
  const sizes = some.filter(([key]) => !small.includes(key)).map(([, { people }]) => people.size)
  const least = Math.min(...sizes)
  return new Map(
    [...groups].map(([key, { minutes, people }]) => {
      const goesWith = small.length === 1 && people.size === least && sizes.filter((size) => size === least).length === 1
      return [key, small.includes(key) || goesWith ? null : minutes]
    }),
  )
}

const cellOf = (table: Table, row: string | null, column: string) =>
  (row === null ? table.all : (table.rows.find(({ key }) => key === row)?.cells ?? [])).find((one) => one.column === column)
const near = (found: number | null | undefined, minutes: number | null, what: string) => {
  if (minutes === null) expect(found, what).toBeNull()
  else expect(Math.abs((found ?? Number.NaN) - minutes / 60), `${what}: ${found} beside ${minutes} minutes`).toBeLessThanOrEqual(0.0501)
}

async function read(report: 'leave' | 'learning', department: number, span = { from, to }): Promise<Report> {
  return must(await recruitment.GET('/report/{report}', { params: { path: { report }, query: { ...span, department } } })).data
}
const worlds = fc.sample(world, { seed: 20_261_126, numRuns: 40 })
const written_: Awaited<ReturnType<typeof written>>[] = []
for (const [at, one] of worlds.entries()) written_.push(await written(t, { today, counted, other }, one, at))

describe('leave, in generated histories', () => {
  test('hours taken, planned and owed, and the absence rate, are those of a count day by day', async () => {
    let rates = 0
    for (const [number, { people, holidays: off }] of worlds.entries())
      for (const [which, department] of written_[number]!.departments.entries()) {
        const here = people.filter((one) => one.department === which)
        const kindsOf = () => new Map([counted, other].map(({ name }) => [name, empty()]))
        const [taken, planned, owed] = [kindsOf(), kindsOf(), kindsOf()]
        const all = [empty(), empty(), empty()] as const
        let worked = 0
        for (const one of here) {
          for (const { at, minutes, status, live, counted: isCounted } of one.leave) {
            if (!live || minutes === 0 || !granted.includes(status) || at < -60 || at > 30) continue
            const [sums, sum] = at <= 0 ? [taken, all[0]] : [planned, all[1]]
            for (const each of [sums.get(isCounted ? counted.name : other.name)!, sum]) add(each, one, minutes)
          }
          const balance = one.ledger.filter(({ at }) => at <= -1).reduce((sum, { minutes }) => sum + minutes, 0)
          if (balance > 0) for (const each of [owed.get(counted.name)!, all[2]]) add(each, one, balance)
          for (let at = -60; at <= 0; at++) worked += workedOn(one, off, at)
        }
        const report = await read('leave', department.id)
        const what = `world ${number}, department ${which}`
        const table = report.tables.find(({ key }) => key === 'leaveByKind')!
        for (const [at, [column, sums]] of Object.entries({ leaveTaken: taken, leavePlanned: planned, leaveOwed: owed }).entries()) {
          const sum = all[at]!
          const value = sum.people.size > 0 && sum.people.size < 5 ? null : sum.minutes
          near(report.figures.find(({ key }) => key === column)?.value, value, `${what}, ${column}`)
          near(cellOf(table, null, column)?.value, value, `${what}, ${column} of all`)
          for (const [kind, minutes] of told(sums)) {
            const row = table.rows.find(({ key }) => key === kind)
            if (row) near(cellOf(table, kind, column)?.value, minutes, `${what}, ${column} of ${kind}`)
            else expect([...taken, ...planned, ...owed].filter(([key]) => key === kind).every(([, one]) => one.people.size === 0)).toBe(true)
          }
        }
        const rate = report.figures.find(({ key }) => key === 'absenceRate')!
        expect(rate.of, what).toBe(Math.round(worked / 60))
        if (all[0].people.size > 0 && all[0].people.size < 5) expect(rate.value, what).toBeNull()
        else if (worked === 0) expect(rate.value).toBeNull()
        else {
          if (all[0].minutes > 0) rates++
          expect(Math.abs((rate.value ?? Number.NaN) - (100 * all[0].minutes) / worked), what).toBeLessThanOrEqual(0.11)
        }
      }
    expect(rates).toBeGreaterThan(5)
  })

  test('a number opens as many rows as it counts, and a comparison counts the other period', async () => {
    let seen = 0
    for (const [
      number,
      {
        departments: [department],
      },
    ] of written_.entries()) {
      const report = await read('leave', department!.id)
      const query = { from, to, department: department!.id }
      for (const { rows } of report.tables.filter(({ key }) => key === 'leaveByKind'))
        for (const { key, cells } of rows)
          for (const { column, rows: count, value } of cells) {
            if (count === 0) continue
            const measure = column as 'leaveTaken' | 'leavePlanned' | 'leaveOwed'
            const found = must(
              await recruitment.POST('/report-rows/{measure}/criteria', {
                params: { path: { measure }, query: { ...query, by: 'kind', group: key } },
                body: { size: 100 },
              }),
            )
            expect(found.paging.totalElements, `world ${number}, ${key}`).toBe(count)
            expect(Math.abs(found.responseDataList.reduce((sum, { days }) => sum + (days ?? 0), 0) - (value ?? 0))).toBeLessThan(0.06 * (count + 1))
            seen++
          }
      const before = { from: daysAfter(from, -30), to: daysAfter(from, -1) }
      const beside = must(
        await recruitment.GET('/report/{report}', {
          params: { path: { report: 'leave' }, query: { ...query, compareFrom: before.from, compareTo: before.to } },
        }),
      ).data
      const alone = await read('leave', department!.id, before)
      expect(beside.figures.map(({ before: other_ }) => other_?.value)).toEqual(alone.figures.map(({ value }) => value))
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('what is owed by all is what the page of balances says of that day', async () => {
    const yesterday = daysAfter(today, -1)
    const list = must(await hr.GET('/leave/balance/liability', { params: { query: { on: yesterday } } })).responseDataList
    const { data } = must(await recruitment.GET('/report/{report}', { params: { path: { report: 'leave' }, query: { from, to: yesterday } } }))
    near(
      data.figures.find(({ key }) => key === 'leaveOwed')?.value,
      list.reduce((sum, { owedMinutes }) => sum + owedMinutes, 0),
      'owed',
    )
  })
})

test('of several rows none is told about fewer than five people, nor can one be worked out from the others', () => {
  const group = (people: number) => ({ rows: people, median: null, sum: people, heldDays: null, open: 0, label: null, stages: [], people })
  const hidden = (sizes: Record<string, number>) =>
    [...hiddenOf({ all: group(0), of: new Map(Object.entries(sizes).map(([key, size]) => [key, group(size)])) })].sort()
  expect(hidden({ a: 4, b: 9, c: 6 })).toEqual(['a', 'c'])
  expect(hidden({ a: 4, b: 3, c: 6 })).toEqual(['a', 'b'])
  expect(hidden({ a: 5, b: 0, c: 6 })).toEqual([])
  expect(hidden({ a: 1 })).toEqual(['a'])
})

describe('learning, in generated histories', () => {
  test('what is in date, overdue and completed is that of a count person by person', async () => {
    let asked = 0
    for (const [number, { people }] of worlds.entries())
      for (const [which, department] of written_[number]!.departments.entries()) {
        const byCourse = [0, 1].map(() => ({ required: 0, inDate: 0, overdue: 0, completed: 0 }))
        for (const one of people.filter((each) => each.department === which)) {
          const isHere = one.start <= 0 && (one.end === null || one.end >= 0)
          for (const course of [0, 1]) {
            const own = one.courses.filter((each) => each.course === course)
            const completions = own.flatMap((each, at) =>
              each.done === null ? [] : [{ at, on: each.opened + each.done, until: each.valid === null ? null : each.opened + each.done + each.valid }],
            )
            const sum = byCourse[course]!
            sum.completed += completions.filter((each) => each.on >= -60 && each.on <= 30).length
            const newest = own
              .map((each, at) => ({ ...each, at }))
              .filter(({ opened }) => opened <= 0)
              .sort((a, b) => a.opened - b.opened || a.at - b.at)
              .at(-1)
            if (!newest || !isHere || (newest.until !== null && newest.until <= 0)) continue
            const last = completions
              .filter((each) => each.on <= 0)
              .sort((a, b) => a.on - b.on || a.at - b.at)
              .at(-1)
            const isOwn = last !== undefined && last.at === newest.at
            const isLate = !isOwn && newest.opened + newest.due < 0
            const holds = last !== undefined && (last.until === null || last.until >= 0)
            sum.required++
            if (isLate || (!holds && isOwn)) sum.overdue++
            else if (holds) sum.inDate++
          }
        }
        const report = await read('learning', department.id)
        const table = report.tables.find(({ key }) => key === 'learningByCourse')!
        for (const [course, { name }] of written_[number]!.courses.entries()) {
          const sums = byCourse[course]!
          asked += sums.required
          for (const [column, value] of Object.entries(sums)) expect(cellOf(table, name, column)?.value ?? 0, `world ${number}, ${name}, ${column}`).toBe(value)
        }
        const total = (column: keyof (typeof byCourse)[number]) => byCourse.reduce((sum, one) => sum + one[column], 0)
        expect(report.figures.map(({ value }) => value)).toEqual([
          total('required') === 0 ? null : Math.round((1000 * total('inDate')) / total('required')) / 10,
          total('overdue'),
          total('completed'),
        ])
      }
    expect(asked).toBeGreaterThan(100)
  })

  test('a number opens as many rows as it counts', async () => {
    for (const {
      departments: [department],
      courses: [course],
    } of written_) {
      const table = (await read('learning', department!.id)).tables.find(({ key }) => key === 'learningByCourse')!
      for (const [column, measure, stage] of [
        ['overdue', 'coursesAsked', 9],
        ['inDate', 'coursesAsked', 1],
        ['required', 'coursesAsked', undefined],
        ['completed', 'coursesCompleted', undefined],
      ] as const) {
        const query = { from, to, department: department!.id, by: 'kind' as const, group: course!.name, ...(stage === undefined ? {} : { stage }) }
        const { paging } = must(await recruitment.POST('/report-rows/{measure}/criteria', { params: { path: { measure }, query }, body: {} }))
        expect(paging.totalElements).toBe(cellOf(table, course!.name, column)?.value ?? 0)
      }
    }
  })
})
