import { NumberInput } from '@mantine/core'
import { timeLimitChange } from '../../api/recruitmentBounds.gen.ts'
import { saveTimeLimit, type TimeLimit } from '../../machines/commands/timeLimit.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/timeLimits.ts'

type Props = { status: ApplicationStatus; department: { id: number; name: string } | undefined; limit: TimeLimit | undefined; onClose: () => void }

/** One limit: a number of working days, or none. */
export function LimitDialog({ status, department, limit, onClose }: Props) {
  const form = useCommandForm(saveTimeLimit, {
    begin: { workingDays: limit?.workingDays ?? null },
    bounds: timeLimitChange,
    onDone(message) {
      notifySuccess(message)
      onClose()
    },
  })
  const name = labelOf('application', status)
  const submit = () => form.send({}, { status, departmentId: department?.id ?? null, version: limit?.version ?? null, ...form.values })
  return (
    <FormDialog
      title={department ? t('titleIn', { status: name, department: department.name }) : t('title', { status: name })}
      typed={form.typed}
      confirm={t('save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemAlert problem={form.problem} />
      <NumberInput
        {...form.field('workingDays')}
        data-autofocus
        size="md"
        label={t('workingDays')}
        description={t(department ? 'emptyHelpIn' : 'emptyHelp')}
        allowDecimal={false}
        allowNegative={false}
        value={form.values.workingDays ?? ''}
        onChange={(value) => form.set({ workingDays: typeof value === 'number' ? value : null })}
      />
    </FormDialog>
  )
}
