import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type EmployeeStatus = components['schemas']['EmployeeStatus']
/** What the lifecycle looks at besides the status; who was not hired through recruitment has nothing left to sign. */
export type EmployeeFacts = { contractIsSigned: boolean }
export type EmployeeEvent =
  | { type: 'convert' }
  | { type: 'startLeave' }
  | { type: 'suspend' }
  | { type: 'returnFromLeave' }
  | { type: 'reinstate' }
  | { type: 'end' }

/** The lifecycle of an employee: nobody whose contract is not signed begins, and an end is final. */
export const employeeStates = setup({
  types: {} as { context: EmployeeFacts; input: EmployeeFacts; events: EmployeeEvent; tags: 'onboarding' | 'working' | 'away' | 'ended' },
  guards: {
    contractIsSigned: ({ context }) => context.contractIsSigned,
  },
}).createMachine({
  id: 'employee',
  context: ({ input }) => input,
  initial: 'onboarding',
  states: {
    onboarding: { tags: 'onboarding', on: { convert: { target: 'active', guard: 'contractIsSigned' }, end: 'ended' } },
    active: { tags: 'working', on: { startLeave: 'on leave', suspend: 'suspended', end: 'ended' } },
    'on leave': { tags: 'away', on: { returnFromLeave: 'active', end: 'ended' } },
    suspended: { on: { reinstate: 'active', end: 'ended' } },
    ended: { tags: 'ended' },
  },
})
true satisfies Same<StateValueFrom<typeof employeeStates>, EmployeeStatus>

/** Whether a contract letter of this status lets its person begin. */
export const contractIsSigned = (status: string) => status === ('signed' satisfies components['schemas']['ContractLetterStatus'])

/** An employee as the lifecycle sees one. */
const employeeAt = (employee: { status: EmployeeStatus } & EmployeeFacts) => employeeStates.resolveState({ value: employee.status, context: employee })

export const employeeLifecycle = {
  name: 'employee',
  machine: employeeStates,
  at: employeeAt,
  permissions: {
    convert: ['officer', 'manager'],
    startLeave: ['officer', 'manager', 'system'],
    suspend: ['manager'],
    returnFromLeave: ['officer', 'manager', 'system'],
    reinstate: ['manager'],
    end: ['manager', 'system'],
  },
  events: {
    convert: { type: 'convert' },
    startLeave: { type: 'startLeave' },
    suspend: { type: 'suspend' },
    returnFromLeave: { type: 'returnFromLeave' },
    reinstate: { type: 'reinstate' },
    end: { type: 'end' },
  },
} satisfies Lifecycle<{ status: EmployeeStatus } & EmployeeFacts, EmployeeEvent>
