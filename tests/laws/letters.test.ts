import { describe, expect, test } from 'vitest'
import { type ContractLetterFacts, type ContractLetterStatus, contractLetterLaw } from '../../src/machines/lifecycles/contractLetter.ts'
import { decide, movesOf } from '../../src/machines/lifecycles/law.ts'
import { type OfferLetterFacts, type OfferLetterStatus, offerLetterLaw } from '../../src/machines/lifecycles/offerLetter.ts'

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
  const { send, release, revise, view, accept, decline, lapse, revoke, annul } = offerLetterLaw.events

  test.each([
    ['applicationIsSelected', { applicationIsSelected: false, everyFieldIsFilled: false }],
    ['everyFieldIsFilled', { everyFieldIsFilled: false, payIsReleased: false }],
    ['answerDateIsAhead', { answerDateIsAhead: false }],
    ['payIsReleased', { payIsReleased: false }],
  ] as const)('is not sent without %s, and says so by that name', (why, facts) => {
    expect(decide(offerLetterLaw, offer('saved', facts), send, ['officer'])).toEqual({ allowed: false, why })
    expect(movesOf(offerLetterLaw, offer('saved', facts), ['officer']).find((move) => move.event === 'send')).toMatchObject({ allowed: false, why })
  })

  test('is sent once', () => {
    expect(decide(offerLetterLaw, offer('saved'), send, ['officer'])).toEqual({ allowed: true, status: 'sent' })
    expect(decide(offerLetterLaw, offer('sent'), send, ['officer'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(offerLetterLaw, offer('sent'), revise, ['officer'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
  })

  test('with unusual pay is released by a manager who did not write it', () => {
    const unusual = { payIsReleased: false, someoneElseWroteIt: true }
    expect(decide(offerLetterLaw, offer('saved', unusual), release, ['manager'])).toEqual({ allowed: true, status: 'saved' })
    expect(decide(offerLetterLaw, offer('saved', unusual), release, ['officer'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(offerLetterLaw, offer('saved', { payIsReleased: false }), release, ['manager'])).toEqual({ allowed: false, why: 'someoneElseWroteIt' })
    expect(decide(offerLetterLaw, offer('saved'), release, ['manager'])).toEqual({ allowed: false, why: 'payAwaitsRelease' })
  })

  test('is answered by the applicant alone, having read it, in time and with the documents', () => {
    expect(decide(offerLetterLaw, offer('sent'), view, ['applicant'])).toEqual({ allowed: true, status: 'viewed' })
    expect(decide(offerLetterLaw, offer('sent'), accept, ['applicant'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(offerLetterLaw, offer('viewed'), accept, ['manager'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(offerLetterLaw, offer('viewed', { documentsAreUploaded: false }), accept, ['applicant'])).toEqual({
      allowed: false,
      why: 'documentsAreUploaded',
    })
    expect(decide(offerLetterLaw, offer('viewed', { answerDateIsAhead: false }), accept, ['applicant'])).toEqual({ allowed: false, why: 'answerDateIsAhead' })
    expect(decide(offerLetterLaw, offer('viewed'), accept, ['applicant'])).toEqual({ allowed: true, status: 'accepted' })
    expect(decide(offerLetterLaw, offer('viewed'), decline, ['applicant'])).toEqual({ allowed: true, status: 'declined' })
  })

  test('lapses when its day has passed, and only then', () => {
    expect(decide(offerLetterLaw, offer('sent'), lapse, ['system'])).toEqual({ allowed: false, why: 'answerDateHasPassed' })
    expect(decide(offerLetterLaw, offer('viewed', { answerDateIsAhead: false }), lapse, ['system'])).toEqual({ allowed: true, status: 'lapsed' })
  })

  test('is revoked until it is answered, and ends then', () => {
    for (const status of ['saved', 'sent', 'viewed'] as const)
      expect(decide(offerLetterLaw, offer(status), revoke, ['officer'])).toMatchObject({ allowed: true })
    for (const status of ['declined', 'lapsed', 'revoked'] as const) expect(movesOf(offerLetterLaw, offer(status), ['manager'])).toEqual([])
  })

  test("once accepted, falls only with its application, by nobody's hand", () => {
    expect(movesOf(offerLetterLaw, offer('accepted'), ['officer', 'manager', 'applicant']).filter(({ allowed }) => allowed)).toEqual([])
    expect(decide(offerLetterLaw, offer('accepted'), revoke, ['manager'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(offerLetterLaw, offer('accepted'), annul, ['system'])).toEqual({ allowed: true, status: 'revoked' })
  })
})

describe('a contract letter', () => {
  const { send, sign, convert } = contractLetterLaw.events

  test('is sent only after the offer was accepted', () => {
    expect(decide(contractLetterLaw, contract('saved', { offerIsAccepted: false }), send, ['officer'])).toEqual({ allowed: false, why: 'offerIsAccepted' })
    expect(decide(contractLetterLaw, contract('saved'), send, ['officer'])).toEqual({ allowed: true, status: 'sent' })
  })

  test.each(['answerDateIsAhead', 'mandatoryComplianceIsIn', 'onboardingDocumentsAreIn'] as const)('is not signed without %s', (why) => {
    expect(decide(contractLetterLaw, contract('viewed', { [why]: false }), sign, ['applicant'])).toEqual({ allowed: false, why })
  })

  test('signed, it is converted by staff', () => {
    expect(decide(contractLetterLaw, contract('viewed'), sign, ['applicant'])).toEqual({ allowed: true, status: 'signed' })
    expect(decide(contractLetterLaw, contract('signed'), convert, ['applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(contractLetterLaw, contract('signed'), convert, ['officer'])).toEqual({ allowed: true, status: 'converted' })
  })
})
