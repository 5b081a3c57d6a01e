import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type CourseStatus = components['schemas']['CourseStatus']
/** What the lifecycle looks at besides the status. */
export type CourseFacts = { contentIsThere: boolean }
export type CourseEvent = { type: 'publish' } | { type: 'retire' }

/** The lifecycle of a course: what people were given is retired, never taken back. */
export const courseStates = setup({
  types: {} as { context: CourseFacts; input: CourseFacts; events: CourseEvent; tags: 'draft' | 'offered' },
  guards: {
    contentIsThere: ({ context }) => context.contentIsThere,
  },
}).createMachine({
  id: 'course',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: { tags: 'draft', on: { publish: { target: 'published', guard: 'contentIsThere' } } },
    published: { tags: 'offered', on: { retire: 'retired' } },
    retired: {},
  },
})
true satisfies Same<StateValueFrom<typeof courseStates>, CourseStatus>

/** A course as its lifecycle sees it. */
const courseAt = (course: { status: CourseStatus } & CourseFacts) => courseStates.resolveState({ value: course.status, context: course })

export const courseLifecycle = {
  name: 'course',
  machine: courseStates,
  at: courseAt,
  permissions: { publish: ['officer', 'manager'], retire: ['officer', 'manager'] },
  events: { publish: { type: 'publish' }, retire: { type: 'retire' } },
} satisfies Lifecycle<{ status: CourseStatus } & CourseFacts, CourseEvent>
