import { asRefusal } from '../../api/refusal.ts'
import type { IsSame } from './conflicts.ts'
import type { Complete, Item, Values } from './edits.ts'

/** What a record needs of the service. A write answers with the item as it is then, so that nothing is read again. */
export type RecordCalls<I extends Item, Needed extends keyof Values<I>> = {
  load: (of: number, signal: AbortSignal) => Promise<I[]>
  add?: (of: number, typed: Complete<I, Needed>, idempotencyKey: string) => Promise<I>
  change: (item: I, typed: Partial<Values<I>>, of: number) => Promise<I>
  remove?: (item: I) => Promise<unknown>
  /** What a new item has to have before it is sent. */
  needed?: readonly Needed[]
  isSame?: IsSame<I>
  /** What of the changes goes in one call, where the service takes them in several. */
  partOf?: (typed: Partial<Values<I>>) => Partial<Values<I>>
  /** It is sent when a button says so, and not when the hand rests. */
  byButton?: boolean
  /** After a choice between one's own words and another's the button is pressed once more. */
  confirmsChoice?: boolean
}

/** The next call would be refused as well, whatever it is about; without an answer of the service nobody knows whether it was done. */
export function stopsAll(problem: unknown): boolean {
  const { status } = asRefusal(problem)
  return status === 0 || status >= 500 || [401, 403, 429].includes(status)
}
