import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import type { Criteria, ListColumns, Search } from '../platform/db/listColumns.ts'
import type { Joins } from '../platform/db/narrowed.ts'
import { page } from '../platform/db/page.ts'
import { notArchived, visibleTo } from '../records/requisitions.ts'
import { departments, folded, positionTypes, searchedFor } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { asTheyAre, exportList } from '../workbooks/exportList.ts'

type Schemas = components['schemas']
type Page = Schemas['RequisitionPage']

const columns: ListColumns = {
  id: { sql: requisitions.id, kind: 'number' },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text' },
  requestDate: { sql: requisitions.requestDate, kind: 'date' },
  startDate: { sql: requisitions.startDate, kind: 'date' },
  endDate: { sql: requisitions.endDate, kind: 'date' },
  jobPositionType: { sql: positionTypes.name, kind: 'select', needs: ['positionTypes'] },
  orgDepartment: { sql: requisitions.departmentName, kind: 'select' },
  city: { sql: requisitions.cityName, kind: 'text' },
  priority: { sql: requisitions.priority, kind: 'select' },
  status: { sql: requisitions.status, kind: 'select' },
  progress: { sql: requisitions.progress, kind: 'select' },
  owner: { sql: requisitions.ownerName, kind: 'text' },
}

const joins: Joins = {
  positionTypes: { table: positionTypes, on: eq(positionTypes.id, requisitions.jobPositionTypeId), left: true },
}

/** Found by title, reference, department or number: each way by its index, then all of them together, so that they are counted on the way. */
const searched = async (words: string): Promise<Search> => ({
  where: sql`${requisitions.id} = any(array(
    select ${requisitions.id} from ${requisitions} where ${searchedFor(requisitions.searchText, words)}
    union select ${requisitions.id} from ${requisitions} join ${departments} on ${departments.id} = ${requisitions.departmentId} where ${searchedFor(sql`(' ' || ${folded(departments.name)})`, words)}
    ${/^\d{1,9}$/.test(words) ? sql`union select ${Number(words)}::int` : sql``}))`,
  rows: 'rare',
})

/** An end date that has passed while the requisition is neither completed nor cancelled. */
export const isExpired = (today: string) =>
  sql<boolean>`(coalesce(${requisitions.endDate} < ${today}::date, false) and ${notInArray(requisitions.status, tagged(requisitionStates, 'closed'))})`

/** A page of the requisitions that the caller may see. */
export function listRequisitions(app: App, caller: Caller, criteria: Criteria): Promise<Page> {
  const { db, settings } = app
  const row = {
    id: requisitions.id,
    positionId: requisitions.positionId,
    positionTitle: requisitions.positionTitle,
    requestDate: requisitions.requestDate,
    startDate: requisitions.startDate,
    endDate: requisitions.endDate,
    jobPositionType: positionTypes.name,
    orgDepartment: requisitions.departmentName,
    city: requisitions.cityName,
    priority: requisitions.priority,
    status: requisitions.status,
    progress: requisitions.progress,
    progressPercent: requisitions.progressPercent,
    expired: isExpired(todayIn(settings)),
    owner: requisitions.ownerName,
    version: requisitions.version,
  }
  return page<Schemas['RequisitionRow']>({
    db,
    table: requisitions,
    joins,
    criteria,
    columns,
    settings,
    search: searched,
    where: and(visibleTo(caller), criteria.columns?.includes('status') ? undefined : notArchived),
    shown: row,
  })
}

/** The first so many that the list finds, and how many there are. */
export async function findRequisitionIds(app: App, caller: Caller, criteria: Criteria, most: number) {
  const { responseDataList, paging } = await listRequisitions(app, caller, { ...criteria, page: 1, size: most })
  return { ids: responseDataList.map(({ id }) => id), total: paging.totalElements }
}

const exported = asTheyAre<Schemas['RequisitionRow']>(
  ...(['id', 'positionId', 'positionTitle', 'requestDate', 'startDate', 'endDate', 'jobPositionType', 'orgDepartment', 'city', 'priority'] as const),
  ...(['status', 'progress', 'progressPercent', 'owner'] as const),
)

export const requisitionHandlers = (app: App) =>
  ({
    listRequisitions: ({ caller, query }) => listRequisitions(app, caller, query),

    findRequisitions: ({ caller, body }) => listRequisitions(app, caller, body),

    exportRequisitions: (call) => exportList(app.settings, call, 'Requisitions', exported, (criteria) => listRequisitions(app, call.caller, criteria)),
  }) satisfies Partial<Handlers<operations>>
