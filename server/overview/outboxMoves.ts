import { eq } from 'drizzle-orm'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { type OutboxEvent, outboxMessageLifecycle } from '../../src/machines/lifecycles/outboxMessage.ts'
import { type Message, outboxFacts } from '../mail/claimMessage.ts'
import { messageTransitions } from '../mail/messageTransitions.ts'
import { NO_SERVER } from '../mail/sendMail.ts'
import type { App, Call, Caller } from '../platform/context.ts'
import { type Writing, write } from '../platform/db/transaction.ts'
import { notFound } from '../platform/http/problem.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { staffActors } from '../records/applications.ts'
import { outbox } from '../tables/outbox.ts'

type Decision = Extract<OutboxEvent['type'], 'pause' | 'resume' | 'retry' | 'hurry' | 'stop'>

/** What this person may decide about a message now. */
export async function movesFor(app: App, caller: Caller, row: Message) {
  const moves = movesOf(outboxMessageLifecycle, { status: row.status, ...(await outboxFacts(app, app.db, row)) }, staffActors(caller))
  const can = (decision: Decision) => moves.some(({ event, allowed }) => event === decision && allowed)
  return { canRetry: can('retry'), canPause: can('pause'), canResume: can('resume'), canHurry: can('hurry'), canStop: can('stop') }
}

type Deciding = Writing & Pick<Call, 'caller'> & { params: { id: number }; body: { version: number } }

/** A person keeps a message back, lets it go at its moment, sends it before that, has it tried anew, or stops it for good. */
export const moved = (app: App, call: Deciding, decision: Decision, message: string) =>
  write(app, call, async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, call.params.id)).for('update')
    if (!row) throw notFound('message')
    const isKept = decision === 'pause' || decision === 'stop'
    const goes = !isKept && app.settings.smtpUrl !== null
    const now = new Date()
    // Who lets a message go does not hurry it.
    const at = decision === 'resume' && row.goesAt && row.goesAt > now ? row.goesAt : now
    const anew = isKept ? {} : { attempts: 0, reason: goes ? null : NO_SERVER, ...(decision === 'hurry' && { goesAt: now }) }
    await transition(tx, messageTransitions(app), row, {
      event: outboxMessageLifecycle.events[decision],
      by: call.caller,
      actors: staffActors(call.caller),
      version: call.body.version,
      set: () => ({ ...anew, dueAt: goes ? at : null }),
    })
    if (goes) await app.jobs.send(tx, 'mail', { id: row.id }, { startAfter: at })
    return { message }
  })
