import { lifecycles } from '../../src/machines/lifecycles/all.ts'
import { type Arrow, arrowsOf } from '../../src/machines/lifecycles/arrows.ts'

/** Every guard of a lifecycle that can hold an event back; an event with an unguarded way through is never refused by one. */
function holdingGuards(arrows: Arrow[]): string[] {
  const ways = Map.groupBy(arrows, ({ from, event }) => `${from} ${event}`)
  const held = [...ways.values()].filter((arrowsOfOne) => arrowsOfOne.every(({ guards }) => guards.length > 0))
  return [...new Set(held.flatMap(([first]) => first?.guards ?? []))].map((name) => name.replace(/: .*/, ''))
}

export const guardsOf = (lifecycle: Parameters<typeof arrowsOf>[0]): string[] => [...new Set(holdingGuards(arrowsOf(lifecycle)))]

export const guardsOfAllLifecycles = (): { lifecycle: string; guard: string }[] =>
  Object.values(lifecycles).flatMap((lifecycle) => guardsOf(lifecycle).map((guard) => ({ lifecycle: lifecycle.name, guard })))
