import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import type { components } from '../../../api/common.gen.ts'
import { asRefusal } from '../../../api/refusal.ts'
import type { ExportCall } from '../../../machines/commands/exportSheet.ts'
import { Note } from '../../components/Note.tsx'
import { useDelayed } from '../../components/useDelayed.ts'
import { t as say } from '../../i18n/components.ts'
import { t } from '../../i18n/table.ts'
import { type Condition, firstPage, type ListName, type ListSearch, type TableSearch, unnarrowed } from './address.ts'
import { BatchBar } from './BatchBar.tsx'
import { Cards } from './Cards.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { besides, choosable, isStandard, leaving, type TableColumn, valueWords } from './columns.ts'
import { conditionsOf } from './criteria.ts'
import { ListExport } from './ExportMenu.tsx'
import { Foot } from './Foot.tsx'
import { ListState } from './ListState.tsx'
import { Rows } from './Rows.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { SortMenu } from './SortMenu.tsx'
import type { Selection } from './selection.ts'
import { Tools } from './Tools.tsx'
import { useDataTable } from './useDataTable.ts'
import { useFolding } from './useFolding.tsx'
import { useRoom } from './useRoom.ts'
import { useViews } from './views/useViews.ts'
import { ViewBar } from './views/ViewBar.tsx'

export type Listed = { id: number }
type ListResult<Row> = {
  data?: { responseDataList: Row[]; paging: components['schemas']['Paging'] }
  isFetching: boolean
  error: unknown
  refetch: () => void
}

export type DataTableProps<Row extends Listed> = {
  /** What the list is called where its views and columns are kept. */
  name: ListName
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
  batch?: (selection: Selection, clear: () => void) => ReactNode
  /** The most rows that `batch` takes at once. */
  most?: number
  /** How the list begins when it is not as every list, newest first. */
  standard?: ListSearch
  /** Fetches the list as a file; with it the list can be exported. */
  exported?: ExportCall
  /** The requisition or the group whose list it is. */
  recordId?: number
  /** What is counted under the title, by `useListFacts`: one call counts it and the views. */
  facts?: readonly Condition[][]
  /** What is said beneath a row, in its whole width. */
  below?: (row: Row) => ReactNode
  /** More tools at the right. */
  tools?: ReactNode
  /** The current row, when the list stands beside a record. */
  current?: number
}

const asEvery: ListSearch = {}
const none: never[] = []

/** A list of the server in its dress: views, search, filters, columns, order and page in the address; cards on a phone. */
export function DataTable<Row extends Listed>(props: DataTableProps<Row>) {
  const { label, columns, search, onSearch, result, empty, batch, most = 0, searchLabel, standard = asEvery } = props
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const settled = Boolean(result.data) && !result.isFetching
  const views = useViews({ name: props.name, recordId: props.recordId, search, onSearch, standard, columns, facts: props.facts, settled })
  const { table, sort, begun, visible, selection, clear, selectAll } = useDataTable(props, views.columns)
  const rows = views.ready ? result.data?.responseDataList : undefined
  const { widths } = views
  const sized = useMemo(() => visible.map((column) => ({ ...column, width: widths[column.id] ?? column.width })), [visible, widths])
  // What a person chose is shown, whether it fits or not.
  const [room, watch] = useRoom()
  const isChosen = !isStandard(columns, search.cols ?? views.columns)
  const left = (
    narrow || room === null || isChosen ? none : leaving(sized, room - besides(Boolean(batch), Boolean(props.rowActions)), search.sort?.replace(/^-/, ''))
  ).map(({ id }) => id)
  const gone = left.join()
  const fitted = useMemo(() => sized.filter(({ id }) => !gone.split(',').includes(id)), [sized, gone])
  const slow = useDelayed(!rows && !result.error, 200)
  const { totalElements: total = 0, more = false } = result.data?.paging ?? {}
  const counted = t(more ? 'moreThan' : 'count', { n: total })
  const { folded, toggle } = useFolding(narrow, search, columns)
  const { simple, advanced } = conditionsOf(search, columns)
  const filters = [...(simple ? [simple] : []), ...advanced]
  if (rows && total === 0 && !search.q && filters.length === 0 && !search.page && !result.error) return <>{empty}</>
  const filtersInWords = filters.map(({ column, operator, value }) => `${column.header} ${t(operator)} ${valueWords(column, operator, value)}`.trim())
  const failed = result.error ? <ListState kind="failed" error={result.error} onRetry={result.refetch} /> : null
  // Who may not see a list is offered no tools for it.
  if (failed && asRefusal(result.error).code === 'FORBIDDEN') return failed
  const View = narrow ? Cards : Rows
  const paging = result.data?.paging
  return (
    <section ref={watch} className="list" aria-label={label} aria-busy={result.isFetching}>
      {rows && <Printed words={[counted, ...(search.q ? [t('printSearch', { words: search.q })] : []), ...filtersInWords]} />}
      <ViewBar views={views} narrow={narrow}>
        {toggle}
      </ViewBar>
      <Tools
        folded={folded}
        columns={columns}
        search={search}
        onSearch={onSearch}
        searchLabel={searchLabel}
        counted={rows ? counted : undefined}
        narrow={narrow}
        arrange={
          <>
            {narrow && columns.some(({ sortable }) => sortable !== false) && <SortMenu columns={columns} search={search} onSearch={onSearch} />}
            <ColumnChooser
              columns={choosable(columns)}
              visible={visible}
              left={left}
              onChoose={views.choose}
              onKeep={views.keep}
              widths={views.widths}
              onResize={views.resize}
            />
          </>
        }
      >
        {props.tools}
        {props.exported && <ListExport name={label} call={props.exported} columns={columns} visible={visible} search={search} />}
      </Tools>
      {failed && rows && (
        <Note tone="amber" role="status">
          {t('oldRows')}{' '}
          <button type="button" className="note-do" onClick={result.refetch}>
            {say('tryAgain')}
          </button>
        </Note>
      )}
      {failed && !rows ? (
        failed
      ) : !rows || !paging ? (
        slow && <SkeletonRows columns={fitted} narrow={narrow} />
      ) : rows.length === 0 && total > 0 ? (
        <ListState
          kind="past"
          page={paging.page}
          last={paging.totalPages}
          onLast={() => onSearch({ ...search, ...firstPage, page: pageOf(paging.totalPages) })}
        />
      ) : rows.length === 0 ? (
        <ListState kind="noMatch" what={search.q} filters={filtersInWords} rest={paging.unfiltered} onClear={() => onSearch({ ...search, ...unnarrowed })} />
      ) : (
        <>
          <View
            table={table}
            sort={sort}
            begun={begun}
            onSort={(next) => onSearch({ ...search, ...firstPage, sort: next })}
            columns={fitted}
            onResize={views.resize}
            rowActions={props.rowActions}
            below={props.below}
            selectable={Boolean(batch)}
            label={label}
            current={props.current}
          />
          {batch && selection.count > 0 && (
            <BatchBar count={selection.count} total={total} most={most} onAll={selectAll} onClear={clear}>
              {batch(selection, clear)}
            </BatchBar>
          )}
          <Foot paging={paging} rows={rows} onSearch={(change) => onSearch({ ...search, ...change })} />
        </>
      )}
      <div className="vh" role="status">
        {rows && !result.isFetching && counted}
      </div>
    </section>
  )
}

const pageOf = (number: number) => (number > 1 ? number : undefined)

/** On paper the tools are away: what narrows the list is said in words, which the style sheet writes there, so that no reader of the screen meets them twice. */
const Printed = ({ words }: { words: string[] }) => <p className="printed meta" data-words={words.join(' · ')} />
