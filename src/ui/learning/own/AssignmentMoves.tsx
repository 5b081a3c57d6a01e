import { Button } from '@mantine/core'
import { useState } from 'react'
import { changeAssignment } from '../../../machines/commands/learning.ts'
import { courseAssignmentStates } from '../../../machines/lifecycles/courseAssignment.ts'
import { isStatusOf } from '../../../machines/lifecycles/tags.ts'
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import type { Assignment } from './AssignmentPage.tsx'

type Move = Assignment['transitions'][number]
const asks = ['sendBack', 'cancel'] as const
const buttons = ['start', 'complete', 'assignAgain', 'accept', ...asks] as const
type Shown = (typeof buttons)[number]
const isShown = (event: string): event is Shown => buttons.some((one) => one === event)

/** What can happen next with the course, as far as a button does it; a quiz and a certificate have forms of their own. */
export function AssignmentMoves({ one }: { one: Assignment }) {
  const [asking, setAsking] = useState<Move | null>(null)
  const [state, send] = useCommandActor(changeAssignment, {
    done({ message }) {
      setAsking(null)
      notifySuccess(message ?? t('saved'))
    },
    // What refuses an answer to the question is told in it.
    refused: (problem) => asking === null && notifyProblem(problem),
  })
  const busy = state.hasTag('busy')
  const move = ({ status }: Move, reason?: string) => {
    if (!busy && isStatusOf(courseAssignmentStates, status))
      send({ type: 'do', what: { id: one.id, version: one.version, status, ...(reason ? { reason } : {}) } })
  }
  const press = (next: Move) => {
    send({ type: 'forget' })
    if (asks.some((event) => event === next.event)) setAsking(next)
    else move(next)
  }
  const shown = one.transitions.filter(({ event, allowed }) => allowed && isShown(event))
  if (shown.length === 0) return null
  const word = (event: string) => t(event === 'complete' && !one.mine ? 'completeFor' : (event as Shown))
  return (
    <div className={css.acts}>
      {shown.map((next) => (
        <Button
          key={next.event}
          variant={next.event === 'complete' || next.event === 'accept' || next.event === 'assignAgain' ? 'filled' : 'default'}
          data-event={next.event}
          aria-disabled={busy || undefined}
          onClick={() => !busy && press(next)}
        >
          {word(next.event)}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          ask={{
            title:
              asking.event === 'cancel' ? t('cancelTitle', { name: one.employeeName, course: one.courseName }) : t('sendBackTitle', { name: one.employeeName }),
            text: t(asking.event === 'cancel' ? 'cancelText' : 'sendBackText'),
            confirm: word(asking.event),
            reason: 'text',
          }}
          busy={busy}
          problem={state.context.problem}
          onCancel={() => setAsking(null)}
          onConfirm={(reason) => move(asking, reason)}
        />
      )}
    </div>
  )
}
