import { count, desc, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { auditLog } from '../schema.ts'
import { readRequisition } from './requisition.record.ts'

type Row = typeof auditLog.$inferSelect

/** Who did what on a requisition and on everything under it, newest first. */
export const auditLogHandlers = (app: App) =>
  ({
    listAuditLog: async ({ caller, params, query: { page = 1, size = 25 } }) => {
      const { id } = await readRequisition(app.db, caller, params.requisitionId)
      const where = eq(auditLog.requisitionId, id)
      const rows = await app.db
        .select()
        .from(auditLog)
        .where(where)
        .orderBy(desc(auditLog.id))
        .limit(size)
        .offset((page - 1) * size)
      const [all] = await app.db.select({ total: count() }).from(auditLog).where(where)
      const totalElements = all?.total ?? 0
      return { responseDataList: rows.map(present), paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) } }
    },
  }) satisfies Partial<Handlers<operations>>

const present = (row: Row): components['schemas']['AuditEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actorName,
  action: row.action,
  entity: row.entity,
  entityId: row.entityId,
  changes: changesOf(row),
})

function changesOf({ before, after, reason }: Row) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = fields
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => ({ field, before: inWords(before?.[field]), after: inWords(after?.[field]) }))
  return [...changes, ...(reason ? [{ field: 'reason', before: null, after: reason }] : [])].slice(0, 60)
}

const inWords = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 500 ? `${text.slice(0, 500)}…` : text
}
