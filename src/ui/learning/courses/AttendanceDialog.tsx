import { Checkbox } from '@mantine/core'
import { recordAttendance } from '../../../machines/commands/learning.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import type { CourseSession } from './CourseSessions.tsx'

/** Who was there: everybody is ticked at first, and whoever did not come is not. */
export function AttendanceDialog({ session, onClose }: { session: CourseSession; onClose: () => void }) {
  const people = session.people.filter(({ state }) => state === 'PLACE')
  const form = useCommandForm(recordAttendance, {
    begin: { absent: [] as number[] },
    onDone({ message }) {
      notifySuccess(message)
      onClose()
    },
  })
  const { absent } = form.values
  const toggle = (id: number) => form.set({ absent: absent.includes(id) ? absent.filter((one) => one !== id) : [...absent, id] })
  const submit = () => {
    const came = people.map(({ employeeId }) => ({ employeeId, present: !absent.includes(employeeId) }))
    if (!form.busy) form.send({}, { id: session.id, version: session.version, people: came })
  }
  return (
    <FormDialog
      title={t('attendanceTitle', { day: day(session.day) })}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('attendanceHelp')}</p>
      {form.problem && <ProblemAlert problem={form.problem} />}
      {people.map(({ employeeId, employeeName }) => (
        <Checkbox key={employeeId} label={employeeName} checked={!absent.includes(employeeId)} onChange={() => toggle(employeeId)} />
      ))}
    </FormDialog>
  )
}
