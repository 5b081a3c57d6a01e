import { newKey } from '../../api/newKey.ts'
import { differing, type Edit, type Edits, type Item, type Items, keeping, same, type Values, valuesOf, without } from './edits.ts'

/** Whether an item of the service is what an addition asks for: somebody, or a call whose answer was lost, has added it. */
export type IsSame<I extends Item> = (item: I, typed: Partial<Values<I>>) => boolean

/** One thing that somebody else changed where something was typed; without a field it is the whole item. */
export type Conflict<I extends Item> = { key: string; field: (keyof Values<I> & string) | null; edit: Edit<I>; theirs: I | null }

/** What the service has now, under the keys that the screen uses. */
export function keyed<I extends Item>(list: readonly I[], items: Items<I>, edits: Edits<I>, isSame: IsSame<I>): Items<I> {
  const known = new Map(Object.entries(items).map(([key, item]) => [item.id, key]))
  for (const [key, { base }] of Object.entries(edits)) if (base) known.set(base.id, key)
  const free = Object.entries(edits).filter(([, { base }]) => base === null)
  return Object.fromEntries(
    list.map((item) => {
      const key = known.get(item.id)
      const at = key !== undefined && edits[key] ? -1 : free.findIndex(([, edit]) => isSame(item, edit.typed))
      const [added] = at < 0 ? [] : free.splice(at, 1)
      return [added?.[0] ?? key ?? String(item.id), item]
    }),
  )
}

/** While the person compares, everything that was not typed over is shown as it is now. */
export const beside = <I extends Item>(items: Items<I>, edits: Edits<I>, theirs: Items<I>): Items<I> => ({
  ...Object.fromEntries(Object.entries(theirs).filter(([key]) => !edits[key])),
  ...Object.fromEntries(Object.entries(items).filter(([key]) => edits[key])),
})

const fieldsOf = <I extends Item>(part: Partial<Values<I>>) => Object.keys(part) as (keyof Values<I> & string)[]

function conflictsOfOne<I extends Item>(key: string, edit: Edit<I>, theirs: I | null): Conflict<I>[] {
  const { base, typed, removed, sent } = edit
  if (theirs === null) return base === null || removed || sent?.removed ? [] : [{ key, field: null, edit, theirs }]
  // Neither what was there, nor what was typed, nor what was sent from here: somebody else's.
  const foreign = (field: keyof Values<I>) => ![base?.[field], typed[field], sent?.typed[field]].some((mine) => same(mine, theirs[field]))
  if (removed) return base && fieldsOf<I>(valuesOf(theirs)).some(foreign) ? [{ key, field: null, edit, theirs }] : []
  return fieldsOf<I>(typed)
    .filter(foreign)
    .map((field) => ({ key, field, edit, theirs }))
}

/** Where what was typed meets what somebody else has saved meanwhile. */
export const conflictsOf = <I extends Item>(edits: Edits<I>, theirs: Items<I>): Conflict<I>[] =>
  Object.entries(edits).flatMap(([key, edit]) => conflictsOfOne(key, edit, theirs[key] ?? null))

/** The edits over what the service has now. What is typed stays, but for what the person gives up for `theirs`. */
export function rebased<I extends Item>(edits: Edits<I>, theirs: Items<I>, giveUp: readonly Conflict<I>[] = []): Edits<I> {
  let next = edits
  for (const [key, edit] of Object.entries(edits)) {
    const now = theirs[key] ?? null
    const given = giveUp.filter((conflict) => conflict.key === key)
    if (given.some(({ field }) => field === null)) next = without(next, key)
    else next = keeping(next, key, over(edit, now, new Set(given.map(({ field }) => field))))
  }
  return next
}

function over<I extends Item>(edit: Edit<I>, now: I | null, given: Set<string | null>): Edit<I> {
  const { base, removed, sent } = edit
  const typed = Object.fromEntries(Object.entries(edit.typed).filter(([field]) => !given.has(field))) as Partial<Values<I>>
  if (now) return { ...edit, base: now, typed: differing(typed, now as Partial<Values<I>>), sent: null }
  if (removed) return { ...edit, base: null, sent: null }
  // An addition that is not there may still be on its way, so that it is sent again as it was; a changed item that is gone is added anew.
  return base ? { ...edit, base: null, typed: { ...valuesOf(base), ...typed }, sent: null, idempotencyKey: newKey() } : { ...edit, typed, sent }
}
