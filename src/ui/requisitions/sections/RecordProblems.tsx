import type { Refusal } from '../../../api/client.ts'
import { type Conflict, conflictsOf } from '../../../machines/records/conflicts.ts'
import type { Edits, Item, Items, Shown } from '../../../machines/records/edits.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleChoice } from '../../components/form/StaleChoice.tsx'
import { time } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import { fieldInWords, valueInWords } from './sectionWords.ts'

export type SavingRecord<I extends Item> = {
  state: {
    context: { edits: Edits<I>; theirs: Items<I> | null; refused: { [key: string]: Refusal }; problem: Refusal | null; savedAt: string | null }
    hasTag: (tag: 'busy' | 'saving') => boolean
    matches: (state: 'choosing' | 'held' | 'unavailable') => boolean
  }
  send: (event: { type: 'save' | 'retry' | 'discard' | 'keepMine' | 'takeTheirs' }) => void
  items: Shown<I>[]
}
/** The fields that the service refused. */
export const refusedOf = ({ refused }: { refused: { [key: string]: Refusal } }) => Object.values(refused).flatMap(({ errors }) => errors)

const isUnsaved = <I extends Item>({ state }: SavingRecord<I>) => Object.keys(state.context.edits).length > 0

/** How the saving stands. */
export function savingInWords<I extends Item>(record: SavingRecord<I>): string {
  const { savedAt } = record.state.context
  if (record.state.hasTag('saving')) return t('saving')
  if (isUnsaved(record)) return t('unsaved')
  return savedAt ? t('saved', { time: time(savedAt) }) : ''
}

/** What the person is asked about a record that saves itself: somebody else's save, and what was refused. */
export function RecordProblems<I extends Item>({ record, nameOf }: { record: SavingRecord<I>; nameOf: (item: Partial<I>) => string }) {
  const { state, send, items } = record
  const { edits, theirs, problem, refused } = state.context
  const of = (key: string): Partial<I> => items.find((one) => one.key === key)?.values ?? {}
  const shown = problem ?? Object.values(refused)[0]
  const retry = shown && (state.matches('held') || state.matches('unavailable'))
  return (
    <>
      {state.matches('choosing') && (
        <StaleChoice
          rows={conflictsOf(edits, theirs ?? {}).map((conflict) => rowOf(conflict, of(conflict.key), nameOf(of(conflict.key))))}
          onKeepMine={() => send({ type: 'keepMine' })}
          onTakeTheirs={() => send({ type: 'takeTheirs' })}
        />
      )}
      <ProblemAlert
        problem={shown}
        situation="requisition"
        {...(retry ? { onRetry: () => send({ type: 'retry' }), retryLabel: t('retry') } : {})}
        {...(retry && isUnsaved(record) ? { onDiscard: () => send({ type: 'discard' }), discardLabel: t('discard') } : {})}
      />
    </>
  )
}

function rowOf<I extends Item>({ key, field, edit, theirs }: Conflict<I>, of: Partial<I>, name: string) {
  if (field === null) return { field: key, label: name, mine: t(edit.removed ? 'taken' : 'changed'), theirs: t(theirs === null ? 'taken' : 'changed') }
  const inWords = (values: object | null) =>
    valueInWords(field, values && Object.hasOwn(values, field) ? Reflect.get(values, field) : null, Reflect.get(values ?? of, 'currency'))
  return { field: `${key} ${field}`, label: [name, fieldInWords(field)].filter(Boolean).join(': '), mine: inWords(of), theirs: inWords(theirs) }
}
