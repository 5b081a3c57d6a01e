import { assign, emit, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'
import { employeeLifecycle } from '../lifecycles/employee.ts'
import { targetOf } from '../lifecycles/targetOf.ts'

type Employee = components['schemas']['EmployeeRecord']
export const nameOf = (employee: Employee | null) => [employee?.personalDetails.firstName, employee?.personalDetails.lastName].filter(Boolean).join(' ')
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** Making an employee of somebody who signed: the dialog opens, is confirmed, closes; the list is read anew. */
export const conversionMachine = setup({
  types: {} as {
    context: { id: number; employee: Employee | null; key: string; problem: Refusal | null }
    events: { type: 'open'; employeeId: number } | { type: 'confirm' } | { type: 'cancel' } | { type: 'retry' }
    emitted: { type: 'converted'; name: string }
    tags: 'busy' | 'dialog'
  },
  actors: {
    look: fromPromise<Employee, { id: number }>(({ input, signal }) =>
      recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId: input.id } }, signal }).then((answer) => orThrow(answer).data),
    ),
    convert: fromPromise(({ input, signal }: { input: { employee: Employee; key: string }; signal: AbortSignal }) =>
      recruitment
        .POST('/employee/change-status', {
          params: { header: { 'Idempotency-Key': input.key } },
          body: { id: input.employee.id, status: targetOf(employeeLifecycle, 'convert'), version: input.employee.version },
          signal,
        })
        .then(orThrow),
    ),
  },
  actions: {
    choose: assign((_, { id }: { id: number }) => ({ id, employee: null, key: crypto.randomUUID(), problem: null })),
    keep: assign((_, { employee }: { employee: Employee }) => ({ employee, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    tell: emit((_, { name }: { name: string }) => ({ type: 'converted' as const, name })),
    forget: assign({ employee: null, problem: null }),
  },
  guards: {
    isStale: (_, { problem }: { problem: unknown }) => asRefusal(problem).code === 'STALE_VERSION',
  },
}).createMachine({
  id: 'conversion',
  context: { id: 0, employee: null, key: '', problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        open: {
          target: 'looking',
          actions: {
            type: 'choose',
            params: ({ event }) => ({ id: event.employeeId }),
          },
        },
      },
    },
    looking: {
      tags: ['busy', 'dialog'],
      on: { cancel: 'closed' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'asking', actions: { type: 'keep', params: ({ event }) => ({ employee: event.output }) } },
        onError: { target: 'unavailable', actions: explain },
      },
    },
    unavailable: { tags: 'dialog', on: { retry: 'looking', cancel: 'closed' } },
    asking: { tags: 'dialog', on: { confirm: 'converting', cancel: 'closed' } },
    converting: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'convert',
        src: 'convert',
        input: ({ context }) => ({ employee: context.employee as Employee, key: context.key }),
        onDone: { target: 'closed', actions: { type: 'tell', params: ({ context }) => ({ name: nameOf(context.employee) }) } },
        onError: [
          { guard: { type: 'isStale', params: ({ event }) => ({ problem: event.error }) }, target: 'looking', actions: explain },
          { target: 'asking', actions: explain },
        ],
      },
    },
  },
})
