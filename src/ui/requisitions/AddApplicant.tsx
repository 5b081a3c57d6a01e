import { Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { addCandidateMachine } from '../../machines/commands/candidate.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { choiceProps } from '../components/form/choices.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t as sayCandidate } from '../i18n/candidate.ts'
import { t } from '../i18n/requisitions.ts'
import css from './record.module.css'

type Person = { applicantId: number; name: string }

/** Somebody who applied for another position becomes a candidate of this one, once that is confirmed. */
export function AddApplicant({ requisitionId, title }: { requisitionId: number; title: string }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<(Person & { key: string }) | null>(null)
  const search = typed.trim()
  const found = recruitmentQueries.useQuery(
    'post',
    '/application/criteria',
    { body: { size: 100, ...(search ? { search } : {}) } },
    { placeholderData: (before) => before },
  )
  // Who is screened without names elsewhere is nobody here.
  const rows = (found.data?.responseDataList ?? []).flatMap(({ applicantId, ...row }) => (applicantId === null ? [] : { ...row, applicantId }))
  const here = rows.filter((row) => row.requisitionId === requisitionId).map(({ applicantId }) => applicantId)
  const people = [...new Map(rows.map((row) => [row.applicantId, row])).values()].filter(({ applicantId }) => !here.includes(applicantId))
  const [state, send] = useCommandActor(addCandidateMachine, {
    done({ message }) {
      notifySuccess(message)
      setChosen(null)
    },
    refused: () => setChosen(null),
  })
  const choose = (applicantId: number | null) => {
    const row = people.find((one) => one.applicantId === applicantId)
    if (!row) return
    send({ type: 'forget' })
    setChosen({ applicantId: row.applicantId, name: row.applicantName, key: crypto.randomUUID() })
  }
  return (
    <>
      <ProblemAlert problem={state.context.problem} situation="application" />
      <div className={css.addbar}>
        <Select
          key={chosen?.key ?? ''}
          searchable
          label={t('addApplicant')}
          placeholder={t('choose')}
          nothingFoundMessage={t('nothingFound')}
          {...choiceProps(found)}
          filter={({ options }) => options}
          data={people.map(({ applicantId, applicantName, applicantEmail }) => ({
            value: String(applicantId),
            label: `${applicantName} · ${applicantEmail ?? ''}`,
          }))}
          value={null}
          onSearchChange={setTyped}
          onChange={(value) => choose(value === null ? null : Number(value))}
        />
      </div>
      {chosen && (
        <ConfirmDialog
          opened
          title={t('addApplicantTitle', { name: chosen.name, title })}
          confirm={sayCandidate('add')}
          busy={state.hasTag('busy')}
          onCancel={() => setChosen(null)}
          onConfirm={() => send({ type: 'do', what: { key: chosen.key, applicantId: chosen.applicantId, requisitionId } })}
        >
          {sayCandidate('addText')}
        </ConfirmDialog>
      )}
    </>
  )
}
