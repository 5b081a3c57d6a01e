import { and, desc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { has } from '../platform/http/permissions.ts'
import { notFound } from '../platform/http/problem.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { namedTo } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { groupsOf } from './people/groupMembers.ts'

export const applicantHandlers = (app: App) =>
  ({
    getApplicant: async ({ params, caller }) => {
      const [person] = await app.db.select().from(applicants).where(eq(applicants.id, params.id))
      const list = await app.db
        .select({
          id: applications.id,
          requisitionId: applications.requisitionId,
          positionTitle: requisitions.positionTitle,
          status: applications.status,
          dateReceived: applications.dateReceived,
        })
        .from(applications)
        .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
        .where(and(eq(applications.applicantId, params.id), applicationsVisibleTo(caller), namedTo(caller)))
        .orderBy(desc(applications.id))
      if (!person || list.length === 0) throw notFound('applicant')
      const groups = has(caller, 'CANDIDATE_ACCESS') ? await groupsOf(app.db, person.id) : []
      return { data: { ...person, groups, applications: list.map((one) => ({ ...one, dateReceived: one.dateReceived.toISOString() })) } }
    },
  }) satisfies Pick<Handlers<operations>, 'getApplicant'>
