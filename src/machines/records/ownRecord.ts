import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { recordMachine } from './record.machine.ts'

type Schemas = components['schemas']
/** `complete`: the person says that the record is finished. */
export type OwnRecord = Schemas['EmployeeRecord'] & { complete?: boolean }
export type Sections = Omit<Schemas['SaveEmployee'], 'version'>

/** The own record, section by section: each is saved as one goes on, so nothing is lost on the way. */
export const ownRecordMachine = recordMachine<OwnRecord, never>({
  byButton: true,
  load: (employeeId, signal) =>
    recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } }, signal }).then((answer) => [orThrow(answer).data]),
  async change({ id, contract, version }, typed) {
    // Nothing but sections is typed over.
    const body = { ...(typed as Sections), version }
    const answer = contract
      ? await recruitment.POST('/employee/save/{contractId}', { params: { path: { contractId: contract.contractId } }, body })
      : await recruitment.POST('/employee/update/{employeeId}', { params: { path: { employeeId: id } }, body })
    return orThrow(answer).data
  },
})
