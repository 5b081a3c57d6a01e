// The one place that knows @xstate/test; xstate/graph's createTestModel is its successor (docs/decisions/0005).
import { createTestModel } from '@xstate/test'
import { type AnyMachineSnapshot, transition } from 'xstate'
import type { Lifecycle } from '../src/machines/lifecycles/lifecycle.ts'

/** What a walk does for one event, and what it looks at in each state it comes to. */
export type Walk = { event: (type: string, to: string) => Promise<void>; state: (status: string) => Promise<void> }
export type Step = { from: string; event: string; to: string }
export type LawPath = { steps: Step[]; end: string; name: string; walk: (how: Walk) => Promise<void> }

/** The shortest paths from a record's beginning that together take each transition once. */
export function pathsOf<S extends { status: string }, E extends { type: string }>(lifecycle: Lifecycle<S, E>, begin: S): LawPath[] {
  const all: { type: string }[] = Object.values(lifecycle.events)
  const opened = new WeakMap<AnyMachineSnapshot, { type: string }[]>()
  const events = (now: AnyMachineSnapshot) => {
    const known = opened.get(now) ?? all.filter((event) => now.can(event))
    opened.set(now, known)
    return known
  }
  // Records that differ only in facts which no transition looks at are one state; a transition is known by where it came from.
  const places = new WeakMap<AnyMachineSnapshot, string>()
  const place = (now: AnyMachineSnapshot) => {
    const known = places.get(now) ?? [now.value, ...events(now).map((event) => `${event.type}:${transition(lifecycle.machine, now, event)[0].value}`)].join('|')
    places.set(now, known)
    return known
  }
  const serializeState = (now: AnyMachineSnapshot, event?: { type: string }, before?: AnyMachineSnapshot) =>
    before ? `${place(now)} by ${event?.type} from ${before.value}` : place(now)

  return createTestModel(lifecycle.machine)
    .getShortestPaths({ fromState: lifecycle.at(begin), events, serializeState })
    .map((path) => {
      const steps = path.steps
        .map(({ event, state }, index) => ({ from: String(path.steps[index - 1]?.state.value), event: event.type, to: String(state.value) }))
        .slice(1)
      return {
        steps,
        end: String(path.state.value),
        name: [begin.status, ...steps.map(({ event, to }) => `${event} → ${to}`)].join(' · '),
        walk: async ({ event, state }) => {
          await path.test({
            events: Object.fromEntries(all.map(({ type }) => [type, ({ state: now }: { state: AnyMachineSnapshot }) => event(type, String(now.value))])),
            states: { '*': (now: AnyMachineSnapshot) => state(String(now.value)) },
          })
        },
      }
    })
}
