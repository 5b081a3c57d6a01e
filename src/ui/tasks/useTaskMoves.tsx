import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { changeTask } from '../../machines/commands/tasks.ts'
import { isStatusOf } from '../../machines/lifecycles/tags.ts'
import { taskStates } from '../../machines/lifecycles/task.ts'
import { ReasonDialog } from '../components/form/ReasonDialog.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/tasks.ts'

type Task = components['schemas']['Task']
type Transition = Task['transitions'][number]

/** What is done with tasks: at once, or after a reason was given; `question` is what asks for it. */
export function useTaskMoves() {
  const [asking, setAsking] = useState<{ task: Task; status: Task['status'] } | null>(null)
  const [state, send] = useCommandActor(changeTask, {
    done({ data }) {
      setAsking(null)
      notifySuccess(t(`is_${data.status}`, { name: data.name }))
    },
    // What refuses an answer to the question is told in it.
    refused: (problem) => asking === null && notifyProblem(problem, 'employee'),
  })
  const busy = state.hasTag('busy')
  const move = (task: Task, status: Task['status'], reason?: string) => {
    if (!busy) send({ type: 'do', what: { id: task.id, version: task.version, status, ...(reason ? { reason } : {}) } })
  }
  const press = (task: Task, { event, status }: Transition) => {
    if (!isStatusOf(taskStates, status)) return
    send({ type: 'forget' })
    if (event === 'cancel') setAsking({ task, status })
    else move(task, status)
  }
  const question = asking && (
    <ReasonDialog
      ask={{ title: t('cancelTitle', { name: asking.task.name }), text: t('cancelText'), confirm: t('cancel'), reason: 'text' }}
      busy={busy}
      problem={state.context.problem}
      situation="employee"
      onCancel={() => setAsking(null)}
      onConfirm={(reason) => move(asking.task, asking.status, reason)}
    />
  )
  return { busy, press, question }
}
