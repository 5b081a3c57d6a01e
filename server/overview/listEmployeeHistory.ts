import { and, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { readEmployee } from '../employees/readEmployee.ts'
import type { App, Handlers } from '../platform/context.ts'
import { reading } from '../platform/db/database.ts'
import { auditLog } from '../tables/platform.ts'
import { pageOfEntries } from './listAuditLog.ts'

/** What was done to the record of one employee, also of one that belongs to no requisition. */
export const employeeHistoryHandlers = (app: App) =>
  ({
    listEmployeeHistory: async ({ caller, params, query }) => {
      const { id } = await reading(app.db, (tx) => readEmployee(tx, params.employeeId, caller))
      return pageOfEntries(app.db, { ...query, where: and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, id)) })
    },
  }) satisfies Partial<Handlers<operations>>
