import { type AnyMachineSnapshot, type AnyStateMachine, getNextTransitions, transition } from 'xstate'

/** Whom a lifecycle knows. Who somebody is to one record is worked out by the server; screens are told it. */
export type Actor = 'owner' | 'approver' | 'interviewer' | 'officer' | 'manager' | 'applicant' | 'employee' | 'system'

/** Who may send which event: the one place where that stands. */
type Permissions<Event extends { type: string }> = { [T in Event['type']]: readonly Actor[] }

/**
 * A lifecycle with everything that is asked of it: the pure machine, a record as the machine sees it, who may send
 * what, and one plain event per type. Browser, server, tests and drawing read the same copy.
 */
export type Lifecycle<Subject extends { status: string }, Event extends { type: string }> = {
  readonly name: string
  readonly machine: AnyStateMachine
  /** Revives a record: its status and the facts the guards look at. */
  readonly at: (subject: Subject) => AnyMachineSnapshot
  readonly permissions: Permissions<Event>
  /** The events for which a person has to say why. */
  readonly reasonRequired?: readonly Event['type'][]
  readonly events: { readonly [T in Event['type']]: Extract<Event, { type: T }> }
}

/** Why an event is refused: not from this status, held back by the named guard, or not by this person. */
type GuardReason = 'NOT_FROM_HERE' | 'NOT_YOURS' | (string & {})

/** An event that exists in the record's present status: where it leads, and why it is locked if it is. */
export type Move<T extends string = string> = { event: T; status: string; allowed: boolean; why: GuardReason | null; who: readonly Actor[] }

/** The name of the guard that holds a transition back; of several joined by `and`, the first that does. */
function guardName(guard: unknown, now: AnyMachineSnapshot): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const names = guard.guards.map((part) => guardName(part, now))
    const guards: Record<string, unknown> = now.machine.implementations.guards
    const closed = names.find((name) => {
      const passes = guards[name]
      return typeof passes === 'function' && !passes({ context: now.context })
    })
    return closed ?? names[0] ?? 'NOT_FROM_HERE'
  }
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'NOT_FROM_HERE'
}

/** Every move of the present status, allowed or locked, in the order in which the lifecycle names them. */
export function movesOf<S extends { status: string }, E extends { type: string }>(
  lifecycle: Lifecycle<S, E>,
  subject: S,
  actors: readonly Actor[],
): Move<E['type']>[] {
  const now = lifecycle.at(subject)
  return [...Map.groupBy(getNextTransitions(now), (next) => next.eventType as E['type'])].map(([type, candidates]): Move<E['type']> => {
    const event = lifecycle.events[type]
    const who = lifecycle.permissions[type]
    const yours = who.some((actor) => actors.includes(actor))
    if (now.can(event)) {
      const [after] = transition(lifecycle.machine, now, event)
      return { event: type, status: String(after.value), allowed: yours, why: yours ? null : 'NOT_YOURS', who }
    }
    const target = candidates[0]?.target?.[0]?.key ?? subject.status
    return { event: type, status: target, allowed: false, why: guardName(candidates[0]?.guard, now), who }
  })
}

/** What the lifecycle says to one event on one record by one person: the status that follows, or why not. */
export function decide<S extends { status: string }, E extends { type: string }>(
  lifecycle: Lifecycle<S, E>,
  subject: S,
  event: E,
  actors: readonly Actor[],
): { allowed: true; status: S['status'] } | { allowed: false; why: GuardReason } {
  const now = lifecycle.at(subject)
  const type: E['type'] = event.type
  if (!lifecycle.permissions[type].some((actor) => actors.includes(actor))) return { allowed: false, why: 'NOT_YOURS' }
  if (!now.can(event)) {
    const held = getNextTransitions(now).find((next) => next.eventType === type)
    return { allowed: false, why: held ? guardName(held.guard, now) : 'NOT_FROM_HERE' }
  }
  const [after] = transition(lifecycle.machine, now, event)
  return { allowed: true, status: String(after.value) }
}

/** The one event that leads from the record's status to `status`, for `change-status` calls; null when none does. */
export function eventTo<S extends { status: string }, E extends { type: string }>(
  lifecycle: Lifecycle<S, E>,
  subject: S,
  status: string,
  actors: readonly Actor[],
): E | null {
  const move = movesOf(lifecycle, subject, actors).find((candidate) => candidate.status === status)
  return move ? lifecycle.events[move.event] : null
}
