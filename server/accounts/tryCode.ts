import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type RegistrationEvent, registrationStates, WRONG_TRIES_ALLOWED } from '../../src/machines/lifecycles/registration.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { registrations } from '../tables/registrations.ts'
import { isLinkKey, proofOf, proves, selectorOf } from './code.ts'
import { tryTypedCode } from './failedAttempts.ts'
import { ended, isOpen, moveRegistration, type Registration, refuseEnded, usable } from './moveRegistration.ts'

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
    throw ended('expire')
  }
  refuseEnded(row)
  return row
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
      .where(and(eq(registrations.id, open.id), lt(registrations.tries, WRONG_TRIES_ALLOWED), inArray(registrations.status, usable)))
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
      throw ended('burn')
    }
  }
  return rows.find((row) => !isOpen(row) && proves(settings.secret, code, row.codeHash))
}

async function closedMeanwhile({ db }: App, id: number) {
  const [now] = await db.select().from(registrations).where(eq(registrations.id, id))
  return now && isTagged(registrationStates, now.status, 'burned')
    ? ended('burn')
    : new Problem(429, 'TOO_MANY_TRIES', 'Too many tries at once. Wait a moment and try again.', undefined, 1)
}

/** One step of a registration under its lock; a step that somebody else has taken already changes nothing. */
async function step(tx: Tx, id: number, event: RegistrationEvent) {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  if (row && isOpen(row)) await moveRegistration(tx, row, event, 'system')
}
