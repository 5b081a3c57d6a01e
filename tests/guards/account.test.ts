import { describe, expect, test } from 'vitest'
import { type AccountStatus, accountLifecycle } from '../../src/machines/lifecycles/account.ts'
import { decide, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'

const at = (status: AccountStatus) => ({ status })
const { activate, lock, unlock, disable, enable } = accountLifecycle.events

describe('an account', () => {
  test('is invited, then active once a password is set', () => {
    expect(decide(accountLifecycle, at('invited'), activate, ['applicant'])).toEqual({ allowed: true, status: 'active' })
    expect(decide(accountLifecycle, at('disabled'), activate, ['applicant'])).toEqual({ allowed: false, why: 'NOT_FROM_HERE' })
  })

  test('is locked and unlocked by a manager, never by itself', () => {
    expect(decide(accountLifecycle, at('active'), lock, ['system'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(accountLifecycle, at('active'), lock, ['manager'])).toEqual({ allowed: true, status: 'locked' })
    expect(decide(accountLifecycle, at('locked'), unlock, ['system', 'applicant'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(accountLifecycle, at('locked'), unlock, ['manager'])).toEqual({ allowed: true, status: 'active' })
  })

  test('is disabled and enabled by a manager only', () => {
    expect(decide(accountLifecycle, at('active'), disable, ['officer'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
    expect(decide(accountLifecycle, at('active'), disable, ['manager'])).toEqual({ allowed: true, status: 'disabled' })
    expect(decide(accountLifecycle, at('disabled'), enable, ['manager'])).toEqual({ allowed: true, status: 'active' })
    expect(movesOf(accountLifecycle, at('disabled'), ['manager'])).toHaveLength(1)
  })
})
