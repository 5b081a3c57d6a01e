import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { type Criteria, type ListColumns, page } from '../platform/db/page.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { applicants, applications, personSearched } from '../tables/applications.ts'
import { files } from '../tables/files.ts'
import { letters } from '../tables/letters.ts'
import { holds, positionTypes } from '../tables/reference.ts'
import { requisitionSearched, requisitions } from '../tables/requisitions.ts'
import { asTheyAre, type ExportColumns, exportList } from '../workbooks/exportList.ts'

type Row = components['schemas']['ApplicationRow']

const applicantName = sql<string>`concat_ws(' ', ${applicants.firstName}, ${applicants.middleName}, ${applicants.surName})`
const missing = sql<string>`array_to_string(${applications.missingMandatory}, ', ')`
const letterStatus = (kind: 'offer' | 'contract') =>
  sql<
    string | null
  >`(select ${letters.status} from ${letters} where ${letters.applicationId} = ${applications.id} and ${letters.kind} = ${kind} order by ${letters.id} desc limit 1)`

/** What may be sorted and filtered. Current pay is not among them: a filter would give away what is not shown. */
const columns: ListColumns = {
  id: { sql: applications.id, kind: 'number' },
  applicantId: { sql: applications.applicantId, kind: 'number' },
  requisitionId: { sql: applications.requisitionId, kind: 'number' },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text' },
  jobPositionType: { sql: positionTypes.name, kind: 'text' },
  applicantName: { sql: applicantName, kind: 'text' },
  applicantEmail: { sql: applicants.email, kind: 'text' },
  applicantCell: { sql: applicants.mobile, kind: 'text' },
  status: { sql: applications.status, kind: 'select' },
  profileScore: { sql: applications.profileScore, kind: 'number' },
  reviewScore: { sql: applications.reviewScore, kind: 'number' },
  missingMandatoryItems: { sql: missing, kind: 'text' },
  expectedSalary: { sql: applications.expectedSalary, kind: 'number' },
  totalExperience: { sql: applications.totalExperience, kind: 'number' },
  applicantSource: { sql: applications.source, kind: 'select' },
  resume: { sql: files.originalName, kind: 'text' },
  dateReceived: { sql: applications.dateReceived, kind: 'moment' },
  jobOffer: { sql: letterStatus('offer'), kind: 'select' },
  contractOffer: { sql: letterStatus('contract'), kind: 'select' },
}

const shown = {
  id: applications.id,
  applicantId: applications.applicantId,
  requisitionId: applications.requisitionId,
  jobPositionType: positionTypes.name,
  positionTitle: requisitions.positionTitle,
  applicantName,
  applicantEmail: applicants.email,
  applicantCell: applicants.mobile,
  status: applications.status,
  profileScore: applications.profileScore,
  reviewScore: applications.reviewScore,
  missingMandatoryItems: applications.missingMandatory,
  currentSalary: applications.currentSalary,
  currentSalOption: applications.currentSalOption,
  expectedSalary: applications.expectedSalary,
  expectedSalOption: applications.expectedSalOption,
  salaryCurrency: applications.salaryCurrency,
  totalExperience: applications.totalExperience,
  applicantSource: applications.source,
  resume: sql<Row['resume']>`case when ${files.id} is null then null else json_build_object('id', ${files.id}, 'originalName', ${files.originalName}) end`,
  dateReceived: applications.dateReceived,
  jobOffer: letterStatus('offer'),
  contractOffer: letterStatus('contract'),
  version: applications.version,
}

/** Found by the person, the position or the number: each way by its index, then all of them together. */
const searched = (words: string) => sql`${applications.id} in (
  select ${applications.id} from ${applications} join ${applicants} on ${applicants.id} = ${applications.applicantId} where ${holds(personSearched(applicants), words)}
  union select ${applications.id} from ${applications} join ${requisitions} on ${requisitions.id} = ${applications.requisitionId} where ${holds(requisitionSearched(requisitions), words)}
  ${/^\d+$/.test(words) ? sql`union select ${applications.id} from ${applications} where ${applications.id}::text like ${`%${words}%`}` : sql``})`
const list = ({ db, settings }: App, caller: Caller, criteria: Criteria, more?: SQL) =>
  page<Row>({
    criteria,
    columns,
    settings,
    search: searched,
    where: and(applicationsVisibleTo(caller), more),
    shown,
    from: (fields) => joined(db, fields).$dynamic(),
  })

/** The first so many that the list finds, and how many there are. */
export async function findApplicationIds({ db, settings }: App, caller: Caller, criteria: Criteria, most: number) {
  const { responseDataList, paging } = await page<{ id: number }>({
    criteria: { ...criteria, page: 1, size: most },
    columns,
    settings,
    search: searched,
    where: applicationsVisibleTo(caller),
    shown: { id: applications.id },
    from: (fields) => joined(db, fields).$dynamic(),
  })
  return { ids: responseDataList.map(({ id }) => id), total: paging.totalElements }
}

const digitsOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
/** "95000 AUD, yearly": the amount without its currency and period says nothing. */
const pay = (minor: number | null, option: string | null, currency: string | null) =>
  minor === null || currency === null ? null : `${minor / 10 ** digitsOf(currency)} ${currency}${option ? `, ${option.toLowerCase()}` : ''}`

const exported: ExportColumns<Row> = {
  ...asTheyAre<Row>('id', 'applicantId', 'requisitionId', 'positionTitle', 'jobPositionType', 'applicantName', 'applicantEmail', 'applicantCell', 'status'),
  ...asTheyAre<Row>('profileScore', 'reviewScore', 'missingMandatoryItems', 'totalExperience', 'applicantSource', 'dateReceived', 'jobOffer', 'contractOffer'),
  currentSalary: (row) => pay(row.currentSalary, row.currentSalOption, row.salaryCurrency),
  expectedSalary: (row) => pay(row.expectedSalary, row.expectedSalOption, row.salaryCurrency),
  resume: (row) => row.resume?.originalName,
}

const joined = (db: App['db'], fields: SelectedFields) =>
  db
    .select(fields)
    .from(applications)
    .leftJoin(applicants, eq(applicants.id, applications.applicantId))
    .leftJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .leftJoin(positionTypes, eq(positionTypes.id, requisitions.jobPositionTypeId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))

export const applicationListHandlers = (app: App) =>
  ({
    listApplications: ({ query, caller }) => list(app, caller, query),
    findApplications: ({ body, caller }) => list(app, caller, body),
    findCandidates: async ({ params, body, caller }) => {
      await readRequisition(app.db, caller, params.reqId)
      return list(app, caller, body, eq(applications.requisitionId, params.reqId))
    },

    exportApplications: (call) => exportList(app.settings, call, 'Applications', exported, (criteria) => list(app, call.caller, criteria)),
    exportCandidates: async (call) => {
      await readRequisition(app.db, call.caller, call.params.reqId)
      const ofRequisition = eq(applications.requisitionId, call.params.reqId)
      return exportList(app.settings, call, `Candidates ${call.params.reqId}`, exported, (criteria) => list(app, call.caller, criteria, ofRequisition))
    },
  }) satisfies Partial<Handlers<operations>>
