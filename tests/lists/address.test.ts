import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Condition, isSameList, listSearchOf, pageSizes, type TableSearch, tableSearch, turnedTo } from '../../src/ui/data/table/address.ts'
import { shownColumns, type TableColumn } from '../../src/ui/data/table/columns.ts'
import { conditionsOf, criteriaOf, fits } from '../../src/ui/data/table/criteria.ts'
import { allOperators } from '../../src/ui/data/table/operators.ts'

type Row = { id: number }
const column = (id: string, kind: TableColumn<Row>['kind'], more: Partial<TableColumn<Row>> = {}): TableColumn<Row> => ({
  id,
  header: id,
  kind,
  cell: () => null,
  ...more,
})
const columns = [
  column('id', 'number'),
  column('name', 'text', { operator: 'STR_CONTAIN', always: true }),
  column('status', 'select'),
  column('received', 'date', { startsHidden: true }),
  column('pay', 'number', { filterable: false }),
  column('cell', 'text', { mayBeEmpty: true, startsHidden: true }),
]

const name = fc.stringMatching(/^[A-Za-z]{1,60}$/)
const words = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).map((text) => text.slice(0, 200))
const condition: fc.Arbitrary<Condition> = fc.record({
  column: name,
  operator: fc.constantFrom(...allOperators),
  value: fc.oneof(words, fc.array(words, { minLength: 1, maxLength: 12 })),
})
const listed: fc.Arbitrary<TableSearch> = fc.record(
  {
    page: fc.integer({ min: 2, max: 100_000 }),
    after: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    size: fc.constantFrom(...pageSizes),
    sort: fc.tuple(fc.constantFrom('', '-'), name).map(([way, id]) => way + id),
    q: words,
    by: name,
    is: words,
    where: fc.array(condition, { minLength: 1, maxLength: 10 }),
    cols: fc.uniqueArray(name, { minLength: 1, maxLength: 40 }),
    view: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  },
  { requiredKeys: [] },
)
/** Only a page that was turned to stands beside a row. */
const search = listed.map(({ after, ...one }) => (one.page && after ? { ...one, after } : one))
const through = (one: TableSearch) => tableSearch(defaultParseSearch(defaultStringifySearch(one)))

describe('the list in the address', () => {
  test('is read back as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(through(one)).toEqual({ ...tableSearch({}), ...one })
      }),
    )
  })

  test('shows a list whatever stands there, and is then read as itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('page', 'size', 'sort', 'q', 'by', 'is', 'where', 'cols', 'view', 'x'), fc.anything()), (raw) => {
        const read = tableSearch(raw)
        expect(tableSearch(read)).toEqual(read)
        const { columns: ids, operators, values, page, size } = criteriaOf(read, columns)
        expect([ids.length, operators.length]).toEqual([values.length, values.length])
        expect(page >= 1 && pageSizes.includes(size)).toBe(true)
      }),
    )
  })

  test('a saved view holds all but the page, and opens the same list', () => {
    fc.assert(
      fc.property(search, (one) => {
        const kept = JSON.parse(JSON.stringify(listSearchOf(one)))
        expect(kept).not.toHaveProperty('page')
        expect(isSameList(one, tableSearch(kept))).toBe(true)
        expect(Object.values(kept)).not.toContain(undefined)
      }),
    )
  })

  test.each<[string, TableSearch, TableSearch, boolean]>([
    ['another page', { page: 3, after: 9 }, {}, true],
    ['the usual order in words', { sort: '-id', size: 25 }, {}, true],
    ['a filter without its value', { by: 'status' }, {}, true],
    ['another order', { sort: 'id' }, {}, false],
    ['columns in another order', { cols: ['id', 'name'] }, { cols: ['name', 'id'] }, false],
    [
      'another condition',
      { where: [{ column: 'id', operator: 'NUM_TO', value: '3' }] },
      { where: [{ column: 'id', operator: 'NUM_FROM', value: '3' }] },
      false,
    ],
  ])('%s', (_, one, other, same) => expect(isSameList(one, other)).toBe(same))
})

describe('another page', () => {
  const rows = [{ id: 31 }, { id: 17 }]
  test.each([
    [3, { page: 3, after: 17, before: undefined }],
    [5, { page: 5, after: undefined, before: undefined }],
    [1, { page: undefined, after: undefined, before: undefined }],
  ])('%i from page 2', (page, address) => expect(turnedTo(page, 2, rows)).toEqual(address))
  test('2 from page 3 stands before its first row', () => expect(turnedTo(2, 3, rows)).toEqual({ page: 2, after: undefined, before: 31 }))
  test('of a list whose rows are not known is met by its number', () => expect(turnedTo(3, 2)).toEqual({ page: 3, after: undefined, before: undefined }))
})

