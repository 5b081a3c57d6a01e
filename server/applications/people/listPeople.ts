import { eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { readRequisition } from '../../records/requisitions.ts'
import { applicantName } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'
import { applicationInvitations, peopleGroupMembers, peopleGroups } from '../../tables/people.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { invitedTo, recordsOf } from './knownPeople.ts'
import { postToInviteTo } from './postToInviteTo.ts'
import { countKnown, type Ranked, rankPeople } from './rankPeople.ts'

type Known = components['schemas']['KnownPerson']

/** A list that is ranked has no other order. */
const ORDERS = ['-score', '-id']

export const knownPeopleHandlers = (app: App) =>
  ({
    findPeopleWeKnow: async ({ params: { reqId }, body, caller }) => {
      const requisition = await readRequisition(app.db, caller, reqId)
      const { page = 1, size = 25, sort = '-score' } = body
      if (!ORDERS.includes(sort)) throw wrongField('sort', 'People we know are always shown best first.')
      const { ranked, more, isNarrowed } = await rankPeople(app, caller, reqId, body)
      const shown = ranked.slice((page - 1) * size, page * size)
      const totalElements = ranked.length
      const unfiltered = totalElements === 0 && isNarrowed ? { unfiltered: await countKnown(app, caller, reqId) } : {}
      return {
        responseDataList: await present(app.db, reqId, shown),
        paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size), ...(more ? { more } : {}), ...unfiltered },
        post: await postToInviteTo(app.db, app.settings, requisition),
      }
    },
  }) satisfies Partial<Handlers<operations>>

const groupsOf = sql<Known['groups']>`coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
  from ${peopleGroupMembers} m join ${peopleGroups} g on g.id = m.group_id where m.applicant_id = ${applicants.id}), '[]')`

/** The newest message to a person: about an application of theirs, or an invitation. */
const lastContact = sql<string | null>`greatest(
  (select max(o.created_at) from ${outbox} o join ${applications} own on own.id = o.application_id where own.applicant_id = ${applicants.id} and not o.is_test),
  (select max(i.at) from ${applicationInvitations} i where i.applicant_id in ${recordsOf(applicants.id)}))`.mapWith(outbox.createdAt)

/** What is shown of the people of one page. */
async function present(db: Database, requisitionId: number, page: readonly Ranked[]): Promise<Known[]> {
  if (page.length === 0) return []
  const rows = await db
    .select({
      id: applicants.id,
      applicationId: applications.id,
      name: applicantName,
      email: applicants.email,
      positionTitle: requisitions.positionTitle,
      status: applications.status,
      endedAt: applications.statusSince,
      dateReceived: applications.dateReceived,
      lastContact,
      resumeId: applications.resumeFileId,
      resumeName: applications.resumeName,
      groups: groupsOf,
      invited: invitedTo(requisitionId, applicants.id),
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(
      inArray(
        applications.id,
        page.map(({ applicationId }) => applicationId),
      ),
    )
  const byId = new Map(rows.map((row) => [row.applicationId, row]))
  return page.flatMap(({ applicationId, score }) => {
    const row = byId.get(applicationId)
    if (!row) return []
    const { resumeId, resumeName, endedAt, dateReceived, lastContact: contacted, ...rest } = row
    return {
      ...rest,
      endedAt: endedAt.toISOString(),
      dateReceived: dateReceived.toISOString(),
      lastContact: contacted ? new Date(contacted).toISOString() : null,
      resume: resumeId === null ? null : { id: resumeId, originalName: resumeName ?? '' },
      score: score(),
    }
  })
}
