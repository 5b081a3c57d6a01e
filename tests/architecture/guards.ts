import { laws } from '../../src/machines/lifecycles/all.ts'
import { type Arrow, arrowsOf } from '../../src/machines/lifecycles/arrows.ts'

/** Every guard of a law that can hold an event back; an event with an unguarded way through is never refused by one. */
function holdingGuards(arrows: Arrow[]): string[] {
  const ways = Map.groupBy(arrows, ({ from, event }) => `${from} ${event}`)
  const held = [...ways.values()].filter((arrowsOfOne) => arrowsOfOne.every(({ guards }) => guards.length > 0))
  return [...new Set(held.flatMap(([first]) => first?.guards ?? []))].map((name) => name.replace(/: .*/, ''))
}

export const guardsOf = (law: Parameters<typeof arrowsOf>[0]): string[] => [...new Set(holdingGuards(arrowsOf(law)))]

export const guardsOfAllLaws = (): { law: string; guard: string }[] =>
  Object.values(laws).flatMap((law) => guardsOf(law).map((guard) => ({ law: law.name, guard })))
