import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { daysBetween, todayIn } from '../../platform/days.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { namedTo, personTo, shownTo, type Veiled, veilColumns, veilOver } from '../../records/withoutNames.ts'
import { applicants, applications, complianceItems } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { asTheyAre, exportList } from '../../workbooks/exportList.ts'

type Listed = components['schemas']['ExpiringDocument']

const joins: Joins = {
  applications: { table: applications, on: eq(applications.id, complianceItems.applicationId) },
  applicants: { table: applicants, on: eq(applicants.id, applications.applicantId) },
  requisitions: { table: requisitions, on: eq(requisitions.id, applications.requisitionId) },
}

/** Approved documents with a last day; of whoever was rejected or has withdrawn nobody needs them any more. */
export const expiring = and(
  isNotNull(complianceItems.expiresOn),
  inArray(complianceItems.status, tagged(complianceItemStates, 'approved')),
  notInArray(applications.status, tagged(applicationStates, 'over')),
)

const columnsFor = (caller: Caller, today: string): ListColumns => ({
  id: { sql: complianceItems.id, kind: 'number' },
  applicantName: { sql: applicants.sortName, kind: 'name', needs: ['applicants'], readable: namedTo(caller), unread: sql`${applications.candidateNumber}` },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text', needs: ['requisitions'] },
  name: { sql: complianceItems.name, kind: 'text', readable: namedTo(caller), unread: sql`${applications.candidateNumber}` },
  mandatory: { sql: complianceItems.mandatory, kind: 'select' },
  expiresOn: { sql: complianceItems.expiresOn, kind: 'date' },
  expired: { sql: sql`(${complianceItems.expiresOn} < ${today}::date)`, kind: 'select' },
  daysLeft: { sql: sql`(${complianceItems.expiresOn} - ${today}::date)`, kind: 'number' },
})

const exported = asTheyAre<Listed>('id', 'applicantName', 'positionTitle', 'name', 'mandatory', 'expiresOn', 'expired', 'daysLeft')

type Read = Omit<Listed, 'expired' | 'daysLeft'> & { person: Veiled }

const shownOf = shownTo(({ shortName }) => ({
  id: complianceItems.id,
  applicationId: complianceItems.applicationId,
  applicantName: shortName,
  positionTitle: requisitions.positionTitle,
  name: complianceItems.name,
  mandatory: complianceItems.mandatory,
  expiresOn: complianceItems.expiresOn,
  person: veilColumns,
}))

/** A page of what expires: whose document it is, and until when it holds. */
export async function listExpiringDocuments({ db, settings }: App, caller: Caller, criteria: Criteria) {
  const today = todayIn(settings)
  const { responseDataList, paging } = await page<Read>({
    db,
    table: complianceItems,
    joins,
    needs: ['applications'],
    criteria,
    columns: columnsFor(caller, today),
    settings,
    search: [personTo(caller).name, requisitions.positionTitle],
    where: expiring,
    shown: shownOf(caller),
  })
  const present = ({ person, ...row }: Read): Listed => {
    const daysLeft = daysBetween(today, row.expiresOn)
    // What HR called a document may say whose it is.
    return { ...row, name: veilOver(caller, person).text(row.name), daysLeft, expired: daysLeft < 0 }
  }
  return { responseDataList: responseDataList.map(present), paging }
}

export const expiringDocumentHandlers = (app: App) =>
  ({
    findExpiringDocuments: ({ body, caller }) => listExpiringDocuments(app, caller, body),

    exportExpiringDocuments: (call) =>
      exportList(app.settings, call, 'Expiring documents', exported, (criteria) => listExpiringDocuments(app, call.caller, criteria)),
  }) satisfies Pick<Handlers<operations>, 'findExpiringDocuments' | 'exportExpiringDocuments'>
