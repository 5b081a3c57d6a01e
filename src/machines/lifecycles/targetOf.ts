import { arrowsOf } from './arrows.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The one status to which an event leads, wherever it begins: for calls that name a status where a person names an event. */
export function targetOf<S extends { status: string }, E extends { type: string }>(lifecycle: Lifecycle<S, E>, event: E['type']): S['status'] {
  const targets = new Set(arrowsOf(lifecycle).flatMap((arrow) => (arrow.event === event ? [arrow.to] : [])))
  const [target] = targets
  if (target === undefined || targets.size > 1) throw new Error(`${lifecycle.name}: ${event} leads to ${[...targets].join(', ') || 'nothing'}.`)
  return target
}
