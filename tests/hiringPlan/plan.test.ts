import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { conversionOf, screensOf, screensOfAll } from '../../server/overview/plan/screens.ts'
import { scopeOf } from '../../server/overview/reports/scope.ts'
import { budgetedPositions } from '../../server/tables/requisitions.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { count, stepOf } from '../reports/naive.ts'
import { type Requisition, type World, world } from '../reports/worlds.ts'
import { writeWorld } from '../reports/writeWorld.ts'

type Schemas = components['schemas']
const t = await testApp()
const { recruitment } = await t.as('manager')
const officer = await t.as('officer')
const WORLDS = 200
const worlds = fc.sample(world, { seed: 20_261_126, numRuns: WORLDS }).map((one, at) => ({ world: one, department: 0, at }))
const years = [2024, 2025] as const
const open = ['RVA', 'IN', 'RCK', 'CCK', 'CD']
const ever = ['2000-01-01', '2099-12-31'] as const

beforeAll(async () => {
  for (const one of worlds) one.department = await writeWorld(t.db, one.world, one.at)
  const planned = worlds.filter(({ at }) => at % 3 === 0)
  await t.db.insert(budgetedPositions).values(
    planned.flatMap(({ department, at }) => [
      { departmentId: department, quarter: '2024-04-01', people: 1 + (at % 5) },
      { departmentId: department, quarter: '2024-04-01', people: 2, positionTitle: 'Sample position' },
      { departmentId: department, quarter: '2024-10-01', people: 3 },
    ]),
  )
})

const read = async (year: number) => (await recruitment.GET('/hiring-plan', { params: { query: { year } } })).data!.data

/** Counted one requisition after the other over the raw steps. */
function expected(given: World, quarter: string) {
  const leftOf = (requisition: Requisition) => {
    const filled = count({ ...given, requisitions: [requisition] }, ...ever).hires.length
    return Math.max(0, requisition.openings - filled)
  }
  const waiting = given.requisitions.filter(({ steps }) => {
    const approved = steps.find(({ to }) => open.includes(to))
    return approved && open.includes(steps.at(-1)!.to) && stepOf(approved.at, 'quarter') === quarter
  })
  const filled = count(given, ...ever).hires.filter(({ toFill, at }) => toFill !== null && stepOf(at, 'quarter') === quarter)
  return { open: waiting.reduce((sum, one) => sum + leftOf(one), 0), filled: filled.length }
}

describe('the plan of a year', () => {
  test('has open and filled positions as a count over the raw steps finds them', async () => {
    const met = { open: 0, filled: 0 }
    for (const year of years) {
      const plan = await read(year)
      for (const { world: given, department, at } of worlds) {
        const row = plan.departments.find(({ departmentId }) => departmentId === department)
        for (const [nth, { firstDay }] of plan.quarters.entries()) {
          const wanted = expected(given, firstDay)
          const { open: isOpen = 0, filled = 0 } = row?.cells[nth] ?? {}
          expect({ open: isOpen, filled }, `world ${at}, ${firstDay}`).toEqual(wanted)
          met.open += wanted.open
          met.filled += wanted.filled
        }
      }
    }
    // The generated histories hold both.
    expect(met.open).toBeGreaterThan(50)
    expect(met.filled).toBeGreaterThan(30)
  })

  test('has totals that add up, and every row of the budget', async () => {
    const plan = await read(2024)
    const add = (cells: readonly Schemas['HiringCell'][], of: keyof Schemas['HiringCell']) => cells.reduce((sum, cell) => sum + cell[of], 0)
    for (const of of ['budgeted', 'open', 'filled'] as const) {
      for (const row of [...plan.departments, plan.all]) expect(row.all[of]).toBe(add(row.cells, of))
      for (const [at, cell] of plan.all.cells.entries())
        expect(cell[of]).toBe(
          add(
            plan.departments.map(({ cells }) => cells[at]!),
            of,
          ),
        )
    }
    const first = plan.departments.find(({ departmentId }) => departmentId === worlds[0]!.department)
    expect(first?.cells.map(({ budgeted }) => budgeted)).toEqual([0, 3, 0, 3])
    expect(plan.all.all.budgeted).toBe(worlds.filter(({ at }) => at % 3 === 0).reduce((sum, { at }) => sum + 6 + (at % 5), 0))
    expect(plan.all.screens.missing).toBe(plan.departments.reduce((sum, { screens }) => sum + screens.missing, 0))
  })

  test('says how many positions are open since before it', async () => {
    const [one, other] = [await read(2025), await read(2024)]
    expect(one.earlier).toBe(other.earlier + other.all.all.open)
    expect(one.earlier).toBeGreaterThan(0)
  })

  test('opens as many rows as each number says, for an officer too', async () => {
    const plan = await read(2024)
    for (const row of plan.departments.filter((_, at) => at % 20 === 0))
      for (const [nth, { firstDay: from, lastDay: to }] of plan.quarters.entries())
        for (const [measure, column] of [
          ['openPositions', 'open'],
          ['filledPositions', 'filled'],
        ] as const) {
          const query = { from, to, ...(row.departmentId === null ? { withoutDepartment: true } : { department: row.departmentId }) }
          const { data } = await officer.recruitment.POST('/hiring-plan/rows/{measure}/criteria', { params: { path: { measure }, query }, body: {} })
          expect(data?.paging.totalElements, `${row.department}, ${from}, ${column}`).toBe(row.cells[nth]![column])
        }
  })

  test('leaves as a file with the words of the screen', async () => {
    const columns = [{ quarter: 0, column: 'filled' as const, heading: 'Filled in 2024' }]
    const body = { format: 'csv' as const, title: 'Plan', heading: 'Department', noDepartment: 'None', all: 'Together', columns }
    const { data } = await recruitment.POST('/hiring-plan/export', { params: { query: { year: 2024 } }, body, parseAs: 'text' })
    const plan = await read(2024)
    const lines = String(data).trim().split('\r\n')
    expect(lines[0]).toContain('"Department","Filled in 2024"')
    expect(lines.at(-1)).toBe(`"Together",${plan.all.all.filled}`)
    expect(lines.length).toBe(plan.departments.length + 2)
  })
})

