import { describe, expect, test } from 'vitest'
import { decide, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { type RegistrationStatus, registrationLifecycle } from '../../src/machines/lifecycles/registration.ts'

const at = (status: RegistrationStatus, timeIsLeft = true, wrongTries = 0) => ({ status, timeIsLeft, wrongTries })
const { check, setPassword, expire, burn, supersede } = registrationLifecycle.events

describe('a registration', () => {
  test('is checked before a password is set', () => {
    expect(decide(registrationLifecycle, at('shown'), setPassword, ['applicant'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
    expect(decide(registrationLifecycle, at('shown'), check, ['applicant'])).toEqual({ allowed: true, status: 'checked' })
    expect(decide(registrationLifecycle, at('checked'), setPassword, ['applicant'])).toEqual({ allowed: true, status: 'used' })
  })

  test.each(['shown', 'checked'] as const)('%s: expires when the time is over, and not before', (status) => {
    expect(decide(registrationLifecycle, at(status), expire, ['system'])).toEqual({ allowed: false, why: 'timeIsOver' })
    expect(decide(registrationLifecycle, at(status, false), expire, ['system'])).toEqual({ allowed: true, status: 'expired' })
  })

  test('does nothing for its owner once the time is over', () => {
    expect(decide(registrationLifecycle, at('shown', false), check, ['applicant'])).toEqual({ allowed: false, why: 'timeIsLeft' })
    expect(decide(registrationLifecycle, at('checked', false), setPassword, ['applicant'])).toEqual({ allowed: false, why: 'timeIsLeft' })
  })

  test.each(['shown', 'checked'] as const)('%s: burns at the fifth wrong try, not at the fourth', (status) => {
    expect(decide(registrationLifecycle, at(status, true, 4), burn, ['system'])).toEqual({ allowed: false, why: 'triesAreUsedUp' })
    expect(decide(registrationLifecycle, at(status, true, 5), burn, ['system'])).toEqual({ allowed: true, status: 'burned' })
  })

  test.each(['used', 'expired', 'burned', 'superseded'] as const)('%s is the end', (status) => {
    expect(movesOf(registrationLifecycle, at(status, false, 5), ['applicant', 'system'])).toEqual([])
  })

  test('is replaced by a newer one, by the system only', () => {
    expect(decide(registrationLifecycle, at('checked'), supersede, ['system'])).toEqual({ allowed: true, status: 'superseded' })
    expect(decide(registrationLifecycle, at('checked'), supersede, ['applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
  })
})
