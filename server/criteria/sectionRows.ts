import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { App, Caller } from '../platform/context.ts'
import { keeping } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { type Writing, write } from '../platform/db/transaction.ts'
import { checkVersion, type FieldError, notFound, Problem } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { checkFields, type FieldRule } from '../records/fieldRules.ts'
import { recountProgress, weightsAreFrozen } from '../records/requisitionFacts.ts'
import { lockDraft, lockRequisition, readRequisition } from '../records/requisitions.ts'
import { rescore, reweigh } from '../records/rescore.ts'

type Section = components['schemas']['ScoreSection']
/** One that several sections share says in each row which one it is of. */
type Table = PgTable & { id: PgColumn; requisitionId: PgColumn; version: PgColumn; section?: PgColumn }
type Row = { id: number; requisitionId: number; version: number }
type Given = Record<string, unknown>

/** One section of the form whose rows are weighed: where they are kept and how one looks on the wire. */
type SectionRows<Kept extends Row, Spec> = {
  table: Table
  section: Section
  /** What the wire calls a column, where it is not the column's own name. */
  wire: Record<string, string>
  present: (db: Database | Tx, rows: Kept[]) => Promise<Spec[]>
  /** What is said, and where, when a requisition that has its one row is given a second. */
  once?: FieldError
  /** How its fields must fit each other. */
  rule?: FieldRule
  /** Refuses what does not fit what else is kept. */
  check?: (tx: Tx, row: Kept) => Promise<void> | void
}

type Listing = { caller: Caller; params: { id: number } }
type Adding = Writing & { caller: Caller; body: { jobPositionId: number } }
type Changing = Writing & { caller: Caller; params: { id: number }; body: { version: number } }
type Removing = Writing & { caller: Caller; params: { id: number }; query: { version: number } }

/** List, add, update and delete of such rows: visible with the requisition, changeable while it is a draft. */
export function sectionRows<Kept extends Row, Spec extends { id: number }>(
  app: App,
  { table, section, wire, present, once, rule, check }: SectionRows<Kept, Spec>,
) {
  const ofSection = table.section && eq(table.section, section)
  const read = async (tx: Database | Tx, id: number) =>
    (
      (await tx
        .select()
        .from(table)
        .where(and(eq(table.id, id), ofSection))) as Kept[]
    )[0]
  const shown = async (tx: Tx, row: Kept) => (await present(tx, [row]))[0]!

  function columnsOf(given: Given): Given {
    const names = Object.fromEntries(Object.entries(wire).map(([column, field]) => [field, column]))
    return Object.fromEntries(Object.entries(given).map(([field, value]) => [names[field] ?? field, value]))
  }

  async function lockOwn(tx: Tx, caller: Caller, id: number, version: number) {
    const found = await read(tx, id)
    if (!found) throw notFound('criterion')
    await lockDraft(tx, caller, found.requisitionId, { what: 'criterion' })
    const row = await read(tx, id)
    if (!row) throw notFound('criterion')
    checkVersion(row, version)
    return row
  }

  async function saved(tx: Tx, caller: Caller, action: string, row: Row, change: { before?: Given; after?: Given }, count = rescore) {
    const causedBy = await audit(tx, { by: caller, action, entity: entityOf(section), id: row.id, requisitionId: row.requisitionId, ...change })
    await recountProgress(tx, await lockRequisition(tx, row.requisitionId))
    await count(tx, row.requisitionId, { why: 'CRITERIA', causedBy })
  }

  return {
    list: async ({ caller, params }: Listing) => {
      const { id } = await readRequisition(app.db, caller, params.id)
      const ofThis = and(eq(table.requisitionId, id), ofSection)
      const rows = (await app.db.select().from(table).where(ofThis).orderBy(asc(table.id)).limit(100)) as Kept[]
      const paging = { page: 1, size: 100, totalElements: rows.length, totalPages: rows.length > 0 ? 1 : 0 }
      return { responseDataList: await present(app.db, rows), paging }
    },

    add: (call: Adding) =>
      write(app, call, async (tx) => {
        const { jobPositionId, ...given }: Adding['body'] & Given = call.body
        await lockDraft(tx, call.caller, jobPositionId)
        await refuseFrozen(tx, jobPositionId)
        const values = { ...columnsOf(given), requisitionId: jobPositionId, section }
        if (rule) checkFields(values, rule)
        const [row] = (await keeping(tx.insert(table).values(values).returning(), wire, once && { requisitionId: once })) as Kept[]
        await check?.(tx, row!)
        const spec = await shown(tx, row!)
        await saved(tx, call.caller, 'add', row!, { after: described(spec) })
        return { responseData: spec, message: 'Successfully created!' }
      }),

    update: (call: Changing) =>
      write(app, call, async (tx) => {
        const { version, ...given }: Changing['body'] & Given = call.body
        const before = await lockOwn(tx, call.caller, call.params.id, version)
        await refuseFrozen(tx, before.requisitionId)
        const values = { ...columnsOf(given), version: version + 1 }
        if (rule) checkFields({ ...before, ...values }, rule)
        const [row] = (await keeping(tx.update(table).set(values).where(eq(table.id, before.id)).returning(), wire)) as Kept[]
        await check?.(tx, row!)
        const spec = await shown(tx, row!)
        const change = { before: described(await shown(tx, before)), after: described(spec) }
        await saved(tx, call.caller, 'change', row!, change, asksTheSame(before, row!) ? reweigh : rescore)
        return { responseData: spec, message: 'Successfully updated!' }
      }),

    remove: (call: Removing) =>
      write(app, call, async (tx) => {
        const row = await lockOwn(tx, call.caller, call.params.id, call.query.version)
        await refuseFrozen(tx, row.requisitionId)
        const before = described(await shown(tx, row))
        await tx.delete(table).where(eq(table.id, row.id))
        await saved(tx, call.caller, 'remove', row, { before })
        return { message: 'deleted' }
      }),
  }
}

/** Whether it asks for the same as before, by another weight or as something that must be there. */
function asksTheSame(before: Row, after: Row): boolean {
  const rest = ({ version: _version, ...row }: Row) => JSON.stringify({ ...row, weight: null, mandatory: null })
  return rest(before) === rest(after)
}

/** What the audit log calls a row of a section. */
export const entityOf = (section: Section) => (section === 'workAuthorisation' ? 'workAuth' : section)

export async function refuseFrozen(tx: Tx, requisitionId: number) {
  if (await weightsAreFrozen(tx, requisitionId))
    throw new Problem(409, 'WEIGHTS_FROZEN', 'Somebody is selected already: the criteria and their weights are frozen.')
}

/** What the audit log shows of a row: everything but keys and versions, and who asked for its item. */
const described = (spec: object): Given => Object.fromEntries(Object.entries(spec).filter(([field]) => !/^id$|Id$|^version$|^askedFor$/.test(field)))
