import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { type ApplicationFacts, type ApplicationStatus, applicationLifecycle, applicationStates } from '../../src/machines/lifecycles/application.ts'
import { complianceItemLifecycle } from '../../src/machines/lifecycles/complianceItem.ts'
import { interviewLifecycle } from '../../src/machines/lifecycles/interview.ts'
import { decide, eventTo, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'

const facts = (more: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  heldFrom: null,
  undoTo: null,
  requisitionIsOpen: true,
  offerLetterIsOut: false,
  offerLetterIsAccepted: false,
  offerLetterHasEnded: false,
  contractLetterIsOut: false,
  contractLetterIsSigned: false,
  contractLetterHasEnded: false,
  contractLetterIsConverted: false,
  ...more,
})
const everything = facts({
  offerLetterIsOut: true,
  offerLetterIsAccepted: true,
  offerLetterHasEnded: true,
  contractLetterIsOut: true,
  contractLetterIsSigned: true,
  contractLetterHasEnded: true,
  contractLetterIsConverted: true,
})
const at = (status: ApplicationStatus, more: Partial<ApplicationFacts> = {}) => ({ status, ...facts(more) })
const all = Object.keys(applicationStates.states) as ApplicationStatus[]
const early: ApplicationStatus[] = ['new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected']
const staff = ['officer'] as const

