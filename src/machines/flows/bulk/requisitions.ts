import { orThrow, recruitment } from '../../../api/client.ts'
import type { operations } from '../../../api/recruitment.gen.ts'
import { requisitionLifecycle } from '../../lifecycles/requisition.ts'
import { targetOf } from '../../lifecycles/targetOf.ts'
import { bulkMachine } from './bulk.ts'

type Several = NonNullable<operations['changeRequisitionStatusInBulk']['requestBody']>['content']['application/json']

/** Letters, interviews and applications may end with each of them. */
const AT_ONCE = 5

/** Cancels the chosen requisitions; each is answered for itself. */
export const requisitionBulkMachine = bulkMachine<Omit<Several, 'status'>>({
  size: AT_ONCE,
  move: (body, signal) =>
    recruitment
      .POST('/requisitions/change-status-bulk', { body: { ...body, status: targetOf(requisitionLifecycle, 'cancel') }, signal })
      .then((answer) => orThrow(answer).responseDataList),
})
