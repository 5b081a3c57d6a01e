import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { namedTo, type Reader } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { applicationInvitations } from '../../tables/people.ts'

const over = sql`(${sql.join(
  tagged(applicationStates, 'over').map((status) => sql`${status}`),
  sql`, `,
)})`

/** How long an ended application is kept with consent. */
export const KEPT = sql`interval '24 months'`

/**
 * Whether an application (joined with its person) is the last one of somebody who may be found again for a requisition: it has ended, the
 * person agreed in it to be kept on file, and that still holds. Who was never named to the reader stays unnamed. Nothing of theirs is under
 * way anywhere, so that nobody is met here whose name is kept back elsewhere; who was hired is an employee; who applied here stands among
 * the candidates.
 */
export const isKnown = (requisitionId: number, reader: Reader): SQL =>
  and(
    namedTo(reader),
    eq(applications.keepOnFile, true),
    sql`${applications.status} in ${over}`,
    sql`${applications.statusSince} > now() - ${KEPT}`,
    isNull(applicants.mergedIntoId),
    isNull(applicants.anonymisedAt),
    sql`not exists (select from ${applications} other where other.applicant_id = ${applications.applicantId}
      and (other.requisition_id = ${requisitionId} or other.status not in ${over} or (other.date_received, other.id) > (${applications.dateReceived}, ${applications.id})))`,
  )!

/** The numbers of a person's record and of those that were merged into it. */
export const recordsOf = (applicantId: SQL | typeof applicants.id): SQL =>
  sql`(with recursive records(id) as (select ${applicantId} union select a.id from ${applicants} a join records on a.merged_into_id = records.id) select id from records)`

type Invited = { at: string; by: string }
/** Who invited a person to apply for a requisition, and when; null where nobody did. */
export const invitedTo = (requisitionId: SQL | number, applicantId: SQL | typeof applicants.id) =>
  sql<Invited | null>`(select json_build_object('at', to_char(i.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', who.name)
    from ${applicationInvitations} i join ${accounts} who on who.id = i.account_id
    where i.requisition_id = ${requisitionId} and i.applicant_id in ${recordsOf(applicantId)} order by i.id limit 1)`
