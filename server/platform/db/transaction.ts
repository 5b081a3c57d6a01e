import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../../tables/platform.ts'
import type { App, Call } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from './database.ts'

/** What a write needs of its call; any operation's call is one. */
export type Writing = Pick<Call, 'key' | 'fingerprint' | 'visitor' | 'operationId'>

type Named = Pick<Writing, 'visitor' | 'operationId'>
const ownKey = ({ visitor, operationId }: Named, key: string) =>
  and(eq(idempotencyKeys.accountId, visitor?.accountId ?? 0), eq(idempotencyKeys.operation, operationId), eq(idempotencyKeys.key, key))

/** What was asked, to tell a repeated call from another one with the same key. */
export const fingerprintOf = (...asked: string[]) => createHash('sha256').update(asked.join('\n')).digest('hex')

/** Whether this very call was answered before, so that it will have no effect now. */
export async function isRepeated({ db }: Pick<App, 'db'>, call: Writing): Promise<boolean> {
  if (!call.key || !call.fingerprint) return false
  const [earlier] = await db
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(and(ownKey(call, call.key), eq(idempotencyKeys.fingerprint, call.fingerprint)))
  return earlier !== undefined
}

/**
 * Every write goes through here: one transaction or nothing. With an Idempotency-Key the key and the answer stand in
 * that same transaction, so that a repeated call gets the first answer and has no second effect; the unique key makes
 * parallel ones wait for each other.
 */
export function write<Answer>(app: App, call: Writing, effect: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const { key, fingerprint } = call
  if (!key || !fingerprint) return app.db.transaction(effect)
  const mine = { accountId: call.visitor?.accountId ?? 0, operation: call.operationId, key }
  return app.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(idempotencyKeys)
      .values({ ...mine, fingerprint })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id })
    if (!fresh) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(ownKey(call, key))
      if (earlier?.fingerprint !== fingerprint)
        throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', 'This form was already sent with other answers. Open it anew and send it again.')
      return earlier.answer as Answer
    }
    const answer = await effect(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, fresh.id))
    return answer
  })
}
