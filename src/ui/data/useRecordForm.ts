import { useMemo, useState } from 'react'
import { conflictsOf } from '../../machines/records/conflicts.ts'
import { differing, type Item, type Values } from '../../machines/records/edits.ts'
import { type RecordMachine, recordMachine } from '../../machines/records/record.machine.ts'
import type { RecordCalls } from '../../machines/records/recordCalls.ts'
import type { Bounds } from '../components/form/fields.tsx'
import { type Gaps, useFields } from '../components/form/useFields.ts'
import { useEmitted } from './useEmitted.ts'
import { useRecord } from './useRecord.ts'

type Uses<I extends Item> = {
  /** Which of all records it is; what is typed is kept in this tab under this name. */
  name: string
  /** As a query of the screen has it; null where it is new. */
  item: I | null
  /** What the form shows where it is new; what of it is sent is for `calls.add` to say. */
  begin: Values<I>
  calls: Omit<RecordCalls<I, never>, 'byButton'>
  bounds?: Bounds
  onSaved: (item: I) => void
}

/**
 * A form over one record, sent by a button: `<TextInput {...form.text('name')} label=… />`, and `form.save(wrong)` when it is
 * submitted. Where somebody else saved meanwhile what was typed over, `form.stale` is what to choose from.
 */
export function useRecordForm<I extends Item>({ name, item, begin, calls, bounds = {}, onSaved }: Uses<I>) {
  const [machine] = useState((): RecordMachine<I> => recordMachine<I, never>({ ...calls, byButton: true, confirmsChoice: true }))
  const list = useMemo(() => (item ? [item] : []), [item])
  const { state, send, actor, items } = useRecord<I>({ name, machine, of: item?.id ?? 0, editable: true, storage: sessionStorage, list })
  useEmitted(actor, (event) => event.type === 'saved' && event.item && onSaved(event.item))
  const { edits, theirs, problem, refused, replaced } = state.context
  const [shown] = items
  const key = shown?.key ?? 'new'
  const values: Values<I> = { ...begin, ...shown?.values }
  const typed = Object.keys(differing<object>(edits[key]?.typed ?? {}, shown?.saved ?? begin)).length > 0
  const isChoosing = state.matches('choosing')
  const { isSound, ...fields } = useFields<Values<I>>({
    values,
    keep: (part) => send({ type: 'edit', key, values: part }),
    refusal: isChoosing ? null : (problem ?? refused[key] ?? null),
    bounds,
  })
  return {
    ...fields,
    values,
    /** Something is typed that is not saved. */
    typed,
    busy: state.hasTag('busy'),
    /** Rises whenever what is shown comes from elsewhere than the keyboard. */
    replaced,
    /** Saves what is typed, mended by `as`, once, unless something is wrong. */
    save(wrong: Gaps, as: Partial<Values<I>> = {}) {
      if (!isSound(wrong) || isChoosing || state.hasTag('busy')) return
      send({ type: 'edit', key, values: as })
      if (Object.keys(actor.getSnapshot().context.edits).length > 0) send({ type: 'save' })
      else if (item) onSaved(item)
    },
    /** Back to what is saved. */
    discard() {
      if (isChoosing) send({ type: 'takeTheirs' })
      send({ type: 'discard' })
      isSound({})
    },
    stale: isChoosing
      ? {
          rows: conflictsOf(edits, theirs ?? {}).map(({ field, theirs }) => ({ field, mine: field && values[field], theirs: field && theirs?.[field] })),
          keepMine: () => send({ type: 'keepMine' }),
          takeTheirs: () => send({ type: 'takeTheirs' }),
        }
      : null,
  }
}
