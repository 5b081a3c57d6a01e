import type { Arrow } from '../../machines/lifecycles/arrows.ts'
import type { RecordLifecycle } from '../../machines/recordLifecycle.ts'
import { labelOf, type StateKind, type StateOf, states } from '../components/status/states.ts'
import { t } from '../i18n/lifecycle.ts'

type Key = Parameters<typeof t>[0]

/** A word for a name of the lifecycle; a name that a newer service uses is shown as it is. */
function known(kind: 'event' | `if_${string}` | 'who', name: string): string {
  const key = `${kind}_${name}`
  const word = t(key as Key)
  return word === `lifecycle.${key}` ? name : word
}
/** What a step is called; some are called otherwise in one lifecycle. */
export const eventWord = (lifecycle: StateKind, event: string): string => ownWord(lifecycle, 'event', event)

function ownWord(lifecycle: StateKind, kind: 'event' | 'who', name: string): string {
  const own = `${kind}_${lifecycle}_${name}`
  const word = t(own as Key)
  return word === `lifecycle.${own}` ? known(kind, name) : word
}
/** Nobody presses it. */
const isByItself = (who: readonly string[]) => who.every((actor) => actor === 'system')
/** "Who may: owner, manager", or that it happens by itself. */
export const mayWord = (kind: StateKind, who: readonly string[]) => (isByItself(who) ? t('byItself') : t('may', { who: whoWord(kind, who) }))
/** Its actors; some are called otherwise in one lifecycle. */
export const whoWord = (kind: StateKind, who: readonly string[]) => who.map((actor) => ownWord(kind, 'who', actor)).join(', ')

/** A guard as a condition: "every required section is filled in". Some guards ask about a status, which stands behind them. */
export function conditionWord<K extends StateKind>(kind: K, guard: string): string {
  const [name = guard, about] = guard.split(': ')
  const word = known(`if_${kind}`, name)
  return about ? t('conditionAbout', { condition: word, status: stateWord(kind, about) }) : word
}
export const stateWord = <K extends StateKind>(kind: K, state: string): string =>
  Object.hasOwn(states[kind], state) ? labelOf(kind, state as StateOf<K>) : state

/** Why a step cannot be taken, in words: not by this person, or not until something else is so. */
export function whyWord(kind: StateKind, { why, who }: Pick<RecordLifecycle['moves'][number], 'why' | 'who'>): string {
  if (why === 'NOT_YOURS') return isByItself(who) ? t('byItself') : t('notYours', { who: whoWord(kind, who) })
  if (why === null || why === 'NOT_FROM_HERE') return t('notFromHere')
  return t('onlyWhen', { condition: conditionWord(kind, why) })
}

export const arrowWord = (kind: StateKind, { from, event, to, who }: Arrow): string =>
  t('arrow', { from: stateWord(kind, from), event: eventWord(kind, event), to: stateWord(kind, to), who: whoWord(kind, who) })
