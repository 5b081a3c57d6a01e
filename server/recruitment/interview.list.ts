import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accounts } from '../auth/schema.ts'
import type { App, Handlers } from '../contract.ts'
import { type ListColumns, page } from '../lists.ts'
import { applicationsVisibleTo } from './application.access.ts'
import { applicants, applications, interviewInterviewers, interviews, selectionSteps } from './application.schema.ts'
import { readInterviews } from './interview.record.ts'
import { readRequisition } from './requisition.record.ts'

const applicantName = sql<string>`concat_ws(' ', ${applicants.firstName}, ${applicants.middleName}, ${applicants.surName})`
const panel = sql<string>`(select string_agg(${accounts.name}, ', ' order by ${accounts.name}) from ${interviewInterviewers}
  join ${accounts} on ${accounts.id} = ${interviewInterviewers.accountId} where ${interviewInterviewers.interviewId} = ${interviews.id})`

/** What may be sorted and filtered; the day is the one where the interview is held. */
const columns: ListColumns = {
  id: { sql: interviews.id, kind: 'number' },
  applicationId: { sql: interviews.applicationId, kind: 'number' },
  applicantName: { sql: applicantName, kind: 'text' },
  step: { sql: selectionSteps.title, kind: 'select' },
  day: { sql: sql`(${interviews.day} + ${interviews.startTime}::time)`, kind: 'date' },
  interviewers: { sql: panel, kind: 'text' },
  status: { sql: interviews.status, kind: 'select' },
}

export const interviewListHandlers = (app: App) =>
  ({
    findInterviews: async ({ params, body, caller }) => {
      await readRequisition(app.db, caller, params.reqId)
      const found = await page<{ id: number }>({
        criteria: body,
        columns,
        search: [applicantName, selectionSteps.title, panel],
        where: and(eq(interviews.requisitionId, params.reqId), applicationsVisibleTo(caller)),
        shown: { id: interviews.id },
        from: (fields) => joined(app.db, fields).$dynamic(),
      })
      const ids = found.responseDataList.map(({ id }) => id)
      const rows = ids.length > 0 ? await readInterviews(app.db, caller, inArray(interviews.id, ids)) : []
      return { responseDataList: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), paging: found.paging }
    },
  }) satisfies Pick<Handlers<operations>, 'findInterviews'>

const joined = (db: App['db'], fields: SelectedFields) =>
  db
    .select(fields)
    .from(interviews)
    .leftJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(applicants, eq(applicants.id, applications.applicantId))
    .leftJoin(selectionSteps, eq(selectionSteps.id, interviews.stepId))
