import { describe, expect, test } from 'vitest'
import { type EmployeeStatus, employeeLifecycle } from '../../src/machines/lifecycles/employee.ts'
import { decide, eventTo, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'

const at = (status: EmployeeStatus, contractIsSigned = true) => ({ status, contractIsSigned })

describe('an employee', () => {
  test('begins only with a signed contract', () => {
    expect(decide(employeeLifecycle, at('onboarding', false), employeeLifecycle.events.convert, ['manager'])).toEqual({
      allowed: false,
      why: 'contractIsSigned',
    })
    expect(decide(employeeLifecycle, at('onboarding'), employeeLifecycle.events.convert, ['officer'])).toEqual({ allowed: true, status: 'active' })
  })

  test('is never converted by oneself', () => {
    expect(decide(employeeLifecycle, at('onboarding'), employeeLifecycle.events.convert, ['employee'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
  })

  test('a target status leads to one event', () => {
    expect(eventTo(employeeLifecycle, at('onboarding'), 'active', ['officer'])).toEqual({ type: 'convert' })
    expect(eventTo(employeeLifecycle, at('on leave'), 'active', ['officer'])).toEqual({ type: 'returnFromLeave' })
    expect(eventTo(employeeLifecycle, at('suspended'), 'active', ['manager'])).toEqual({ type: 'reinstate' })
    expect(eventTo(employeeLifecycle, at('ended'), 'active', ['manager'])).toBeNull()
  })

  test('comes back from leave and from suspension, not from the end', () => {
    expect(movesOf(employeeLifecycle, at('active'), ['manager']).map((move) => move.status)).toEqual(['on leave', 'suspended', 'ended'])
    expect(movesOf(employeeLifecycle, at('on leave'), ['manager']).map((move) => move.status)).toEqual(['active', 'ended'])
    expect(movesOf(employeeLifecycle, at('ended'), ['manager'])).toEqual([])
  })
})
