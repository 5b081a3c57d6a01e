import { expect, test } from 'vitest'
import { dayAfterKey } from '../../src/ui/leave/ask/useDayGrid.ts'
import { daysFrom, firstOfQuarter, inMonth, lastOfMonth, weeksOf } from '../../src/ui/leave/leaveDays.ts'

test.each([
  ['ArrowRight', '2027-02-28', '2027-03-01'],
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowDown', '2027-03-28', '2027-04-04'],
  ['ArrowUp', '2027-03-03', '2027-02-24'],
  ['Home', '2027-03-25', '2027-03-22'],
  ['End', '2027-03-22', '2027-03-28'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2028-03-31', '2028-02-29'],
  ['a', '2027-03-22', null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from)).toBe(to)
})

test('a month is shown in whole weeks, a quarter begins with its first month', () => {
  const weeks = weeksOf('2027-03-15')
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual(['2027-03-01', '2027-04-04', 35])
  expect(firstOfQuarter('2027-12-31')).toBe('2027-10-01')
  expect(lastOfMonth('2028-02-01')).toBe('2028-02-29')
  expect(inMonth('2027-12-15', 1)).toBe('2028-01-15')
  expect(daysFrom('2027-03-30', '2027-04-02')).toHaveLength(4)
  expect(daysFrom('2027-03-30', '2027-03-29')).toEqual([])
})
