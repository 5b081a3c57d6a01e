import { and, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { referenceColumns } from '../reference/columns.ts'
import { referenceSpecs } from '../reference/criteriaLists.ts'
import { auditLog } from '../tables/platform.ts'
import { pageOfEntries } from './listAuditLog.ts'

type Schemas = components['schemas']
type Kind = Schemas['SettingKind'] | Schemas['ReferenceListName']
type Values = Record<string, unknown>

const isList = (kind: Kind): kind is Schemas['ReferenceListName'] => Object.hasOwn(referenceColumns, kind)

/** What uses a setting and leaves it as it is. */
const USED = ['signIn', 'acknowledge']

/** The rows of the log that are about a setting, or about the items of a reference list. */
function rowsOf(kind: Kind): SQL | undefined {
  // A criterion of a requisition is called as the item that it asks for.
  if (isList(kind)) return and(eq(auditLog.entity, referenceSpecs[referenceColumns[kind].list].entity), isNull(auditLog.requisitionId))
  if (kind === 'holidayPlace') return inArray(auditLog.entity, ['holidayPlace', 'holiday'])
  return and(eq(auditLog.entity, kind), notInArray(auditLog.action, USED))
}

/** What was changed of the settings of the organisation, which belong to no requisition. */
export const settingsHistoryHandlers = (app: App) =>
  ({
    listSettingsHistory: ({ params: { kind }, query: { of, ...query } }) =>
      pageOfEntries(app.db, {
        ...query,
        where: and(rowsOf(kind), of === undefined ? undefined : eq(auditLog.entityId, of)),
        asRead: (row) => ({ ...row, ...(kind === 'timeLimit' ? ofStep(row) : { before: flat(row.before), after: flat(row.after) }) }),
      }),
  }) satisfies Partial<Handlers<operations>>

/** A list of questions or steps as a field for each part of each of them, so that only what differs is told. */
const flat = (values: Values | null): Values | null => values && Object.fromEntries(Object.entries(values).flatMap(([field, value]) => fieldsOf(field, value)))

const isRecord = (part: unknown): part is Values => typeof part === 'object' && part !== null && !Array.isArray(part)

function fieldsOf(field: string, value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [[field, value]]
  if (!value.some(isRecord)) return [[field, value.length === 0 ? null : value]]
  // Questions are told apart by their kind, anything else by its place.
  return value.filter(isRecord).flatMap(({ kind, ...rest }, at) => {
    const name = kind === undefined ? `${field}.${at + 1}` : String(kind)
    return Object.entries(rest).flatMap(([key, part]) => fieldsOf(`${name}.${key}`, part))
  })
}

/** A limit says of which step and where it is, whether that changed or not. */
function ofStep({ before, after }: { before: Values | null; after: Values | null }) {
  const { status, department, ...rest } = after ?? {}
  const { status: _status, department: _department, ...earlier } = before ?? {}
  return { before: { step: null, department: null, ...earlier }, after: { step: status, department, ...rest } }
}
