import { orThrow, recruitment } from '../../api/client.ts'
import type { components, operations } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

export type BulkMove = components['schemas']['BulkMove']
type Wanted = NonNullable<operations['changeApplicationStatusInBulk']['requestBody']>['content']['application/json']

/** Moves the chosen applications; each is answered for itself. */
export const applicationBulkMachine = command<Wanted, BulkMove[]>((body, signal) =>
  recruitment.POST('/application/change-status-bulk', { body, signal }).then((answer) => orThrow(answer).responseDataList),
)
