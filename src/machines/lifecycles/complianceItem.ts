import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type ComplianceItemStatus = components['schemas']['ComplianceItemStatus']
/** What the lifecycle looks at besides the status. */
export type ComplianceItemFacts = { fileIsThere: boolean }
export type ComplianceItemEvent =
  | { type: 'submit' }
  | { type: 'replace' }
  | { type: 'remove' }
  | { type: 'approve' }
  | { type: 'reject' }
  | { type: 'revoke' }
  | { type: 'waive' }
  | { type: 'askAgain' }
  | { type: 'correctExpiry' }

/** The lifecycle of one document that a candidate is asked for. */
export const complianceItemStates = setup({
  types: {} as {
    context: ComplianceItemFacts
    input: ComplianceItemFacts
    events: ComplianceItemEvent
    tags: 'missing' | 'sentBack' | 'toCheck' | 'approved' | 'waived'
  },
  guards: {
    fileIsThere: ({ context }) => context.fileIsThere,
  },
}).createMachine({
  id: 'complianceItem',
  context: ({ input }) => input,
  initial: 'REQUESTED',
  states: {
    REQUESTED: { tags: 'missing', on: { submit: { target: 'SUBMITTED', guard: 'fileIsThere' }, waive: 'WAIVED' } },
    SUBMITTED: {
      tags: 'toCheck',
      on: {
        replace: { target: 'SUBMITTED', guard: 'fileIsThere' },
        remove: 'REQUESTED',
        approve: { target: 'APPROVED', guard: 'fileIsThere' },
        reject: 'REJECTED',
        waive: 'WAIVED',
      },
    },
    APPROVED: { tags: 'approved', on: { revoke: 'REJECTED', askAgain: 'REQUESTED', correctExpiry: 'APPROVED' } },
    REJECTED: { tags: ['missing', 'sentBack'], on: { submit: { target: 'SUBMITTED', guard: 'fileIsThere' }, waive: 'WAIVED' } },
    WAIVED: { tags: 'waived', on: { askAgain: 'REQUESTED' } },
  },
})
true satisfies Same<StateValueFrom<typeof complianceItemStates>, ComplianceItemStatus>

/** A compliance item as its lifecycle sees it. */
const complianceItemAt = (item: { status: ComplianceItemStatus } & ComplianceItemFacts) =>
  complianceItemStates.resolveState({ value: item.status, context: item })

export const complianceItemLifecycle = {
  name: 'complianceItem',
  machine: complianceItemStates,
  at: complianceItemAt,
  permissions: {
    submit: ['applicant', 'officer', 'manager'],
    replace: ['applicant', 'officer', 'manager'],
    remove: ['applicant'],
    approve: ['officer', 'manager'],
    reject: ['officer', 'manager'],
    revoke: ['officer', 'manager'],
    waive: ['officer', 'manager'],
    askAgain: ['officer', 'manager'],
    correctExpiry: ['officer', 'manager'],
  },
  reasonRequired: ['reject', 'revoke', 'waive'],
  events: {
    submit: { type: 'submit' },
    replace: { type: 'replace' },
    remove: { type: 'remove' },
    approve: { type: 'approve' },
    reject: { type: 'reject' },
    revoke: { type: 'revoke' },
    waive: { type: 'waive' },
    askAgain: { type: 'askAgain' },
    correctExpiry: { type: 'correctExpiry' },
  },
} satisfies Lifecycle<{ status: ComplianceItemStatus } & ComplianceItemFacts, ComplianceItemEvent>
