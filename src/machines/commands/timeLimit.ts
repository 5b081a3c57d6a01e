import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

export type TimeLimit = components['schemas']['TimeLimit']

/** Sets, changes or takes away one limit. */
export const saveTimeLimit = command((body: components['schemas']['TimeLimitChange'], signal) =>
  recruitment.POST('/time_limits', { body, signal }).then((answer) => orThrow(answer).message),
)
