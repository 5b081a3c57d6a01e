import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, not, or, sql } from 'drizzle-orm'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { checkBodyOf } from '../platform/http/validation.ts'
import { citiesNamed, idsOf, no, plain, unknown, yes } from '../reference/namesInSheets.ts'
import { accounts } from '../tables/accounts.ts'
import { employeePositions, employees } from '../tables/employees.ts'
import { departments, positionTypes } from '../tables/reference.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'
import type { ImportRow, RefusedCell, RowReader, Taking } from '../workbooks/runImport.ts'
import { addPeople, addressOf, faultsOfPerson, type NewPerson, obstaclesTo } from './addPeople.ts'
import { employeeColumns, headingOf } from './employeeColumns.ts'

const AT_ONCE = 200
/** A row as the form would send it; the manager may stand in another row. */
type Draft = { row: number; person: NewPerson; managerAt?: number; wrong: RefusedCell[] }
type Lookups = Awaited<ReturnType<typeof lookUp>>
type Say = (field: string, message: string) => void

const wordsIn = (cell: Cell | undefined) => String(cell ?? '').trim()
const saying =
  (row: number, wrong: RefusedCell[]): Say =>
  (field, message) => {
    // One word about a cell is enough.
    if (!wrong.some((one) => one.field === headingOf(field))) wrong.push({ row, field: headingOf(field), message })
  }

type Adder = Taking['by'] & Pick<Caller, 'roles'>
/** What else a row gives to the person whom it adds: looked at with the other cells, written once everybody is there. */
type Beside = (
  tx: Tx,
  rows: readonly ImportRow[],
  taking: Pick<Taking, 'app'> & { by: Adder },
) => Promise<{ refused: RefusedCell[]; write: (at: number, employeeId: number) => Promise<void> }>

/** Each row becomes an employee, as if added by hand: all of them, or none. */
export const employeeReader = (beside: Beside): RowReader => ({
  entity: 'employee',
  columns: employeeColumns,
  take: async (tx, rows, { app, by, progress }) => {
    const [account] = await tx.select({ roles: accounts.roles }).from(accounts).where(eq(accounts.id, by.accountId))
    const adder: Adder = { ...by, roles: account?.roles ?? [] }
    const lookups = await lookUp(tx, rows)
    const drafts: Draft[] = []
    for (const [at, row] of rows.entries()) {
      drafts.push(draftOf(row, lookups))
      // Others are answered in between.
      if (at % AT_ONCE === 0) await setImmediate()
    }
    sayTwice(drafts)
    sayRings(drafts)
    const obstacles = await obstaclesTo(
      tx,
      drafts.map(({ person }) => person),
      adder,
    )
    for (const [at, { row, wrong }] of drafts.entries()) {
      const obstacle = obstacles[at]
      if (obstacle) saying(row, wrong)(obstacle.field, obstacle.message)
    }
    const further = await beside(tx, rows, { app, by: adder })
    const refused = [...drafts.flatMap(({ wrong }) => wrong), ...further.refused].toSorted((one, other) => one.row - other.row)
    if (refused.length > 0) return refused
    const ids: number[] = []
    for (let at = 0; at < drafts.length; at += AT_ONCE) {
      const some = drafts.slice(at, at + AT_ONCE).map(({ person }) => person)
      const made = await addPeople(app, tx, some, adder)
      ids.push(...made.map(({ id }) => id))
      await progress(at + some.length)
    }
    await setManagers(tx, drafts, ids)
    for (const [at, id] of ids.entries()) {
      await further.write(at, id)
      if (at % AT_ONCE === 0) await setImmediate()
    }
    return []
  },
})

/** Everything that the rows name, each list asked once. */
async function lookUp(tx: Tx, rows: ImportRow[]) {
  const said = (field: string) => [...new Set(rows.map(({ cells }) => plain(cells[field])).filter(Boolean))]
  const managers = said('managerId')
  const numbers = managers.flatMap((one) => (/^\d{1,9}$/.test(one) ? Number(one) : []))
  const here = await tx
    .select({ id: employees.id, address: sql<string>`lower(${employees.email})` })
    .from(employees)
    .where(
      and(
        not(inArray(employees.status, tagged(employeeStates, 'ended'))),
        or(inArray(employees.id, numbers), inArray(sql`lower(${employees.email})`, managers)),
      ),
    )
    .orderBy(employees.id)
    .for('share')
  return {
    types: await idsOf(tx, sql`${positionTypes}`, said('jobPositionTypeId')),
    departments: await idsOf(tx, sql`${departments}`, said('departmentId')),
    cities: await citiesNamed(
      tx,
      rows.map(({ cells }) => cells.cityId),
    ),
    managers: new Map(here.flatMap(({ id, address }) => [[String(id), id] as const, [address, id] as const])),
    /** In which row an address stands first. */
    places: new Map(rows.map(({ cells }, at) => [plain(cells.email), at] as const).reverse()),
  }
}

