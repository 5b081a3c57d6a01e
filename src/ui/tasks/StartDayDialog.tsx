import type { components } from '../../api/recruitment.gen.ts'
import { changeStartDay } from '../../machines/commands/tasks.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/tasks.ts'

type Props = { employee: components['schemas']['EmployeeRecord']; name: string; onClose: () => void }

/** Another first day at work; it is said what moves with it. */
export function StartDayDialog({ employee, name, onClose }: Props) {
  const form = useCommandForm(changeStartDay, {
    begin: { startDay: employee.employmentStartDate ?? '' },
    onDone() {
      notifySuccess(t('startDayMoved'))
      onClose()
    },
  })
  const { values, errors, problem } = form
  const submit = () => {
    const { startDay } = values
    if (!form.busy) form.send({ startDay: !startDay && t('startDayMissing') }, { employeeId: employee.id, version: employee.version, startDay })
  }
  return (
    <FormDialog
      title={t('startDayTitle', { name })}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <DateField
        {...form.field('startDay')}
        data-autofocus
        label={t('startDay')}
        description={t('startDayHelp')}
        value={values.startDay || null}
        onChange={(value) => form.set({ startDay: value ?? '' })}
      />
    </FormDialog>
  )
}
