import { and, count, desc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { readEmployee } from '../employees/readEmployee.ts'
import type { App, Handlers } from '../platform/context.ts'
import { reading } from '../platform/db/database.ts'
import { auditLog } from '../tables/platform.ts'
import { presentEntries } from './listAuditLog.ts'

/** What was done to the record of one employee, also of one that belongs to no requisition. */
export const employeeHistoryHandlers = (app: App) =>
  ({
    listEmployeeHistory: async ({ caller, params, query: { page = 1, size = 25 } }) => {
      const { id } = await reading(app.db, (tx) => readEmployee(tx, params.employeeId, caller))
      const ofThis = and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, id))
      const rows = await app.db
        .select()
        .from(auditLog)
        .where(ofThis)
        .orderBy(desc(auditLog.id))
        .limit(size)
        .offset((page - 1) * size)
      const [all] = await app.db.select({ total: count() }).from(auditLog).where(ofThis)
      const totalElements = all?.total ?? 0
      return {
        responseDataList: await presentEntries(
          app.db,
          rows.map((row) => ({ row, candidate: null })),
        ),
        paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
      }
    },
  }) satisfies Partial<Handlers<operations>>
