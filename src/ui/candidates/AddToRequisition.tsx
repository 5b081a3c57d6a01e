import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { addCandidateMachine } from '../../machines/commands/candidate.ts'
import { isOpenToApplicants } from '../../machines/lifecycles/requisition.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/candidate.ts'
import type { ApplicationRow } from './applicationColumns.tsx'

/** A person who applied once, on another requisition that takes applications now. */
export function AddToRequisition({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const navigate = useNavigate()
  const search = /^(.*) · \d+$/.exec(typed)?.[1] ?? typed.trim()
  const found = recruitmentQueries.useQuery(
    'post',
    '/requisitions/criteria',
    { body: { size: 100, ...(search ? { search } : {}) } },
    { placeholderData: (before) => before },
  )
  const open = (found.data?.responseDataList ?? []).filter(({ id, status }) => id !== row.requisitionId && isOpenToApplicants(status))
  const [state, send] = useMachine(
    addCandidateMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer.message)
          onClose()
          void navigate({ to: '/canprf', search: { applicationId: answer.responseData.id } })
        },
      },
    }),
  )
  const busy = state.hasTag('busy')
  const name = row.applicantName
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!chosen)
    if (chosen && !busy) send({ type: 'do', what: { key: `${key}-${chosen}`, applicantId: row.applicantId, requisitionId: Number(chosen) } })
  }
  return (
    <Modal opened onClose={onClose} title={t('addTitle', { name })} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <p className="dim">{t('addText')}</p>
          <ProblemAlert problem={state.context.problem} situation="application" />
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
            error={missing && t('requisitionMissing')}
            data={open.map(({ id, positionTitle }) => ({ value: String(id), label: `${positionTitle} · ${id}` }))}
            value={chosen}
            onSearchChange={setTyped}
            onChange={setChosen}
          />
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {t('add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
