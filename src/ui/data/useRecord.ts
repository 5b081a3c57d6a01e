import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { newKey } from '../../api/newKey.ts'
import { type DraftStore, draftOf } from '../../machines/records/drafts.ts'
import { type Edits, type Item, shownItems, valuesOf } from '../../machines/records/edits.ts'
import type { RecordMachine } from '../../machines/records/record.machine.ts'

type Uses<I extends Item> = {
  /** Which of all records it is; what is typed is kept under this name. */
  name: string
  machine: RecordMachine<I>
  of: number
  editable: boolean
  /** Where it is kept: in this browser, in this tab alone, or in memory. */
  storage?: DraftStore
  /** What the service has, where a query of the screen has asked; whenever it changes there, the record sees it. */
  list?: readonly I[]
  /** An item was taken away; `bringBack` adds it again, whether its screen is still open or not. */
  onRemoved?: (item: I, bringBack: () => void) => void
  onSaved?: () => void
  /** Something is not saved although its screen was left. */
  onKeptAway?: () => void
}
type Open<I extends Item> = { actor: ActorRefFrom<RecordMachine<I>>; watchers: number; leave: () => void; retry: () => void }

/** Records on a screen, and those that were left with something that is not saved yet: never two of one. */
const records = new Map<string, { retry: () => void }>()
// The connection is back: what could not be saved goes at once.
globalThis.addEventListener?.('online', () => {
  for (const { retry } of records.values()) retry()
})

function openRecord<I extends Item>(uses: Uses<I>): Open<I> {
  const { machine, of, editable, list, onRemoved, onSaved, onKeptAway } = uses
  const draft = draftOf<Edits<I>>(uses.name, uses.storage)
  const known = records.get(draft.name)
  // The name says which machine it is.
  if (known) return known as Open<I>
  // Who may only read leaves the draft where it is.
  const actor = createActor(machine, { input: { of, kept: (editable && draft.read()) || {}, ...(list ? { list } : {}) } }) as ActorRefFrom<RecordMachine<I>>
  let { edits } = actor.getSnapshot().context
  let told = false
  const leave = () => {
    const now = actor.getSnapshot()
    if (open.watchers > 0 || now.hasTag('busy') || (now.matches('typing') && !now.context.byButton)) return
    // What waits for a button is kept as a draft, and found again when the screen is opened.
    if (Object.keys(now.context.edits).length > 0 && !now.context.byButton) {
      if (!told) onKeptAway?.()
      told = true
    } else if (records.delete(draft.name)) actor.stop()
  }
  const retry = () => {
    const now = actor.getSnapshot()
    if (now.context.problem?.status === 0 && !now.context.byButton) actor.send({ type: 'retry' })
  }
  const open: Open<I> = { actor, watchers: 0, leave, retry }
  records.set(draft.name, open)
  actor.subscribe((now) => {
    if (now.context.edits !== edits) draft.keep(now.context.edits)
    edits = now.context.edits
    if (open.watchers > 0) told = false
    else setTimeout(leave)
  })
  actor.on('saved', () => onSaved?.())
  actor.on('removed', ({ item }) =>
    onRemoved?.(item, () => {
      const live = openRecord(uses).actor
      live.send({ type: 'edit', key: newKey(), values: valuesOf(item) })
      live.send({ type: 'save' })
    }),
  )
  actor.start()
  return open
}

/** A record on the screen. What is typed is sent at once when the screen or the page is left, and outlives it until it is saved. */
export function useRecord<I extends Item>(uses: Uses<I>) {
  const [used] = useState(uses)
  const [open, reopen] = useState(() => openRecord(used))
  useEffect(() => {
    // A rendering that is shown late may hold a record that nobody watched and that was closed meanwhile.
    const live = openRecord(used)
    if (live !== open) return reopen(live)
    const save = () => open.actor.getSnapshot().context.byButton || open.actor.send({ type: 'save' })
    const hide = () => document.visibilityState === 'hidden' && save()
    open.watchers += 1
    // What could not be saved when it was left is tried again.
    save()
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', hide)
      open.watchers -= 1
      save()
      setTimeout(open.leave)
    }
  }, [used, open])
  const { list } = uses
  useEffect(() => {
    if (list) open.actor.send({ type: 'seen', list })
  }, [open, list])
  const state = useSelector(open.actor, (now) => now)
  return { state, actor: open.actor, send: open.actor.send, items: shownItems(state.context.items, state.context.edits) }
}
