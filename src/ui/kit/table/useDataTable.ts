import {
  type ColumnFiltersState,
  columnFilteringFeature,
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
import type { DataTableProps, Listed } from './DataTable.tsx'

/** The server sorts, filters and pages; the table keeps the order of things. */
export const features = tableFeatures({ rowSortingFeature, columnFilteringFeature, columnVisibilityFeature, rowPaginationFeature, rowSelectionFeature })
export type KitTable<Row extends Listed> = ReactTable<typeof features, Row>

const none: never[] = []
const memory = (name: string) => `threshold.columns.${name}`

/** Joins the address, the server's answer and TanStack Table. */
export function useDataTable<Row extends Listed>({ name, columns, search, onSearch, result }: DataTableProps<Row>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const hidden = search.hide?.split(',') ?? rememberedColumns(name) ?? columns.filter((column) => column.startsHidden).map((column) => column.id)
  const visible = columns.filter((column) => column.always || !hidden.includes(column.id))
  const sort = search.sort ?? defaultSort
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map((column) => helper.display({ id: column.id, enableSorting: column.sortable !== false, enableHiding: !column.always }))
  }, [columns])

  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data: result.data?.responseDataList ?? none,
    rowCount: result.data?.paging.totalElements ?? 0,
    getRowId: (row) => String(row.id),
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: {
      sorting: [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
      columnFilters: search.by && search.is !== undefined ? [{ id: search.by, value: search.is }] : [],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, visible.includes(column)])),
      pagination: { pageIndex: (search.page ?? 1) - 1, pageSize: search.size ?? 25 },
      rowSelection,
    },
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater([{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]) : updater
      const [first] = next
      onSearch({ ...search, page: undefined, sort: first ? `${first.desc ? '-' : ''}${first.id}` : undefined })
    },
    // One active filter: setting one clears the others (specification §4), so the last one counts.
    onColumnFiltersChange: (updater) => {
      const before: ColumnFiltersState = search.by ? [{ id: search.by, value: search.is }] : []
      const last = (typeof updater === 'function' ? updater(before) : updater).at(-1)
      onSearch({ ...search, page: undefined, by: last?.id, is: last ? String(last.value) : undefined })
    },
    onRowSelectionChange: setRowSelection,
  })

  // A selection holds for the rows that are shown.
  const shown = `${search.page} ${search.size} ${search.q} ${search.by} ${search.is}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, another selection
  useEffect(() => setRowSelection({}), [shown])

  return {
    table,
    visible,
    selected: Object.keys(rowSelection)
      .filter((id) => rowSelection[id])
      .map(Number),
    clear: () => setRowSelection({}),
    setHidden: (ids: string[]) => {
      localStorage.setItem(memory(name), ids.join(','))
      onSearch({ ...search, hide: ids.join(',') || '-' })
    },
  }
}

function rememberedColumns(name: string): string[] | undefined {
  const kept = localStorage.getItem(memory(name))
  return kept === null ? undefined : kept.split(',')
}
