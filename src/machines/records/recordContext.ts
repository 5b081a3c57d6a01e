import type { Refusal } from '../../api/client.ts'
import { beside, keyed } from './conflicts.ts'
import type { Edits, Item, Items, Values } from './edits.ts'
import type { RecordCalls } from './recordCalls.ts'

export type RecordContext<I extends Item> = {
  of: number
  /** As the service has them. */
  items: Items<I>
  edits: Edits<I>
  /** The item whose edit is on its way. */
  sending: string | null
  /** What is there now, while the person compares. */
  theirs: Items<I> | null
  /** Why the service refused an edit; it waits for another try or another value. */
  refused: Record<string, Refusal>
  problem: Refusal | null
  /** A call was lost on its way: before anything is sent again it has to be seen whether it arrived. */
  unsure: boolean
  /** Something was typed while a save was on its way. */
  typing: boolean
  savedAt: string | null
  /** Rises whenever what is shown comes from elsewhere than the keyboard: an editor with a state of its own begins anew. */
  replaced: number
  byButton: boolean
  confirmsChoice: boolean
}

/** `kept`: what was typed before and not saved. `list`: what the service has, where that is known already. */
export type RecordInput<I extends Item> = { of: number; kept?: Edits<I>; list?: readonly I[] }

export function contextOf<I extends Item, Needed extends keyof Values<I>>(
  { byButton = false, confirmsChoice = false, isSame = () => true }: RecordCalls<I, Needed>,
  { of, kept = {}, list }: RecordInput<I>,
): RecordContext<I> {
  const theirs = list ? keyed(list, {}, kept, isSame) : null
  return {
    of,
    items: beside({}, kept, theirs ?? {}),
    edits: kept,
    sending: null,
    theirs,
    refused: {},
    problem: null,
    unsure: false,
    typing: byButton && Object.keys(kept).length > 0,
    savedAt: null,
    replaced: 0,
    byButton,
    confirmsChoice,
  }
}
