import { describe, expect, test } from 'vitest'
import { decide, movesOf } from '../../src/machines/lifecycles/law.ts'
import { type RegistrationStatus, registrationLaw } from '../../src/machines/lifecycles/registration.ts'

const at = (status: RegistrationStatus, timeIsLeft = true, wrongTries = 0) => ({ status, timeIsLeft, wrongTries })
const { check, setPassword, expire, burn, supersede } = registrationLaw.events

describe('a registration', () => {
  test('is checked before a password is set', () => {
    expect(decide(registrationLaw, at('shown'), setPassword, ['applicant'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(registrationLaw, at('shown'), check, ['applicant'])).toEqual({ allowed: true, status: 'checked' })
    expect(decide(registrationLaw, at('checked'), setPassword, ['applicant'])).toEqual({ allowed: true, status: 'used' })
  })

  test.each(['shown', 'checked'] as const)('%s: expires when the time is over, and not before', (status) => {
    expect(decide(registrationLaw, at(status), expire, ['system'])).toEqual({ allowed: false, why: 'timeIsOver' })
    expect(decide(registrationLaw, at(status, false), expire, ['system'])).toEqual({ allowed: true, status: 'expired' })
  })

  test('does nothing for its owner once the time is over', () => {
    expect(decide(registrationLaw, at('shown', false), check, ['applicant'])).toEqual({ allowed: false, why: 'timeIsLeft' })
    expect(decide(registrationLaw, at('checked', false), setPassword, ['applicant'])).toEqual({ allowed: false, why: 'timeIsLeft' })
  })

  test.each(['shown', 'checked'] as const)('%s: burns at the fifth wrong try, not at the fourth', (status) => {
    expect(decide(registrationLaw, at(status, true, 4), burn, ['system'])).toEqual({ allowed: false, why: 'triesAreUsedUp' })
    expect(decide(registrationLaw, at(status, true, 5), burn, ['system'])).toEqual({ allowed: true, status: 'burned' })
  })

  test.each(['used', 'expired', 'burned', 'superseded'] as const)('%s is the end', (status) => {
    expect(movesOf(registrationLaw, at(status, false, 5), ['applicant', 'system'])).toEqual([])
  })

  test('is replaced by a newer one, by the system only', () => {
    expect(decide(registrationLaw, at('checked'), supersede, ['system'])).toEqual({ allowed: true, status: 'superseded' })
    expect(decide(registrationLaw, at('checked'), supersede, ['applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
  })
})
