import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'
import { isTagged } from './tags.ts'

type ApprovalStatus = components['schemas']['ApprovalStatus']
/** What the lifecycle looks at besides the status. */
export type ApprovalFacts = { requisitionIsUndecided: boolean; earlierOnesHaveApproved: boolean }
export type ApprovalEvent = { type: 'ask' } | { type: 'approve' } | { type: 'decline' } | { type: 'replace' } | { type: 'restart' }

const approve = { approve: { target: 'approved', guard: 'requisitionIsUndecided' } } as const
const decline = { decline: { target: 'declined', guard: 'requisitionIsUndecided' } } as const
const restart = { restart: 'waiting' } as const

/** The lifecycle of one approver's answer: asked in turn, changeable until the requisition is decided, anew after a revision. */
export const approvalStates = setup({
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
true satisfies Same<StateValueFrom<typeof approvalStates>, ApprovalStatus>

/** An approval as its lifecycle sees it. */
export const approvalAt = (approval: { status: ApprovalStatus } & ApprovalFacts) => approvalStates.resolveState({ value: approval.status, context: approval })

export const approvalLifecycle = {
  name: 'approval',
  machine: approvalStates,
  at: approvalAt,
  permissions: { ask: ['system'], approve: ['approver'], decline: ['approver'], replace: ['manager'], restart: ['system'] },
  reasonRequired: ['decline'],
  events: {
    ask: { type: 'ask' },
    approve: { type: 'approve' },
    decline: { type: 'decline' },
    replace: { type: 'replace' },
    restart: { type: 'restart' },
  },
} satisfies Lifecycle<{ status: ApprovalStatus } & ApprovalFacts, ApprovalEvent>

export const isOnTurn = (status: ApprovalStatus): boolean => isTagged(approvalStates, status, 'onTurn')
export const isWaiting = (status: ApprovalStatus): boolean => isTagged(approvalStates, status, 'waiting')
export const hasApproved = (status: ApprovalStatus): boolean => isTagged(approvalStates, status, 'approved')
export const hasDeclined = (status: ApprovalStatus): boolean => isTagged(approvalStates, status, 'declined')
