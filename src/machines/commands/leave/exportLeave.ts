import { hr, orThrow } from '../../../api/client.ts'
import type { ExportCall } from '../exportSheet.ts'

const asBlob = (answer: { data?: unknown; error?: unknown; response: Response }) => orThrow<Blob>({ ...answer, data: answer.data as Blob })

export const exportLeaveRequests: ExportCall = (body, signal) => hr.POST('/leave/request/export', { body, parseAs: 'blob', signal }).then(asBlob)
/** The balances of all on a day; of today without one. */
export const exportLeaveBalances =
  (on: string | undefined): ExportCall =>
  (body, signal) =>
    hr.POST('/leave/balance/export', { params: { query: { ...(on ? { on } : {}) } }, body, parseAs: 'blob', signal }).then(asBlob)
