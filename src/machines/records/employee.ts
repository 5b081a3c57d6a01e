import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { recordMachine } from './record.machine.ts'

type Schemas = components['schemas']
type Employee = Schemas['EmployeeRecord']
const at = (employeeId: number) => ({ params: { path: { employeeId } } })

/** Sections of an employee's record on the profile, each saved by its own button. */
export const employeeMachine = recordMachine<Employee, never>({
  byButton: true,
  confirmsChoice: true,
  load: (id, signal) => recruitment.GET('/employee/get/{employeeId}', { ...at(id), signal }).then((answer) => [orThrow(answer).data]),
  change: ({ id, version }, typed) =>
    // Nothing but sections is typed over.
    recruitment
      .POST('/employee/update/{employeeId}', { ...at(id), body: { ...(typed as Omit<Schemas['UpdateEmployee'], 'version'>), version } })
      .then((answer) => orThrow(answer).data),
})
