import type { AnyStateMachine } from 'xstate'
import { type Actor, decide, eventTo, type Lifecycle } from '../../../src/machines/lifecycles/lifecycle.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import type { Tx } from '../db/database.ts'
import { planned } from '../db/prepared.ts'
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

/** Records of a kind of which many move in one call. */
export type TransitionsOfSeveral<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object> = Transitions<
  Row,
  Facts,
  Event,
  Columns
> & {
  /** Writes the same to several that are locked; the version of each is one higher. */
  readonly updateAlike: (tx: Tx, ids: number[], columns: Partial<Columns> & { status: Row['status'] }) => Promise<Row[]>
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
  const { event, status } = await judge(tx, kind, row, step)
  return { ...(await write(tx, kind, row, { ...step, event }, status)), event }
}

/** What the lifecycle says to it: the event and the status that follows. A refusal is thrown in words. */
async function judge<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  tx: Tx,
  kind: Transitions<Row, Facts, Event, Columns>,
  row: Row,
  step: Given<Row, Event, Columns> & Wanted<Row, Event>,
  known?: Map<string, Verdict<Row, Event>>,
): Promise<Verdict<Row, Event>> {
  if (step.version !== undefined) checkVersion(row, step.version)
  const subject = { ...(await kind.facts(tx, row)), status: row.status }
  if (!known) return verdictOn(kind, subject, step)
  const { event, to, except, actors, reason, by } = step
  const alike = JSON.stringify([subject, event, to, except, actors, reason, by])
  const verdict = known.get(alike) ?? verdictOn(kind, subject, step)
  known.set(alike, verdict)
  return verdict
}

type Verdict<Row extends Stored, Event> = { event: Event; status: Row['status'] }

function verdictOn<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  kind: Transitions<Row, Facts, Event, Columns>,
  subject: { status: Row['status'] } & Facts,
  step: Given<Row, Event, Columns> & Wanted<Row, Event>,
): Verdict<Row, Event> {
  const { lifecycle } = kind
  const { status } = subject
  const event = step.event ?? (step.to ? eventTo(lifecycle, subject, step.to, step.actors) : null)
  if (!event || [step.except ?? []].flat().some((type) => type === event.type))
    throw new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor('NOT_FROM_HERE', lifecycle.name, status, kind.called))
  const verdict = decide(lifecycle, subject, event, step.actors)
  if (!verdict.allowed) throw refusal(kind, status, event.type, verdict.why)
  const reasonIsMissing = step.by !== 'system' && lifecycle.reasonRequired?.some((type) => type === event.type) && !step.reason?.trim()
  if (reasonIsMissing) throw wrongField(step.reasonField ?? 'reason', askForReason(lifecycle.name))
  return { event, status: verdict.status }
}

/**
 * The same for several locked rows, whatever their number in few statements: each is judged by itself, those that are alike
 * once, and those that may move are written together. Answers by id what became of each: what it is now, or why it was refused.
 */
export async function transitionAll<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  tx: Tx,
  kind: TransitionsOfSeveral<Row, Facts, Event, Columns>,
  rows: readonly Row[],
  stepOf: (row: Row) => Given<Row, Event, Columns> & Wanted<Row, Event>,
): Promise<Map<number, Moved<Row, Event> | Problem>> {
  const answers = new Map<number, Moved<Row, Event> | Problem>()
  const verdicts = new Map<string, Verdict<Row, Event>>()
  const judged: { row: Row; event: Event; columns: Partial<Columns> & { status: Row['status'] }; written: Written }[] = []
  for (const row of rows)
    try {
      const step = stepOf(row)
      const { event, status } = await judge(tx, kind, row, step, verdicts)
      await step.before?.(event)
      const columns = { ...(await step.set?.(event, status)), status } as Partial<Columns> & { status: Row['status'] }
      judged.push({ row, event, columns, written: writtenOf(kind, row, { ...step, event }, status) })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      answers.set(row.id, error)
    }
  if (judged.length === 0) return answers
  const noted = await note(
    tx,
    judged.map(({ written }) => written),
  )
  const auditIds = new Map(noted.map(({ id, entityId }) => [entityId, id]))
  const after = new Map<number, Row>()
  for (const alike of Map.groupBy(judged, ({ columns }) => JSON.stringify(columns)).values())
    for (const row of await kind.updateAlike(
      tx,
      alike.map(({ row }) => row.id),
      alike[0]!.columns,
    ))
      after.set(row.id, row)
  for (const { row, event } of judged) answers.set(row.id, { ...outcome(auditIds.get(row.id), after.get(row.id)), from: row.status, event })
  return answers
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
  step: Given<Row, Event, Columns> & { event: Event },
  status: Row['status'],
) {
  await step.before?.(step.event)
  const columns = await step.set?.(step.event, status)
  const [noted] = await note(tx, [writtenOf(kind, row, step, status)])
  const [after] = await kind.update(tx, row, { ...columns, status, version: row.version + 1 } as Partial<Columns> & {
    status: string
    version: number
  })
  return { ...outcome(noted?.id, after), from: row.status }
}

type Written = { history: typeof statusHistory.$inferInsert; audit: typeof auditLog.$inferInsert }

/** What history and audit log tell of it. */
function writtenOf<Row extends Stored, Facts extends object, Event extends { type: string }, Columns extends object>(
  kind: Transitions<Row, Facts, Event, Columns>,
  row: Row,
  { event, by, reason, causedBy }: Given<Row, Event, Columns> & { event: Event },
  status: Row['status'],
): Written {
  const entity = kind.entity ?? kind.lifecycle.name
  const about = { ...kind.belongsTo(row), entity, id: row.id, by, reason: reason?.trim() || null, causedBy: causedBy ?? null }
  return {
    history: { entity, entityId: row.id, event: event.type, fromStatus: row.status, toStatus: status, actorName: nameOf(by), reason: about.reason },
    audit: auditRow({ ...about, action: event.type, before: { status: row.status }, after: { status } }),
  }
}

/** One statement writes both. */
async function note(tx: Tx, written: readonly Written[]) {
  const rows = written.map((one) => one.history)
  const history = tx.$with('history').as(tx.insert(statusHistory).values(rows).returning({ id: statusHistory.id }))
  const both = tx
    .with(history)
    .insert(auditLog)
    .values(written.map((one) => one.audit))
    .returning({ id: auditLog.id, entityId: auditLog.entityId })
  // Of many, each number of them would be a statement of its own.
  return written.length === 1 ? planned(both) : both
}

function outcome<Row>(auditId: number | undefined, row: Row | undefined) {
  if (!auditId || !row) throw new Problem(409, 'STALE', 'This was changed in the meantime. Load it again.')
  return { row, auditId }
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
