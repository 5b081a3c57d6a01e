import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Law } from './law.ts'
import type { Same } from './same.ts'
import { isTagged } from './tags.ts'

export type ApprovalStatus = components['schemas']['ApprovalStatus']
/** What the law looks at besides the status. */
export type ApprovalFacts = { requisitionIsUndecided: boolean; earlierOnesHaveApproved: boolean }
export type ApprovalEvent = { type: 'ask' } | { type: 'approve' } | { type: 'decline' } | { type: 'replace' } | { type: 'restart' }

const approve = { approve: { target: 'approved', guard: 'requisitionIsUndecided' } } as const
const decline = { decline: { target: 'declined', guard: 'requisitionIsUndecided' } } as const
const restart = { restart: 'waiting' } as const

/** The law of one approver's answer: asked in turn, changeable until the requisition is decided, anew after a revision. */
export const approvalLifecycle = setup({
  types: {} as { context: ApprovalFacts; input: ApprovalFacts; events: ApprovalEvent; tags: 'onTurn' | 'answered' | 'waiting' | 'approved' | 'declined' },
  guards: {
    requisitionIsUndecided: ({ context }) => context.requisitionIsUndecided,
    isOnTurn: ({ context }) => context.requisitionIsUndecided && context.earlierOnesHaveApproved,
  },
}).createMachine({
  id: 'approval',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: { tags: 'waiting', on: { ask: { target: 'asked', guard: 'isOnTurn' }, replace: 'waiting' } },
    asked: { tags: 'onTurn', on: { ...approve, ...decline, replace: { target: 'asked', guard: 'requisitionIsUndecided' }, ...restart } },
    approved: { tags: ['answered', 'approved'], on: { ...decline, ...restart } },
    declined: { tags: ['answered', 'declined'], on: { ...approve, ...restart } },
  },
})
true satisfies Same<StateValueFrom<typeof approvalLifecycle>, ApprovalStatus>

/** An approval as its lifecycle sees it. */
export const approvalAt = (approval: { status: ApprovalStatus } & ApprovalFacts) =>
  approvalLifecycle.resolveState({ value: approval.status, context: approval })

export const approvalLaw = {
  name: 'approval',
  lifecycle: approvalLifecycle,
  at: approvalAt,
  who: { ask: ['system'], approve: ['approver'], decline: ['approver'], replace: ['manager'], restart: ['system'] },
  reasonRequired: ['decline'],
  events: {
    ask: { type: 'ask' },
    approve: { type: 'approve' },
    decline: { type: 'decline' },
    replace: { type: 'replace' },
    restart: { type: 'restart' },
  },
} satisfies Law<{ status: ApprovalStatus } & ApprovalFacts, ApprovalEvent>

export const isOnTurn = (status: ApprovalStatus): boolean => isTagged(approvalLifecycle, status, 'onTurn')
export const isWaiting = (status: ApprovalStatus): boolean => isTagged(approvalLifecycle, status, 'waiting')
export const hasApproved = (status: ApprovalStatus): boolean => isTagged(approvalLifecycle, status, 'approved')
export const hasDeclined = (status: ApprovalStatus): boolean => isTagged(approvalLifecycle, status, 'declined')
