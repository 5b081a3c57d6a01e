import { useCallback, useState } from 'react'
import type { components } from '../../api/hr.gen.ts'
import { changeLeave } from '../../machines/commands/leave/leave.ts'
import { leaveRequestStates } from '../../machines/lifecycles/leaveRequest.ts'
import { isStatusOf } from '../../machines/lifecycles/tags.ts'
import { ReasonDialog } from '../components/form/ReasonDialog.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/leave.ts'
import { spanInWords } from './leaveWords.ts'

const CancelPart = lazy(() => import('./own/CancelPart.tsx').then((kit) => ({ default: kit.CancelPart })))
const Certificate = lazy(() => import('./own/Certificate.tsx').then((kit) => ({ default: kit.Certificate })))

type Request = components['schemas']['LeaveRequest']
type Transition = Request['transitions'][number]
type Shown = { what: 'cancelDays' | 'certificate'; request: Request } | { what: 'ask'; request: Request; transition: Transition }

/** What is done with requests: at once, or after a question; `dialog` is what asks. */
export function useLeaveMoves() {
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  const [state, send] = useCommandActor(changeLeave, {
    done({ data }) {
      close()
      const word = `is_${data.status}`
      notifySuccess(t.has(word) ? t(word) : t('is_approved'))
    },
    // What refuses an answer to the question is told in it.
    refused: (problem) => shown === null && notifyProblem(problem, 'employee'),
  })
  const busy = state.hasTag('busy')
  // The same while nothing is sent, so that the rows of a list are not drawn anew.
  const change = useCallback(
    ({ id, version }: Request, status: string | null, reason?: string) => {
      if (!busy && isStatusOf(leaveRequestStates, status)) send({ type: 'do', what: { id, version, status, ...(reason ? { reason } : {}) } })
    },
    [busy, send],
  )
  const press = useCallback(
    (request: Request, transition: Transition) => {
      send({ type: 'forget' })
      if (transition.event === 'cancelDays') setShown({ what: 'cancelDays', request })
      else if (transition.event === 'approve') change(request, transition.status)
      else setShown({ what: 'ask', request, transition })
    },
    [change, send],
  )
  const handIn = useCallback((request: Request) => setShown({ what: 'certificate', request }), [])
  const question = shown?.what === 'ask' && questionOf(shown.request, shown.transition)
  return {
    busy,
    press,
    handIn,
    dialog: (
      <>
        {shown?.what === 'ask' && question && (
          <ReasonDialog
            ask={question}
            busy={busy}
            problem={state.context.problem}
            situation="employee"
            onCancel={close}
            onConfirm={(reason) => change(shown.request, shown.transition.status, reason)}
          />
        )}
        <LazyBoundary>
          {shown?.what === 'cancelDays' && <CancelPart request={shown.request} onClose={close} />}
          {shown?.what === 'certificate' && <Certificate request={shown.request} onClose={close} />}
        </LazyBoundary>
      </>
    ),
  }
}

function questionOf(request: Request, { event }: Transition) {
  const what = spanInWords(request)
  if (event === 'decline')
    return { title: t('declineTitle', { name: request.personName, what }), text: t('declineText'), confirm: t('decline'), reason: 'text' as const }
  if (event === 'askBack')
    return { title: t('askBackTitle', { name: request.personName, what }), text: t('askBackText'), confirm: t('askBack'), reason: 'text' as const }
  if (event === 'answer') {
    const text = t('answerText', { name: request.questionedBy ?? '', question: request.question ?? '' })
    return { title: t('answerTitle', { what }), text, confirm: t('answerSend'), reason: 'text' as const }
  }
  if (event === 'withdraw') return { title: t('withdrawTitle', { what }), text: t('withdrawText'), confirm: t('withdraw'), reason: 'none' as const }
  return { title: t('cancelTitle', { what }), text: t('cancelText'), confirm: t('cancelIt'), danger: true, reason: 'none' as const }
}
