import { describe, expect, test } from 'vitest'
import { type AccountStatus, accountLaw } from '../../src/machines/lifecycles/account.ts'
import { decide, movesOf } from '../../src/machines/lifecycles/law.ts'

const at = (status: AccountStatus) => ({ status })
const { activate, lock, unlock, disable, enable } = accountLaw.events

describe('an account', () => {
  test('is invited, then active once a password is set', () => {
    expect(decide(accountLaw, at('invited'), activate, ['applicant'])).toEqual({ allowed: true, status: 'active' })
    expect(decide(accountLaw, at('disabled'), activate, ['applicant'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
  })

  test('is locked and unlocked by a manager, never by itself', () => {
    expect(decide(accountLaw, at('active'), lock, ['system'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(accountLaw, at('active'), lock, ['manager'])).toEqual({ allowed: true, status: 'locked' })
    expect(decide(accountLaw, at('locked'), unlock, ['system', 'applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(accountLaw, at('locked'), unlock, ['manager'])).toEqual({ allowed: true, status: 'active' })
  })

  test('is disabled and enabled by a manager only', () => {
    expect(decide(accountLaw, at('active'), disable, ['officer'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(accountLaw, at('active'), disable, ['manager'])).toEqual({ allowed: true, status: 'disabled' })
    expect(decide(accountLaw, at('disabled'), enable, ['manager'])).toEqual({ allowed: true, status: 'active' })
    expect(movesOf(accountLaw, at('disabled'), ['manager'])).toHaveLength(1)
  })
})