describe('what the service is asked', () => {
  test('the one filter and every line of the advanced search, in parallel', () => {
    const where: Condition[] = [
      { column: 'id', operator: 'NUM_FROM', value: '3' },
      { column: 'received', operator: 'TIME_TO', value: '2026-11-20' },
    ]
    expect(criteriaOf({ by: 'name', is: 'an', where }, columns)).toMatchObject({
      columns: ['name', 'id', 'received'],
      operators: ['STR_CONTAIN', 'NUM_FROM', 'TIME_TO'],
      values: ['an', '3', '2026-11-20'],
    })
  })

  test('alternatives in one group; a line that is left out joins nobody', () => {
    const line = (column: string, or?: true): Condition => ({ column, operator: 'NUM_EQUAL', value: '3', ...(or && { or }) })
    expect(criteriaOf({ where: [line('id'), line('id', true), line('id')] }, columns).groups).toEqual([0, 0, 1])
    expect(criteriaOf({ where: [line('id', true), line('secret'), line('id', true)] }, columns).groups).toBeUndefined()
    expect(criteriaOf({ by: 'id', is: '4', where: [line('id'), line('id', true)] }, columns).groups).toEqual([10, 0, 0])
    expect(criteriaOf({ where: [line('id'), line('id')] }, columns).groups).toBeUndefined()
  })

  test.each<[string, Condition, boolean]>([
    ['one value where several are taken', { column: 'status', operator: 'SEL_ANY', value: 'DR' }, false],
    ['several values', { column: 'status', operator: 'SEL_ANY', value: ['DR', 'CA'] }, true],
    ['several values where one is taken', { column: 'status', operator: 'SEL_EQUAL', value: ['DR', 'CA'] }, false],
    ['one end of a range', { column: 'id', operator: 'NUM_BETWEEN', value: ['3'] }, false],
    ['both ends', { column: 'received', operator: 'TIME_BETWEEN', value: ['2026-02-01', '2026-02-28'] }, true],
    ['an end that is no day', { column: 'received', operator: 'TIME_BETWEEN', value: ['2026-02-01', '2026-02-31'] }, false],
    ['emptiness where there may be none', { column: 'cell', operator: 'EMPTY', value: '' }, true],
    ['emptiness where there always is something', { column: 'id', operator: 'EMPTY', value: '' }, false],
  ])('%s', (_, where, isAsked) => expect(criteriaOf({ where: [where] }, columns).columns).toHaveLength(isAsked ? 1 : 0))

  test('never what it would refuse: unknown columns, other operators, values that do not fit', () => {
    const where: Condition[] = [
      { column: 'secret', operator: 'STR_EQUAL', value: 'x' },
      { column: 'pay', operator: 'NUM_FROM', value: '1' },
      { column: 'status', operator: 'NUM_FROM', value: '1' },
      { column: 'id', operator: 'NUM_FROM', value: 'many' },
      { column: 'received', operator: 'TIME_FROM', value: '2026-02-31' },
    ]
    expect(criteriaOf({ by: 'received', is: 'soon', where }, columns)).toMatchObject({ columns: [], operators: [], values: [] })
    expect(conditionsOf({ where }, columns)).toEqual({ simple: undefined, advanced: [] })
  })

  test.each([
    ['number', ' ', false],
    ['number', '1e3', true],
    ['number', 'Infinity', false],
    ['date', '2028-02-29', true],
    ['date', '2027-02-29', false],
    ['date', '0000-01-01', false],
    ['text', '', false],
  ] as const)('a %s can be compared with "%s": %s', (kind, value, does) => expect(fits(kind, value)).toBe(does))
})

test('columns are shown as chosen; the one with the link is never missing, unknown ones are passed over', () => {
  const shown = (chosen?: string[]) => shownColumns(columns, chosen).map(({ id }) => id)
  expect(shown()).toEqual(['id', 'name', 'status', 'pay'])
  expect(shown(['received', 'name', 'id'])).toEqual(['received', 'name', 'id'])
  expect(shown(['status', 'gone'])).toEqual(['name', 'status'])
  expect(shown(['gone'])).toEqual(['id', 'name', 'status', 'pay'])
})
