import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { assignInterviewerMachine } from '../../machines/commands/interview.ts'
import type { Interview } from '../../machines/flows/interviewScheduling.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/interviews.ts'

type Props = { interview: Interview; onClose: () => void; onDone: () => void }

/** One more interviewer; who is busy then is refused by the service, which says with what. */
export function AssignDialog({ interview, onClose, onDone }: Props) {
  const people = recruitmentQueries.useQuery('get', '/selection_process/user', {}, { staleTime: 60_000 })
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [state, send] = useMachine(
    assignInterviewerMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer)
          onDone()
          onClose()
        },
      },
    }),
  )
  const { problem } = state.context
  const busy = state.hasTag('busy')
  const free = (people.data?.responseDataList ?? []).filter(({ id }) => !interview.interviewers.some((one) => one.id === id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!chosen)
    if (chosen && !busy) send({ type: 'do', what: { interviewId: interview.id, version: interview.version, accountId: Number(chosen) } })
  }
  return (
    <Modal opened onClose={onClose} title={t('assignTitle', { name: interview.applicantName })} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ProblemAlert problem={problem} situation="scheduling" />
          <Select
            data-autofocus
            size="md"
            searchable
            label={t('interviewer')}
            description={t('interviewersHelp')}
            placeholder={t('choose')}
            {...choiceProps(people)}
            error={missing ? t('interviewerIds_missing') : problem?.errors[0]?.message}
            data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
