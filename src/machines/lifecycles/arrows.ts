import { type AnyStateMachine, getNextTransitions } from 'xstate'
import type { Actor } from './lifecycle.ts'

/** One transition of a lifecycle as its drawing shows it; of several with the same event, the first whose guard holds is taken. */
export type Arrow = { from: string; event: string; to: string; guards: string[]; who: readonly Actor[] }

/** The names of a guard: several when joined by `and`; the status that a guard with parameters asks about stands behind it. */
function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard]
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) return guard.guards.flatMap(guardNames)
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return []
  const params: unknown = 'params' in guard ? guard.params : undefined
  const about = typeof params === 'object' && params !== null ? Object.values(params).join(', ') : ''
  return [about ? `${guard.type}: ${about}` : String(guard.type)]
}

export const statesOf = (machine: AnyStateMachine): string[] => Object.keys(machine.states)

/** Every transition of a lifecycle, read from its machine. */
export function arrowsOf({ machine, permissions }: { machine: AnyStateMachine; permissions: Record<string, readonly Actor[]> }): Arrow[] {
  return statesOf(machine).flatMap((from) =>
    getNextTransitions(machine.resolveState({ value: from, context: {} })).map(({ eventType, target, guard }) => ({
      from,
      event: eventType,
      to: target?.[0]?.key ?? from,
      guards: guardNames(guard),
      who: permissions[eventType] ?? [],
    })),
  )
}
