import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react'
import { screeningMachine } from '../../../machines/flows/screening.ts'
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
import { values } from '../ReviewValue.tsx'
import { KeyLine } from './KeyLine.tsx'
import { KeysDialog, screeningKeys } from './KeysDialog.tsx'
import { ScreeningCandidate } from './ScreeningCandidate.tsx'
import { type DecisionKey, decisionsOf, type Transition } from './ScreeningDecision.tsx'
import { ScreeningHeader } from './ScreeningHeader.tsx'
import { nameIn, ScreeningQueue } from './ScreeningQueue.tsx'
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
  return state.matches('open') && queue ? <Sitting {...{ state, send, actor, queue }} /> : <Pending />
}

type Machine = ReturnType<typeof useMachine<typeof screeningMachine>>
type SittingProps = { state: Machine[0]; send: Machine[1]; actor: Machine[2]; queue: NonNullable<Machine[0]['context']['queue']> }

/** A new address alone draws nothing anew. */
const Sitting = memo(function Sitting({ state, send, actor, queue }: SittingProps) {
  const { id, candidate, decided, reviews } = state.context
  const [keysOn, setKeysOn] = useKeysOn()
  const [dialog, setDialog] = useState<'keys' | { about: number; transition: Transition } | null>(null)
  const noteRef = useRef<HTMLTextAreaElement>(null)
  const own = useOwnReview(id ?? 0, Number(useClaims()?.subject), id === null ? undefined : reviews[id])
  // Who comes next is named at once; what there is to read of them is drawn in small slices just after.
  const shown = useDeferredValue(state)
  const evidence = useEvidence(shown.context.id, shown.context.candidate?.score.parts)
  const name = nameIn(queue, id) ?? ''

  const decide = useCallback(
    (about: number, { status }: Transition, reason?: string, tell?: When | false) => {
      if (isStatus(status)) send({ type: 'decide', id: about, status, ...saidWith(reason, tell) })
    },
    [send],
  )
  const decideOrAsk = useCallback(
    (transition: Transition, about: number, of: string) => {
      if (!askFor(of)(transition)) decide(about, transition)
      // What was pressed beside the candidate before is not asked about who has just come.
      else if (about === actor.getSnapshot().context.id) setDialog({ about, transition })
    },
    [actor, decide],
  )
  const byKey = (key: DecisionKey) => {
    const transition = candidate && decisionsOf(candidate)[key]
    if (transition && id !== null) decideOrAsk(transition, id, name)
  }
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
      ...Object.fromEntries(
        values.map((value, at) => [String(at + 1), () => id !== null && own.isThere && send({ type: 'review', id, ...own.review, value })]),
      ),
    },
    { s: () => byKey('s'), h: () => byKey('h'), r: () => byKey('r') },
  )
  const question = dialog !== null && dialog !== 'keys' ? askFor(name)(dialog.transition) : null
  const onGo = useCallback((one: number) => send({ type: 'go', id: one }), [send])
  const onStep = useCallback((type: 'previous' | 'next') => send({ type }), [send])
  return (
    <div className={css.screening}>
      <ScreeningHeader
        {...{ queue, id, candidate, onStep }}
        decidedCount={Object.keys(decided).length}
        hasPrevious={state.can({ type: 'previous' })}
        hasNext={state.can({ type: 'next' })}
      />
      <div className={css.columns}>
        <ScreeningQueue {...{ queue, id, decided, onGo }} />
        <ScreeningCandidate {...{ evidence, noteRef, send, queue }} state={shown} typed={reviews[shown.context.id ?? 0]} onDecide={decideOrAsk} />
      </div>
      <KeyLine state={shown} queue={queue} onUndo={() => send({ type: 'undo' })} onKeys={() => setDialog('keys')} />
      {dialog === 'keys' && <KeysDialog keys={screeningKeys} on={keysOn} onSwitch={setKeysOn} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'keys' && question && (
        <ReasonDialog
          ask={question}
          onCancel={() => setDialog(null)}
          onConfirm={(reason, tell) => {
            setDialog(null)
            decide(dialog.about, dialog.transition, reason, tell)
          }}
        />
      )}
    </div>
  )
})
