import { Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { applicationStates } from '../../machines/lifecycles/application.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import type { Draft } from '../../machines/records/interview.ts'
import { shownName } from '../candidates/nameOf.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { t } from '../i18n/interviews.ts'
import css from '../requisitions/record.module.css'
import { InterviewDialog } from './InterviewDialog.tsx'

type Props = {
  /** Of which requisition the candidates are; of any without. */
  requisitionId?: number | undefined
  /** What is known of the interview already. */
  begin?: Partial<Draft>
  onDone?: () => void
}

/** Choosing a candidate who can be interviewed now opens the dialog that arranges it. */
export function ScheduleFor({ requisitionId, begin, onDone }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null)
  const body = { sort: '-profileScore', size: 100, ...(typed.trim() ? { search: typed.trim() } : {}) } as const
  const ofOne = recruitmentQueries.useQuery(
    'post',
    '/applicant/criteria/{reqId}',
    { params: { path: { reqId: requisitionId ?? 0 } }, body },
    { enabled: requisitionId !== undefined, placeholderData: (before) => before },
  )
  const ofAll = recruitmentQueries.useQuery(
    'post',
    '/application/criteria',
    { body },
    { enabled: requisitionId === undefined, placeholderData: (before) => before },
  )
  const found = requisitionId === undefined ? ofAll : ofOne
  const candidates = (found.data?.responseDataList ?? []).filter(
    ({ status }) => isTagged(applicationStates, status, 'beforeInterviews') || isTagged(applicationStates, status, 'duringInterviews'),
  )
  const choose = (id: number | null) => {
    const one = candidates.find((candidate) => candidate.id === id)
    if (one) setChosen({ id: one.id, name: shownName(one.applicantName) })
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
        data={candidates.map(({ id, applicantName }) => ({ value: String(id), label: shownName(applicantName) }))}
        value={null}
        onSearchChange={setTyped}
        onChange={(value) => choose(value === null ? null : Number(value))}
      />
      {chosen && <Arrange {...chosen} begin={begin} onDone={onDone} onClose={() => setChosen(null)} />}
    </div>
  )
}

type Arranged = Pick<Props, 'begin' | 'onDone'> & { id: number; name: string; onClose: () => void }
function Arrange({ id, name, begin, onDone, onClose }: Arranged) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/interview-steps/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  return data ? (
    <InterviewDialog applicationId={id} name={name} steps={data.responseDataList} interview={null} given={begin} onArranged={onDone} onClose={onClose} />
  ) : null
}
