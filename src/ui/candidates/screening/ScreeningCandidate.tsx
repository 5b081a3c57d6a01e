import { memo, type RefObject } from 'react'
import type { ActorRefFrom, StateFrom } from 'xstate'
import { nextToDecide, type screeningMachine } from '../../../machines/flows/screening.ts'
import type { Review, Screening } from '../../../machines/flows/screeningCalls.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/screening.ts'
import { useClaims } from '../../shell/session.ts'
import { AnswerList } from '../AnswerList.tsx'
import { CvPanel } from '../cv/CvPanel.tsx'
import type { useEvidence } from '../cv/useEvidence.ts'
import { nameOf } from '../nameOf.ts'
import { ScreeningCriteria } from './ScreeningCriteria.tsx'
import { ScreeningDecision, type Transition } from './ScreeningDecision.tsx'
import { nameIn } from './ScreeningQueue.tsx'
import { ScreeningReview, useOwnReview } from './ScreeningReview.tsx'
import css from './screening.module.css'

type Props = {
  state: StateFrom<typeof screeningMachine>
  send: ActorRefFrom<typeof screeningMachine>['send']
  queue: Screening
  evidence: ReturnType<typeof useEvidence>
  /** What was given or typed in this sitting. */
  typed: (Review & { saved: boolean }) | undefined
  noteRef: RefObject<HTMLTextAreaElement | null>
  onDecide: (transition: Transition, about: number, name: string) => void
}

/** The CV, and beside it the criteria, one's own review and the decision. */
export const ScreeningCandidate = memo(function ScreeningCandidate({ state, send, queue, evidence, typed, noteRef, onDecide }: Props) {
  const { candidate, problem, decided, id } = state.context
  const own = useOwnReview(id ?? 0, Number(useClaims()?.subject), typed)
  if (state.matches({ open: { viewing: 'failed' } }))
    return (
      <div className={css.failed}>
        <LoadFailed error={problem} onRetry={() => send({ type: 'retry' })} />
      </div>
    )
  if (!candidate || id === null) return <Pending />
  const isUnsaved = state.matches({ open: { reviewing: 'unsaved' } })
  const busy = state.matches({ open: { deciding: 'sending' } }) || state.matches({ open: { deciding: 'undoing' } })
  const next = nextToDecide(state.context)
  const isOver = decided[id] !== undefined && next === null
  return (
    <>
      <CvPanel
        id={id}
        parts={candidate.score.parts}
        current={evidence.current}
        called={candidate.application.candidateNumber === null ? null : nameOf(candidate.application.applicant)}
      />
      <div className={css.side}>
        <ScreeningCriteria score={candidate.score} numberOf={evidence.numberOf} current={evidence.current} onEvidence={evidence.to} />
        <AnswerList answers={candidate.answers} />
        <ScreeningReview {...{ own, typed, noteRef }} onReview={(review) => send({ type: 'review', id, ...review })} />
        {isOver && (
          <Note tone="green" role="status">
            {t('allDecided')}{' '}
            <button type="button" className="note-do" onClick={() => send({ type: 'more' })}>
              {t('loadMore')}
            </button>
          </Note>
        )}
        <ProblemAlert
          problem={problem}
          situation={isUnsaved ? 'review' : 'application'}
          {...(isUnsaved ? { onRetry: () => send({ type: 'saveAgain' }), retryLabel: t('saveAgain') } : {})}
        />
        <ScreeningDecision
          candidate={candidate}
          next={nameIn(queue, next)}
          busy={busy}
          onDecide={(transition) => onDecide(transition, id, nameIn(queue, id) ?? '')}
        />
      </div>
    </>
  )
})
