import { queryClient } from '../../api/cache.ts'
import type { Item, Values } from './edits.ts'
import { recordMachine } from './record.machine.ts'
import type { RecordCalls } from './recordCalls.ts'

/** Reference lists do not change with a requisition. */
const isReference = (path: unknown) => typeof path === 'string' && (path.startsWith('/ref/') || path === '/regulatory')
const isHeadOf = (id: number, [, path, init]: readonly unknown[]) =>
  path === '/job-requisition-summary/{id}' && JSON.stringify(init) === JSON.stringify({ params: { path: { id } } })

/** The head of the requisition says how far it is, so it is asked again at once; what else shows it, when somebody next looks. */
function touched(requisitionId: number) {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isReference(queryKey[1]), refetchType: 'none' })
  void queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => isHeadOf(requisitionId, queryKey) })
}

/** A section of a requisition, as a record that saves itself. */
export const sectionMachine = <I extends Item, Needed extends keyof Values<I>>(calls: Omit<RecordCalls<I, Needed>, 'touched'>) =>
  recordMachine<I, Needed>({ ...calls, touched })
