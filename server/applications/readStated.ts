import { eq, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { heldFields, heldLists } from '../records/heldItems.ts'
import { accounts } from '../tables/accounts.ts'
import { applicationDetails, applicationItems } from '../tables/applicationDetails.ts'
import { applicants, applications } from '../tables/applications.ts'
import { applicationInvitations } from '../tables/people.ts'
import { type ItemList, industries, industryDisciplines, referenceItems } from '../tables/reference.ts'

type Stated = components['schemas']['StatedInWords']

const stated = {
  industry: industries.name,
  discipline: industryDisciplines.name,
  keepOnFile: applications.keepOnFile,
  consentEndedAt: applicants.consentEndedAt,
  invited: sql<Stated['invited']>`(select json_build_object('at', to_char(i.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', who.name)
    from ${applicationInvitations} i join ${accounts} who on who.id = i.account_id where i.application_id = ${applications.id})`,
  held: sql<Partial<Record<ItemList, string[]>> | null>`(
    select json_object_agg(list, names) from (
      select i.list, json_agg(r.name order by r.name) as names from ${applicationItems} i join ${referenceItems} r on r.list = i.list and r.id = i.item_id
      where i.application_id = ${applications.id} group by i.list) held)`,
}

/** What an application states by the numbers of reference lists, in the words of those lists. */
export async function readStated(db: Database, id: number): Promise<Stated> {
  const byId = prepared(db, stated, () =>
    db
      .select(stated)
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .leftJoin(applicationDetails, eq(applicationDetails.applicationId, applications.id))
      .leftJoin(industries, eq(industries.id, applicationDetails.industryId))
      .leftJoin(industryDisciplines, eq(industryDisciplines.id, applicationDetails.disciplineId))
      .where(eq(applications.id, sql.placeholder('id'))),
  )
  const [found] = await byId.execute({ id })
  const { held, consentEndedAt, ...rest } = found!
  return { ...rest, consentEndedAt: consentEndedAt?.toISOString() ?? null, held: heldFields.map((field) => ({ field, names: held?.[heldLists[field]] ?? [] })) }
}
