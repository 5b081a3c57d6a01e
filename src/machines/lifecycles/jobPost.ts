import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Law } from './law.ts'
import type { Same } from './same.ts'

export type JobPostStatus = components['schemas']['JobPostStatus']
/** What the law looks at besides the status. */
export type JobPostFacts = { requisitionIsPublic: boolean }
export type JobPostEvent = { type: 'publish' } | { type: 'close' }

/** The law of a job post: public only while its requisition is. */
export const jobPostLifecycle = setup({
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
true satisfies Same<StateValueFrom<typeof jobPostLifecycle>, JobPostStatus>

/** A job post as its lifecycle sees it. */
export const jobPostAt = (post: { status: JobPostStatus } & JobPostFacts) => jobPostLifecycle.resolveState({ value: post.status, context: post })

export const jobPostLaw = {
  name: 'jobPost',
  lifecycle: jobPostLifecycle,
  at: jobPostAt,
  who: { publish: ['owner', 'officer', 'manager'], close: ['owner', 'officer', 'manager', 'system'] },
  events: { publish: { type: 'publish' }, close: { type: 'close' } },
} satisfies Law<{ status: JobPostStatus } & JobPostFacts, JobPostEvent>
