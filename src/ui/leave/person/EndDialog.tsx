import type { components } from '../../../api/hr.gen.ts'
import { endAssignment } from '../../../machines/commands/leave/leaveSettings.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveSettings.ts'

type Props = { assignment: components['schemas']['LeaveAssignmentRow']; name: string; onClose: () => void }

/** Until when somebody has a policy. */
export function EndDialog({ assignment: { id, version, policyName, fromDay, toDay }, name, onClose }: Props) {
  const form = useCommandForm(endAssignment, {
    begin: { toDay: toDay ?? '' },
    onDone() {
      notifySuccess(t('ended'))
      onClose()
    },
  })
  const { values, errors, problem } = form
  const submit = () => {
    const last = values.toDay
    if (!form.busy) form.send({ toDay: last && last < fromDay && t('toBeforeFrom', { day: day(fromDay) }) }, { id, version, toDay: last || null })
  }
  return (
    <FormDialog
      title={t('endTitle', { who: name, name: policyName })}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <DateField
        {...form.field('toDay')}
        data-autofocus
        label={optional(t('toDay'))}
        description={t('endText')}
        value={values.toDay || null}
        onChange={(value) => form.set({ toDay: value ?? '' })}
      />
    </FormDialog>
  )
}