describe('an application', () => {
  test('can reach every status', () => {
    const reached = new Set(
      getShortestPaths(applicationStates, { input: everything, events: Object.values(applicationLifecycle.events) }).map((path) => String(path.state.value)),
    )
    expect([...reached].sort()).toEqual([...all].sort())
  })

  test('moves to and fro among the first seven, skipping as one likes', () => {
    for (const from of early)
      for (const to of early.filter((other) => other !== from)) {
        const event = eventTo(applicationLifecycle, at(from), to, staff)
        expect(event, `${from} → ${to}`).not.toBeNull()
        expect(decide(applicationLifecycle, at(from), event!, staff)).toEqual({ allowed: true, status: to })
      }
  })

  test('has one event at most for each pair of statuses', () => {
    for (const status of all)
      for (const undoTo of [null, 'shortlisted'] as const) {
        const moves = movesOf(applicationLifecycle, { status, ...everything, heldFrom: 'screening', undoTo }, ['officer', 'applicant']).filter(
          (move) => move.allowed,
        )
        expect(new Set(moves.map((move) => move.status)).size, status).toBe(moves.length)
      }
  })

  test('resumes where it was held', () => {
    for (const heldFrom of early)
      expect(decide(applicationLifecycle, at('on hold', { heldFrom }), { type: 'resume' }, staff)).toEqual({ allowed: true, status: heldFrom })
    for (const later of ['offer sent', 'contract signed', 'hired'] as const)
      expect(decide(applicationLifecycle, at(later), { type: 'hold' }, staff).allowed).toBe(false)
  })

  test('follows its letters and never runs ahead of them', () => {
    expect(decide(applicationLifecycle, at('selected'), { type: 'sendOffer' }, staff)).toEqual({ allowed: false, why: 'offerLetterIsOut' })
    expect(decide(applicationLifecycle, at('selected', { offerLetterIsOut: true }), { type: 'sendOffer' }, staff)).toEqual({
      allowed: true,
      status: 'offer sent',
    })
    expect(decide(applicationLifecycle, at('shortlisted', { offerLetterIsOut: true }), { type: 'sendOffer' }, staff)).toEqual({
      allowed: false,
      why: 'NOT_FROM_HERE',
    })
    expect(decide(applicationLifecycle, at('offer sent', { offerLetterHasEnded: true }), { type: 'offerEnded' }, ['system'])).toEqual({
      allowed: true,
      status: 'selected',
    })
    expect(decide(applicationLifecycle, at('contract sent', { contractLetterHasEnded: true }), { type: 'contractEnded' }, ['applicant'])).toEqual({
      allowed: true,
      status: 'offer accepted',
    })
    expect(decide(applicationLifecycle, at('contract signed'), { type: 'hire' }, staff)).toEqual({ allowed: false, why: 'contractLetterIsConverted' })
  })

  test('is accepted and signed by the applicant alone', () => {
    const sent = at('offer sent', { offerLetterIsAccepted: true })
    expect(decide(applicationLifecycle, sent, { type: 'acceptOffer' }, ['officer', 'manager', 'system'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(applicationLifecycle, sent, { type: 'acceptOffer' }, ['applicant'])).toEqual({ allowed: true, status: 'offer accepted' })
    expect(decide(applicationLifecycle, at('contract sent', { contractLetterIsSigned: true }), { type: 'signContract' }, ['manager'])).toEqual({
      allowed: false,
      why: 'NOT_YOURS',
    })
  })

  test('is rejected or withdrawn before it is hired, and reopens to screening', () => {
    for (const status of all.filter((one) => !['hired', 'rejected', 'withdrawn'].includes(one)))
      expect(decide(applicationLifecycle, at(status), { type: 'reject' }, staff)).toEqual({ allowed: true, status: 'rejected' })
    expect(decide(applicationLifecycle, at('hired'), { type: 'reject' }, staff).allowed).toBe(false)
    expect(decide(applicationLifecycle, at('withdrawn'), { type: 'reopen' }, staff)).toEqual({ allowed: true, status: 'screening' })
    expect(decide(applicationLifecycle, at('rejected', { requisitionIsOpen: false }), { type: 'reopen' }, staff)).toEqual({
      allowed: false,
      why: 'requisitionIsOpen',
    })
  })

  test('comes back from a rejection that was undone at once', () => {
    expect(decide(applicationLifecycle, at('rejected', { undoTo: 'interviewing' }), { type: 'undo' }, staff)).toEqual({ allowed: true, status: 'interviewing' })
    expect(decide(applicationLifecycle, at('rejected'), { type: 'undo' }, staff)).toEqual({ allowed: false, why: 'justLeft' })
  })
})

describe('an interview', () => {
  const interview = (status: 'scheduled' | 'held' | 'no-show', itHasBegun = true, everyoneGaveFeedback = true) => ({ status, itHasBegun, everyoneGaveFeedback })
  test('is held only once it has begun, assessed only by everybody', () => {
    expect(decide(interviewLifecycle, interview('scheduled', false), { type: 'markHeld' }, staff)).toEqual({ allowed: false, why: 'itHasBegun' })
    expect(decide(interviewLifecycle, interview('scheduled'), { type: 'markHeld' }, ['interviewer'])).toEqual({ allowed: true, status: 'held' })
    expect(decide(interviewLifecycle, interview('held', true, false), { type: 'assess' }, ['interviewer'])).toEqual({
      allowed: false,
      why: 'everyoneGaveFeedback',
    })
    expect(decide(interviewLifecycle, interview('held'), { type: 'cancel' }, staff).allowed).toBe(false)
    expect(decide(interviewLifecycle, interview('scheduled'), { type: 'reschedule' }, ['interviewer'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
  })
})

describe('a document that was asked for', () => {
  test('is judged by staff, never by the applicant', () => {
    const item = { status: 'SUBMITTED' as const, fileIsThere: true }
    expect(decide(complianceItemLifecycle, item, { type: 'approve' }, ['applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(complianceItemLifecycle, item, { type: 'approve' }, staff)).toEqual({ allowed: true, status: 'APPROVED' })
    expect(decide(complianceItemLifecycle, { status: 'REQUESTED', fileIsThere: false }, { type: 'submit' }, ['applicant'])).toEqual({
      allowed: false,
      why: 'fileIsThere',
    })
    expect(decide(complianceItemLifecycle, { status: 'APPROVED', fileIsThere: true }, { type: 'revoke' }, staff)).toEqual({ allowed: true, status: 'REJECTED' })
  })
})
