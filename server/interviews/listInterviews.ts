import { and, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Criteria, ListColumns } from '../platform/db/listColumns.ts'
import type { Joins } from '../platform/db/narrowed.ts'
import { page } from '../platform/db/page.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { namedTo, personTo } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications, interviewInterviewers, interviews, selectionSteps } from '../tables/applications.ts'
import { asTheyAre, type ExportColumns, exportList } from '../workbooks/exportList.ts'
import { readInterviews } from './readInterviews.ts'

type Interview = components['schemas']['Interview']

const panel = sql<string>`(select string_agg(${accounts.name}, ', ' order by ${accounts.name}) from ${interviewInterviewers}
  join ${accounts} on ${accounts.id} = ${interviewInterviewers.accountId} where ${interviewInterviewers.interviewId} = ${interviews.id})`

/** What may be sorted and filtered; the day is the one where the interview is held. */
const columnsFor = (caller: Caller): ListColumns => ({
  id: { sql: interviews.id, kind: 'number' },
  applicationId: { sql: interviews.applicationId, kind: 'number' },
  applicantName: {
    sql: applicants.sortName,
    kind: 'name',
    needs: ['applications', 'applicants'],
    readable: namedTo(caller),
    unread: sql`${applications.candidateNumber}`,
  },
  step: { sql: selectionSteps.title, kind: 'select', needs: ['selectionSteps'] },
  day: { sql: sql`(${interviews.day} + ${interviews.startTime}::time)`, kind: 'date', filteredBy: interviews.day },
  interviewers: { sql: panel, kind: 'text' },
  status: { sql: interviews.status, kind: 'select' },
})

const joins: Joins = {
  applications: { table: applications, on: eq(applications.id, interviews.applicationId) },
  applicants: { table: applicants, on: eq(applicants.id, applications.applicantId) },
  selectionSteps: { table: selectionSteps, on: eq(selectionSteps.id, interviews.stepId) },
}

/** What leaves with an export; the moment is the one where the interview is held. */
const exported = (steps: ReadonlyMap<number, string>): ExportColumns<Interview> => ({
  ...asTheyAre<Interview>('id', 'applicantName', 'status'),
  step: ({ processRequisitionStepsId, title }) => steps.get(processRequisitionStepsId) ?? title,
  day: ({ day, startTime, zone }) => `${day} ${startTime} ${zone}`,
  feedback: ({ interviewers }) => `${interviewers.filter(({ given }) => given).length} / ${interviewers.length}`,
  interviewers: ({ interviewers }) => interviewers.map(({ name }) => name),
})

export const interviewListHandlers = (app: App) =>
  ({
    findInterviews: ({ params, body, caller }) => listInterviews(app, caller, params.reqId, body),

    exportInterviews: async (call) => {
      const { reqId } = call.params
      await readRequisition(app.db, call.caller, reqId)
      const steps = await app.db
        .select({ id: selectionSteps.id, title: selectionSteps.title })
        .from(selectionSteps)
        .where(eq(selectionSteps.requisitionId, reqId))
      return exportList(app.settings, call, `Interviews ${reqId}`, exported(new Map(steps.map(({ id, title }) => [id, title]))), (criteria) =>
        listInterviews(app, call.caller, reqId, criteria),
      )
    },
  }) satisfies Pick<Handlers<operations>, 'findInterviews' | 'exportInterviews'>

/** A page of a requisition's interviews: those of candidates whom the caller may see. */
export async function listInterviews(app: App, caller: Caller, requisitionId: number, criteria: Criteria) {
  await readRequisition(app.db, caller, requisitionId)
  const found = await page<{ id: number }>({
    db: app.db,
    table: interviews,
    joins,
    needs: ['applications'],
    criteria,
    columns: columnsFor(caller),
    settings: app.settings,
    search: [personTo(caller).name, selectionSteps.title, panel],
    where: and(eq(interviews.requisitionId, requisitionId), applicationsVisibleTo(caller)),
    shown: { id: interviews.id },
  })
  const ids = found.responseDataList.map(({ id }) => id)
  const rows = ids.length > 0 ? await readInterviews(app.db, caller, inArray(interviews.id, ids)) : []
  return { responseDataList: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), paging: found.paging }
}
