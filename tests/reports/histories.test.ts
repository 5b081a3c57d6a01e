import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { count, median, stepOf } from './naive.ts'
import { type World, world } from './worlds.ts'
import { writeWorld } from './writeWorld.ts'

type Report = components['schemas']['Report']
type Name = components['schemas']['ReportName']
type Rows = NonNullable<Awaited<ReturnType<typeof rowsOf>>>

const t = await testApp()
const { recruitment } = await t.as('manager')
const WORLDS = 200
const worlds = fc.sample(world, { seed: 20_261_125, numRuns: WORLDS }).map((one, at) => ({ world: one, department: 0, at }))

async function read(report: Name, department: number, given: World, compare = false): Promise<Report> {
  const { from, to, compareFrom, compareTo } = given
  const query = { from, to, department, ...(compare ? { compareFrom, compareTo } : {}) }
  const { data, error } = await recruitment.GET('/report/{report}', { params: { path: { report }, query } })
  if (!data) throw new Error(JSON.stringify(error))
  return data.data
}
const rowsOf = async (
  measure: components['schemas']['ReportMeasure'],
  department: number,
  { from, to }: World,
  asked: { by?: components['schemas']['ReportBy']; group?: string; stage?: number } = {},
) => {
  const { data } = await recruitment.POST('/report-rows/{measure}/criteria', {
    params: { path: { measure }, query: { from, to, department, ...asked } },
    body: { size: 100, sort: 'id' },
  })
  return data
}

const figure = ({ figures }: Report, key: string) => figures.find((one) => one.key === key)!
const tableOf = ({ tables }: Report, key: string) => tables.find((one) => one.key === key)!
const cells = (list: components['schemas']['ReportCell'][]) => Object.fromEntries(list.map(({ column, value }) => [column, value]))
/** Days are told to a tenth. */
function expectNear(found: number | null | undefined, counted: number | null, what: string) {
  if (counted === null) expect(found, what).toBeNull()
  else expect(Math.abs((found ?? Number.NaN) - counted), `${what}: ${found} beside ${counted}`).toBeLessThanOrEqual(0.0501)
}
const share = (part: number, of: number) => (of === 0 ? null : Math.round((1000 * part) / of) / 10)

beforeAll(async () => {
  for (const one of worlds) one.department = await writeWorld(t.db, one.world, one.at)
})

test('the generated histories hold what makes counting hard', () => {
  const steps = worlds.flatMap(({ world: { requisitions } }) => requisitions.flatMap(({ applications }) => applications.flatMap((one) => one.steps)))
  for (const event of ['undo', 'hold', 'resume', 'reopen', 'reject', 'withdraw'])
    expect(steps.filter((one) => one.event === event).length, event).toBeGreaterThan(50)
  const counted = worlds.map(({ world: one }) => count(one, one.from, one.to))
  expect(counted.filter(({ hires }) => hires.length > 0).length).toBeGreaterThan(20)
  expect(counted.filter(({ hires }) => hires.some(({ held }) => held > 0)).length).toBeGreaterThan(5)
  expect(worlds.filter(({ world: { requisitions } }) => requisitions.some((one) => one.steps.some(({ event }) => event === 'amend'))).length).toBeGreaterThan(
    20,
  )
})

test('hires, time to hire and time to fill are those of a count over the steps', async () => {
  for (const { world: given, department, at: number } of worlds) {
    const { hires } = count(given, given.from, given.to)
    const filled = hires.filter(({ toFill }) => toFill !== null)
    const report = await read('timeToHire', department, given)
    const what = `world ${number}`
    expect(figure(report, 'hired').value, what).toBe(hires.length)
    expectNear(figure(report, 'timeToHire').value, median(hires.map(({ toHire }) => toHire)), `${what}, to hire`)
    expectNear(figure(report, 'timeToFill').value, median(filled.map(({ toFill }) => toFill!)), `${what}, to fill`)
    expect(figure(report, 'timeToFill').rows, what).toBe(filled.length)
    for (const { key, cells: found } of tableOf(report, 'hiresByPeriod').rows)
      expect(cells(found).hired, `${what}, ${key}`).toBe(hires.filter((one) => stepOf(one.at, report.unit) === key).length)
    const total = tableOf(report, 'hiresByPeriod').rows.reduce((sum, { cells: found }) => sum + (cells(found).hired ?? 0), 0)
    expect(total, what).toBe(hires.length)
    if (hires.length > 0)
      expectNear(
        figure(report, 'timeToHire').heldDays,
        hires.reduce((sum, { held }) => sum + held, 0),
        `${what}, held`,
      )
  }
})

test('each cohort of applications came as far as its steps say', async () => {
  for (const { world: given, department, at: number } of worlds) {
    const { cohort } = count(given, given.from, given.to)
    const report = await read('pipeline', department, given)
    const rows = tableOf(report, 'pipeline').rows
    expect([...new Set(cohort.map((one) => stepOf(one.received, report.unit)))].filter((step) => !rows.some(({ key }) => key === step))).toEqual([])
    for (const { key, cells: found } of rows) {
      const own = cohort.filter((one) => stepOf(one.received, report.unit) === key)
      const came = (stage: number) => own.filter((one) => one.stage >= stage).length
      expect(cells(found), `world ${number}, ${key}`).toEqual({
        ...{ applied: own.length, screened: came(1), shortlisted: came(2), interviewed: came(3), selected: came(4), hired: came(5) },
        stillOpen: own.filter((one) => one.open).length,
      })
    }
  }
})

