import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type RegistrationEvent, registrationLaw, registrationLifecycle, WRONG_TRIES_ALLOWED } from '../../src/machines/lifecycles/registration.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import { tryTypedCode } from '../auth/failedAttempts.ts'
import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { forgetEnded } from '../mail.secrets.ts'
import { move } from '../move.ts'
import { Problem } from '../problem.ts'
import { explain } from '../refusals.ts'
import { isLinkKey, proofOf, proves, selectorOf } from './code.ts'
import { registrations } from './registration.schema.ts'

explain('registration', {
  timeIsLeft: 'This code has expired. Ask for a new one.',
  timeIsOver: 'The code still works.',
  triesAreUsedUp: 'There are tries left for this code.',
})

export type Registration = typeof registrations.$inferSelect

const OPEN = tagged(registrationLifecycle, 'usable')
const isOpen = (row: Registration) => OPEN.includes(row.status)

/** What each end of a registration is called, and what to do next; none tells whether there is an account. */
const ends = {
  used: ['REGISTRATION_CODE_USED', 'This code was used already. Sign in with your e-mail address and your password.'],
  expired: ['REGISTRATION_CODE_EXPIRED', 'This code has expired. Ask for a new one.'],
  burned: ['REGISTRATION_CODE_BURNED', 'A wrong code was entered too often. Ask for a new one.'],
  superseded: ['REGISTRATION_CODE_REPLACED', 'A newer code was sent after this one. Use the newest message, or ask for a new code.'],
} as const
export const ended = (status: keyof typeof ends) => new Problem(409, ends[status][0], ends[status][1])
const wrong = () => {
  const words = 'This code is not right. Compare it with the message, or ask for a new one.'
  return new Problem(400, 'REGISTRATION_CODE_WRONG', words, [{ field: 'code', message: words }])
}

/**
 * The registration that a code or link opens, or why it does not: the one place where a code is looked at, so that no
 * call is a side door. Wrong tries are counted before the comparison, in a statement of their own that stays.
 */
export async function tryCode(app: App, code: string, address: string): Promise<Registration> {
  const row = isLinkKey(code) ? await byLink(app, code) : await tryTypedCode(app, address, () => byTypedCode(app, code))
  if (!row) throw wrong()
  if (isOpen(row) && row.expiresAt <= new Date()) {
    await app.db.transaction((tx) => step(tx, row.id, { type: 'expire' }))
    throw ended('expired')
  }
  refuseEnded(row)
  return row
}

export function refuseEnded({ status }: Pick<Registration, 'status'>) {
  if (Object.hasOwn(ends, status)) throw ended(status as keyof typeof ends)
}

async function byLink({ db, settings }: App, key: string) {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.linkHash, proofOf(settings.secret, key)))
  return row
}

async function byTypedCode(app: App, code: string): Promise<Registration | undefined> {
  const { db, settings } = app
  const rows = await db
    .select()
    .from(registrations)
    .where(eq(registrations.codeSelector, selectorOf(code)))
    .orderBy(desc(registrations.id))
    .limit(20)
  const open = rows.find(isOpen)
  if (open) {
    const [counted] = await db
      .update(registrations)
      .set({ tries: sql`${registrations.tries} + 1` })
      .where(and(eq(registrations.id, open.id), lt(registrations.tries, WRONG_TRIES_ALLOWED), inArray(registrations.status, OPEN)))
      .returning()
    // Every try is taken by calls that are still under way, or they have just closed it.
    if (!counted) throw await closedMeanwhile(app, open.id)
    if (proves(settings.secret, code, counted.codeHash)) {
      const [given] = await db
        .update(registrations)
        .set({ tries: sql`${registrations.tries} - 1` })
        .where(eq(registrations.id, counted.id))
        .returning()
      return given
    }
    if (counted.tries >= WRONG_TRIES_ALLOWED) {
      await db.transaction((tx) => step(tx, open.id, { type: 'burn' }))
      throw ended('burned')
    }
  }
  return rows.find((row) => !isOpen(row) && proves(settings.secret, code, row.codeHash))
}

async function closedMeanwhile({ db }: App, id: number) {
  const [now] = await db.select().from(registrations).where(eq(registrations.id, id))
  return now && isTagged(registrationLifecycle, now.status, 'burned')
    ? ended('burned')
    : new Problem(429, 'TOO_MANY_TRIES', 'Too many tries at once. Wait a moment and try again.', undefined, 1)
}

/** One step of a registration under its lock; a step that somebody else has taken already changes nothing. */
async function step(tx: Tx, id: number, event: RegistrationEvent) {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  if (row && isOpen(row)) await advance(tx, row, event, 'system')
}

/** Asks the law and writes the step down; the row is locked. */
export async function advance(tx: Tx, row: Registration, event: RegistrationEvent, by: { accountId: number; name: string } | 'system') {
  const { status } = await move(tx, {
    law: registrationLaw,
    subject: { status: row.status, timeIsLeft: row.expiresAt > new Date(), wrongTries: row.tries },
    event,
    actors: by === 'system' ? ['system'] : ['applicant'],
    by,
    entity: 'registration',
    id: row.id,
    applicationId: row.applicationId,
  })
  const moments = { check: { checkedAt: new Date() }, setPassword: { usedAt: new Date() } } as const
  const [now] = await tx
    .update(registrations)
    .set({ status, version: row.version + 1, ...(Object.hasOwn(moments, event.type) ? moments[event.type as keyof typeof moments] : {}) })
    .where(and(eq(registrations.id, row.id), event.type === 'setPassword' ? sql`${registrations.usedAt} is null` : undefined))
    .returning()
  if (!now) throw ended('used')
  if (!isOpen(now)) await forgetEnded(tx, now.id)
  return now
}
