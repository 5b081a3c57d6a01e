import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { departments } from '../../tables/reference.ts'
import { budgetedPositions, requisitions } from '../../tables/requisitions.ts'
import { fills } from '../reports/hires.ts'
import { type Scope, scopeOf } from '../reports/scope.ts'
import { openPositions } from './openPositions.ts'
import { quartersOf } from './quarters.ts'
import { conversionOf, FEWEST_HIRES, screensOf, screensOfAll } from './screens.ts'

type Schemas = components['schemas']
type Cell = Schemas['HiringCell']
type Counted = { departmentId: number | null; quarter: string; n: number }

/** What is open, and what is filled, as the reports count "to fill". */
export const hiringMeasures: Record<Schemas['HiringMeasure'], (scope: Scope) => SQL> = { openPositions, filledPositions: fills }

const sum = (cells: readonly Cell[]): Cell => ({
  budgeted: cells.reduce((total, { budgeted }) => total + budgeted, 0),
  open: cells.reduce((total, { open }) => total + open, 0),
  filled: cells.reduce((total, { filled }) => total + filled, 0),
})

/** The plan of a year; every number but what is budgeted is counted from the history. */
export async function countPlan(db: Database, settings: Pick<Settings, 'timeZone'>, year: number, now = new Date()): Promise<Schemas['HiringPlan']> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const quarters = quartersOf(year)
  const scope: Scope = { ...scopeOf({ from, to }, settings, undefined, now), unit: 'quarter' }
  const budgeted = await db.execute<Counted>(sql`
    select b.department_id as "departmentId", to_char(b.quarter, 'YYYY-MM-DD') as quarter, sum(b.people)::int as n
    from ${budgetedPositions} b where b.quarter between ${from}::date and ${to}::date group by 1, 2`)
  const counted = (measure: Schemas['HiringMeasure']) =>
    db.execute<Counted>(sql`
      select r.department_id as "departmentId", facts.period as quarter, count(*)::int as n
      from (${hiringMeasures[measure](scope)}) facts join ${requisitions} r on r.id = facts.requisition_id group by 1, 2`)
  const found = {
    budgeted: tableOf(budgeted.rows),
    open: tableOf((await counted('openPositions')).rows),
    filled: tableOf((await counted('filledPositions')).rows),
  }
  const before = scopeOf({ from: `${year - 10}-01-01`, to: `${year - 1}-12-31` }, settings, undefined, now)
  const earlier = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${openPositions(before)}) facts`)
  const conversion = await conversionOf(db, settings, now)
  const names = await namesOf(db)
  const ids = [...new Set(Object.values(found).flatMap((table) => [...table.keys()]))]
  const rows = ids
    .map((departmentId) => {
      const cells = quarters.map(({ firstDay }): Cell => {
        const at = (table: Table) => table.get(departmentId)?.get(firstDay) ?? 0
        return { budgeted: at(found.budgeted), open: at(found.open), filled: at(found.filled) }
      })
      const all = sum(cells)
      const department = departmentId === null ? null : (names.get(departmentId) ?? '')
      return { departmentId, department, cells, all, screens: screensOf(conversion, departmentId, all, scope) }
    })
    // What belongs to no department comes last.
    .sort((a, b) => Number(a.department === null) - Number(b.department === null) || (a.department ?? '').localeCompare(b.department ?? ''))
  return {
    ...{ year, asOf: scope.now.toISOString(), quarters, departments: rows },
    all: {
      cells: quarters.map((_, at) => sum(rows.flatMap(({ cells }) => cells[at] ?? []))),
      all: sum(rows.map(({ all }) => all)),
      screens: screensOfAll(
        conversion,
        rows.map(({ screens }) => screens),
        scope,
      ),
    },
    earlier: earlier.rows[0]?.n ?? 0,
    ...{ fewestHires: FEWEST_HIRES, conversionFrom: conversion.from, conversionTo: conversion.to },
  }
}

type Table = Map<number | null, Map<string, number>>
function tableOf(rows: readonly Counted[]): Table {
  const table: Table = new Map()
  for (const { departmentId, quarter, n } of rows) table.set(departmentId, (table.get(departmentId) ?? new Map()).set(quarter, n))
  return table
}

async function namesOf(db: Database): Promise<Map<number, string>> {
  const rows = await db.select({ id: departments.id, name: departments.name }).from(departments)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
