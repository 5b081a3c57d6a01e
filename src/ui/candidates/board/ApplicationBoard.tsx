import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../../api/queries.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { type TableSearch, unnarrowed } from '../../data/table/address.ts'
import { valueWords } from '../../data/table/columns.ts'
import { boardOf, conditionsOf } from '../../data/table/criteria.ts'
import { ListState } from '../../data/table/ListState.tsx'
import { Tools } from '../../data/table/Tools.tsx'
import { useFolding } from '../../data/table/useFolding.tsx'
import { useViews } from '../../data/table/views/useViews.ts'
import { ViewBar } from '../../data/table/views/ViewBar.tsx'
import { t as sayList } from '../../i18n/applications.ts'
import { t } from '../../i18n/board.ts'
import { t as sayTable } from '../../i18n/table.ts'
import { applicationColumns } from '../applicationColumns.tsx'
import { EnterApplication } from '../form/EnterApplication.tsx'
import { ShownAs } from '../ShownAs.tsx'
import { Board } from './Board.tsx'

type Props = { search: TableSearch; onSearch: (search: TableSearch) => void; onBoard: (board: boolean) => void }
const asEvery = {}

/** Every open application by status: the list's twin, with its views, filters and search. */
export function ApplicationBoard({ search, onSearch, onBoard }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const body = boardOf(search, applicationColumns)
  const { data, error, isFetching, refetch } = recruitmentQueries.useQuery('post', '/application/board', { body }, { placeholderData: keepPreviousData })
  const columns = data?.data.columns
  const settled = Boolean(columns) && !isFetching
  const views = useViews({ name: 'applications', search, onSearch, standard: asEvery, columns: applicationColumns, settled })
  const { folded, toggle } = useFolding(narrow, search, applicationColumns)
  const sum = (of: 'total' | 'over') => columns?.reduce((all, one) => all + one[of], 0) ?? 0
  const { simple, advanced } = conditionsOf(search, applicationColumns)
  const filters = [...(simple ? [simple] : []), ...advanced]
  const facts = columns ? [t('facts', { n: sum('total') }), ...(sum('over') > 0 ? [t('factOver', { n: sum('over') })] : [])] : []
  return (
    <>
      <PageHeader
        title={sayList('title')}
        documentTitle={t('documentTitle')}
        facts={facts}
        actions={
          <>
            <ShownAs board onBoard={onBoard} />
            <EnterApplication />
          </>
        }
      />
      <section className="list" aria-label={sayList('listLabel')} aria-busy={isFetching}>
        <ViewBar views={views} narrow={narrow}>
          {toggle}
        </ViewBar>
        <Tools
          folded={folded}
          columns={applicationColumns}
          search={search}
          onSearch={onSearch}
          searchLabel={sayList('searchLabel')}
          counted={columns ? t('order') : undefined}
          narrow={narrow}
          arrange={null}
        />
        {error && !columns ? (
          <ListState kind="failed" error={error} onRetry={() => void refetch()} />
        ) : !columns ? (
          <Pending />
        ) : sum('total') === 0 && (search.q || filters.length > 0) ? (
          <ListState
            kind="noMatch"
            what={search.q}
            filters={filters.map(({ column, operator, value }) => `${column.header} ${sayTable(operator)} ${valueWords(column, operator, value)}`.trim())}
            onClear={() => onSearch({ ...search, ...unnarrowed })}
          />
        ) : (
          <Board columns={columns} body={body} />
        )}
        <div className="vh" role="status">
          {columns && !isFetching && facts.join(', ')}
        </div>
      </section>
    </>
  )
}
