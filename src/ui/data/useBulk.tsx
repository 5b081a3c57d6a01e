import { useState } from 'react'
import type { BulkMove } from '../../machines/commands/applicationBulk.ts'
import type { command as commandOf } from '../../machines/commands/command.ts'
import { Note } from '../components/Note.tsx'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import type { Selection } from './table/selection.ts'
import { useCommandActor } from './useCommandActor.ts'

type Words = { done: (n: number) => string; some: (done: string, n: string) => string }
type Uses = {
  selection: Selection
  words: Words
  onClose: () => void
  onDone: () => void
  /** Says what was done instead of a plain notice, as where it can be taken back. */
  tell?: (text: string, moved: BulkMove[]) => void
}

/** One command for the chosen records, each answered for itself: those that were refused stay to be tried again. */
export function useBulk<What>(command: ReturnType<typeof commandOf<What, BulkMove[]>>, { selection, words, onClose, onDone, tell }: Uses) {
  const [{ count, ...which }, choose] = useState(selection)
  const [state, send] = useCommandActor(command, {
    done(answer) {
      const stayed = answer.filter(({ ok }) => !ok)
      const moved = answer.filter(({ ok }) => ok)
      const done = moved.length
      const text = stayed.length === 0 ? words.done(done) : words.some(String(done), String(answer.length))
      if (done > 0) onDone()
      if (stayed.length === 0) {
        if (tell) tell(text, moved)
        else notifySuccess(text)
        onClose()
      } else {
        if (tell && done > 0) tell(text, moved)
        else notifyInfo(text)
        choose({ count: stayed.length, ids: stayed.map(({ id }) => id) })
      }
    },
  })
  const { answer, problem } = state.context
  return {
    count,
    which,
    problem,
    /** Nothing was tried yet. */
    first: answer === null,
    refused: (answer ?? []).filter(({ ok }) => !ok),
    busy: state.hasTag('busy'),
    send: (what: What) => send({ type: 'do', what }),
  }
}

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
