import { getNextTransitions } from 'xstate'
import { laws } from '../../src/machines/lifecycles/all.ts'
import type { Law } from '../../src/machines/lifecycles/law.ts'

type Loose = Law<{ status: string }, { type: string }>

/** The names by which one guard may be told as the reason; several joined by `and` count each. */
function namesOf(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard]
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) return guard.guards.flatMap(namesOf)
  return typeof guard === 'object' && guard !== null && 'type' in guard ? [String(guard.type)] : []
}

/** Every guard of a law that can hold an event back: an event with an unguarded way through is never refused by one. */
export function holdingGuards(law: Pick<Loose, 'lifecycle'>): string[] {
  const names = Object.keys(law.lifecycle.states).flatMap((status) => {
    const next = getNextTransitions(law.lifecycle.resolveState({ value: status, context: {} }))
    const events = new Set(next.filter(({ guard }) => guard).map(({ eventType }) => eventType))
    return [...events].flatMap((event) => {
      const ways = next.filter(({ eventType }) => eventType === event)
      return ways.every(({ guard }) => guard) ? namesOf(ways[0]?.guard) : []
    })
  })
  return [...new Set(names)]
}

export const guardsOfAllLaws = (): { law: string; guard: string }[] =>
  Object.values(laws).flatMap((law) => holdingGuards(law).map((guard) => ({ law: law.name, guard })))
