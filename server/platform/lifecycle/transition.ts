import type { AnyStateMachine } from 'xstate'
import { type Actor, decide, eventTo, type Lifecycle } from '../../../src/machines/lifecycles/lifecycle.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import type { Tx } from '../db/database.ts'
import { checkVersion, Problem, wrongField } from '../http/problem.ts'
import { type About, auditRow, type By, nameOf } from './audit.ts'
import { askForReason, wordsFor } from './guardReasons.ts'

type Stored = { id: number; status: string; version: number }

/** How records of one kind take the events of their lifecycle: what its guards look at, and where its status is kept. */
export type Transitions<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object> = {
  readonly lifecycle: Lifecycle<{ status: Row['status'] } & Facts, Event>
  /** What history and audit call such a record, where that is not the name of its lifecycle. */
  readonly entity?: string
  /** What people call such a record, where the lifecycle's name is not their word. */
  readonly called?: string
  readonly belongsTo: (row: Row) => Pick<About, 'requisitionId' | 'applicationId'>
  /** What the guards look at besides the status; read once for each event. */
  readonly facts: (tx: Tx, row: Row) => Promise<Facts> | Facts
  /** Writes the status and whatever else changes with it; no row when the record went to somebody who was faster. */
  readonly update: (tx: Tx, row: Row, columns: Partial<Columns> & { status: Row['status']; version: number }) => Promise<Row[]>
}

type Given<Row extends Stored, Event, Columns> = {
  by: By
  actors: readonly Actor[]
  reason?: string | null | undefined
  /** Under which name the contract asks for the reason. */
  reasonField?: string
  causedBy?: number | null | undefined
  /** The version that the caller has seen. */
  version?: number | undefined
  /** What has to end before the record moves; it is known by then that it may. */
  before?: (event: Event) => Promise<void>
  /** What changes beside the status. */
  set?: (event: Event, status: Row['status']) => Partial<Columns> | Promise<Partial<Columns>>
}
/** An event, or the status to which exactly one event leads; `except` is what this call does not stand for. */
type Wanted<Row extends Stored, Event extends { type: string }> =
  | { event: Event; to?: never; except?: never }
  | { event?: never; to: Row['status']; except?: Event['type'] | readonly Event['type'][] }

/** The record after the event, the status it had, and the audit row for `causedBy`. */
export type Moved<Row extends Stored, Event> = { row: Row; from: Row['status']; event: Event; auditId: number }

/**
 * The one way in which a record changes its status: a row that the caller has locked takes an event. Facts are read once, the
 * lifecycle is asked, a refusal is told in words, and the row, its history and the audit log are written.
 */
export async function transition<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  tx: Tx,
  kind: Transitions<Row, Facts, Event, Columns>,
  row: Row,
  step: Given<Row, Event, Columns> & Wanted<Row, Event>,
): Promise<Moved<Row, Event>> {
  const { lifecycle } = kind
  if (step.version !== undefined) checkVersion(row, step.version)
  const subject = { ...(await kind.facts(tx, row)), status: row.status }
  const event = step.event ?? (step.to ? eventTo(lifecycle, subject, step.to, step.actors) : null)
  if (!event || [step.except ?? []].flat().some((type) => type === event.type))
    throw new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor('NOT_FROM_HERE', lifecycle.name, row.status, kind.called))
  const verdict = decide(lifecycle, subject, event, step.actors)
  if (!verdict.allowed) throw refusal(kind, row.status, event.type, verdict.why)
  const reasonIsMissing = step.by !== 'system' && lifecycle.reasonRequired?.some((type) => type === event.type) && !step.reason?.trim()
  if (reasonIsMissing) throw wrongField(step.reasonField ?? 'reason', askForReason(lifecycle.name))
  return { ...(await write(tx, kind, row, { ...step, event }, verdict.status)), event }
}

/** The same for what follows by itself: null where the lifecycle does not let the event happen, or where it would change nothing. */
export async function transitionIfDue<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  tx: Tx,
  kind: Transitions<Row, Facts, Event, Columns>,
  row: Row,
  { events, ...step }: Omit<Given<Row, Event, Columns>, 'version'> & { events: readonly Event[] },
): Promise<Moved<Row, Event> | null> {
  const subject = { ...(await kind.facts(tx, row)), status: row.status }
  for (const event of events) {
    const verdict = decide(kind.lifecycle, subject, event, step.actors)
    if (verdict.allowed && verdict.status !== row.status) return { ...(await write(tx, kind, row, { ...step, event }, verdict.status)), event }
  }
  return null
}

async function write<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  tx: Tx,
  kind: Transitions<Row, Facts, Event, Columns>,
  row: Row,
  { event, by, reason, causedBy, before, set }: Given<Row, Event, Columns> & { event: Event },
  status: Row['status'],
) {
  await before?.(event)
  const columns = await set?.(event, status)
  const entity = kind.entity ?? kind.lifecycle.name
  const about = { ...kind.belongsTo(row), entity, id: row.id, by, reason: reason?.trim() || null, causedBy: causedBy ?? null }
  const step = { entity, entityId: row.id, event: event.type, fromStatus: row.status, toStatus: status, actorName: nameOf(by), reason: about.reason }
  const history = tx.$with('history').as(tx.insert(statusHistory).values(step).returning({ id: statusHistory.id }))
  const [written] = await tx
    .with(history)
    .insert(auditLog)
    .values(auditRow({ ...about, action: event.type, before: { status: row.status }, after: { status } }))
    .returning({ id: auditLog.id })
  const [after] = await kind.update(tx, row, { ...columns, status, version: row.version + 1 } as Partial<Columns> & {
    status: string
    version: number
  })
  if (!written || !after) throw new Problem(409, 'STALE', 'This was changed in the meantime. Load it again.')
  return { row: after, from: row.status, auditId: written.id }
}

type Beginning = { id: number; by: By }

/** The beginning of a record's history, in the first state of its lifecycle. */
export const begin = (tx: Tx, lifecycle: { name: string; machine: AnyStateMachine }, record: Beginning) => beginAll(tx, lifecycle, [record])

/** The same of many records at once. */
export async function beginAll(tx: Tx, { name, machine }: { name: string; machine: AnyStateMachine }, records: Beginning[]) {
  const rows = records.map((record) => beginningOf({ name, machine }, record))
  if (rows.length > 0) await tx.insert(statusHistory).values(rows)
}

/** The row of the history that tells of it. */
export const beginningOf = ({ name, machine }: { name: string; machine: AnyStateMachine }, { id, by }: Beginning): typeof statusHistory.$inferInsert => {
  return { entity: name, event: 'begin', fromStatus: null, toStatus: String(machine.config.initial), entityId: id, actorName: nameOf(by) }
}

function refusal({ lifecycle, called }: { lifecycle: { name: string }; called?: string }, status: string, event: string, why: string) {
  if (why === 'NOT_YOURS') return new Problem(403, 'FORBIDDEN', wordsFor(why, lifecycle.name, status, called))
  return new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor(why, lifecycle.name, status, called), [{ field: event, message: why }])
}
