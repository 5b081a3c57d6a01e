import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App, Call } from './contract.ts'
import type { Tx } from './database.ts'
import { Problem } from './problem.ts'
import { idempotencyKeys } from './schema.ts'

/** What a write needs of its call; any operation's call is one. */
export type Writing = Pick<Call, 'key' | 'visitor' | 'operationId'> & { params: unknown; query: unknown; body: unknown }

/**
 * Every write goes through here: one transaction or nothing. With an Idempotency-Key the key and the answer stand in
 * that same transaction, so that a repeated call gets the first answer and has no second effect; the unique key makes
 * parallel ones wait for each other.
 */
export function write<Answer>(app: App, call: Writing, effect: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const { key } = call
  if (!key) return app.db.transaction(effect)
  const mine = { accountId: call.visitor?.accountId ?? 0, operation: call.operationId, key }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([call.params, call.query, call.body]))
    .digest('hex')
  return app.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(idempotencyKeys)
      .values({ ...mine, fingerprint })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id })
    if (!fresh) {
      const [earlier] = await tx
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.accountId, mine.accountId), eq(idempotencyKeys.operation, mine.operation), eq(idempotencyKeys.key, key)))
      if (earlier?.fingerprint !== fingerprint)
        throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', 'This form was already sent with other answers. Open it anew and send it again.')
      return earlier.answer as Answer
    }
    const answer = await effect(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, fresh.id))
    return answer
  })
}
