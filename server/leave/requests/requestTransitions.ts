import { eq } from 'drizzle-orm'
import { type LeaveRequestEvent, type LeaveRequestFacts, leaveRequestLifecycle } from '../../../src/machines/lifecycles/leaveRequest.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import type { Caller } from '../../platform/context.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import type { Transitions } from '../../platform/lifecycle/transition.ts'
import { leaveRequests } from '../../tables/leave.ts'

export type LeaveRequest = typeof leaveRequests.$inferSelect

explain('leaveRequest', {
  hasNotBegun: 'This leave has begun. Cancel the days that are left instead.',
  isOver: 'This leave is not over yet.',
  reasonRequired: 'Say why the leave is declined, or what you ask or answer.',
})

export const factsOn = ({ firstDay, lastDay }: Pick<LeaveRequest, 'firstDay' | 'lastDay'>, today: string): LeaveRequestFacts => ({
  hasNotBegun: firstDay > today,
  isOver: lastDay < today,
})

/** Requests take their events. */
export const requestTransitions = (today: string): Transitions<LeaveRequest, LeaveRequestFacts, LeaveRequestEvent, LeaveRequest> => ({
  lifecycle: leaveRequestLifecycle,
  called: 'leave',
  belongsTo: () => ({}),
  facts: (_tx, row) => factsOn(row, today),
  update: (tx, { id }, columns) => tx.update(leaveRequests).set(columns).where(eq(leaveRequests.id, id)).returning(),
})

/** Who somebody is to a request: the person, whoever answers for them, and HR; nobody answers the own. */
export const requestActors = (caller: Caller, { mine, leads }: { mine: boolean; leads: boolean }): Actor[] =>
  mine ? ['owner'] : [...(leads ? (['approver'] as const) : []), ...(isManager(caller) ? (['manager'] as const) : [])]
