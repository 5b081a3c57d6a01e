import { createColumnHelper, type ReactTable, type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { defaultSort } from './address.ts'
import { shownColumns } from './columns.ts'
import { criteriaOf } from './criteria.ts'
import type { DataTableProps, Listed } from './DataTable.tsx'
import type { Selection } from './selection.ts'

/** The server sorts, filters and pages; the table keeps which rows are chosen. */
const features = tableFeatures({ rowSelectionFeature })
export type KitTable<Row extends Listed> = ReactTable<typeof features, Row>

const none: never[] = []

/** Joins the address, the server's answer, the person's columns and TanStack Table. */
export function useDataTable<Row extends Listed>({ columns, search, result, standard }: DataTableProps<Row>, kept: readonly string[] | null) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [isAll, setIsAll] = useState(false)
  const shownNames = search.cols ?? kept
  const visible = useMemo(() => shownColumns(columns, shownNames), [columns, shownNames])
  const rows = result.data?.responseDataList ?? none
  const total = result.data?.paging.totalElements ?? 0
  const sort = search.sort ?? defaultSort
  const begun = standard?.sort ?? defaultSort
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map(({ id }) => helper.display({ id }))
  }, [columns])

  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { rowSelection },
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
    sort,
    begun,
    visible,
    selection,
    clear,
    selectAll: () => {
      setRowSelection(Object.fromEntries(rows.map(({ id }) => [id, true])))
      setIsAll(true)
    },
  }
}
