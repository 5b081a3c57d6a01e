import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '../../server/platform/days.ts'
import { words } from '../../server/tables/contract.gen.ts'
import { employeePositions, employees } from '../../server/tables/employees.ts'
import { departments } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { median } from './naive.ts'

const t = await testApp()
const { recruitment } = await t.as('manager')
const [first, from, to] = ['2023-01-01', '2024-03-01', '2024-05-31']

type Employment = { start: string; end: string | null; approved: boolean }
const employment: fc.Arbitrary<Employment> = fc
  .record({ start: fc.integer({ min: 0, max: 600 }), length: fc.option(fc.integer({ min: 0, max: 500 })), approved: fc.boolean() })
  .map(({ start, length, approved }) => ({
    start: daysAfter(first, start),
    end: length === null ? null : daysAfter(first, start + length),
    approved: approved || start % 3 > 0,
  }))

test('headcount, joiners, leavers and tenure are those of a count over the employments', async () => {
  const { rows } = await t.db.execute<{ id: number }>(sql`select id from accounts where email = 'manager@threshold.test'`)
  for (const [at, people] of fc.sample(fc.array(employment, { maxLength: 12 }), { seed: 5, numRuns: 60 }).entries()) {
    const [department] = await t.db
      .insert(departments)
      .values({ name: `Department of people ${at}` })
      .returning()
    for (const { start, end, approved } of people) {
      const [made] = await t.db
        .insert(employees)
        .values({
          accountId: rows[0]!.id,
          status: end ? 'ended' : 'active',
          approved,
          employmentStartDate: start,
          endedOn: end,
          firstName: 'Sample',
          lastName: `Person ${at}`,
        })
        .returning()
      await t.db.insert(employeePositions).values({ employeeId: made!.id, fromDay: start, departmentId: department!.id })
    }
    const worked = people.filter(({ approved }) => approved)
    const present = worked.filter(({ start, end }) => start <= to && (end === null || end > to))
    const joined = worked.filter(({ start, end }) => start >= from && start <= to && (end === null || end > start))
    const left = worked.filter(({ start, end }) => end !== null && end >= from && end <= to && end > start)
    const query = { from, to, department: department!.id }
    const { data } = await recruitment.GET('/report/{report}', { params: { path: { report: 'headcount' }, query } })
    const value = (key: string) => data?.data.figures.find((one) => one.key === key)?.value
    expect([value('headcount'), value('joiners'), value('leavers')], `people ${at}`).toEqual([present.length, joined.length, left.length])
    const years = median(present.map(({ start }) => (Date.parse(to) - Date.parse(start)) / 86_400_000 / 365.25))
    if (years === null) expect(value('tenure')).toBeNull()
    else expect(Math.abs((value('tenure') ?? Number.NaN) - years), `people ${at}`).toBeLessThanOrEqual(0.0501)
    const steps = data?.data.tables.find(({ key }) => key === 'peopleByPeriod')?.rows ?? []
    expect(steps.map(({ cells }) => cells[0]?.value)).toEqual(
      ['2024-03-31', '2024-04-30', '2024-05-31'].map((end) => worked.filter((one) => one.start <= end && (one.end === null || one.end > end)).length),
    )
  }
})

test('every report and the rows of every measure answer, with each filter and beside another period', async () => {
  const query = { from, to, department: 1, positionType: 1, place: 1 }
  for (const report of words.ReportName) {
    const { response } = await recruitment.GET('/report/{report}', {
      params: { path: { report }, query: { ...query, compareFrom: '2023-03-01', compareTo: '2023-05-31' } },
    })
    expect(response.status, report).toBe(200)
  }
  for (const measure of words.ReportMeasure)
    for (const by of words.ReportBy) {
      const { response } = await recruitment.POST('/report-rows/{measure}/criteria', {
        params: { path: { measure }, query: { ...query, by, group: 'x', stage: 1 } },
        body: { sort: '-days', search: 'sample' },
      })
      expect(response.status, `${measure} ${by}`).toBe(200)
    }
})

test('a period that cannot be is refused by the name of its field', async () => {
  const ask = async (query: { from: string; to: string; compareFrom?: string }) =>
    (await recruitment.GET('/report/{report}', { params: { path: { report: 'overview' }, query } })).error?.errors?.map(({ field }) => field)
  expect(await ask({ from: to, to: from })).toEqual(['to'])
  expect(await ask({ from: '1999-01-01', to })).toEqual(['to'])
  expect(await ask({ from, to, compareFrom: from })).toEqual(['compareTo'])
})
