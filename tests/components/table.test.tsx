// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache.ts'
import { Refusal } from '../../src/api/client.ts'
import { authQueries } from '../../src/api/queries.ts'
import { Looks } from '../../src/ui/components/Looks.tsx'
import AdvancedForm from '../../src/ui/data/table/AdvancedForm.tsx'
import type { Condition } from '../../src/ui/data/table/address.ts'
import ColumnOrder from '../../src/ui/data/table/ColumnOrder.tsx'
import type { TableColumn } from '../../src/ui/data/table/columns.ts'
import { DataTable, type DataTableProps } from '../../src/ui/data/table/DataTable.tsx'

type Row = { id: number; name: string }
const columns: TableColumn<Row>[] = [
  { id: 'id', header: 'ID', kind: 'number', cell: ({ id }) => id },
  { id: 'name', header: 'Name', kind: 'text', always: true, cell: ({ name }) => name },
  { id: 'status', header: 'Status', kind: 'select', options: [{ value: 'A', label: 'Active' }], cell: () => 'Active' },
]
const names = (chosen: string[]) => chosen.map((id) => columns.find((column) => column.id === id)!)
const rows = [
  { id: 2, name: 'Ana' },
  { id: 1, name: 'Bo' },
]
const page = (list: Row[], total = list.length) => ({
  responseDataList: list,
  paging: { page: 1, size: 25, totalElements: total, totalPages: Math.ceil(total / 25) },
})

