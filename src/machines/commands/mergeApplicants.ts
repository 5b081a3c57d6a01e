import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

type Pair = { keptId: number; goneId: number }

/** Makes two records of one person one. */
export const mergeMachine = command(({ key, ...body }: Pair & { key: string; keptVersion: number; goneVersion: number }, signal) =>
  recruitment.POST('/applicant/merge', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then((answer) => orThrow(answer).message),
)

/** Takes it back. */
export const undoMergeMachine = command((body: Pair, signal) =>
  recruitment.POST('/applicant/undo-merge', { body, signal }).then((answer) => orThrow(answer).message),
)
