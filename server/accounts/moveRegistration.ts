import { and, eq, sql } from 'drizzle-orm'
import { type RegistrationEvent, type RegistrationFacts, registrationLifecycle, registrationStates } from '../../src/machines/lifecycles/registration.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { targetOf } from '../../src/machines/lifecycles/targetOf.ts'
import { forgetEnded } from '../mail/mailSecrets.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import type { By } from '../platform/lifecycle/audit.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import { type Transitions, transition } from '../platform/lifecycle/transition.ts'
import { registrations } from '../tables/registrations.ts'

explain('registration', {
  timeIsLeft: 'This code has expired. Ask for a new one.',
  timeIsOver: 'The code still works.',
  triesAreUsedUp: 'There are tries left for this code.',
})

export type Registration = typeof registrations.$inferSelect

export const usable = tagged(registrationStates, 'usable')
export const isOpen = (row: Registration) => usable.includes(row.status)

/** What the event that ended a registration is called, and what to do next; none tells whether there is an account. */
const ends = {
  setPassword: ['REGISTRATION_CODE_USED', 'This code was used already. Sign in with your e-mail address and your password.'],
  expire: ['REGISTRATION_CODE_EXPIRED', 'This code has expired. Ask for a new one.'],
  burn: ['REGISTRATION_CODE_BURNED', 'A wrong code was entered too often. Ask for a new one.'],
  supersede: ['REGISTRATION_CODE_REPLACED', 'A newer code was sent after this one. Use the newest message, or ask for a new code.'],
} as const
type End = keyof typeof ends
export const ended = (event: End) => new Problem(409, ends[event][0], ends[event][1])
export function refuseEnded({ status }: Pick<Registration, 'status'>) {
  const end = (Object.keys(ends) as End[]).find((event) => targetOf(registrationLifecycle, event) === status)
  if (end) throw ended(end)
}

/** Registrations take their events; a code that was used is not used again, even by two calls at once. */
const registrationTransitions: Transitions<Registration, RegistrationFacts, RegistrationEvent, Registration> = {
  lifecycle: registrationLifecycle,
  belongsTo: ({ applicationId }) => ({ applicationId }),
  facts: (_, { expiresAt, tries }) => ({ timeIsLeft: expiresAt > new Date(), wrongTries: tries }),
  update: async (tx, { id }, columns) => {
    const unused = columns.usedAt ? sql`${registrations.usedAt} is null` : undefined
    const rows = await tx
      .update(registrations)
      .set(columns)
      .where(and(eq(registrations.id, id), unused))
      .returning()
    if (rows.length === 0) throw ended('setPassword')
    return rows
  },
}

const moments: Partial<Record<RegistrationEvent['type'], 'checkedAt' | 'usedAt' | 'supersededAt'>> = {
  check: 'checkedAt',
  setPassword: 'usedAt',
  supersede: 'supersededAt',
}

/** One event of a locked registration; of one that can no longer be used no code or link is kept. */
export async function moveRegistration(tx: Tx, row: Registration, event: RegistrationEvent, by: By): Promise<Registration> {
  const moment = moments[event.type]
  const actors = by === 'system' ? (['system'] as const) : (['applicant'] as const)
  const { row: now } = await transition(tx, registrationTransitions, row, { event, actors, by, set: () => (moment ? { [moment]: new Date() } : {}) })
  if (!isOpen(now)) await forgetEnded(tx, now.id)
  return now
}
