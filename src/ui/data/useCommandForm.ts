import { type ChangeEvent, useEffect, useState } from 'react'
import type { Command } from '../../machines/commands/command.ts'
import { draftOf } from '../../machines/records/drafts.ts'
import { type Bounds, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { useCommandActor } from './useCommandActor.ts'

/** Of each field what is wrong with it, or nothing. */
type Gaps = { [field: string]: string | false | null | undefined }
/** The fields that hold text. */
type TextOf<V> = { [Name in keyof V & string]: V[Name] extends string ? Name : never }[keyof V & string]

/** The command that a form sends: what is missing or refused stands at its field until it is mended or sent again. */
export function useCommand<What, Answer>(command: Command<What, Answer>, bounds: Bounds, onDone: (answer: Answer, what: What) => void) {
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [state, perform] = useCommandActor(command, { done: onDone })
  const { problem } = state.context
  const errors = gaps.length > 0 ? gaps : (problem?.errors ?? [])
  return {
    /** The last refusal, as long as nothing else is told. */
    problem: gaps.length > 0 ? null : problem,
    errors,
    field: fieldsOf(errors, '', bounds),
    busy: state.hasTag('busy'),
    mend: (fields: readonly string[]) => setGaps((now) => now.filter(({ field }) => !fields.includes(field))),
    /** Sends it, once, unless something is wrong. */
    send(wrong: Gaps, what: What) {
      const found = Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []))
      setGaps(found)
      if (found.length === 0) perform({ type: 'do', what })
    },
  }
}

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
  const [values, keep] = useState<V>(() => ({ ...begin, ...draft?.read() }))
  const form = useCommand(command, bounds, (answer, what) => {
    draft?.keep(null)
    onDone(answer, what)
  })
  const typed = JSON.stringify(values) !== JSON.stringify(begun)
  useEffect(() => draft?.keep(typed ? values : null), [draft, typed, values])
  const set = (part: Partial<V>) => {
    keep((now) => ({ ...now, ...part }))
    form.mend(Object.keys(part))
  }
  return {
    ...form,
    values,
    set,
    /** Something is typed that closing would lose. */
    typed,
    clear: () => keep(begun),
    text: (name: TextOf<V>) => ({
      ...form.field(name),
      value: String(values[name]),
      onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
        keep((now) => ({ ...now, [name]: value }))
        form.mend([name])
      },
    }),
  }
}
