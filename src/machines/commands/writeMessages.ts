import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Keyed<Body> = Body & { key: string }

/** Writing to candidates; the same key is answered as before and writes nothing anew. */
export const writeMessages = command(({ key, ...body }: Keyed<components['schemas']['SendMessages']>, signal) =>
  recruitment.POST('/message', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)

/** Rewriting a message that waits. */
export const changeMessage = command(({ id, ...body }: components['schemas']['ChangeMessage'] & { id: number }, signal) =>
  recruitment.POST('/outbox/change/{id}', { params: { path: { id } }, body, signal }).then(orThrow),
)

/** Forgetting a text that was kept for messages. */
export const deleteTemplate = command(({ id, version }: { id: number; version: number }, signal) =>
  recruitment.DELETE('/email-template/{id}', { params: { path: { id }, query: { version } }, signal }).then(orThrow),
)
