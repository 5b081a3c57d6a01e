import { useEffect, useState } from 'react'
import type { Command } from '../../machines/commands/command.ts'
import { draftOf } from '../../machines/records/drafts.ts'
import type { Bounds } from '../components/form/fields.tsx'
import { type Gaps, useFields } from '../components/form/useFields.ts'
import { useCommandActor } from './useCommandActor.ts'

type Uses<V, What, Answer> = {
  begin: V
  bounds?: Bounds
  /** Under this name what is typed is kept until it is sent, wherever its author goes meanwhile. */
  draft?: string
  onDone: (answer: Answer, what: What) => void
}

/** A form with one command: `<TextInput {...form.text('name')} label=… />`, and `form.send(wrong, what)` when it is submitted. */
export function useCommandForm<V extends object, What, Answer>(
  command: Command<What, Answer>,
  { begin, bounds = {}, draft: name, onDone }: Uses<V, What, Answer>,
) {
  const [begun] = useState(begin)
  const [draft] = useState(() => (name ? draftOf<Partial<V>>(name, sessionStorage) : null))
  const [values, setValues] = useState<V>(() => ({ ...begin, ...draft?.read() }))
  const [state, perform] = useCommandActor(command, {
    done(answer, what) {
      draft?.keep(null)
      onDone(answer, what)
    },
  })
  const keep = (part: Partial<V>) => setValues((now) => ({ ...now, ...part }))
  const { isSound, ...fields } = useFields<V>({ values, keep, refusal: state.context.problem, bounds })
  const typed = JSON.stringify(values) !== JSON.stringify(begun)
  useEffect(() => draft?.keep(typed ? values : null), [draft, typed, values])
  return {
    ...fields,
    values,
    busy: state.hasTag('busy'),
    /** Something is typed that closing would lose. */
    typed,
    /** Gives up what is typed, also where the form goes away with it. */
    clear() {
      draft?.keep(null)
      setValues(begun)
    },
    /** Sends it, once, unless something is wrong. */
    send(wrong: Gaps, what: What) {
      if (isSound(wrong)) perform({ type: 'do', what })
    },
  }
}
