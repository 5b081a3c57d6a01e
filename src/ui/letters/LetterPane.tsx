import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { newKey } from '../../api/newKey.ts'
import {
  actOnLetter,
  deskQuery,
  type LetterContent,
  type LetterDesk,
  type LetterKind,
  type LetterStep,
  letterMachines,
  writtenOf,
} from '../../machines/records/letter.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LeaveGuard, type Place } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { Pending } from '../components/Pending.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { useRecord } from '../data/useRecord.ts'
import { time } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import css from './desk.module.css'
import { LetterFooter } from './LetterFooter.tsx'
import { LetterPaper } from './LetterPaper.tsx'
import { LetterSent } from './LetterSent.tsx'
import { LetterState } from './LetterState.tsx'
import { LetterWriter } from './LetterWriter.tsx'
import { type HrSearch, kinds } from './letterKinds.ts'
import { usePreview } from './preview.ts'

type Props = { kind: LetterKind; applicationId: number; search: HrSearch }

/** A letter belongs to its candidate and kind; the list beside it may be searched while it is written. */
const letterOf = ({ pathname, search }: Place) => `${pathname} ${search.applicationId} ${search.letter}`

/** One letter of one candidate: its state, the editor or what became of it, and the paper. */
export function LetterPane({ kind, applicationId, search }: Props) {
  const { data: desk, isError, isFetching, refetch } = useQuery(deskQuery(kind, applicationId))
  if (desk) return <OneLetter kind={kind} desk={desk} isFetching={isFetching} search={search} />
  return (
    <LetterFrame kind={kind} search={search} busy={isFetching}>
      {isError ? <EmptyState kind="failed" title={t('failedTitle')} actions={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>} /> : <Pending />}
    </LetterFrame>
  )
}

function OneLetter({ kind, desk, isFetching, search }: { kind: LetterKind; desk: LetterDesk; isFetching: boolean; search: HrSearch }) {
  const { applicationId, letter } = desk
  const list = useMemo(() => writtenOf(desk), [desk])
  const record = useRecord({
    name: `letter.${kind}.${applicationId}`,
    machine: letterMachines[kind],
    of: applicationId,
    editable: true,
    storage: sessionStorage,
    list,
    onSaved: () => notifySuccess(t('saveToast')),
  })
  const [isAnew, setIsAnew] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  // One for each time that something is sent: what is repeated has no second effect.
  const [key, renewKey] = useState(newKey)
  const [acting, act] = useCommandActor(actOnLetter[kind], {
    done({ message }, { step }) {
      if (message === 'Sending...') notifyInfo(message)
      else
        notifySuccess(
          message,
          step === 'send' || step === 'resend' ? t('sentToast', { name: desk.applicantName, time: time(new Date().toISOString()) }) : undefined,
        )
      renewKey(newKey)
      setIsAnew(false)
      setIsConfirming(false)
    },
    refused: () => setIsConfirming(false),
  })
  const [item] = record.items
  const isSaved = list.length > 0
  const isWriting = isSaved || (desk.mayBegin && (letter === null || isAnew))
  const { id: _id, version: _version, ...typed } = (isWriting && item?.values) || { id: 0, version: 0 }
  const content: LetterContent = { ...desk.draft, ...typed }
  const isTyped = isWriting && item !== undefined && item.is !== 'saved'
  const isUnsaved = isWriting && (isTyped || !isSaved)
  const { problem, refused } = record.state.context
  const draft = letter || isWriting ? { kind, applicationId, content } : null
  const shown = usePreview(kind, applicationId, draft?.content ?? null)
  const edit = (values: Partial<LetterContent>) =>
    record.send({ type: 'edit', key: item?.key ?? 'first', values: item ? values : { ...desk.draft, ...values } })
  const save = () => {
    if (!item) edit({})
    record.send({ type: record.state.matches('held') ? 'retry' : 'save' })
  }
  const busy = record.state.hasTag('busy') || acting.hasTag('busy') || isFetching
  const onAct = (what: LetterStep) => letter && !busy && act({ type: 'do', what: { id: letter.id, version: letter.version, key, ...what } })
  const told = problem ?? Object.values(refused)[0] ?? acting.context.problem
  return (
    <LetterFrame
      kind={kind}
      search={search}
      busy={busy}
      desk={desk}
      paper={<LetterPaper {...{ desk, draft }} {...shown} unsaved={isUnsaved} />}
      isUnsaved={isUnsaved}
    >
      <LeaveGuard when={isTyped} of={letterOf} />
      {told && (
        <div className={css.hnote}>
          <ProblemAlert problem={told} situation="letter" />
        </div>
      )}
      {!letter && !isWriting && (
        <EmptyState kind="notYet" title={kinds[kind].name()}>
          {kinds[kind].locked(labelOf('application', desk.applicationStatus))}
        </EmptyState>
      )}
      {isWriting && (
        <LetterWriter kind={kind} desk={desk} content={content} record={record} isUnsaved={isUnsaved} missing={shown.preview?.missing ?? []} onEdit={edit}>
          <LetterFooter
            {...{ kind, desk, content, isUnsaved, busy, isConfirming, onAct }}
            problem={acting.context.problem}
            isSaving={record.state.hasTag('saving')}
            isSending={acting.hasTag('busy')}
            missing={shown.preview?.missing.length ?? 0}
            onSave={save}
            onConfirming={setIsConfirming}
          />
        </LetterWriter>
      )}
      {letter && !isWriting && <LetterSent {...{ kind, desk, letter, busy, onAct }} problem={acting.context.problem} onWriteAnew={() => setIsAnew(true)} />}
    </LetterFrame>
  )
}

type FrameProps = { kind: LetterKind; search: HrSearch; busy: boolean; desk?: LetterDesk; isUnsaved?: boolean; paper?: ReactNode; children: ReactNode }

function LetterFrame({ kind, search, busy, desk, isUnsaved = false, paper, children }: FrameProps) {
  return (
    <>
      <section className={css.hed} aria-label={kinds[kind].name()} aria-busy={busy}>
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
                activeOptions={{ explicitUndefined: true }}
              >
                {kinds[other].name()}
              </Link>
            ))}
          </div>
          <span className="end">
            {desk?.letter && <LifecycleButton lifecycle={`${kind}Letter`} iconOnly id={desk.letter.id} name={`${kinds[kind].name()}, ${desk.applicantName}`} />}
            {desk && <LetterState kind={kind} letter={desk.letter} unsaved={isUnsaved} />}
          </span>
        </div>
        {children}
      </section>
      {paper ?? <LetterPaper desk={null} draft={null} preview={null} coming={false} failed={false} retry={() => undefined} unsaved={false} />}
    </>
  )
}
