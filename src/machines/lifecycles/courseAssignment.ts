import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type CourseAssignmentStatus = components['schemas']['CourseAssignmentStatus']
/** What the lifecycle looks at besides the status. */
export type CourseAssignmentFacts = { courseIsDone: boolean; certificateIsThere: boolean; employmentGoesOn: boolean; someoneElseDecides: boolean }
export type CourseAssignmentEvent =
  | { type: 'start' }
  | { type: 'complete' }
  | { type: 'fail' }
  | { type: 'handIn' }
  | { type: 'accept' }
  | { type: 'sendBack' }
  | { type: 'assignAgain' }
  | { type: 'cancel' }

const byThePerson = {
  complete: { target: 'completed', guard: 'courseIsDone' },
  fail: { target: 'failed' },
  handIn: { target: 'handed in', guard: 'certificateIsThere' },
  cancel: { target: 'not needed' },
} as const

/** The lifecycle of a course that one person has to do. Whether it is overdue, and whether what was done still holds, is told by the day and is no state. */
export const courseAssignmentStates = setup({
  types: {} as {
    context: CourseAssignmentFacts
    input: CourseAssignmentFacts
    events: CourseAssignmentEvent
    tags: 'open' | 'toDo' | 'byWord' | 'begun' | 'forHr' | 'failed' | 'done' | 'notNeeded'
  },
  guards: {
    courseIsDone: ({ context }) => context.courseIsDone,
    certificateIsThere: ({ context }) => context.certificateIsThere,
    employmentGoesOn: ({ context }) => context.employmentGoesOn,
    someoneElseDecides: ({ context }) => context.someoneElseDecides,
  },
}).createMachine({
  id: 'courseAssignment',
  context: ({ input }) => input,
  initial: 'assigned',
  states: {
    assigned: { tags: ['open', 'toDo', 'byWord'], on: { start: 'started', ...byThePerson } },
    started: { tags: ['open', 'toDo', 'byWord', 'begun'], on: byThePerson },
    'handed in': {
      tags: ['open', 'forHr'],
      on: { accept: { target: 'completed', guard: 'someoneElseDecides' }, sendBack: 'started', cancel: 'not needed' },
    },
    failed: { tags: ['open', 'toDo', 'failed'], on: { assignAgain: { target: 'assigned', guard: 'employmentGoesOn' }, cancel: 'not needed' } },
    completed: { tags: 'done' },
    'not needed': { tags: 'notNeeded' },
  },
})
true satisfies Same<StateValueFrom<typeof courseAssignmentStates>, CourseAssignmentStatus>

/** An assignment as its lifecycle sees it. */
const courseAssignmentAt = (assignment: { status: CourseAssignmentStatus } & CourseAssignmentFacts) =>
  courseAssignmentStates.resolveState({ value: assignment.status, context: assignment })

export const courseAssignmentLifecycle = {
  name: 'courseAssignment',
  machine: courseAssignmentStates,
  at: courseAssignmentAt,
  permissions: {
    start: ['owner'],
    complete: ['owner', 'officer', 'manager'],
    fail: ['owner'],
    handIn: ['owner'],
    accept: ['officer', 'manager'],
    sendBack: ['officer', 'manager'],
    assignAgain: ['owner', 'officer', 'manager'],
    cancel: ['officer', 'manager', 'system'],
  },
  reasonRequired: ['sendBack', 'cancel'],
  events: {
    start: { type: 'start' },
    complete: { type: 'complete' },
    fail: { type: 'fail' },
    handIn: { type: 'handIn' },
    accept: { type: 'accept' },
    sendBack: { type: 'sendBack' },
    assignAgain: { type: 'assignAgain' },
    cancel: { type: 'cancel' },
  },
} satisfies Lifecycle<{ status: CourseAssignmentStatus } & CourseAssignmentFacts, CourseAssignmentEvent>
