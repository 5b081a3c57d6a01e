import { Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { applicationStates } from '../../machines/lifecycles/application.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { t } from '../i18n/interviews.ts'
import css from '../requisitions/record.module.css'
import { InterviewDialog } from './InterviewDialog.tsx'

/** Choosing a candidate who can be interviewed now opens the dialog that arranges it. */
export function ScheduleFor({ requisitionId }: { requisitionId: number }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null)
  const found = recruitmentQueries.useQuery(
    'post',
    '/applicant/criteria/{reqId}',
    { params: { path: { reqId: requisitionId } }, body: { sort: '-profileScore', size: 100, ...(typed.trim() ? { search: typed.trim() } : {}) } },
    { placeholderData: (before) => before },
  )
  const candidates = (found.data?.responseDataList ?? []).filter(
    ({ status }) => isTagged(applicationStates, status, 'beforeInterviews') || isTagged(applicationStates, status, 'duringInterviews'),
  )
  const choose = (id: number | null) => {
    const one = candidates.find((candidate) => candidate.id === id)
    if (one) setChosen({ id: one.id, name: one.applicantName })
  }
  return (
    <div className={css.addbar}>
      <Select
        key={chosen?.id ?? 0}
        searchable
        label={t('scheduleFor')}
        placeholder={t('choose')}
        nothingFoundMessage={t('nobodyToInterview')}
        {...choiceProps(found)}
        filter={({ options }) => options}
        data={candidates.map(({ id, applicantName }) => ({ value: String(id), label: applicantName }))}
        value={null}
        onSearchChange={setTyped}
        onChange={(value) => choose(value === null ? null : Number(value))}
      />
      {chosen && <Arrange {...chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function Arrange({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/interview-steps/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  return data ? <InterviewDialog applicationId={id} name={name} steps={data.responseDataList} interview={null} onClose={onClose} /> : null
}
