import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { answerLeave } from '../../../machines/commands/leave/leave.ts'
import { leaveRequestStates } from '../../../machines/lifecycles/leaveRequest.ts'
import { isStatusOf } from '../../../machines/lifecycles/tags.ts'
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import { Refused } from '../../data/useBulk.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/leaveTeam.ts'
import { spanInWords } from '../leaveWords.ts'

type Row = components['schemas']['LeaveRequestToAnswer']
type Props = { answer: 'approve' | 'decline'; rows: readonly Row[]; onClose: () => void; onDone: (stayed: number[]) => void }

/** The same answer for several requests; each is answered for itself, and what was not stays with its reason. */
export function AnswerSeveral({ answer, rows, onClose, onDone }: Props) {
  // Answered rows leave the list behind the dialog: it goes on with those it was opened for.
  const [kept] = useState(rows)
  const [ids, setIds] = useState(() => rows.map(({ request }) => request.id))
  const [state, send] = useCommandActor(answerLeave, {
    done(list) {
      const stayed = list.filter(({ done }) => !done).map(({ id }) => id)
      onDone(stayed)
      if (stayed.length === 0) {
        notifySuccess(t('allDone', { n: list.length }))
        onClose()
      } else {
        notifyInfo(t('someDone', { done: list.length - stayed.length, n: list.length }))
        setIds(stayed)
      }
    },
  })
  const status = kept[0]?.request.transitions.find(({ event }) => event === answer)?.status ?? null
  const refused = (state.context.answer ?? []).filter(({ done }) => !done)
  const titleOf = (id: number) => {
    const request = kept.find((one) => one.request.id === id)?.request
    return request ? `${request.personName}, ${spanInWords(request)}` : String(id)
  }
  const confirm = (reason?: string) => {
    if (!state.hasTag('busy') && isStatusOf(leaveRequestStates, status)) send({ type: 'do', what: { ids, status, ...(reason ? { reason } : {}) } })
  }
  return (
    <ReasonDialog
      ask={{
        title: t(answer === 'approve' ? 'approveTitle' : 'declineTitle', { n: ids.length }),
        ...(answer === 'decline' ? { text: t('declineText') } : {}),
        body:
          refused.length > 0 ? (
            <Refused title={t('stayed')} rows={refused.map(({ id, message }) => ({ id, text: `${titleOf(id)}: ${message}` }))} />
          ) : (
            <ul>
              {ids.map((id) => (
                <li key={id}>{titleOf(id)}</li>
              ))}
            </ul>
          ),
        confirm: t(answer === 'approve' ? 'approveChosen' : 'declineChosen', { n: ids.length }),
        reason: answer === 'decline' ? 'text' : 'none',
      }}
      busy={state.hasTag('busy')}
      problem={state.context.problem}
      situation="employee"
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
