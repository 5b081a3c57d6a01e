import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type OnboardingDocumentStatus = components['schemas']['OnboardingDocumentStatus']
/** What the lifecycle looks at besides the status. */
export type OnboardingDocumentFacts = { fileIsThere: boolean }
export type OnboardingDocumentEvent = { type: 'publish' } | { type: 'retire' }

/** The lifecycle of a document of the employee pack: what was published is retired, never taken back. */
export const onboardingDocumentStates = setup({
  types: {} as { context: OnboardingDocumentFacts; input: OnboardingDocumentFacts; events: OnboardingDocumentEvent; tags: 'inPack' },
  guards: {
    fileIsThere: ({ context }) => context.fileIsThere,
  },
}).createMachine({
  id: 'onboardingDocument',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: { on: { publish: { target: 'published', guard: 'fileIsThere' } } },
    published: { tags: 'inPack', on: { retire: 'retired' } },
    retired: {},
  },
})
true satisfies Same<StateValueFrom<typeof onboardingDocumentStates>, OnboardingDocumentStatus>

/** A document of the pack as its lifecycle sees it. */
const onboardingDocumentAt = (document: { status: OnboardingDocumentStatus } & OnboardingDocumentFacts) =>
  onboardingDocumentStates.resolveState({ value: document.status, context: document })

export const onboardingDocumentLifecycle = {
  name: 'onboardingDocument',
  machine: onboardingDocumentStates,
  at: onboardingDocumentAt,
  permissions: { publish: ['officer', 'manager'], retire: ['officer', 'manager'] },
  events: { publish: { type: 'publish' }, retire: { type: 'retire' } },
} satisfies Lifecycle<{ status: OnboardingDocumentStatus } & OnboardingDocumentFacts, OnboardingDocumentEvent>
