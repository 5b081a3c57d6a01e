import { orThrow, recruitment } from '../api/client.ts'
import { deed } from './deed.ts'

/** Trying a failed message again. */
export const retryMessageMachine = deed(({ id, version }: { id: number; version: number }, signal) =>
  recruitment.POST('/outbox/retry/{id}', { params: { path: { id } }, body: { version }, signal }).then(orThrow),
)
