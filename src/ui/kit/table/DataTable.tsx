import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { ExportCall } from '../../../machines/sheets.ts'
import { say } from '../../words/kit.ts'
import { useDelayed } from '../useDelayed.ts'
import type { TableSearch } from './address.ts'
import { BatchBar } from './BatchBar.tsx'
import { Cards } from './Cards.tsx'
import type { TableColumn } from './columns.ts'
import { ListExport } from './ExportMenu.tsx'
import { Foot } from './Foot.tsx'
import { ListState } from './ListState.tsx'
import { Rows } from './Rows.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { Tools } from './Tools.tsx'
import { useDataTable } from './useDataTable.ts'

export type Listed = { id: number }
export type ListResult<Row> = {
  data?: { responseDataList: Row[]; paging: { page: number; size: number; totalElements: number; totalPages: number } }
  isFetching: boolean
  error: unknown
  refetch: () => void
}

export type DataTableProps<Row extends Listed> = {
  /** Names the list for assistive technology and for what is remembered about it. */
  name: string
  label: string
  columns: readonly TableColumn<Row>[]
  search: TableSearch
  /** Puts the new search into the address; a new filter or search starts at page 1. */
  onSearch: (search: TableSearch) => void
  /** The answer of the criteria query; keep the old rows with `placeholderData: keepPreviousData`. */
  result: ListResult<Row>
  /** What the search looks in: "Title, ID or department". */
  searchLabel?: string
  /** Instead of the whole table while there is not one row at all. */
  empty: ReactNode
  /** The row's menu. */
  rowActions?: (row: Row) => ReactNode
  /** Actions on the selected rows; without it rows cannot be selected. */
  batch?: (ids: number[], clear: () => void) => ReactNode
  /** Fetches the list as a file; with it the list can be exported. */
  exported?: ExportCall
  /** More tools at the right. */
  tools?: ReactNode
  /** The current row, when the list stands beside a record. */
  current?: number
}

/** A list of the server in its dress: search, one filter, columns, order and page in the address; cards on a phone. */
export function DataTable<Row extends Listed>(props: DataTableProps<Row>) {
  const { label, columns, search, onSearch, result, empty, batch, searchLabel } = props
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const { table, visible, setHidden, selected, clear } = useDataTable(props)
  const slow = useDelayed(!result.data && !result.error, 200)
  const rows = result.data?.responseDataList
  const total = result.data?.paging.totalElements ?? 0
  const narrowed = Boolean(search.q || (search.by && search.is !== undefined))
  if (rows && total === 0 && !narrowed && !result.error) return <>{empty}</>
  const View = narrow ? Cards : Rows
  return (
    <section className="list" aria-label={label} aria-busy={result.isFetching}>
      <Tools
        columns={columns}
        visible={visible}
        onHide={setHidden}
        search={search}
        onSearch={onSearch}
        searchLabel={searchLabel}
        total={rows ? total : undefined}
      >
        {props.tools}
        {props.exported && <ListExport name={label} call={props.exported} columns={columns} visible={visible} search={search} />}
      </Tools>
      {result.error && !rows ? (
        <ListState kind="failed" error={result.error} onRetry={result.refetch} />
      ) : !rows ? (
        slow && <SkeletonRows columns={visible} narrow={narrow} />
      ) : rows.length === 0 ? (
        <ListState kind="noMatch" what={search.q} onClear={() => onSearch({ ...search, q: undefined, by: undefined, is: undefined, page: undefined })} />
      ) : (
        <>
          <View table={table} columns={visible} rowActions={props.rowActions} selectable={Boolean(batch)} label={label} current={props.current} />
          {batch && selected.length > 0 && (
            <BatchBar count={selected.length} onClear={clear}>
              {batch(selected, clear)}
            </BatchBar>
          )}
          <Foot paging={result.data!.paging} onSearch={(change) => onSearch({ ...search, ...change })} />
        </>
      )}
      <div className="vh" role="status">
        {rows && !result.isFetching && say('count', { n: total })}
      </div>
    </section>
  )
}
