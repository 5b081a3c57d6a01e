import { sql } from 'drizzle-orm'
import { employeeReader } from '../../employees/importEmployees.ts'
import { assignPolicy, setWeek } from '../../leave/settings/assignPolicies.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { idsOf, plain } from '../../reference/namesInSheets.ts'
import { holidayPlaces } from '../../tables/calendars.ts'
import { leaveKinds, leavePolicies } from '../../tables/leave.ts'
import { type CellPart, partsOfCell } from '../../workbooks/partsOfCell.ts'
import type { Cell } from '../../workbooks/readWorkbook.ts'
import { type ImportRow, type RefusedCell, takesRows } from '../../workbooks/runImport.ts'
import { type Kinds, openBalances, openingsOf } from './openingsOfRows.ts'

type Week = { fromDay: string; minutes: number[]; placeId: number | null }
type Held = { policyId: number; kindId: number; name: string; fromDay: string; toDay: string | undefined }
type Lookups = { places: Map<string, number>; policies: Map<string, typeof leavePolicies.$inferSelect>; kinds: Kinds; today: string }
type Say = (field: string, message: string) => void

const wordsIn = (cell: Cell | undefined) => String(cell ?? '').trim()
const DAY_OF = { from: /\s+from\s+(\S+)$/i, until: /\s+until\s+(\S+)$/i }

/** "7:36", "7.6" and "7,6" are all so many hours of a day. */
function minutesOf(hours: string): number | null {
  const [, whole, minutes] = /^(\d{1,2}):(\d{2})$/.exec(hours) ?? []
  const found = whole === undefined ? Number(hours.replace(',', '.')) * 60 : Number(whole) * 60 + Number(minutes)
  return Number.isFinite(found) && found >= 0 && found <= 1440 ? Math.round(found) : null
}

function weekOf({ cells }: ImportRow, { places }: Lookups, say: Say): Week | null {
  const [week, fromDay, place] = [wordsIn(cells.workWeek), wordsIn(cells.workWeekFrom), wordsIn(cells.holidaysOf)]
  const placeId = places.get(plain(place)) ?? null
  if (place && placeId === null)
    say('Holidays of', `There is no place “${place.slice(0, 100)}”. Add it under Leave, Settings, Holidays first, or write it as it stands there.`)
  if (!week) {
    if (fromDay || place) say('Work week', 'Enter the hours of each day that count from then on, like 7:36 7:36 7:36 7:36 7:36 0 0.')
    return null
  }
  const minutes = week.split(/[\s;]+/).flatMap((hours) => minutesOf(hours) ?? [])
  if (minutes.length !== 7 || week.split(/[\s;]+/).length !== 7)
    say('Work week', 'Work week must be seven numbers of hours, from Monday to Sunday, none above 24, like 7:36 7:36 7:36 7:36 7:36 0 0.')
  if (fromDay && !isDay(fromDay)) say('Work week from', 'Work week from must be a day, like 2026-07-01.')
  return { fromDay: fromDay || wordsIn(cells.employmentStartDate), minutes, placeId }
}

/** One policy as it stands in a cell: its name, from when and until when. */
function heldIn(part: CellPart, { cells }: ImportRow, { policies }: Lookups, say: (message: string) => void): Held[] {
  const text = ` ${part.rest}`
  const [, toDay] = DAY_OF.until.exec(text) ?? []
  const before = text.replace(DAY_OF.until, '')
  const [, from] = DAY_OF.from.exec(before) ?? []
  const left = before.replace(DAY_OF.from, '').trim()
  const name = part.name ?? left
  const start = wordsIn(cells.employmentStartDate)
  const [fromDay, policy] = [from ?? start, policies.get(plain(name))]
  if (part.name !== null && left) say(`After “${name.slice(0, 100)}” only from and until which day it holds can follow.`)
  else if (!policy) say(`There is no policy “${name.slice(0, 100)}”. Write it as it stands under Leave, Settings, Policies.`)
  else if (policy.retired) say(`“${policy.name}” is no longer given. Name another policy.`)
  else if (!isDay(fromDay) || (toDay !== undefined && !isDay(toDay))) say(`The days of “${policy.name}” must be like 2026-07-01.`)
  else if (isDay(start) && fromDay < start) say(`“${policy.name}” begins before the employment. Choose ${start} or a later day.`)
  else if (toDay !== undefined && toDay < fromDay) say(`“${policy.name}” ends before it begins. Choose a later day, or none.`)
  else return [{ policyId: policy.id, kindId: policy.kindId, name: policy.name, fromDay, toDay }]
  return []
}

/** Policies in the order in which they begin. Of one kind the next one begins in the days to come, as when it is given by hand. */
function policiesOf(row: ImportRow, lookups: Lookups, say: Say): Held[] {
  const held = partsOfCell(wordsIn(row.cells.leavePolicies))
    .flatMap((one) => heldIn(one, row, lookups, (message) => say('Leave policies', message)))
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
  for (const [at, { kindId, fromDay, name }] of held.entries()) {
    const first = held.slice(0, at).findLast((one) => one.kindId === kindId)
    if (first && (fromDay <= lookups.today || fromDay <= first.fromDay))
      say('Leave policies', `“${first.name}” and “${name}” are of one kind. Leave one of them out, or let the later one begin after today.`)
  }
  return held
}

async function lookUp(tx: Tx, rows: readonly ImportRow[], today: string): Promise<Lookups> {
  const places = [...new Set(rows.map(({ cells }) => plain(cells.holidaysOf)).filter(Boolean))]
  const policies = await tx.select().from(leavePolicies).orderBy(sql`${leavePolicies.retired} desc, ${leavePolicies.id} desc`)
  const kinds = await tx.select().from(leaveKinds).orderBy(sql`${leaveKinds.retired} desc, ${leaveKinds.id} desc`)
  // Of two with one name the one that is still given counts.
  return {
    kinds: new Map(kinds.map((one) => [plain(one.name), one])),
    places: await idsOf(tx, sql`${holidayPlaces}`, places),
    policies: new Map(policies.map((one) => [plain(one.name), one])),
    today,
  }
}

/** The work week, the policies and the balances of people who come with a workbook. */
takesRows(
  'employee',
  employeeReader(async (tx, rows, { app, by }) => {
    const lookups = await lookUp(tx, rows, todayIn(app.settings))
    const refused: RefusedCell[] = []
    const given = rows.map((row) => {
      const say: Say = (field, message) => {
        if (!refused.some((one) => one.row === row.row && one.field === field)) refused.push({ row: row.row, field, message })
      }
      const [week, policies] = [weekOf(row, lookups, say), policiesOf(row, lookups, say)]
      const openings = openingsOf(row.cells.openingBalances, lookups.kinds, policies, (message) => say('Opening balances', message))
      if (!isManager(by)) {
        if (week) say('Work week', 'A recruitment manager sets work weeks. Leave the cell empty, or let a manager import the workbook.')
        if (policies.length > 0) say('Leave policies', 'A recruitment manager gives policies. Leave the cell empty, or let a manager import the workbook.')
        if (openings.length > 0) say('Opening balances', 'A recruitment manager enters balances. Leave the cell empty, or let a manager import the workbook.')
      }
      return { week, policies, openings }
    })
    const write = async (at: number, employeeId: number) => {
      const { week, policies, openings } = given[at]!
      if (week) await setWeek(app, tx, { ...week, employeeId }, by)
      for (const { policyId, fromDay, toDay } of policies) await assignPolicy(app, tx, { employeeId, policyId, fromDay, toDay }, by)
      await openBalances(app, tx, employeeId, openings, by)
    }
    return { refused, write }
  }),
)
