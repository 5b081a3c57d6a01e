import { eq } from 'drizzle-orm'
import { type OutboxEvent, type OutboxFacts, outboxMessageLifecycle } from '../../src/machines/lifecycles/outboxMessage.ts'
import type { App } from '../platform/context.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import type { Transitions } from '../platform/lifecycle/transition.ts'
import { outbox } from '../tables/outbox.ts'
import { type Message, outboxFacts } from './claimMessage.ts'
import { NO_SERVER } from './sendMail.ts'

explain('outboxMessage', {
  mailServerIsSet: NO_SERVER,
  goesLater: 'This message does not wait for a later moment.',
  mayBeSent: 'Nothing is sent while the outbox is paused or no mail server is set.',
})

/** Messages take their events. */
export const messageTransitions = (app: App): Transitions<Message, OutboxFacts, OutboxEvent, Message> => ({
  lifecycle: outboxMessageLifecycle,
  entity: 'message',
  called: 'message',
  belongsTo: ({ applicationId, requisitionId }) => ({ applicationId, requisitionId }),
  facts: (tx, row) => outboxFacts(app, tx, row),
  update: (tx, { id }, columns) => tx.update(outbox).set(columns).where(eq(outbox.id, id)).returning(),
})