test('time in each stage is the middle of the stays that ended, for each application', async () => {
  for (const { world: given, department, at: number } of worlds) {
    const { stays } = count(given, given.from, given.to)
    const report = await read('timeInStage', department, given)
    const rows = tableOf(report, 'timeInStage').rows
    expect([...stays.keys()].filter((stage) => !rows.some(({ key }) => key === stage))).toEqual([])
    for (const { key, cells: found } of rows) {
      expect(cells(found).applications, `world ${number}, ${key}`).toBe(stays.get(key)?.length ?? 0)
      expectNear(cells(found).days, median(stays.get(key) ?? []), `world ${number}, ${key}`)
    }
  }
})

test('sources add up to all applications and all hires', async () => {
  for (const { world: given, department, at: number } of worlds) {
    const { cohort, hires } = count(given, given.from, given.to)
    const report = await read('sources', department, given)
    const { rows, all } = tableOf(report, 'sources')
    expect(cells(all), `world ${number}`).toEqual({ applied: cohort.length, hired: hires.length })
    const sources = [...new Set([...cohort, ...hires].map(({ source }) => source))]
    expect(rows.map(({ key }) => key).sort(), `world ${number}`).toEqual(sources.sort())
    for (const { key, cells: found } of rows)
      expect(cells(found), `world ${number}, ${key}`).toEqual({
        applied: cohort.filter(({ source }) => source === key).length,
        hired: hires.filter(({ source }) => source === key).length,
      })
  }
})

test('offers are counted by what became of them first, and those not accepted by why', async () => {
  for (const { world: given, department, at: number } of worlds) {
    const { offers } = count(given, given.from, given.to)
    const report = await read('offers', department, given)
    const accepted = offers.filter(({ outcome }) => outcome === 'accepted').length
    expect(figure(report, 'offersAccepted'), `world ${number}`).toMatchObject({ value: share(accepted, offers.length), of: offers.length })
    for (const { key, cells: found } of tableOf(report, 'offerOutcomes').rows)
      expect(cells(found).offers, `world ${number}, ${key}`).toBe(offers.filter(({ outcome }) => outcome === key).length)
    const missed = offers.filter(({ outcome }) => outcome !== 'accepted')
    expect(Object.fromEntries(tableOf(report, 'declineReasons').rows.map(({ key, cells: found }) => [key, cells(found).offers]))).toEqual(
      Object.fromEntries([...Map.groupBy(missed, ({ reason }) => reason)].map(([reason, list]) => [reason, list.length])),
    )
  }
})

test('requisitions that were open at the end of the period are as old as since their first approval', async () => {
  for (const { world: given, department, at: number } of worlds) {
    const { ages } = count(given, given.from, given.to)
    const report = await read('ageing', department, given)
    expect(figure(report, 'openRequisitions').value, `world ${number}`).toBe(ages.length)
    expectNear(figure(report, 'openDays').value, median(ages), `world ${number}`)
    const total = tableOf(report, 'ages').rows.reduce((sum, { cells: found }) => sum + (cells(found).requisitions ?? 0), 0)
    expect(total, `world ${number}`).toBe(ages.length)
  }
})

test('a figure beside another period is the figure of that period', async () => {
  for (const { world: given, department, at: number } of worlds.filter((one) => one.at % 4 === 0)) {
    const before = count(given, given.compareFrom, given.compareTo)
    const report = await read('overview', department, given, true)
    expect(figure(report, 'hired').before?.value, `world ${number}`).toBe(before.hires.length)
    expect(figure(report, 'offersAccepted').before?.of, `world ${number}`).toBe(before.offers.length)
    expectNear(figure(report, 'timeToHire').before?.value, median(before.hires.map(({ toHire }) => toHire)), `world ${number}`)
    const { rows } = tableOf(await read('sources', department, given, true), 'sources')
    const applied = rows.reduce((sum, { cells: found }) => sum + (found.find(({ column }) => column === 'applied')?.before ?? 0), 0)
    expect(applied, `world ${number}`).toBe(before.cohort.length)
  }
})

test('the rows behind a number are as many as it says', async () => {
  for (const { world: given, department, at: number } of worlds.filter((one) => one.at % 8 === 0)) {
    const { cohort, hires, stays } = count(given, given.from, given.to)
    const total = (found: Rows | undefined) => found?.paging.totalElements
    expect(total(await rowsOf('hires', department, given)), `world ${number}`).toBe(hires.length)
    expect(total(await rowsOf('hires', department, given, { by: 'kind', group: 'REFERRAL' }))).toBe(hires.filter(({ source }) => source === 'REFERRAL').length)
    expect(total(await rowsOf('cohort', department, given, { stage: 3 }))).toBe(cohort.filter(({ stage }) => stage >= 3).length)
    expect(total(await rowsOf('cohort', department, given, { stage: 9 }))).toBe(cohort.filter(({ open }) => open).length)
    expect(total(await rowsOf('stays', department, given, { group: 'screening' }))).toBe(stays.get('screening')?.length ?? 0)
    const listed = await rowsOf('hires', department, given)
    // Both are told to a tenth.
    for (const { days, begun, ended, held } of listed?.responseDataList ?? [])
      expect(
        Math.abs((days ?? Number.NaN) - Math.max(0, (Date.parse(ended!) - Date.parse(begun!)) / 86_400_000 - (held ?? 0))),
        `world ${number}`,
      ).toBeLessThanOrEqual(0.1001)
  }
})
