import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Bulk, BulkMove, Which } from '../../machines/flows/bulk/bulk.ts'
import { Note } from '../components/Note.tsx'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/bulk.ts'
import type { Selection } from './table/selection.ts'
import { useEmitted } from './useEmitted.ts'

type Words = { done: (n: number) => string; some: (done: string, n: string) => string }
type Uses = {
  selection: Selection
  words: Words
  onClose: () => void
  onDone: () => void
  /** Says what was done instead of a plain notice, as where it can be taken back. */
  tell?: (text: string, moved: BulkMove[]) => void
}

/** One change of the chosen records, each answered for itself: those that were refused or not sent stay to be tried again. */
export function useBulk<What extends Which>(machine: Bulk<What>, { selection, words, onClose, onDone, tell }: Uses) {
  const [{ count, ...which }, choose] = useState(selection)
  const actor = useActorRef(machine)
  useEmitted(actor, (event) => {
    // What is refused as a whole stands in the dialog.
    if (event.type === 'refused') return
    const { answer, left, stopped } = event
    const moved = answer.filter(({ ok }) => ok)
    const stayed = [...answer.filter(({ ok }) => !ok).map(({ id }) => id), ...left]
    const text = stayed.length === 0 ? words.done(moved.length) : words.some(String(moved.length), String(count))
    if (moved.length > 0) onDone()
    if (tell && moved.length > 0) tell(text, moved)
    else if (stayed.length > 0) notifyInfo(text)
    else notifySuccess(text)
    if (stayed.length === 0 || stopped) onClose()
    else choose({ count: stayed.length, ids: stayed })
  })
  const state = useSelector(actor, (now) => now)
  const { answer, problem, parts, moves, of, stopping } = state.context
  const busy = state.hasTag('busy')
  return {
    count,
    which,
    problem,
    refused: (answer ?? []).filter(({ ok }) => !ok),
    busy,
    /** How many were sent, where it takes several calls. */
    progress: state.matches('sending') && (parts.length > 1 || moves.length > 0) ? { done: moves.length, of, stopping } : null,
    send: (what: What) => actor.send({ type: 'do', what }),
    /** Closes the dialog; what is under way ends with the part that was sent. */
    close: () => (busy && !stopping ? actor.send({ type: 'stop' }) : onClose()),
  }
}

export const BulkProgress = ({ progress }: { progress: { done: number; of: number; stopping: boolean } | null }) =>
  progress && (
    <div>
      <span className="pbig" role="progressbar" aria-label={t('progress')} aria-valuenow={progress.done} aria-valuemin={0} aria-valuemax={progress.of}>
        <i style={{ width: `${(100 * progress.done) / progress.of}%` }} />
      </span>
      <p className="meta num" role="status">
        {progress.stopping ? t('stopping') : t('moving', { done: progress.done, n: progress.of })}
      </p>
    </div>
  )

/** Why each of them stayed. */
export const Refused = ({ title, rows }: { title: string; rows: { id: number; text: string }[] }) => (
  <Note tone="amber" role="alert">
    <b>{title}</b>
    <ul className="note-list">
      {rows.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  </Note>
)
