import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type TaskStatus = components['schemas']['TaskStatus']
/** What the lifecycle looks at besides the status. */
export type TaskFacts = { employmentGoesOn: boolean }
export type TaskEvent = { type: 'complete' } | { type: 'reopen' } | { type: 'cancel' } | { type: 'change' }

/** The lifecycle of a task of the onboarding. Whether it is overdue is told by the day and is no state. */
export const taskStates = setup({
  types: {} as { context: TaskFacts; input: TaskFacts; events: TaskEvent; tags: 'open' | 'done' | 'notNeeded' },
  guards: {
    employmentGoesOn: ({ context }) => context.employmentGoesOn,
  },
}).createMachine({
  id: 'task',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { tags: 'open', on: { complete: 'done', cancel: 'not needed', change: 'open' } },
    done: { tags: 'done', on: { reopen: { target: 'open', guard: 'employmentGoesOn' } } },
    'not needed': { tags: 'notNeeded', on: { reopen: { target: 'open', guard: 'employmentGoesOn' } } },
  },
})
true satisfies Same<StateValueFrom<typeof taskStates>, TaskStatus>

/** A task as its lifecycle sees it. */
const taskAt = (task: { status: TaskStatus } & TaskFacts) => taskStates.resolveState({ value: task.status, context: task })

export const taskLifecycle = {
  name: 'task',
  machine: taskStates,
  at: taskAt,
  permissions: {
    complete: ['owner', 'officer', 'manager'],
    reopen: ['owner', 'officer', 'manager'],
    cancel: ['officer', 'manager', 'system'],
    change: ['officer', 'manager'],
  },
  reasonRequired: ['cancel'],
  events: { complete: { type: 'complete' }, reopen: { type: 'reopen' }, cancel: { type: 'cancel' }, change: { type: 'change' } },
} satisfies Lifecycle<{ status: TaskStatus } & TaskFacts, TaskEvent>
