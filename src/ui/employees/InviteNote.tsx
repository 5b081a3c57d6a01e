import { inviteEmployee } from '../../machines/commands/employee.ts'
import { Note } from '../components/Note.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/employees.ts'

type Props = { employeeId: number; name: string }

/** Says that somebody cannot open the own record yet, and sends the way to a password. */
export function InviteNote({ employeeId, name }: Props) {
  const [state, send] = useCommandActor(inviteEmployee, {
    done: () => notifySuccess(t('invited', { name })),
    refused: (problem) => notifyProblem(problem, 'employee'),
  })
  const busy = state.hasTag('busy')
  return (
    <Note tone="neutral">
      {t('noPassword', { name })}{' '}
      <button type="button" className="note-do" aria-disabled={busy || undefined} onClick={() => !busy && send({ type: 'do', what: employeeId })}>
        {t('sendInvitation')}
      </button>
    </Note>
  )
}
