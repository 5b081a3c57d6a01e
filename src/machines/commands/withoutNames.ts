import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

/** Begins or ends that a requisition's candidates are screened without names. */
export const withoutNamesMachine = command(({ id, on }: { id: number; on: boolean }, signal) =>
  recruitment.POST('/selection_process/without-names/{id}', { params: { path: { id } }, body: { on }, signal }).then((answer) => orThrow(answer).message),
)
