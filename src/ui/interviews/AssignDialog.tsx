import { Select } from '@mantine/core'
import { recruitmentQueries } from '../../api/queries.ts'
import { assignInterviewerMachine } from '../../machines/commands/interview.ts'
import type { Interview } from '../../machines/records/interview.ts'
import { shownName } from '../candidates/nameOf.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/interviews.ts'

type Props = { interview: Interview; onClose: () => void }

/** One more interviewer; who is busy then is refused by the service, which says with what. */
export function AssignDialog({ interview, onClose }: Props) {
  const { id: interviewId, version, applicantName, interviewers } = interview
  const people = recruitmentQueries.useQuery('get', '/selection_process/user', {}, { staleTime: 60_000 })
  const form = useCommandForm(assignInterviewerMachine, {
    begin: { chosen: null as string | null },
    onDone(answer) {
      notifySuccess(answer)
      onClose()
    },
  })
  const { chosen } = form.values
  const free = (people.data?.responseDataList ?? []).filter(({ id }) => !interviewers.some((one) => one.id === id))
  return (
    <FormDialog
      title={t('assignTitle', { name: shownName(applicantName) })}
      confirm={t('save')}
      busy={form.busy}
      onSubmit={() => form.send({ chosen: !chosen && t('interviewerIds_missing') }, { interviewId, version, accountId: Number(chosen) })}
      onClose={onClose}
    >
      <ProblemAlert problem={form.problem} situation="scheduling" />
      <Select
        data-autofocus
        size="md"
        searchable
        label={t('interviewer')}
        description={t('interviewersHelp')}
        placeholder={t('choose')}
        {...choiceProps(people)}
        error={form.errors[0]?.message}
        data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={(chosen) => form.set({ chosen })}
      />
    </FormDialog>
  )
}
