import type { ReactNode } from 'react'
import type { Refusal } from '../../../api/client.ts'
import { type Conflict, conflictsOf } from '../../../machines/records/conflicts.ts'
import type { Edits, Item, Items, Shown } from '../../../machines/records/edits.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleChoice } from '../../components/form/StaleChoice.tsx'
import { time } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import type { Section } from '../tabs.ts'
import { fieldInWords, valueInWords } from './sectionWords.ts'

type Record<I extends Item> = {
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

type Props<I extends Item> = { section: Exclude<Section, 'position'>; record: Record<I>; nameOf: (item: Partial<I>) => string; children: ReactNode }

/** What every section that saves itself has: its title, how the saving stands, and what the person is asked. */
export function SectionFrame<I extends Item>({ section, record: { state, send, items }, nameOf, children }: Props<I>) {
  const { edits, theirs, problem, refused } = state.context
  const of = (key: string): Partial<I> => items.find((one) => one.key === key)?.values ?? {}
  const shown = problem ?? Object.values(refused)[0]
  const retry = shown && (state.matches('held') || state.matches('unavailable'))
  const unsaved = Object.keys(edits).length > 0
  return (
    <section
      aria-labelledby="section-title"
      aria-busy={state.hasTag('busy')}
      onBlur={(event) => event.target.matches('input, textarea') && send({ type: 'save' })}
    >
      <div className="between">
        <h2 id="section-title">{t(section)}</h2>
        <span className="meta" role="status">
          {state.hasTag('saving') ? t('saving') : unsaved ? t('unsaved') : state.context.savedAt ? t('saved', { time: time(state.context.savedAt) }) : ''}
        </span>
      </div>
      <p className="dim">{t(`help_${section}`)}</p>
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
        {...(retry && unsaved ? { onDiscard: () => send({ type: 'discard' }), discardLabel: t('discard') } : {})}
      />
      {children}
    </section>
  )
}

function rowOf<I extends Item>({ key, field, edit, theirs }: Conflict<I>, of: Partial<I>, name: string) {
  if (field === null) return { field: key, label: name, mine: t(edit.removed ? 'taken' : 'changed'), theirs: t(theirs === null ? 'taken' : 'changed') }
  const inWords = (values: object | null) =>
    valueInWords(field, values && Object.hasOwn(values, field) ? Reflect.get(values, field) : null, Reflect.get(values ?? of, 'currency'))
  return { field: `${key} ${field}`, label: [name, fieldInWords(field)].filter(Boolean).join(': '), mine: inWords(of), theirs: inWords(theirs) }
}
