import { randomUUID } from 'node:crypto'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { countTry } from '../../platform/http/rateLimit.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { plain } from '../../reference/namesInSheets.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds } from '../../tables/leave.ts'
import { sendTemplate } from '../../workbooks/importTemplate.ts'
import { beginImport, type ImportColumn, type ImportRow, type RefusedCell, takesRows } from '../../workbooks/runImport.ts'
import { addEntries, lockLeave, openAccounts } from '../ledger/postEntries.ts'
import { type Kind, readKind } from '../ledger/readAccounts.ts'
import { mailCorrected } from '../mailLeave.ts'
import { nameOf, worksHere } from '../people.ts'

const openingColumns: readonly ImportColumn[] = [
  { field: 'employee', heading: 'Employee', required: true, allowed: 'The e-mail or the ID of somebody who works here', example: 'example.person@example.org' },
  { field: 'kind', heading: 'Kind', required: true, allowed: 'The name of a kind of leave that has a balance', example: 'Annual leave' },
  { field: 'day', heading: 'Day', required: true, allowed: 'The day at whose end the balance was this', example: '2026-06-30' },
  { field: 'hours', heading: 'Hours', required: true, allowed: 'The balance in hours, below zero where it is owed by the person', example: 38.5 },
]
type Draft = { employeeId: number; kindId: number; day: string; minutes: number }

async function lookUp(tx: Tx, rows: readonly ImportRow[]) {
  const named = [...new Set(rows.map(({ cells }) => plain(cells.employee)))]
  const ids = named.flatMap((one) => (/^\d{1,9}$/.test(one) ? Number(one) : []))
  const people = await tx
    .select({ id: employees.id, email: sql<string>`lower(${employees.email})` })
    .from(employees)
    .where(sql`${worksHere} and ${or(inArray(employees.id, ids), inArray(sql`lower(${employees.email})`, named))}`)
  const kinds = await tx.select().from(leaveKinds).where(eq(leaveKinds.counted, true))
  return {
    people: new Map(people.flatMap(({ id, email }) => [[String(id), id] as const, [email, id] as const])),
    kinds: new Map(kinds.map((kind) => [plain(kind.name), kind.id])),
  }
}

takesRows('openingBalance', {
  entity: 'leaveLedger',
  columns: openingColumns,
  take: async (tx, rows, { app, by, progress }) => {
    const { people, kinds } = await lookUp(tx, rows)
    const refused: RefusedCell[] = []
    const drafts: Draft[] = []
    const first = new Map<string, number>()
    for (const { row, cells } of rows) {
      const say = (field: string, message: string) => void refused.push({ row, field, message })
      const [employeeId, kindId] = [people.get(plain(cells.employee)), kinds.get(plain(cells.kind))]
      const [day, hours] = [String(cells.day ?? '').trim(), Number(String(cells.hours ?? '').replace(',', '.'))]
      if (employeeId === undefined) say('Employee', `Nobody who works here has “${String(cells.employee ?? '').slice(0, 100)}” as e-mail or ID.`)
      if (kindId === undefined) say('Kind', `There is no kind “${String(cells.kind ?? '').slice(0, 100)}” that has a balance.`)
      if (!isDay(day)) say('Day', 'Day must be a day, like 2026-06-30.')
      if (cells.hours === null || !Number.isFinite(hours) || Math.abs(hours) > 100_000) say('Hours', 'Hours must be a number, like 38.5.')
      const known = first.get(`${employeeId}:${kindId}`)
      if (employeeId !== undefined && kindId !== undefined && known !== undefined)
        say('Employee', `This person and kind stand in row ${known} too. Remove one of them.`)
      first.set(`${employeeId}:${kindId}`, known ?? row)
      if (employeeId !== undefined && kindId !== undefined) drafts.push({ employeeId, kindId, day, minutes: Math.round(hours * 60) })
    }
    if (refused.length > 0) return refused
    await openAccounts(
      tx,
      drafts.map(({ employeeId, kindId }) => ({ employeeId, kindId })),
    )
    for (const [at, { employeeId, kindId, day, minutes }] of drafts.entries()) {
      await lockLeave(app, tx, employeeId)
      // An opening balance is entered once; another one for the same day would add to it.
      const added = await addEntries(tx, { employeeId, kindId }, [{ day, minutes, cause: 'OPENING', once: `opening:${day}` }], { by })
      if (added === 0)
        refused.push({ row: rows[at]!.row, field: 'Day', message: 'There is an opening balance of this day already. Correct it by hand instead.' })
      if (at % 100 === 0) await progress(at)
    }
    if (refused.length > 0)
      throw new Problem(
        400,
        'OPENING_TWICE',
        'Some opening balances are there already.',
        refused.map(({ row, message }) => ({ field: 'Day', message: `Row ${row}: ${message}` })).slice(0, 200),
      )
    return []
  },
})

/** Corrections are for what has a balance, and for people who are known. */
async function countedKind(tx: Tx, kindId: number): Promise<Kind> {
  const kind = await readKind(tx, kindId)
  if (!kind) throw wrongField('kindId', 'This is no longer there. Choose another.')
  if (!kind.counted) throw wrongField('kindId', `${kind.name} has no balance. Choose another kind.`)
  return kind
}

export const correctionHandlers = (app: App) =>
  ({
    correctLeave: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { employeeId, kindId, day, minutes } = body
        const reason = body.reason.trim()
        if (!reason) throw wrongField('reason', 'Say why the balance is corrected.')
        if (!isDay(day)) throw wrongField('day', 'Enter the day from which it counts, like 1 7 2026')
        const { employee } = await lockLeave(app, tx, employeeId)
        if (minutes === 0) throw wrongField('minutes', 'Enter what is added or taken off.')
        const kind = await countedKind(tx, kindId)
        await openAccounts(tx, [{ employeeId, kindId }])
        const once = `correct:${randomUUID()}`
        await addEntries(tx, { employeeId, kindId }, [{ day, minutes, cause: 'CORRECTED', once }], { by: caller, reason })
        await audit(tx, { by: caller, action: 'leave', entity: 'employee', id: employeeId, reason, after: { kind: kind.name, day, minutes } })
        // Whoever corrects the own balance knows it already.
        if (employee.accountId !== caller.accountId) await mailCorrected(app, tx, { employee, kind, day, minutes, reason, once, by: caller.name })
        return { responseData: { id: employee.id }, message: `The balance of ${nameOf(employee)} is corrected.` }
      }),

    importOpeningBalances: async ({ files, caller }) => {
      await countTry(app, `import:account:${caller.accountId}`, { most: 20, seconds: 60 })
      return { responseData: { id: await beginImport(app, 'openingBalance', files.file, caller) }, message: 'Successfully uploaded!' }
    },

    getOpeningTemplate: ({ reply }) =>
      sendTemplate(reply, 'Opening balances', openingColumns, {
        further: ['The balance of that day is added to what the ledger holds: each person and kind once.'],
      }),
  }) satisfies Pick<Handlers<operations>, 'correctLeave' | 'importOpeningBalances' | 'getOpeningTemplate'>
