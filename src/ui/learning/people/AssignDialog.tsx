import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { assignCourse } from '../../../machines/commands/learning.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/learning.ts'
import { CourseSelect } from '../CourseSelect.tsx'

type Props = { people: ReadonlyMap<number, string>; onClose: () => void; onDone: () => void }

/** A course for one or many; those who are ticked are chosen already, others are found by name. */
export function AssignDialog({ people, onClose, onDone }: Props) {
  const [typed, setTyped] = useState('')
  /** The names of everybody who was found or chosen. */
  const [names, setNames] = useState<ReadonlyMap<number, string>>(people)
  const found = hrQueries.useQuery('post', '/learning/matrix', { body: { ...(typed.trim() && { search: typed.trim() }) } })
  const form = useCommandForm(assignCourse, {
    begin: { courseId: null as number | null, employeeIds: [...people.keys()], dueOn: null as string | null },
    onDone({ responseDataList, message }) {
      const left = responseDataList.filter(({ assigned }) => !assigned)
      if (left.length === 0) notifySuccess(message)
      else notifyInfo(message, t('notAssigned', { list: left.map((one) => `${one.name} – ${one.message}`).join('; ') }))
      onDone()
    },
  })
  const { courseId, employeeIds, dueOn } = form.values
  const known = new Map([...names, ...(found.data?.responseDataList.map((one) => [one.employeeId, one.name] as const) ?? [])])
  const submit = () => {
    const wrong = {
      courseId: courseId === null && t('courseMissing'),
      employeeIds: employeeIds.length === 0 && t('peopleMissing'),
      dueOn: !dueOn && t('dueMissing'),
    }
    if (!form.busy) form.send(wrong, { courseId: courseId ?? 0, employeeIds, dueOn: dueOn ?? '' })
  }
  return (
    <FormDialog
      title={employeeIds.length > 0 ? t('assignTo', { n: employeeIds.length }) : t('assign')}
      typed={form.typed}
      confirm={t(form.busy ? 'assigning' : 'assign')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <CourseSelect field={form.field('courseId')} value={courseId} onChange={(id) => form.set({ courseId: id })} />
      <MultiSelect
        {...form.field('employeeIds')}
        searchable
        hidePickedOptions
        label={t('people')}
        description={t('peopleHelp')}
        nothingFoundMessage={t('nothingFound')}
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        data={[...known].map(([id, name]) => ({ value: String(id), label: name }))}
        value={employeeIds.map(String)}
        onChange={(ids) => {
          setNames(known)
          form.set({ employeeIds: ids.map(Number) })
        }}
      />
      <DateField {...form.field('dueOn')} label={t('dueOn')} value={dueOn} onChange={(next) => form.set({ dueOn: next })} />
    </FormDialog>
  )
}
