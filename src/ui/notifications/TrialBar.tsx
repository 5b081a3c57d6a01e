import { Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { testTemplate } from '../../machines/commands/testTemplate.ts'
import { shownName } from '../candidates/nameOf.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifyInfo } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/notifications.ts'
import css from './TrialBar.module.css'

/** Whose record a trial shows: somebody's application, the newest one, or sample values alone. */
export type Trial = Pick<components['schemas']['PreviewEmailTemplate'], 'applicationId' | 'sample'>
type Draft = Pick<components['schemas']['PreviewEmailTemplate'], 'event' | 'subject' | 'body'>
type Props = { draft: Draft; trial: Trial; onTrial: (trial: Trial) => void }

/** Above a preview: the record it is made with, and a test to oneself with the same one. */
export function TrialBar({ draft, trial, onTrial }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const body = { page: 1, size: 25 as const, ...(search && { search }) }
  const found = recruitmentQueries.useQuery('post', '/application/criteria', { body }, { placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [state, send] = useCommandActor(testTemplate, { done: ({ message }) => notifyInfo(message) })
  const busy = state.hasTag('busy')
  const people = (found.data?.responseDataList ?? []).map(({ id, applicantName, positionTitle }) => ({
    value: `${id}`,
    label: t('record', { name: shownName(applicantName), position: positionTitle, id: String(id) }),
  }))
  const fixed = [
    { value: 'newest', label: t('recordNewest') },
    { value: 'sample', label: t('recordSample') },
  ]
  const data = [...fixed, ...(chosen && !people.some(({ value }) => value === chosen.value) ? [chosen] : []), ...people]
  const choose = (value: string | null) => {
    setChosen(people.find((one) => one.value === value) ?? null)
    onTrial(value === 'sample' ? { sample: true } : value && value !== 'newest' ? { applicationId: Number(value) } : {})
  }
  return (
    <div className={css.trial}>
      <Select
        className="grow"
        label={t('recordLabel')}
        searchable
        allowDeselect={false}
        data={data}
        filter={({ options }) => options}
        nothingFoundMessage={t('recordNone')}
        {...choiceProps(found)}
        value={trial.sample ? 'sample' : `${trial.applicationId ?? 'newest'}`}
        onSearchChange={(text) => setTyped(data.some(({ label }) => label === text) ? '' : text)}
        onChange={choose}
      />
      <Button aria-disabled={busy} loading={busy} onClick={() => !busy && send({ type: 'do', what: { key: crypto.randomUUID(), ...draft, ...trial } })}>
        {t('sendTest')}
      </Button>
      <ProblemAlert problem={state.context.problem} situation="template" />
    </div>
  )
}
