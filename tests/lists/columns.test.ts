import { describe, expect, test } from 'vitest'
import { isStandard, leaving, payIn, type TableColumn, valueWords } from '../../src/ui/data/table/columns.ts'
import { fits } from '../../src/ui/data/table/criteria.ts'

const column = (id: string, more: Partial<TableColumn<never>> = {}): TableColumn<never> => ({
  id,
  header: id,
  kind: 'text',
  width: 100,
  cell: () => null,
  ...more,
})
const columns = [
  column('number'),
  column('name', { always: true }),
  column('city', { priority: 'low' }),
  column('status', { priority: 'high' }),
  column('score', { priority: 'low' }),
  column('day'),
  column('hidden', { startsHidden: true }),
]
const shown = columns.filter(({ startsHidden }) => !startsHidden)
const left = (room: number, sorted?: string) => leaving(shown, room, sorted).map(({ id }) => id)

describe('columns that do not fit', () => {
  test('leave one by one: those of low priority first, each from the last, and never more than have to', () => {
    expect(left(600)).toEqual([])
    expect(left(599)).toEqual(['score'])
    expect(left(400)).toEqual(['score', 'city'])
    expect(left(399)).toEqual(['score', 'city', 'day'])
    expect(left(200)).toEqual(['score', 'city', 'day', 'number'])
  })

  test('the name and what is of high priority stay, however narrow; so does what the list is sorted by', () => {
    expect(left(0)).toEqual(['score', 'city', 'day', 'number'])
    expect(left(400, 'score')).toEqual(['city', 'day'])
  })

  test('a choice that is the standard one is none', () => {
    const standard = shown.map(({ id }) => id)
    expect(isStandard(columns, null)).toBe(true)
    expect(isStandard(columns, standard)).toBe(true)
    expect(isStandard(columns, [...standard, 'hidden'])).toBe(false)
    expect(isStandard(columns, standard.slice(1))).toBe(false)
    expect(isStandard(columns, standard.toReversed())).toBe(false)
  })
})

describe('pay in a filter', () => {
  test('has an amount, a currency and a period; while it is typed the amount may be missing', () => {
    expect(payIn('6000000 AUD YEARLY')).toEqual({ amount: 6_000_000, currency: 'AUD', period: 'YEARLY' })
    expect(payIn(' AUD YEARLY')).toEqual({ amount: null, currency: 'AUD', period: 'YEARLY' })
    for (const value of ['', '60', '60 AUD', '60 aud YEARLY', '60 AUD WEEKLY', '-60 AUD YEARLY', '6.5 AUD YEARLY']) expect(payIn(value), value).toBe(null)
    expect([fits('pay', '6000000 AUD YEARLY'), fits('pay', ' AUD YEARLY'), fits('pay', '60')]).toEqual([true, false, false])
    expect(valueWords(column('pay', { kind: 'pay' }), 'NUM_TO', '6000000 AUD YEARLY')).toMatch(/60,000 a year$/)
  })
})
