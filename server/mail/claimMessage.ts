import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { decide } from '../../src/machines/lifecycles/lifecycle.ts'
import { type OutboxEvent, type OutboxFacts, outboxMessageLifecycle, outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import { outbox, outboxState } from '../tables/outbox.ts'
import { forgetDelivered } from './mailSecrets.ts'

export type Message = typeof outbox.$inferSelect
type Posted = Pick<App, 'db' | 'settings'>
type Mailer = Posted & Pick<App, 'jobs'>

/** After the first try 1 min, 5 min, 30 min, 2 h, 6 h; then the message has failed. */
const DELAYS = [60, 300, 1800, 7200, 21600]
/** Longer than a try can take, so that nobody claims what is still being sent. */
export const triesFor = ({ settings }: Pick<App, 'settings'>) => settings.mailTimeout * 4_000
/** So much longer the lease lasts: what goes with a message is made in it, and the answer is written down. */
const SPARE = 60_000
const leaseOf = (app: Pick<App, 'settings'>) => triesFor(app) + SPARE
/** Within this a file that goes with a message has to be there: what takes longer would be sent when the lease may be over. */
export const MAKING = SPARE / 2

/** Nobody has paused the whole outbox. */
export async function outboxIsOpen(db: Database | Tx): Promise<boolean> {
  const [state] = await prepared(db, outboxIsOpen, () => db.select({ pausedAt: outboxState.pausedAt }).from(outboxState)).execute()
  return !state?.pausedAt
}

/** What the lifecycle of a message looks at. */
export const outboxFacts = async (
  { settings }: Pick<App, 'settings'>,
  tx: Database | Tx,
  { attempts, goesAt, calledOff }: Pick<Message, 'attempts' | 'goesAt' | 'calledOff'>,
): Promise<OutboxFacts> => ({
  outboxIsOpen: await outboxIsOpen(tx),
  mailServerIsSet: settings.smtpUrl !== null,
  triesAreLeft: attempts <= DELAYS.length,
  goesLater: goesAt !== null && goesAt > new Date(),
  isCalledOff: calledOff,
})

async function verdictOn(app: Posted, tx: Tx, row: Message, event: OutboxEvent, isFinal = false) {
  const facts = await outboxFacts(app, tx, row)
  return decide(outboxMessageLifecycle, { status: row.status, ...facts, triesAreLeft: facts.triesAreLeft && !isFinal }, event, ['system'])
}

const locked = async (tx: Tx, id: number) => (await tx.select().from(outbox).where(eq(outbox.id, id)).for('update', { skipLocked: true }))[0]

/** Takes a message for one try, for as long as the lease lasts; null when it is not due, not to be sent, or somebody else's. */
export const claimMessage = (app: Posted, id: number, now = new Date()): Promise<Message | null> =>
  app.db.transaction(async (tx) => {
    const row = await locked(tx, id)
    if (!row?.dueAt || row.dueAt > now) return null
    const verdict = await verdictOn(app, tx, row, { type: 'claim' })
    if (!verdict.allowed) return null
    const lease = { status: verdict.status, attempts: row.attempts + 1, leaseUntil: new Date(now.getTime() + leaseOf(app)) }
    const [claimed] = await tx.update(outbox).set(lease).where(eq(outbox.id, id)).returning()
    return claimed ?? null
  })

export type Outcome = { event: Extract<OutboxEvent, { type: 'deliver' | 'fail' }>; reason: string | null; isFinal?: boolean }

/** Writes down what became of a try, unless the lease has run out and another process has taken over meanwhile. */
export const settleMessage = (app: Mailer, claimed: Message, outcome: Outcome, now = new Date()): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, claimed.id)).for('update')
    if (row?.leaseUntil?.getTime() !== claimed.leaseUntil?.getTime()) return false
    return row ? step(app, tx, row, outcome, now) : false
  })

/** What a process that died held in its hands is queued anew, or has failed if that was the last try. Answers how many there were. */
export async function reclaimMessages(app: Mailer, now = new Date()): Promise<number> {
  const lost = await app.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.status, tagged(outboxMessageStates, 'underWay')), or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, now))))
    .limit(200)
  let count = 0
  await eachAlone('mail-sweep', lost, ({ id }) =>
    app.db.transaction(async (tx) => {
      const row = await locked(tx, id)
      const outcome: Outcome = { event: { type: 'fail' }, reason: 'The sending was interrupted. The message may have arrived once already.' }
      if (row && (row.leaseUntil === null || row.leaseUntil < now) && (await step(app, tx, row, outcome, now, 0))) count++
    }),
  )
  return count
}

async function step(
  app: Mailer,
  tx: Tx,
  row: Message,
  { event, reason, isFinal }: Outcome,
  now: Date,
  delay = DELAYS[row.attempts - 1] ?? 0,
): Promise<boolean> {
  const verdict = await verdictOn(app, tx, row, event, isFinal)
  if (!verdict.allowed) return false
  const isQueued = isTagged(outboxMessageStates, verdict.status, 'waiting')
  const dueAt = isQueued ? new Date(now.getTime() + delay * 1000) : null
  const sentAt = event.type === 'deliver' ? now : row.sentAt
  await tx
    .update(outbox)
    .set({ status: verdict.status, reason, dueAt, leaseUntil: null, sentAt, version: row.version + 1 })
    .where(eq(outbox.id, row.id))
  if (event.type === 'deliver') await forgetDelivered(tx, row.id)
  if (dueAt) await app.jobs.send(tx, 'mail', { id: row.id }, { startAfter: dueAt })
  return true
}