Object.assign(document, { fonts: new EventTarget() })
HTMLElement.prototype.scrollIntoView = () => {}
beforeEach(() => {
  const { queryKey } = authQueries.queryOptions('get', '/views', { params: { query: { list: 'users' } } })
  queryClient.setQueryData(queryKey, { data: { views: [], shared: [], columns: null, widths: [] } })
  const counts = authQueries.queryOptions('post', '/view-counts', { body: { list: 'users', compared: [] } })
  queryClient.setQueryData(counts.queryKey, { data: [{ viewId: null, total: 999, more: true }] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  queryClient.clear()
})

const wrapped = (ui: React.ReactNode) => (
  <Looks nonce="">
    <QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>
  </Looks>
)
const result = (more: Partial<DataTableProps<Row>['result']>) => ({ isFetching: false, error: null, refetch: () => {}, ...more })
const table = (more: Partial<DataTableProps<Row>>) =>
  wrapped(<DataTable name="users" label="People" columns={columns} search={{}} onSearch={() => {}} result={result({})} empty={<p>Nobody yet</p>} {...more} />)

describe('the states of a list', () => {
  test('quick answers show no skeleton; slow ones do after 200 ms', async () => {
    vi.useFakeTimers()
    render(table({ result: result({ isFetching: true }) }))
    await act(() => vi.advanceTimersByTimeAsync(190))
    expect(screen.queryByLabelText('Loading')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(screen.getByLabelText('Loading').getAttribute('aria-busy')).toBe('true')
  })

  test('asking again keeps the rows and says that it is busy', () => {
    const { rerender } = render(table({ result: result({ data: page(rows) }) }))
    rerender(table({ result: result({ data: page(rows), isFetching: true }) }))
    expect(screen.getByText('Ana')).toBeTruthy()
    expect(screen.getAllByRole('region', { name: 'People' })[0]?.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByLabelText('Loading')).toBeNull()
  })

  test('not one row at all replaces the whole table', () => {
    render(table({ result: result({ data: page([]) }) }))
    expect(screen.getByText('Nobody yet')).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('no match keeps the tools, says what was asked, and one button clears it all', async () => {
    const onSearch = vi.fn()
    const where = [{ column: 'id', operator: 'NUM_FROM' as const, value: '7' }]
    const nothing = { ...page([]), paging: { page: 1, size: 25, totalElements: 0, totalPages: 0, unfiltered: { total: 64, more: false } } }
    render(table({ search: { q: 'zoe', by: 'status', is: 'A', where, page: 1 }, onSearch, result: result({ data: nothing }) }))
    expect(screen.getByRole('heading', { name: 'Nothing matches “zoe”' })).toBeTruthy()
    expect(screen.getByText(/64 rows are here without the search and the filters/)).toBeTruthy()
    expect(screen.getByText(/“zoe” in them, Status is Active, ID at least 7/)).toBeTruthy()
    expect(screen.getByRole('searchbox')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search and filters' }).at(-1)!)
    expect(onSearch).toHaveBeenCalledWith({ q: undefined, by: undefined, is: undefined, where: undefined, page: undefined })
  })

  test('beside the whole list stands how many rows it has, in words for who hears it', () => {
    render(table({ result: result({ data: page(rows) }) }))
    expect(screen.getByRole('button', { name: 'All more than 999 users' }).textContent).toContain('999+')
  })

  test('where not all rows are counted it says so, and one button counts them', async () => {
    const onSearch = vi.fn()
    const many = { ...page(rows, 10_000), paging: { page: 1, size: 25, totalElements: 10_000, totalPages: 400, more: true } }
    render(table({ search: { q: 'an' }, onSearch, result: result({ data: many }) }))
    expect(screen.getByText(/^1–25 of more than 10.?000$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Count all' }))
    expect(onSearch).toHaveBeenCalledWith({ q: 'an', count: true })
  })

  test('a page past the end is told from no match', async () => {
    const onSearch = vi.fn()
    render(
      table({ search: { page: 9 }, onSearch, result: result({ data: { ...page([], 30), paging: { page: 9, size: 25, totalElements: 30, totalPages: 2 } } }) }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
    expect(onSearch).toHaveBeenCalledWith({ page: 2 })
  })

  test('a failed list can be asked for again; what was shown before stays, and is said to be old', async () => {
    const refetch = vi.fn()
    const error = new Refusal(500, { code: 'INTERNAL', message: 'Something broke on our side.' })
    const { rerender } = render(table({ result: result({ error, refetch }) }))
    expect(screen.getByRole('alert').textContent).toContain('Something broke on our side.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
    rerender(table({ result: result({ data: page(rows), error, refetch }) }))
    expect(screen.getByText('Ana')).toBeTruthy()
    expect(screen.getByText(/What you see may be old/)).toBeTruthy()
  })

  test('a list that is not for this person says so and offers no tools', () => {
    render(table({ result: result({ error: new Refusal(403, { code: 'FORBIDDEN', message: 'It needs the shortlisting permission.' }) }) }))
    expect(screen.getByRole('heading', { name: 'This list is not open to you' })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('choosing rows', () => {
  const batch = vi.fn(() => <button type="button">Move</button>)
  const chosen = () => batch.mock.lastCall as unknown as [object, () => void]

  test('some, all that match, and none again by Escape', async () => {
    render(table({ result: result({ data: page(rows, 40) }), batch, most: 200, search: { by: 'status', is: 'A' } }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    expect(chosen()[0]).toEqual({ count: 1, ids: [2] })
    await userEvent.click(screen.getByRole('button', { name: 'Select all 40 matching' }))
    expect(chosen()[0]).toMatchObject({ count: 40, matching: { total: 40, criteria: { columns: ['status'], values: ['A'] } } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    expect(chosen()[0]).toEqual({ count: 1, ids: [2] })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
  })

  test('more than can be taken at once are not offered, and it is said how many can', async () => {
    render(table({ result: result({ data: page(rows, 1240) }), batch, most: 200 }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    expect(screen.getByText('1240 match; 200 can be chosen at once')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /matching/ })).toBeNull()
  })
})

test('the order of what the list begins with is turned round, any other is taken away by the third press', async () => {
  const onSearch = vi.fn()
  const { rerender } = render(table({ result: result({ data: page(rows) }), onSearch }))
  const press = (name: string) => userEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'))
  await press('ID')
  await expect.poll(() => onSearch.mock.lastCall).toEqual([{ page: undefined, sort: 'id' }])
  rerender(table({ result: result({ data: page(rows) }), onSearch, search: { sort: '-name' } }))
  await press('Name')
  await expect.poll(() => onSearch.mock.lastCall).toEqual([{ page: undefined, sort: undefined }])
})

test('a pressed column shows its order before the list is asked for it, and what the address says from then on', async () => {
  const onSearch = vi.fn()
  const shown = (sort?: string) => table({ result: result({ data: page(rows) }), onSearch, search: { sort } })
  const { rerender } = render(shown('id'))
  const head = (name: string) => screen.getByRole('columnheader', { name })
  const sortOf = (name: string) => head(name).getAttribute('aria-sort')
  fireEvent.click(within(head('Name')).getByRole('button'))
  expect(onSearch).not.toHaveBeenCalled()
  expect(['Name', 'ID'].map(sortOf)).toEqual(['ascending', null])
  await expect.poll(() => onSearch.mock.lastCall).toEqual([{ page: undefined, sort: 'name' }])
  rerender(shown('name'))
  expect(sortOf('Name')).toBe('ascending')
  // As Back does.
  rerender(shown('id'))
  expect(['Name', 'ID'].map(sortOf)).toEqual([null, 'ascending'])
})

describe('the order of columns', () => {
  const show = () => {
    const onChoose = vi.fn()
    const onResize = vi.fn()
    render(wrapped(<ColumnOrder columns={columns} left={[]} visible={names(['id', 'name'])} onChoose={onChoose} widths={{ id: 100 }} onResize={onResize} />))
    fireEvent.click(screen.getByRole('button', { name: 'Make ID wider' }))
    fireEvent.click(screen.getByRole('button', { name: 'Make Name narrower' }))
    expect(onResize.mock.calls).toEqual([
      ['id', 124],
      ['name', 196],
    ])
    return onChoose
  }
  test('by buttons: the pressed one keeps the focus, the place is told, and nothing moves past the end', async () => {
    const onChoose = show()
    const down = () => screen.getByRole('button', { name: 'Move ID down' })
    await userEvent.click(down())
    expect(onChoose).toHaveBeenLastCalledWith(['name', 'id'])
    expect(document.activeElement).toBe(down())
    expect(screen.getByText('ID is now column 2 of 3')).toBeTruthy()
    await userEvent.click(down())
    await userEvent.click(down())
    expect(onChoose).toHaveBeenCalledTimes(2)
    expect(down().getAttribute('aria-disabled')).toBe('true')
  })
  test('by keyboard, with ticks; the column with the link stays', () => {
    const onChoose = show()
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Status' }), { key: 'ArrowUp', altKey: true })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Status' }))
    expect(onChoose).toHaveBeenLastCalledWith(['id', 'status', 'name'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Name (always shown)' }))
    expect(onChoose).toHaveBeenLastCalledWith(['id', 'status', 'name'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'ID' }))
    expect(onChoose).toHaveBeenLastCalledWith(['status', 'name'])
  })
})

describe('the advanced search', () => {
  test('asks for what is missing at its field, and gives every line with its condition', async () => {
    const onApply = vi.fn()
    render(wrapped(<AdvancedForm columns={columns} start={[{ column: 'id', operator: 'NUM_TO', value: '' }]} onApply={onApply} onClose={() => {}} />))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.getByText('Enter a number')).toBeTruthy()
    expect(onApply).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Value'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
    expect(screen.getAllByRole('group')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(onApply).toHaveBeenCalledWith([{ column: 'id', operator: 'NUM_TO', value: '12' }]))
  })
  test('asks for both ends of a range, for nothing where emptiness is asked for, and joins a line as an alternative', async () => {
    const onApply = vi.fn()
    const start: Condition[] = [
      { column: 'id', operator: 'NUM_BETWEEN', value: ['3', ''] },
      { column: 'name', operator: 'EMPTY', value: '', or: true },
    ]
    const mayBeEmpty = columns.map((column) => ({ ...column, mayBeEmpty: true as const }))
    render(wrapped(<AdvancedForm columns={mayBeEmpty} start={start} onApply={onApply} onClose={() => {}} />))
    const [first, second] = screen.getAllByRole('group')
    expect(within(second!).queryByLabelText('Value')).toBeNull()
    expect(within(first!).queryByRole('combobox', { name: 'Joined to the line above by' })).toBeNull()
    expect(within(second!).getByRole<HTMLInputElement>('combobox', { name: 'Joined to the line above by' }).value).toBe('or')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(onApply).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('To'), '7')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(onApply).toHaveBeenCalledWith([{ ...start[0], value: ['3', '7'] }, start[1]]))
  })
  test('has ten lines at most', async () => {
    const start = Array.from({ length: 9 }, () => ({ column: 'id', operator: 'NUM_EQUAL' as const, value: '1' }))
    render(wrapped(<AdvancedForm columns={columns} start={start} onApply={() => {}} onClose={() => {}} />))
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
    expect(screen.getByText('10 lines are the most.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull()
  })
})
