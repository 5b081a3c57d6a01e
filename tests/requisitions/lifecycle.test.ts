import { describe, expect, test } from 'vitest'
import { approvalLifecycle } from '../../src/machines/lifecycles/approval.ts'
import { decide, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { isOpenToApplicants, type RequisitionFacts, type RequisitionStatus, requisitionLifecycle } from '../../src/machines/lifecycles/requisition.ts'

const facts: RequisitionFacts = {
  sectionsAreComplete: true,
  approversBesideOwner: 1,
  approvals: 1,
  approved: 0,
  declined: 0,
  openings: 2,
  hired: 0,
  accepted: 0,
  atBackgroundCheck: 0,
  atReferenceCheck: 0,
  interviewingOrLater: 0,
  live: 0,
  lastOneDeclined: false,
  archivedFrom: null,
}
const moved = (status: RequisitionStatus, more: Partial<RequisitionFacts>) =>
  decide(requisitionLifecycle, { status, ...facts, ...more }, { type: 'applicationsChanged' }, ['system'])

describe('applications move an open requisition, the furthest first', () => {
  test.each([
    [{ hired: 2, accepted: 1, atBackgroundCheck: 1 }, 'CO'],
    [{ hired: 1, accepted: 1, atBackgroundCheck: 1, live: 2 }, 'CA'],
    [{ accepted: 1, atBackgroundCheck: 1, atReferenceCheck: 1, live: 3 }, 'CCK'],
    [{ atReferenceCheck: 1, interviewingOrLater: 2, live: 2 }, 'RCK'],
    [{ interviewingOrLater: 1, live: 1, lastOneDeclined: true }, 'IN'],
    [{ lastOneDeclined: true }, 'CD'],
    [{ lastOneDeclined: true, live: 1 }, 'RVA'],
    [{}, 'RVA'],
  ] as [Partial<RequisitionFacts>, RequisitionStatus][])('%o → %s', (more, status) => {
    for (const from of ['RVA', 'IN', 'RCK', 'CCK', 'CD', 'CA'] as const) expect(moved(from, more)).toEqual({ allowed: true, status })
  })

  test('a draft, a decided and a closed one stay where they are', () => {
    for (const from of ['DR', 'SB', 'RV', 'RVD', 'CN', 'CO', 'AR'] as const) expect(moved(from, { hired: 2 })).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
  })
})

test('what holds a submission back is named: first the sections, then the approver', () => {
  const submit = (more: Partial<RequisitionFacts>) => decide(requisitionLifecycle, { status: 'DR', ...facts, ...more }, { type: 'submit' }, ['owner'])
  expect(submit({ sectionsAreComplete: false, approversBesideOwner: 0 })).toEqual({ allowed: false, why: 'everySectionIsComplete' })
  expect(submit({ approversBesideOwner: 0 })).toEqual({ allowed: false, why: 'someoneElseApproves' })
  expect(submit({})).toEqual({ allowed: true, status: 'SB' })
})

test('one event leads from a status to another; people are offered only what people do', () => {
  for (const status of Object.keys(requisitionLifecycle.machine.states) as RequisitionStatus[]) {
    const moves = movesOf(requisitionLifecycle, { status, ...facts }, ['owner', 'manager']).filter(({ who }) => !who.every((actor) => actor === 'system'))
    expect(new Set(moves.map((move) => move.status)).size).toBe(moves.length)
  }
})

test('applicants may come while it is approved, interviewing, checked or declined by its candidate', () => {
  const open = (Object.keys(requisitionLifecycle.machine.states) as RequisitionStatus[]).filter(isOpenToApplicants)
  expect(open.sort()).toEqual(['CCK', 'CD', 'IN', 'RCK', 'RVA'])
})

describe('an approval', () => {
  const at = (status: 'waiting' | 'asked' | 'approved' | 'declined', undecided: boolean, earlier = true) => ({
    status,
    requisitionIsUndecided: undecided,
    earlierOnesHaveApproved: earlier,
  })
  test('is asked in turn', () => {
    expect(decide(approvalLifecycle, at('waiting', true, false), { type: 'ask' }, ['system'])).toEqual({ allowed: false, why: 'isOnTurn' })
    expect(decide(approvalLifecycle, at('waiting', true), { type: 'ask' }, ['system'])).toEqual({ allowed: true, status: 'asked' })
  })
  test('may be changed until the requisition is decided, by its approver only', () => {
    expect(decide(approvalLifecycle, at('approved', true), { type: 'decline' }, ['approver'])).toEqual({ allowed: true, status: 'declined' })
    expect(decide(approvalLifecycle, at('approved', false), { type: 'decline' }, ['approver'])).toEqual({ allowed: false, why: 'requisitionIsUndecided' })
    expect(decide(approvalLifecycle, at('asked', true), { type: 'approve' }, ['manager'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
  })
})
