import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import { audit, type By } from '../platform/lifecycle/audit.ts'
import { auditLog } from '../tables/platform.ts'
import { registrations } from '../tables/registrations.ts'

const ACTION = 'readSecret'

/** Whoever has any other role beside it could act as staff with the secret. */
export const actsAsApplicantOnly = (roles: readonly string[]) => roles.length > 0 && roles.every((role) => role === 'Applicant')

type Reading = {
  opens: { entity: 'registration' | 'applicationLink'; id: number }
  message: { id: number; applicationId: number | null; requisitionId: number | null }
  by: By
}

/** Somebody other than the recipient has seen a link or a code. */
export const auditReading = (tx: Tx, { opens: { entity, id }, message: { id: messageId, applicationId, requisitionId }, by }: Reading) =>
  audit(tx, { by, action: ACTION, entity, id, applicationId, requisitionId, after: { messageId } })

/** Who else saw a link or a code of this account, and when; what a signature's evidence says about it. */
export async function readingsOf(tx: Tx, accountId: number) {
  const own = tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.accountId, accountId))
  const rows = await tx
    .select({ name: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'registration'), eq(auditLog.action, ACTION), inArray(auditLog.entityId, own)))
    .orderBy(asc(auditLog.id))
  return rows.map(({ name, at }) => ({ name, at: at.toISOString() }))
}
