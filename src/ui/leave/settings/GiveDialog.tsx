import { Select } from '@mantine/core'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { assignPolicy } from '../../../machines/commands/leave/leaveSettings.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { Refused } from '../../data/useBulk.tsx'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { today } from '../../i18n/zone.ts'
import { ColleaguesSelect } from '../ColleagueSelect.tsx'

type Person = { employeeId: number; name: string }
type Props = { policyId: number | null; people: readonly Person[]; onClose: () => void }

/** A policy for one or many from a day on; whoever could not get it is named with the reason. */
export function GiveDialog({ policyId: begun, people, onClose }: Props) {
  const policies = hrQueries.useQuery('get', '/leave/policy')
  const [refused, setRefused] = useState<{ id: number; text: string }[]>([])
  const form = useCommandForm(assignPolicy, {
    begin: { policyId: begun, employeeIds: people.map(({ employeeId }) => employeeId), fromDay: today(), toDay: '' },
    onDone(list) {
      const stayed = list.filter(({ done }) => !done)
      setRefused(stayed.map(({ id, message }) => ({ id, text: message })))
      if (stayed.length < list.length) notifySuccess(t('given', { n: list.length - stayed.length }))
      if (stayed.length === 0) onClose()
      else form.set({ employeeIds: stayed.map(({ id }) => id) })
    },
  })
  const { values, set, errors, problem, field } = form
  const { policyId, employeeIds, fromDay, toDay } = values
  const submit = () => {
    const wrong = {
      policyId: policyId === null && t('policyMissing'),
      employeeIds: employeeIds.length === 0 && t('employeeIdsMissing'),
      fromDay: !fromDay && t('fromDayMissing'),
      toDay: toDay && toDay < fromDay && t('toBeforeFrom', { day: day(fromDay) }),
    }
    if (!form.busy) form.send(wrong, { policyId: policyId ?? 0, employeeIds, fromDay, ...(toDay ? { toDay } : {}) })
  }
  return (
    <FormDialog title={t('givePolicy')} typed={form.typed} confirm={t(form.busy ? 'saving' : 'give')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      {refused.length > 0 && <Refused title={t('notGiven')} rows={refused} />}
      <p className="meta">{t('givePolicyText')}</p>
      <Select
        {...field('policyId')}
        label={t('policyId')}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('nothingFound')}
        {...choiceProps(policies)}
        data={(policies.data?.responseDataList ?? []).filter(({ retired }) => !retired).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={policyId === null ? null : String(policyId)}
        onChange={(id) => set({ policyId: id === null ? null : Number(id) })}
      />
      <ColleaguesSelect
        field={field('employeeIds')}
        label={t('employeeIds')}
        begun={people}
        value={employeeIds}
        onChange={(ids) => set({ employeeIds: ids })}
      />
      <div className="pair">
        <DateField {...field('fromDay')} label={t('fromDay')} value={fromDay || null} onChange={(value) => set({ fromDay: value ?? '' })} />
        <DateField {...field('toDay')} label={optional(t('toDay'))} value={toDay || null} onChange={(value) => set({ toDay: value ?? '' })} />
      </div>
    </FormDialog>
  )
}
