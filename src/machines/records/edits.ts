import { newKey } from '../../api/newKey.ts'

/** What has a number and a version of its own: a row of a section, or the record itself where it is one thing. */
export type Item = { id: number; version: number }
export type Values<I extends Item> = Omit<I, 'id' | 'version'>

/** What was typed of a new item, once it is enough to be sent. */
export type Complete<I extends Item, Needed extends keyof Values<I>> = Partial<Values<I>> & Pick<Values<I>, Needed>

export const isComplete = <I extends Item, Needed extends keyof Values<I>>(
  typed: Partial<Values<I>>,
  needed: readonly Needed[],
): typed is Complete<I, Needed> => needed.every((field) => typed[field] !== undefined)

/** What was done to one item and is not known to be saved. */
export type Edit<I extends Item> = {
  /** As the service had it when the typing began; null: it is new. */
  base: I | null
  typed: Partial<Values<I>>
  removed: boolean
  /** What was sent and is not answered yet; it may have arrived although its answer was lost. */
  sent: { typed: Partial<Values<I>>; removed: boolean } | null
  /** Makes an addition that is sent twice have its effect once. */
  idempotencyKey: string
}
/** By the item's key on the screen, which stays the same when a new item gets its number. */
export type Edits<I extends Item> = Record<string, Edit<I>>
export type Items<I extends Item> = Record<string, I>

export const hasAny = (edits: object) => Object.keys(edits).length > 0
export const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

export function valuesOf<I extends Item>({ id: _id, version: _version, ...values }: I): Values<I> {
  return values
}

/** The fields of `typed` that hold something else than `than`. */
export function differing<T extends object>(typed: T, than: Partial<T> | null): Partial<T> {
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => !than || !same(value, (than as Record<string, unknown>)[field]))) as Partial<T>
}

export function without<T>(all: Record<string, T>, key: string): Record<string, T> {
  const { [key]: _gone, ...rest } = all
  return rest
}

/** Nothing of it is left to be sent, and nothing of it is on its way. */
const isIdle = <I extends Item>({ base, typed, removed, sent }: Edit<I>) =>
  sent === null && (base ? !removed && Object.keys(differing(typed, base as Partial<Values<I>>)).length === 0 : removed)

export const keeping = <I extends Item>(edits: Edits<I>, key: string, edit: Edit<I>): Edits<I> =>
  isIdle(edit) ? without(edits, key) : { ...edits, [key]: edit }

const begun = <I extends Item>(base: I | null): Edit<I> => ({ base, typed: {}, removed: false, sent: null, idempotencyKey: newKey() })

/** Typing over an item; under a key that nothing has yet it makes a new one. */
export function typedOver<I extends Item>(items: Items<I>, edits: Edits<I>, key: string, values: Partial<Values<I>>): Edits<I> {
  const edit = edits[key] ?? begun(items[key] ?? null)
  return keeping(edits, key, { ...edit, typed: { ...edit.typed, ...values } })
}

/** Taking an item away, or bringing it back before that was saved. */
export function removing<I extends Item>(items: Items<I>, edits: Edits<I>, key: string, removed: boolean): Edits<I> {
  const edit = edits[key] ?? (items[key] ? begun(items[key]) : null)
  return edit ? keeping(edits, key, { ...edit, removed }) : edits
}

/** A removal that is on its way comes too late to be taken back: what was there is added again. */
const addedAgain = <I extends Item>(edit: Edit<I>): Edit<I> => ({
  ...begun<I>(null),
  typed: edit.base ? { ...valuesOf(edit.base), ...edit.typed } : edit.typed,
})

/** What is left of an edit when the service has answered what was sent of it. */
export function settled<I extends Item>(edit: Edit<I>, answer: I | null): Edit<I> {
  if (answer === null) return edit.removed ? { ...edit, base: null, sent: null } : addedAgain(edit)
  return { ...edit, base: answer, typed: differing(edit.typed, edit.sent?.typed ?? null), sent: null }
}

export type Shown<I extends Item> = { key: string; saved: I | null; values: Partial<I>; is: 'saved' | 'changed' | 'new' | 'removed' }

/** The items as they are on the screen: what the service has, and over it what was typed. */
export function shownItems<I extends Item>(items: Items<I>, edits: Edits<I>): Shown<I>[] {
  return [...new Set([...Object.keys(items), ...Object.keys(edits)])].map((key) => {
    const edit = edits[key]
    const saved = items[key] ?? edit?.base ?? null
    return {
      key,
      saved,
      values: { ...saved, ...edit?.typed } as Partial<I>,
      is: !edit ? 'saved' : edit.removed ? 'removed' : edit.base ? 'changed' : 'new',
    }
  })
}
