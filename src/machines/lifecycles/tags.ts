import type { AnyStateMachine, SnapshotFrom, StateValueFrom } from 'xstate'

type TagOf<L extends AnyStateMachine> = Parameters<SnapshotFrom<L>['hasTag']>[0]
type StatusOf<L extends AnyStateMachine> = Extract<StateValueFrom<L>, string>

/** The statuses that carry a tag of their lifecycle: what lists and counts ask the database for. */
export const tagged = <L extends AnyStateMachine>(lifecycle: L, tag: TagOf<L>): StatusOf<L>[] =>
  Object.values(lifecycle.states)
    .filter((state) => state.tags.includes(String(tag)))
    .map((state) => state.key as StatusOf<L>)

/** Every status, in the order of the lifecycle. */
export const statusesOf = <L extends AnyStateMachine>(lifecycle: L): StatusOf<L>[] => Object.keys(lifecycle.states) as StatusOf<L>[]

/** The status in which a record begins. */
export const initialOf = <L extends AnyStateMachine>(lifecycle: L): StatusOf<L> => lifecycle.config.initial as StatusOf<L>

/** Whether a text is a status of this lifecycle. */
export const isStatusOf = <L extends AnyStateMachine>(lifecycle: L, text: string | null): text is StatusOf<L> =>
  text !== null && Object.hasOwn(lifecycle.states, text)

/** A status of which only the column is known, as its lifecycle names it: letters of both kinds stand in one table. */
export function statusIn<L extends AnyStateMachine>(lifecycle: L, status: string): StatusOf<L> {
  if (!isStatusOf(lifecycle, status)) throw new Error(`${lifecycle.id} has no status ${status}.`)
  return status
}

/** Whether a status carries a tag, where no more than the status is known. */
export const isTagged = <L extends AnyStateMachine>(lifecycle: L, status: StatusOf<L>, tag: TagOf<L>): boolean =>
  lifecycle.states[status]?.tags.includes(String(tag)) ?? false