describe('the screenings a week', () => {
  const part = (screened: number, hired: number) => ({ screened, hired })
  const scope = scopeOf({ from: '2026-01-01', to: '2026-12-31' }, { timeZone: 'Australia/Melbourne' }, undefined, new Date('2026-12-04T00:00:00Z'))
  const conversion = { from: '', to: '', all: part(100, 10), of: new Map([[1, part(60, 6)] as const, [2, part(40, 4)] as const, [3, part(90, 5)] as const]) }

  test('are what is missing, through the conversion, over the weeks that are left', () => {
    // From 4 to 31 December there are four weeks: 6 × 10 / 4.
    expect(screensOf(conversion, 1, { budgeted: 8, filled: 2 }, scope)).toMatchObject({
      state: 'KNOWN',
      missing: 6,
      weeks: 4,
      basis: 'DEPARTMENT',
      perWeek: 15,
    })
    expect(screensOf(conversion, 3, { budgeted: 1, filled: 0 }, scope)).toMatchObject({ basis: 'DEPARTMENT', perWeek: 5 })
    // With four hires the department says too little by itself.
    expect(screensOf(conversion, 2, { budgeted: 8, filled: 2 }, scope)).toMatchObject({ state: 'KNOWN', basis: 'ALL', screened: 100, hired: 10, perWeek: 15 })
  })

  test('are not said without enough hires, without a gap, and when the year is over', () => {
    const few = { ...conversion, all: part(100, 4), of: new Map() }
    expect(screensOf(few, 1, { budgeted: 8, filled: 2 }, scope)).toMatchObject({ state: 'TOO_LITTLE', perWeek: null })
    expect(screensOf(few, 1, { budgeted: 2, filled: 2 }, scope)).toMatchObject({ state: 'REACHED', perWeek: null })
    const past = scopeOf({ from: '2025-01-01', to: '2025-12-31' }, { timeZone: 'Australia/Melbourne' }, undefined, scope.now)
    expect(screensOf(conversion, 1, { budgeted: 8, filled: 2 }, past)).toMatchObject({ state: 'PAST', perWeek: null })
  })

  test('of all departments are their sum', () => {
    const each = [screensOf(conversion, 1, { budgeted: 8, filled: 2 }, scope), screensOf(conversion, 3, { budgeted: 1, filled: 3 }, scope)]
    expect(screensOfAll(conversion, each, scope)).toMatchObject({ state: 'KNOWN', missing: 6, perWeek: 15 })
    expect(screensOfAll(conversion, each.slice(1), scope)).toMatchObject({ state: 'REACHED', perWeek: null })
  })

  test('rest on the screened applications of the last 12 months that have come to an end', async () => {
    const found = await conversionOf(t.db, t.app.settings, new Date('2025-03-01T00:00:00Z'))
    expect([found.from, found.to]).toEqual(['2024-03-02', '2025-03-01'])
    let [screened, hired] = [0, 0]
    for (const { world: given, department, at } of worlds) {
      const ended = count(given, found.from, found.to).cohort.filter((one) => one.stage >= 1 && !one.open)
      const own = { screened: ended.length, hired: ended.filter(({ stage }) => stage === 5).length }
      expect(found.of.get(department) ?? part(0, 0), `world ${at}`).toEqual(own)
      screened += own.screened
      hired += own.hired
    }
    expect(found.all).toEqual({ screened, hired })
    expect(hired).toBeGreaterThan(5)
  })
})
