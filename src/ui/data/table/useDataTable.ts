import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { defaultSort } from './address.ts'
import { shownColumns } from './columns.ts'
import { conditionsOf, criteriaOf } from './criteria.ts'
import type { DataTableProps, Listed } from './DataTable.tsx'
import type { Selection } from './selection.ts'

/** The server sorts, filters and pages; the table keeps the order of things. */
const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
})
export type KitTable<Row extends Listed> = ReactTable<typeof features, Row>

const none: never[] = []

/** Joins the address, the server's answer, the person's columns and TanStack Table. */
export function useDataTable<Row extends Listed>({ columns, search, onSearch, result, standard }: DataTableProps<Row>, kept: readonly string[] | null) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [isAll, setIsAll] = useState(false)
  const shownNames = search.cols ?? kept
  const visible = useMemo(() => shownColumns(columns, shownNames), [columns, shownNames])
  const { simple } = conditionsOf(search, columns)
  const rows = result.data?.responseDataList ?? none
  const total = result.data?.paging.totalElements ?? 0
  const sort = search.sort ?? defaultSort
  const sorting = [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map((column) => helper.display({ id: column.id, enableSorting: column.sortable !== false, enableHiding: !column.always }))
  }, [columns])

  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data: rows,
    rowCount: total,
    getRowId: (row) => String(row.id),
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: {
      sorting,
      columnFilters: simple ? [{ id: simple.column.id, value: simple.value }] : [],
      columnOrder: visible.map(({ id }) => id),
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, visible.includes(column)])),
      pagination: { pageIndex: (search.page ?? 1) - 1, pageSize: search.size ?? 25 },
      rowSelection,
    },
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater(sorting) : updater
      // The third press takes the order away; what the list begins with is turned round instead.
      const turned = sort === (standard?.sort ?? defaultSort) ? sort.replace(/^-/, '') : undefined
      onSearch({ ...search, page: undefined, sort: first ? `${first.desc ? '-' : ''}${first.id}` : turned })
    },
    onRowSelectionChange: (updater) => {
      setRowSelection(updater)
      setIsAll(false)
    },
  })

  const clear = () => {
    // Where nothing is selected the list is not drawn anew.
    setRowSelection((now) => (Object.keys(now).length > 0 ? {} : now))
    setIsAll(false)
  }
  const criteria = criteriaOf(search, columns)
  // A selection holds for the rows that are shown.
  const shown = JSON.stringify(criteria)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, another selection
  useEffect(clear, [shown])

  const ids = rows.map(({ id }) => id).filter((id) => rowSelection[id])
  const selection: Selection = isAll ? { count: total, matching: { criteria, total } } : { count: ids.length, ids }
  return {
    table,
    visible,
    selection,
    clear,
    selectAll: () => {
      setRowSelection(Object.fromEntries(rows.map(({ id }) => [id, true])))
      setIsAll(true)
    },
  }
}