/** What a row asks for; whatever cannot be made out is told by the column's heading, with how to mend it. */
function draftOf({ row, cells }: ImportRow, lookups: Lookups): Draft {
  const wrong: RefusedCell[] = []
  const say = saying(row, wrong)
  const words = (field: string) => wordsIn(cells[field])
  const optional = (field: 'middleName' | 'preferredName' | 'personalPhone') => (words(field) ? { [field]: words(field) } : {})
  const named = (field: 'jobPositionTypeId' | 'departmentId', known: Map<string, number>) => {
    const id = known.get(plain(cells[field]))
    if (!id && words(field)) say(field, unknown(words(field)))
    return id ?? null
  }
  const said = (field: 'invite' | 'linkAccount') => {
    const answer = plain(cells[field])
    if (!yes.includes(answer) && !no.includes(answer)) say(field, `${headingOf(field)} must be Yes or No.`)
    return yes.includes(answer)
  }
  const city = lookups.cities(cells.cityId)
  if (city.wrong) say('cityId', city.wrong)
  const manager = plain(cells.managerId)
  const managerId = lookups.managers.get(manager) ?? null
  const managerAt = manager && managerId === null ? lookups.places.get(manager) : undefined
  if (manager && managerId === null && managerAt === undefined)
    say('managerId', `Nobody who works here has “${manager.slice(0, 100)}” as e-mail or ID, and no row has it as e-mail.`)
  const person: NewPerson = {
    ...{ firstName: words('firstName'), lastName: words('lastName'), email: words('email'), jobTitle: words('jobTitle') },
    ...optional('middleName'),
    ...optional('preferredName'),
    ...optional('personalPhone'),
    departmentId: named('departmentId', lookups.departments),
    jobPositionTypeId: named('jobPositionTypeId', lookups.types),
    cityId: city.found?.id ?? null,
    managerId,
    employmentStartDate: words('employmentStartDate'),
    ...{ invite: said('invite'), linkAccount: said('linkAccount') },
  }
  for (const { field, message } of faultsOfPerson(person)) say(field, message)
  // The same bounds as the form's come from the contract.
  for (const { field, message } of checkBodyOf('addEmployee', person)) say(field, message)
  return { row, person, wrong, ...(managerAt === undefined ? {} : { managerAt }) }
}

function sayTwice(drafts: Draft[]) {
  const first = new Map<string, number>()
  for (const { row, person, wrong } of drafts) {
    const address = addressOf(person)
    const before = first.get(address)
    if (before === undefined) first.set(address, row)
    else if (address) saying(row, wrong)('email', `“${person.email.slice(0, 100)}” stands in row ${before} too. Remove one of them.`)
  }
}

/** Whoever stands above in the workbook is followed up: nobody comes back to themselves. */
function sayRings(drafts: Draft[]) {
  const free = new Set<number>()
  for (const [start, { row, wrong }] of drafts.entries()) {
    const seen = new Set<number>()
    let at: number | undefined = start
    while (at !== undefined && !free.has(at) && !seen.has(at)) {
      seen.add(at)
      at = drafts[at]?.managerAt
    }
    if (seen.size > 0 && at === start) saying(row, wrong)('managerId', 'Nobody reports to themselves, nor to whom they lead. Name somebody else.')
    // Whoever leads up to a ring is not part of it.
    else if (at === undefined || free.has(at)) for (const one of seen) free.add(one)
  }
}

/** Those whose manager stands in the workbook as well, now that everybody is there. */
async function setManagers(tx: Tx, drafts: Draft[], ids: number[]) {
  const pairs = drafts.flatMap(({ managerAt }, at) => (managerAt === undefined ? [] : [[ids[at]!, ids[managerAt]!] as const]))
  if (pairs.length === 0) return
  const pair = sql`unnest(${sql.param(pairs.map(([id]) => id))}::int[], ${sql.param(pairs.map(([, boss]) => boss))}::int[]) as pair(id, boss)`
  await tx.execute(sql`update ${employees} set manager_id = pair.boss from ${pair} where ${employees.id} = pair.id`)
  await tx.execute(sql`update ${employeePositions} set manager_id = pair.boss from ${pair} where ${employeePositions.employeeId} = pair.id`)
}
