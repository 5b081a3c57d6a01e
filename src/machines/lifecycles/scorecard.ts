import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

type ScorecardStatus = components['schemas']['ScorecardStatus']
/** What the lifecycle looks at besides the status. */
export type ScorecardFacts = { everythingIsJudged: boolean }
export type ScorecardEvent = { type: 'submit' } | { type: 'revise' } | { type: 'resubmit' } | { type: 'restore' }

/** The lifecycle of a scorecard: submitted once; a change afterwards is a new version with a reason, and counts when it is submitted. */
export const scorecardStates = setup({
  types: {} as { context: ScorecardFacts; input: ScorecardFacts; events: ScorecardEvent; tags: 'open' | 'changing' },
  guards: {
    everythingIsJudged: ({ context }) => context.everythingIsJudged,
  },
}).createMachine({
  id: 'scorecard',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: { tags: 'open', on: { submit: { target: 'submitted', guard: 'everythingIsJudged' } } },
    submitted: { on: { revise: 'changing' } },
    changing: { tags: ['open', 'changing'], on: { resubmit: { target: 'submitted', guard: 'everythingIsJudged' }, restore: 'submitted' } },
  },
})
true satisfies Same<StateValueFrom<typeof scorecardStates>, ScorecardStatus>

/** A scorecard as its lifecycle sees it. */
const scorecardAt = (card: { status: ScorecardStatus } & ScorecardFacts) => scorecardStates.resolveState({ value: card.status, context: card })

export const scorecardLifecycle = {
  name: 'scorecard',
  machine: scorecardStates,
  at: scorecardAt,
  permissions: { submit: ['interviewer'], revise: ['interviewer'], resubmit: ['interviewer'], restore: ['interviewer'] },
  reasonRequired: ['resubmit'],
  events: { submit: { type: 'submit' }, revise: { type: 'revise' }, resubmit: { type: 'resubmit' }, restore: { type: 'restore' } },
} satisfies Lifecycle<{ status: ScorecardStatus } & ScorecardFacts, ScorecardEvent>

type Judged = { answers: readonly { value: unknown; notAsked: boolean }[]; summary: string; overall: unknown }
/** Each attribute has a value or was not asked, and there is a summary and a recommendation. */
export const scorecardFacts = ({ answers, summary, overall }: Judged): ScorecardFacts => ({
  everythingIsJudged: answers.every(({ value, notAsked }) => value !== null || notAsked) && summary.trim() !== '' && overall !== null,
})
