import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import { nextToDecide, screeningMachine } from '../../../machines/flows/screening.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ReasonDialog, type When } from '../../components/form/ReasonDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { useKeysOn } from '../../components/useKeysOn.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { t } from '../../i18n/screening.ts'
import { useClaims } from '../../shell/session.ts'
import { useEvidence } from '../cv/useEvidence.ts'
import { askFor, isStatus, saidWith } from '../moveWords.ts'
import { shownName } from '../nameOf.ts'
import { values } from '../ReviewValue.tsx'
import { KeyLine } from './KeyLine.tsx'
import { KeysDialog, screeningKeys } from './KeysDialog.tsx'
import { ScreeningCandidate } from './ScreeningCandidate.tsx'
import { type DecisionKey, decisionsOf, type Transition } from './ScreeningDecision.tsx'
import { ScreeningHeader } from './ScreeningHeader.tsx'
import { ScreeningQueue } from './ScreeningQueue.tsx'
import { useOwnReview } from './ScreeningReview.tsx'
import css from './screening.module.css'
import { useScreeningKeys } from './useScreeningKeys.ts'

type Props = { requisitionId: number; applicationId: number | undefined; onOpened: (applicationId: number) => void }

/** One applicant after the other, the CV beside the criteria, decided by keyboard. */
export function ScreeningPage({ requisitionId, applicationId, onOpened }: Props) {
  const [state, send, actor] = useMachine(screeningMachine, { input: { requisitionId, applicationId } })
  useEmitted(actor, (event) => onOpened(event.id))
  const { queue, problem } = state.context
  if (state.matches('unavailable'))
    return (
      <LoadFailed
        as="page"
        title={t('unavailable')}
        error={problem}
        onRetry={() => send({ type: 'retry' })}
        back={
          <Button size="md" component={Link} to="/reqsch">
            {t('toTracking')}
          </Button>
        }
      />
    )
  if (state.matches('empty') && queue)
    return (
      <EmptyState
        kind="empty"
        level={1}
        documentTitle={t('title')}
        title={t('emptyTitle')}
        actions={
          <Button size="md" renderRoot={(props) => <Link {...props} to="/selreq" search={{ requisitionId }} />}>
            {t('emptyDo')}
          </Button>
        }
      >
        {t('emptyText', { position: queue.positionTitle })}
      </EmptyState>
    )
  return state.matches('open') && queue ? <Sitting {...{ state, send, queue }} /> : <Pending />
}

type Machine = ReturnType<typeof useMachine<typeof screeningMachine>>
type SittingProps = { state: Machine[0]; send: Machine[1]; queue: NonNullable<Machine[0]['context']['queue']> }

function Sitting({ state, send, queue }: SittingProps) {
  const { id, candidate, decided, reviews } = state.context
  const [keysOn, setKeysOn] = useKeysOn()
  const [dialog, setDialog] = useState<'keys' | Transition | null>(null)
  const noteRef = useRef<HTMLTextAreaElement>(null)
  const typed = id === null ? undefined : reviews[id]
  const own = useOwnReview(id ?? 0, Number(useClaims()?.subject), typed)
  const evidence = useEvidence(id, candidate?.score.parts)
  const nextId = nextToDecide(state.context)
  const nameAt = (of: number | null) => queue.applications.find((one) => one.id === of)?.applicantName
  const [nextName, shown] = [nameAt(nextId), shownName(nameAt(id) ?? '')]
  const next = nextName === undefined ? null : shownName(nextName)

  const move = (transition: Transition, reason?: string, tell?: When | false) => {
    if (isStatus(transition.status)) send({ type: 'decide', status: transition.status, ...saidWith(reason, tell) })
  }
  const ask = askFor(shown)
  const decide = (transition: Transition) => (ask(transition) ? setDialog(transition) : move(transition))
  const byKey = (key: DecisionKey) => {
    const transition = candidate && decisionsOf(candidate)[key]
    if (transition) decide(transition)
  }
  const review = (change: Partial<typeof own.review>) => id !== null && own.isThere && send({ type: 'review', id, ...own.review, ...change })
  useScreeningKeys(
    keysOn,
    {
      j: () => send({ type: 'next' }),
      k: () => send({ type: 'previous' }),
      n: () => noteRef.current?.focus(),
      e: evidence.toNext,
      u: () => send({ type: 'undo' }),
      'shift+?': () => setDialog('keys'),
      '?': () => setDialog('keys'),
      ...Object.fromEntries(values.map((value, at) => [String(at + 1), () => review({ value })])),
    },
    { s: () => byKey('s'), h: () => byKey('h'), r: () => byKey('r') },
  )
  const question = dialog !== null && dialog !== 'keys' ? ask(dialog) : null
  return (
    <div className={css.screening}>
      <ScreeningHeader
        {...{ queue, id, candidate }}
        decidedCount={Object.keys(decided).length}
        onPrevious={state.can({ type: 'previous' }) ? () => send({ type: 'previous' }) : undefined}
        onNext={state.can({ type: 'next' }) ? () => send({ type: 'next' }) : undefined}
      />
      <div className={css.columns}>
        <ScreeningQueue {...{ queue, id, decided }} onGo={(one) => send({ type: 'go', id: one })} />
        <ScreeningCandidate
          {...{ state, evidence, own, typed, noteRef, next }}
          onReview={review}
          onDecide={decide}
          onRetry={() => send({ type: 'retry' })}
          onSaveAgain={() => send({ type: 'saveAgain' })}
          onMore={() => send({ type: 'more' })}
        />
      </div>
      <KeyLine state={state} next={next} onUndo={() => send({ type: 'undo' })} onKeys={() => setDialog('keys')} />
      {dialog === 'keys' && <KeysDialog keys={screeningKeys} on={keysOn} onSwitch={setKeysOn} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'keys' && question && (
        <ReasonDialog
          ask={question}
          onCancel={() => setDialog(null)}
          onConfirm={(reason, tell) => {
            setDialog(null)
            move(dialog, reason, tell)
          }}
        />
      )}
    </div>
  )
}
