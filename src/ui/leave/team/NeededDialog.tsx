import { NumberInput } from '@mantine/core'
import { leaveTeamBody as bounds } from '../../../api/hrBounds.gen.ts'
import { setTeamNeeded } from '../../../machines/commands/leave/leave.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/leaveTeam.ts'

type Props = { needed: number | null; version: number; onClose: () => void }

/** How many of the team are needed on a working day; it warns whoever answers. */
export function NeededDialog({ needed, version, onClose }: Props) {
  const form = useCommandForm(setTeamNeeded, {
    begin: { needed: (needed ?? '') as number | string },
    bounds,
    onDone() {
      notifySuccess(t('neededSaved'))
      onClose()
    },
  })
  const { values, errors, problem } = form
  const submit = () => {
    const number = values.needed === '' ? null : Number(values.needed)
    const isSound = number === null || (Number.isInteger(number) && number >= 0)
    if (!form.busy) form.send({ needed: !isSound && t('neededWrong') }, { needed: number, version })
  }
  return (
    <FormDialog title={t('neededTitle')} typed={form.typed} confirm={t(form.busy ? 'saving' : 'save')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <NumberInput
        {...form.field('needed')}
        data-autofocus
        label={optional(t('needed'))}
        description={t('neededHelp')}
        allowDecimal={false}
        allowNegative={false}
        value={values.needed}
        onChange={(value) => form.set({ needed: value })}
      />
    </FormDialog>
  )
}
