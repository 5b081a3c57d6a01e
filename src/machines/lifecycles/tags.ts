import type { AnyStateMachine, SnapshotFrom, StateValueFrom } from 'xstate'

type TagOf<L extends AnyStateMachine> = Parameters<SnapshotFrom<L>['hasTag']>[0]
type StatusOf<L extends AnyStateMachine> = Extract<StateValueFrom<L>, string>

/** The statuses that carry a tag of their lifecycle: what lists and counts ask the database for. */
export const tagged = <L extends AnyStateMachine>(lifecycle: L, tag: TagOf<L>): StatusOf<L>[] =>
  Object.values(lifecycle.states)
    .filter((state) => state.tags.includes(String(tag)))
    .map((state) => state.key as StatusOf<L>)

/** Whether a status carries a tag, where no more than the status is known. */
export const isTagged = <L extends AnyStateMachine>(lifecycle: L, status: StatusOf<L>, tag: TagOf<L>): boolean =>
  lifecycle.states[status]?.tags.includes(String(tag)) ?? false
