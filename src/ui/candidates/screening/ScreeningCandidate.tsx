import type { RefObject } from 'react'
import type { StateFrom } from 'xstate'
import { nextToDecide, type screeningMachine } from '../../../machines/flows/screening.ts'
import type { Review } from '../../../machines/flows/screeningCalls.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/screening.ts'
import { AnswerList } from '../AnswerList.tsx'
import { CvPanel } from '../cv/CvPanel.tsx'
import type { useEvidence } from '../cv/useEvidence.ts'
import { nameOf } from '../nameOf.ts'
import { ScreeningCriteria } from './ScreeningCriteria.tsx'
import { ScreeningDecision, type Transition } from './ScreeningDecision.tsx'
import { ScreeningReview, type useOwnReview } from './ScreeningReview.tsx'
import css from './screening.module.css'

type Props = {
  state: StateFrom<typeof screeningMachine>
  evidence: ReturnType<typeof useEvidence>
  own: ReturnType<typeof useOwnReview>
  typed: (Review & { saved: boolean }) | undefined
  noteRef: RefObject<HTMLTextAreaElement | null>
  next: string | null
  onReview: (review: Review) => void
  onDecide: (transition: Transition) => void
  onRetry: () => void
  onSaveAgain: () => void
  onMore: () => void
}

/** The CV, and beside it the criteria, one's own review and the decision. */
export function ScreeningCandidate({ state, evidence, own, typed, noteRef, next, onReview, onDecide, onRetry, onSaveAgain, onMore }: Props) {
  const { candidate, problem, decided, id } = state.context
  if (state.matches({ open: { viewing: 'failed' } }))
    return (
      <div className={css.failed}>
        <LoadFailed error={problem} onRetry={onRetry} />
      </div>
    )
  if (!candidate || id === null) return <Pending />
  const isUnsaved = state.matches({ open: { reviewing: 'unsaved' } })
  const busy = state.matches({ open: { deciding: 'sending' } }) || state.matches({ open: { deciding: 'undoing' } })
  const isOver = decided[id] !== undefined && nextToDecide(state.context) === null
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
        <ScreeningReview {...{ own, typed, noteRef, onReview }} />
        {isOver && (
          <Note tone="green" role="status">
            {t('allDecided')}{' '}
            <button type="button" className="note-do" onClick={onMore}>
              {t('loadMore')}
            </button>
          </Note>
        )}
        <ProblemAlert
          problem={problem}
          situation={isUnsaved ? 'review' : 'application'}
          {...(isUnsaved ? { onRetry: onSaveAgain, retryLabel: t('saveAgain') } : {})}
        />
        <ScreeningDecision candidate={candidate} next={next} busy={busy} onDecide={onDecide} />
      </div>
    </>
  )
}
