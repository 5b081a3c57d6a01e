import { type Arrow, arrowsOf } from '../../src/machines/lifecycles/arrows.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'

type Lifecycled = Parameters<typeof arrowsOf>[0] & { permissions: Record<string, readonly Actor[]> }
/** Where a record stands, and what it remembers: where it was held, or what was just left. */
type Place = { status: string; left: string | null }

/** A walk through a lifecycle that takes every transition of the pressed events once, and has been in every status. */
export type Walk = {
  lifecycle: Lifecycled
  /** The events whose buttons are pressed. */
  pressed: readonly string[]
  begin: () => Promise<void>
  /** `fresh`: this transition was not taken before. */
  take: (arrow: Arrow, fresh: boolean) => Promise<void>
}

export const nameOf = ({ from, event, to }: Arrow) => `${from} · ${event} → ${to}`
/** These lead back to where one came from, so it is remembered. */
const REMEMBERED = ['hold', 'reject', 'withdraw', 'archive']
const RETURNS = ['resume', 'undo', 'unarchive']
/** Only what several statuses lead to has to remember which it was. */
const remembers = (arrows: Arrow[], { from, event }: Arrow) =>
  RETURNS.includes(event) && arrows.filter((other) => other.from === from && other.event === event).length > 1

const after = ({ from, event, to }: Arrow): Place => ({ status: to, left: REMEMBERED.includes(event) ? from : null })
/** What returns comes first: it is possible for ten seconds only. */
const from = (arrows: Arrow[], { status, left }: Place) =>
  arrows
    .filter((arrow) => arrow.from === status && (!remembers(arrows, arrow) || arrow.to === left))
    .toSorted((a, b) => Number(RETURNS.includes(b.event)) - Number(RETURNS.includes(a.event)))

/** The shortest way from a place to a transition that is wanted. */
function wayTo(arrows: Arrow[], start: Place, isWanted: (arrow: Arrow) => boolean): Arrow[] | null {
  const seen = new Set<string>()
  const ways: { place: Place; way: Arrow[] }[] = [{ place: start, way: [] }]
  for (const { place, way } of ways)
    for (const arrow of from(arrows, place)) {
      const longer = [...way, arrow]
      if (isWanted(arrow)) return longer
      const next = after(arrow)
      const key = `${next.status} ${next.left}`
      if (!seen.has(key)) ways.push({ place: next, way: longer })
      seen.add(key)
    }
  return null
}

/** Takes the walk; throws when something cannot be reached. */
export async function tour({ lifecycle, pressed, begin, take }: Walk): Promise<void> {
  const arrows = arrowsOf(lifecycle)
  const byHand = arrows.filter(({ event }) => pressed.includes(event))
  const start: Place = { status: String(lifecycle.machine.config.initial), left: null }
  const toTake = new Set(byHand.map(nameOf))
  const toSee = new Set(Object.keys(lifecycle.machine.states))
  const isWanted = (arrow: Arrow) => toTake.has(nameOf(arrow)) || toSee.has(arrow.to)
  let place: Place | null = null
  while (toTake.size + toSee.size > 0) {
    // By hand as far as it goes; then by what others do; then with a new record.
    const way: Arrow[] | null = place && (wayTo(byHand, place, isWanted) ?? wayTo(arrows, place, isWanted))
    if (!way) {
      if (place === start) throw new Error(`No way leads to ${[...toTake, ...toSee].join(', ')}.`)
      await begin()
      place = start
      toSee.delete(start.status)
      continue
    }
    for (const arrow of way) {
      await take(arrow, toTake.delete(nameOf(arrow)))
      toSee.delete(arrow.to)
      place = after(arrow)
    }
  }
}
