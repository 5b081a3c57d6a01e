import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportInterviews } from '../../machines/commands/exportSheet.ts'
import { mayOpen } from '../../machines/pages.ts'
import type { Interview } from '../../machines/records/interview.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { asChoices } from '../components/form/choices.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/interviews.ts'
import { useClaims } from '../shell/session.ts'
import { InterviewMenu } from './InterviewMenu.tsx'
import { interviewColumns } from './interviewColumns.tsx'
import { ScheduleFor } from './ScheduleFor.tsx'

type Props = { id: number; search: TableSearch; onSearch: (search: TableSearch) => void }
const latestFirst = { sort: '-day' }

/** All interviews of a requisition that the reader may see, the latest first. */
export function InterviewList({ id, search, onSearch }: Props) {
  const hr = mayOpen('appsch', useClaims())
  const steps = recruitmentQueries.useQuery('get', '/selection_process', { params: { query: { requisitionId: id } } })
  const columns = interviewColumns(steps.data?.responseDataList ?? [], asChoices(steps))
  const shown = { ...search, sort: search.sort ?? latestFirst.sort }
  const result = recruitmentQueries.useQuery(
    'post',
    '/interview/criteria/{reqId}',
    { params: { path: { reqId: id } }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData },
  )
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{t('title')}</h2>
      <p className="dim">{t(hr ? 'listHelp' : 'listHelpInterviewer')}</p>
      {hr && <ScheduleFor requisitionId={id} />}
      <DataTable
        exported={exportInterviews(id)}
        name="interviews"
        recordId={id}
        label={t('listTitle')}
        columns={columns}
        search={shown}
        standard={latestFirst}
        onSearch={onSearch}
        result={result}
        searchLabel={t('searchIn')}
        empty={
          <EmptyState kind="empty" title={t('noneTitle')}>
            {t(hr ? 'noneText' : 'noneTextInterviewer')}
          </EmptyState>
        }
        {...(hr ? { rowActions: (row: Interview) => <InterviewMenu interview={row} /> } : {})}
      />
    </section>
  )
}
