import { describe, expect, test } from 'vitest'
import { type ContractLetterFacts, type ContractLetterStatus, contractLetterLifecycle } from '../../src/machines/lifecycles/contractLetter.ts'
import { decide, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { type OfferLetterFacts, type OfferLetterStatus, offerLetterLifecycle } from '../../src/machines/lifecycles/offerLetter.ts'

const common = { everyFieldIsFilled: true, answerDateIsAhead: true, payIsReleased: true, someoneElseWroteIt: false }
const offer = (status: OfferLetterStatus, facts: Partial<OfferLetterFacts> = {}) => ({
  status,
  ...common,
  applicationIsSelected: true,
  documentsAreUploaded: true,
  ...facts,
})
const contract = (status: ContractLetterStatus, facts: Partial<ContractLetterFacts> = {}) => ({
  status,
  ...common,
  offerIsAccepted: true,
  mandatoryComplianceIsIn: true,
  onboardingDocumentsAreIn: true,
  ...facts,
})

describe('an offer letter', () => {
  const { send, release, revise, view, accept, decline, lapse, revoke, annul } = offerLetterLifecycle.events

  test.each([
    ['applicationIsSelected', { applicationIsSelected: false, everyFieldIsFilled: false }],
    ['everyFieldIsFilled', { everyFieldIsFilled: false, payIsReleased: false }],
    ['answerDateIsAhead', { answerDateIsAhead: false }],
    ['payIsReleased', { payIsReleased: false }],
  ] as const)('is not sent without %s, and says so by that name', (why, facts) => {
    expect(decide(offerLetterLifecycle, offer('saved', facts), send, ['officer'])).toEqual({ allowed: false, why })
    expect(movesOf(offerLetterLifecycle, offer('saved', facts), ['officer']).find((move) => move.event === 'send')).toMatchObject({ allowed: false, why })
  })

  test('is sent once', () => {
    expect(decide(offerLetterLifecycle, offer('saved'), send, ['officer'])).toEqual({ allowed: true, status: 'sent' })
    expect(decide(offerLetterLifecycle, offer('sent'), send, ['officer'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(offerLetterLifecycle, offer('sent'), revise, ['officer'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
  })

  test('with unusual pay is released by a manager who did not write it', () => {
    const unusual = { payIsReleased: false, someoneElseWroteIt: true }
    expect(decide(offerLetterLifecycle, offer('saved', unusual), release, ['manager'])).toEqual({ allowed: true, status: 'saved' })
    expect(decide(offerLetterLifecycle, offer('saved', unusual), release, ['officer'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(offerLetterLifecycle, offer('saved', { payIsReleased: false }), release, ['manager'])).toEqual({ allowed: false, why: 'someoneElseWroteIt' })
    expect(decide(offerLetterLifecycle, offer('saved'), release, ['manager'])).toEqual({ allowed: false, why: 'payAwaitsRelease' })
  })

  test('is answered by the applicant alone, having read it, in time and with the documents', () => {
    expect(decide(offerLetterLifecycle, offer('sent'), view, ['applicant'])).toEqual({ allowed: true, status: 'viewed' })
    expect(decide(offerLetterLifecycle, offer('sent'), accept, ['applicant'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(offerLetterLifecycle, offer('viewed'), accept, ['manager'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(offerLetterLifecycle, offer('viewed', { documentsAreUploaded: false }), accept, ['applicant'])).toEqual({
      allowed: false,
      why: 'documentsAreUploaded',
    })
    expect(decide(offerLetterLifecycle, offer('viewed', { answerDateIsAhead: false }), accept, ['applicant'])).toEqual({
      allowed: false,
      why: 'answerDateIsAhead',
    })
    expect(decide(offerLetterLifecycle, offer('viewed'), accept, ['applicant'])).toEqual({ allowed: true, status: 'accepted' })
    expect(decide(offerLetterLifecycle, offer('viewed'), decline, ['applicant'])).toEqual({ allowed: true, status: 'declined' })
  })

  test('lapses when its day has passed, and only then', () => {
    expect(decide(offerLetterLifecycle, offer('sent'), lapse, ['system'])).toEqual({ allowed: false, why: 'answerDateHasPassed' })
    expect(decide(offerLetterLifecycle, offer('viewed', { answerDateIsAhead: false }), lapse, ['system'])).toEqual({ allowed: true, status: 'lapsed' })
  })

  test('is revoked until it is answered, and ends then', () => {
    for (const status of ['saved', 'sent', 'viewed'] as const)
      expect(decide(offerLetterLifecycle, offer(status), revoke, ['officer'])).toMatchObject({ allowed: true })
    for (const status of ['declined', 'lapsed', 'revoked'] as const) expect(movesOf(offerLetterLifecycle, offer(status), ['manager'])).toEqual([])
  })

  test("once accepted, falls only with its application, by nobody's hand", () => {
    expect(movesOf(offerLetterLifecycle, offer('accepted'), ['officer', 'manager', 'applicant']).filter(({ allowed }) => allowed)).toEqual([])
    expect(decide(offerLetterLifecycle, offer('accepted'), revoke, ['manager'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(offerLetterLifecycle, offer('accepted'), annul, ['system'])).toEqual({ allowed: true, status: 'revoked' })
  })
})

describe('a contract letter', () => {
  const { send, sign, convert } = contractLetterLifecycle.events

  test('is sent only after the offer was accepted', () => {
    expect(decide(contractLetterLifecycle, contract('saved', { offerIsAccepted: false }), send, ['officer'])).toEqual({
      allowed: false,
      why: 'offerIsAccepted',
    })
    expect(decide(contractLetterLifecycle, contract('saved'), send, ['officer'])).toEqual({ allowed: true, status: 'sent' })
  })

  test.each(['answerDateIsAhead', 'mandatoryComplianceIsIn', 'onboardingDocumentsAreIn'] as const)('is not signed without %s', (why) => {
    expect(decide(contractLetterLifecycle, contract('viewed', { [why]: false }), sign, ['applicant'])).toEqual({ allowed: false, why })
  })

  test('signed, it is converted by staff', () => {
    expect(decide(contractLetterLifecycle, contract('viewed'), sign, ['applicant'])).toEqual({ allowed: true, status: 'signed' })
    expect(decide(contractLetterLifecycle, contract('signed'), convert, ['applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(contractLetterLifecycle, contract('signed'), convert, ['officer'])).toEqual({ allowed: true, status: 'converted' })
  })
})
