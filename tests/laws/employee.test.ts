import { describe, expect, test } from 'vitest'
import { type EmployeeStatus, employeeLaw } from '../../src/machines/lifecycles/employee.ts'
import { decide, eventTo, movesOf } from '../../src/machines/lifecycles/law.ts'

const at = (status: EmployeeStatus, contractIsSigned = true) => ({ status, contractIsSigned })

describe('an employee', () => {
  test('begins only with a signed contract', () => {
    expect(decide(employeeLaw, at('onboarding', false), employeeLaw.events.convert, ['manager'])).toEqual({ allowed: false, why: 'contractIsSigned' })
    expect(decide(employeeLaw, at('onboarding'), employeeLaw.events.convert, ['officer'])).toEqual({ allowed: true, status: 'active' })
  })

  test('is never converted by oneself', () => {
    expect(decide(employeeLaw, at('onboarding'), employeeLaw.events.convert, ['employee'])).toEqual({ allowed: false, why: 'NOT_YOURS' })
  })

  test('a target status leads to one event', () => {
    expect(eventTo(employeeLaw, at('onboarding'), 'active', ['officer'])).toEqual({ type: 'convert' })
    expect(eventTo(employeeLaw, at('on leave'), 'active', ['officer'])).toEqual({ type: 'returnFromLeave' })
    expect(eventTo(employeeLaw, at('suspended'), 'active', ['manager'])).toEqual({ type: 'reinstate' })
    expect(eventTo(employeeLaw, at('ended'), 'active', ['manager'])).toBeNull()
  })

  test('comes back from leave and from suspension, not from the end', () => {
    expect(movesOf(employeeLaw, at('active'), ['manager']).map((move) => move.status)).toEqual(['on leave', 'suspended', 'ended'])
    expect(movesOf(employeeLaw, at('on leave'), ['manager']).map((move) => move.status)).toEqual(['active', 'ended'])
    expect(movesOf(employeeLaw, at('ended'), ['manager'])).toEqual([])
  })
})
