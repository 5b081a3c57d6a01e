import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import { outboxMessageLifecycle, outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { outbox } from '../tables/outbox.ts'
import type { Message } from './claimMessage.ts'
import { messageTransitions } from './messageTransitions.ts'

/** Nobody has read these, and somebody could still send them. */
const unsent = [...tagged(outboxMessageStates, 'keptHere'), ...tagged(outboxMessageStates, 'failed')]

const underWay = tagged(outboxMessageStates, 'underWay')

/** Stops what has not been sent and is not to be sent any more; each names the audit row that brought it about. What is being sent right now has no other try. */
export async function stopMessages(app: App, tx: Tx, which: SQL | undefined, causeOf: (message: Message) => number | null): Promise<void> {
  // Looked at and locked in one statement: what is claimed or comes back from a try meanwhile is one or the other, and never missed.
  const found = await tx
    .select()
    .from(outbox)
    .where(and(which, inArray(outbox.status, [...unsent, ...underWay]), isNull(outbox.sentAt)))
    .orderBy(outbox.id)
    .for('update')
  const sending = found.filter(({ status }) => isTagged(outboxMessageStates, status, 'underWay'))
  const ids = sending.map(({ id }) => id)
  if (ids.length > 0) await tx.update(outbox).set({ calledOff: true }).where(inArray(outbox.id, ids))
  for (const row of found) {
    if (sending.includes(row)) continue
    const step = { event: outboxMessageLifecycle.events.stop, by: 'system', actors: ['system'], causedBy: causeOf(row) } as const
    await transition(tx, messageTransitions(app), row, { ...step, set: () => ({ dueAt: null }) })
  }
}
