import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { EmptyState } from '../components/EmptyState.tsx'
import { LeaveGuard, type Place } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { Pending } from '../components/Pending.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import { time } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import css from './desk.module.css'
import { LetterPaper } from './LetterPaper.tsx'
import { LetterSent } from './LetterSent.tsx'
import { LetterState } from './LetterState.tsx'
import { LetterWriter } from './LetterWriter.tsx'
import { type HrSearch, kinds, type LetterKind } from './letterKinds.ts'
import { usePreview } from './preview.ts'

type Props = { kind: LetterKind; applicationId: number; search: HrSearch }

/** A letter belongs to its candidate and kind; the list beside it may be searched while it is written. */
const letterOf = ({ pathname, search }: Place) => `${pathname} ${search.applicationId} ${search.letter}`

/** One letter of one candidate: its state, the editor or what became of it, and the paper. */
export function LetterPane({ kind, applicationId, search }: Props) {
  const [state, send] = useMachine(
    kinds[kind].machine.provide({
      actions: {
        tellSaved: () => notifySuccess(t('saveToast')),
        tellSent: ({ context }, { message }) => {
          const { desk } = context
          if (message === 'Sending...') notifyInfo(message)
          else notifySuccess(message, t('sentToast', { name: desk?.applicantName ?? '', time: time(new Date().toISOString()) }))
        },
        tellDone: (_, { message }) => notifySuccess(message),
      },
    }),
    { input: { applicationId } },
  )
  const { desk, content, problem } = state.context
  const shown = usePreview(kind, applicationId, state.matches('locked') ? null : content)
  const isWriting = content !== null && !state.matches('sent') && !state.matches('locked') && !state.matches('unavailable')
  const typed = state.hasTag('unsaved') && JSON.stringify(content) !== JSON.stringify(desk?.draft)
  return (
    <>
      <LeaveGuard when={typed} of={letterOf} />
      <section className={css.hed} aria-label={kinds[kind].name()} aria-busy={state.hasTag('busy')}>
        <Link className={css.hback} to="/hr-modules" search={{ ...search, applicationId: undefined, letter: undefined }}>
          {t('allCandidates')}
        </Link>
        <div className={`tabs ${css.hkind}`}>
          <div className={css.hkinds} role="tablist" aria-label={t('kind')}>
            {(['offer', 'contract'] as const).map((other) => (
              <Link
                key={other}
                role="tab"
                aria-selected={other === kind}
                className="tab"
                to="/hr-modules"
                search={{ ...search, letter: other === 'contract' ? other : undefined }}
              >
                {kinds[other].name()}
              </Link>
            ))}
          </div>
          <span className="end">
            {desk?.letter && <LifecycleButton lifecycle={`${kind}Letter`} iconOnly id={desk.letter.id} name={`${kinds[kind].name()}, ${desk.applicantName}`} />}
            {desk && <LetterState kind={kind} letter={desk.letter} unsaved={state.hasTag('unsaved')} />}
          </span>
        </div>
        {state.matches('unavailable') && (
          <EmptyState kind="failed" title={t('failedTitle')} actions={<Button onClick={() => send({ type: 'retry' })}>{t('tryAgain')}</Button>} />
        )}
        {!desk && state.hasTag('busy') && <Pending />}
        {desk && problem && !state.matches('unavailable') && (
          <div className={css.hnote}>
            <ProblemAlert problem={problem} situation="letter" />
          </div>
        )}
        {desk && state.matches('locked') && (
          <EmptyState kind="notYet" title={kinds[kind].name()}>
            {kinds[kind].locked(labelOf('application', desk.applicationStatus))}
          </EmptyState>
        )}
        {desk && isWriting && <LetterWriter kind={kind} state={state} send={send} missing={shown.preview?.missing ?? []} />}
        {desk?.letter && state.matches('sent') && <LetterSent kind={kind} desk={desk} letter={desk.letter} send={send} />}
      </section>
      <LetterPaper desk={desk} {...shown} unsaved={state.hasTag('unsaved')} />
    </>
  )
}
