import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type JobPostStatus = components['schemas']['JobPostStatus']
/** What the lifecycle looks at besides the status. */
export type JobPostFacts = { requisitionIsPublic: boolean }
export type JobPostEvent = { type: 'publish' } | { type: 'close' }

/** The lifecycle of a job post: public only while its requisition is. */
export const jobPostStates = setup({
  types: {} as { context: JobPostFacts; input: JobPostFacts; events: JobPostEvent; tags: 'public' },
  guards: {
    requisitionIsPublic: ({ context }) => context.requisitionIsPublic,
  },
}).createMachine({
  id: 'jobPost',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: { on: { publish: { target: 'published', guard: 'requisitionIsPublic' } } },
    published: { tags: 'public', on: { close: 'closed' } },
    closed: { on: { publish: { target: 'published', guard: 'requisitionIsPublic' } } },
  },
})
true satisfies Same<StateValueFrom<typeof jobPostStates>, JobPostStatus>

/** A job post as its lifecycle sees it. */
const jobPostAt = (post: { status: JobPostStatus } & JobPostFacts) => jobPostStates.resolveState({ value: post.status, context: post })

export const jobPostLifecycle = {
  name: 'jobPost',
  machine: jobPostStates,
  at: jobPostAt,
  permissions: { publish: ['owner', 'officer', 'manager'], close: ['owner', 'officer', 'manager', 'system'] },
  events: { publish: { type: 'publish' }, close: { type: 'close' } },
} satisfies Lifecycle<{ status: JobPostStatus } & JobPostFacts, JobPostEvent>
