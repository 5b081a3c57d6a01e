import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { auditLog } from '../tables/platform.ts'
import { pageOfEntries } from './listAuditLog.ts'

type Values = Record<string, unknown>

/** What was changed of the settings of the organisation, which belong to no requisition. */
export const settingsHistoryHandlers = (app: App) =>
  ({
    listSettingsHistory: ({ params: { kind }, query }) =>
      pageOfEntries(app.db, {
        ...query,
        where: eq(auditLog.entity, kind),
        asRead: (row) => ({ ...row, ...(kind === 'timeLimit' ? ofStep(row) : { before: flat(row.before), after: flat(row.after) }) }),
      }),
  }) satisfies Partial<Handlers<operations>>

/** A list of questions as a field for each part of each of them, so that only what differs is told. */
function flat(values: Values | null): Values | null {
  return values && Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (Array.isArray(value) ? value.flatMap(partsOf) : [[field, value]])))
}

function partsOf(part: unknown): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return []
  const { kind, ...rest } = part as Values
  return Object.entries(rest).map(([field, value]) => [`${String(kind)}.${field}`, Array.isArray(value) && value.length === 0 ? null : value])
}

/** A limit says of which step and where it is, whether that changed or not. */
function ofStep({ before, after }: { before: Values | null; after: Values | null }) {
  const { status, department, ...rest } = after ?? {}
  const { status: _status, department: _department, ...earlier } = before ?? {}
  return { before: { step: null, department: null, ...earlier }, after: { step: status, department, ...rest } }
}
