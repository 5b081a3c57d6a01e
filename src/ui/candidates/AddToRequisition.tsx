import { Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { addCandidateMachine } from '../../machines/commands/candidate.ts'
import { isOpenToApplicants } from '../../machines/lifecycles/requisition.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/candidate.ts'
import type { ApplicationRow } from './applicationColumns.tsx'

/** A person who applied once, on another requisition that takes applications now. */
export function AddToRequisition({ row, applicantId, onClose }: { row: ApplicationRow; applicantId: number; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const search = /^(.*) · \d+$/.exec(typed)?.[1] ?? typed.trim()
  const found = recruitmentQueries.useQuery(
    'post',
    '/requisitions/criteria',
    { body: { size: 100, ...(search ? { search } : {}) } },
    { placeholderData: (before) => before },
  )
  const open = (found.data?.responseDataList ?? []).filter(({ id, status }) => id !== row.requisitionId && isOpenToApplicants(status))
  const form = useCommandForm(addCandidateMachine, {
    begin: { chosen: null as string | null },
    onDone({ message, responseData }) {
      notifySuccess(message)
      onClose()
      void navigate({ to: '/canprf', search: { applicationId: responseData.id } })
    },
  })
  const { chosen } = form.values
  const { applicantName: name } = row
  const submit = () => form.send({ chosen: !chosen && t('requisitionMissing') }, { key: `${key}-${chosen}`, applicantId, requisitionId: Number(chosen) })
  return (
    <FormDialog title={t('addTitle', { name })} confirm={t('add')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <p className="dim">{t('addText')}</p>
      <ProblemAlert problem={form.problem} situation="application" />
      <Select
        data-autofocus
        size="md"
        searchable
        label={t('requisition')}
        description={t('requisitionHelp')}
        placeholder={t('choose')}
        nothingFoundMessage={t('noneOpen')}
        {...choiceProps(found)}
        filter={({ options }) => options}
        error={form.field('chosen').error}
        data={open.map(({ id, positionTitle }) => ({ value: String(id), label: `${positionTitle} · ${id}` }))}
        value={chosen}
        onSearchChange={setTyped}
        onChange={(chosen) => form.set({ chosen })}
      />
    </FormDialog>
  )
}
