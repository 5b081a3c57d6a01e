import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { chosenIn, sameNumber } from '../../platform/db/filters.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import { page } from '../../platform/db/page.ts'
import { minorDigits } from '../../platform/wording.ts'
import { applicationsVisibleTo, seesAll } from '../../records/applications.ts'
import { reviewScoreFor } from '../../records/blind.ts'
import { readRequisition } from '../../records/requisitions.ts'
import { type Limits, waitingStatuses } from '../../records/timeLimits.ts'
import { personal, type Reader, shownTo } from '../../records/withoutNames.ts'
import { applicationCounts, applicationPeople, applicationRanks, applicationTotals } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { positionTypes } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { asTheyAre, type ExportColumns, exportList } from '../../workbooks/exportList.ts'
import { answerColumns, exportedAnswers, requisitionIn, withAnswers } from './answerColumns.ts'
import { byRank, plain, type Source, sourceFor } from './listSource.ts'
import { lookFor } from './lookFor.ts'
import { readForLists } from './readForLists.ts'
import { cvHits, findInCvs } from './searchCvs.ts'
import { wishedPay } from './wishedPay.ts'

type Row = components['schemas']['ApplicationRow']

const missing = sql<string>`array_to_string(${applicationRanks.missingMandatory}, ', ')`
const person = ['people']
const position = ['requisitions']
const throughIn = ({ requisitionId: of }: Source) => ({ record: requisitions, id: requisitions.id, of })
/** By what a candidate's name is found. */
export const peopleIn = ({ ofPeople }: Source) => ({
  record: applicants,
  id: applicants.id,
  text: applicants.searchText,
  name: applicants.sortName,
  among: ofPeople,
})

type Read = Omit<Row, 'inStatus'> & { statusSince: Date; departmentId: number | null }

/** What may be sorted and filtered. Current pay is not among them: a filter would give away what is not shown. */
export const columnsUnder = (db: Database, limits: Limits, reader: Reader, blind: readonly number[], of = plain): ListColumns => ({
  id: { sql: of.id, kind: 'number' },
  applicantId: { sql: of.applicantId, kind: 'number', ...personal(reader) },
  requisitionId: { sql: of.requisitionId, kind: 'number' },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text', needs: position, through: throughIn(of) },
  jobPositionType: { sql: positionTypes.name, kind: 'text', needs: ['requisitions', 'positionTypes'], through: { ...throughIn(of), joins: ['positionTypes'] } },
  applicantName: { sql: applicationPeople.sortName, kind: 'name', gathered: peopleIn(of), needs: person, ...personal(reader) },
  applicantEmail: { sql: applicationPeople.email, kind: 'text', gathered: { ...peopleIn(of), name: applicants.email }, needs: person, ...personal(reader) },
  applicantCell: { sql: applicationPeople.mobile, kind: 'text', needs: person, ...personal(reader) },
  status: { sql: of.status, kind: 'select' },
  inStatus: {
    sql: of.statusSince,
    kind: 'select',
    chosen: (value) => chosenStanding(db, limits, value, of),
    chosenParts: (value) => (value === 'over' ? limits.overEach(db, waitingStatuses, of) : undefined),
  },
  profileScore: { sql: applicationRanks.profileScore, kind: 'number', needs: of === plain ? ['ranks'] : [] },
  reviewScore: { sql: reviewScoreFor(blind), kind: 'number', orderedBy: blind.length > 0 ? { sql: applications.reviewScore, unknown: blind } : undefined },
  missingMandatoryItems: { sql: applicationRanks.missingText, kind: 'text', filteredBy: missing, needs: of === plain ? ['ranks'] : [] },
  expectedSalary: wishedPay,
  totalExperience: { sql: applications.totalExperience, kind: 'number' },
  applicantSource: { sql: applications.source, kind: 'select' },
  channel: { sql: applications.channel, kind: 'text' },
  resume: { sql: applications.resumeName, kind: 'text', ...personal(reader) },
  dateReceived: { sql: applications.dateReceived, kind: 'moment' },
  jobOffer: { sql: applications.offerStatus, kind: 'select' },
  contractOffer: { sql: applications.contractStatus, kind: 'select' },
  cv: { sql: applications.resumeFileId, kind: 'words', found: (of, words) => findInCvs(of, words, reader) },
})

/** Open applications over their limit, or those within it. */
function chosenStanding(db: Database, limits: Limits, value: string, of: Source): SQL {
  const over = limits.over(db, waitingStatuses, of)
  if (value === 'over') return over
  return value === 'within' ? sql`(${inArray(of.status, waitingStatuses)} and ${not(over)})` : sql`false`
}

/** What lists show of an application beside who it is of and what is attached. */
export const figures = {
  status: applications.status,
  statusSince: applications.statusSince,
  departmentId: requisitions.departmentId,
  profileScore: applicationRanks.profileScore,
  reviewScore: applications.reviewScore,
  missingMandatoryItems: applicationRanks.missingMandatory,
  currentSalary: applications.currentSalary,
  currentSalOption: applications.currentSalOption,
  expectedSalary: applications.expectedSalary,
  expectedSalOption: applications.expectedSalOption,
  salaryCurrency: applications.salaryCurrency,
  totalExperience: applications.totalExperience,
  applicantSource: applications.source,
  channel: applications.channel,
}

const shown = shownTo((named) => ({
  id: applications.id,
  applicantId: named.id,
  requisitionId: applications.requisitionId,
  jobPositionType: positionTypes.name,
  positionTitle: requisitions.positionTitle,
  candidateNumber: named.number,
  applicantName: named.name,
  applicantEmail: named.email,
  applicantCell: named.mobile,
  ...figures,
  resume: sql<
    Row['resume']
  >`case when ${named.resumeId} is null then null else json_build_object('id', ${applications.resumeFileId}, 'originalName', ${applications.resumeName}) end`,
  dateReceived: applications.dateReceived,
  jobOffer: applications.offerStatus,
  contractOffer: applications.contractStatus,
  version: applications.version,
}))

/** What triggers keep, for all and by requisition and status, where that is all that is asked. */
function keptFor({ columns: names = [], operators = [], values = [], groups }: Criteria, caller: Caller, requisitionId?: number) {
  const isKept = (name: string, at: number) =>
    name === 'status' ? operators[at]!.startsWith('SEL') : name === 'requisitionId' && operators[at] === 'NUM_EQUAL'
  if (!seesAll(caller) || groups || !names.every(isKept)) return undefined
  const within = requisitionId === undefined ? undefined : eq(applicationCounts.requisitionId, requisitionId)
  return {
    ofRequisition: requisitionId !== undefined || names.includes('requisitionId'),
    where: (kept: typeof applicationTotals | typeof applicationCounts) =>
      and(
        sql`true`,
        within,
        ...names.map((name, at) =>
          name === 'status' ? chosenIn(kept.status, operators[at]!, values[at]!) : sameNumber(applicationCounts.requisitionId, values[at]!),
        ),
      ),
  }
}

/** How many applications these are. */
function counted(criteria: Criteria, caller: Caller, requisitionId?: number): SQL<number> | undefined {
  const found = keptFor(criteria, caller, requisitionId)
  const kept = found?.ofRequisition ? applicationCounts : applicationTotals
  return found && sql`select coalesce(sum(${kept.total}), 0)::int as total from ${kept} where ${found.where(kept)}`
}

/** The same of each requisition. */
function countedEach(criteria: Criteria, caller: Caller, requisitionId?: number): SQL | undefined {
  const { requisitionId: of, total } = applicationCounts
  const found = keptFor(criteria, caller, requisitionId)
  return found && sql`select ${of} as of, sum(${total}) as total from ${applicationCounts} where ${found.where(applicationCounts)} group by 1`
}

/** A page of the applications that the caller may see, of all or of one requisition. */
export async function listApplications({ db, settings }: App, caller: Caller, criteria: Criteria, requisitionId?: number) {
  const { limits, blind } = await readForLists(db, settings, caller)
  const words = criteria.search?.trim()
  const looked = words ? await lookFor(db, caller, words) : undefined
  const of = sourceFor(criteria, looked?.manyPeople)
  const found = looked?.within(of)
  const { responseDataList, paging } = await page<Read>({
    db,
    ...of,
    ...(criteria.columns?.includes('profileScore') ? { countedFrom: byRank } : {}),
    criteria,
    columns: { ...columnsUnder(db, limits, caller, blind, of), ...(await answerColumns(db, caller, criteria, requisitionId ?? requisitionIn(criteria))) },
    settings,
    search: found ? async () => found : [],
    where: and(applicationsVisibleTo(caller), requisitionId === undefined ? undefined : eq(of.requisitionId, requisitionId)),
    shown: shown(caller),
    counted: (asked) => counted(asked, caller, requisitionId),
    countedEach: (asked) => countedEach(asked, caller, requisitionId),
  })
  const asRead = (row: Read): Row => ({ ...row, reviewScore: blind.includes(row.id) ? null : row.reviewScore, inStatus: limits.standing(row) })
  return { responseDataList: responseDataList.map(asRead), paging, inCvs: found?.inCvs }
}

/** With the words of the CVs that were looked for; read for the rows of the page alone. */
async function listWithHits(app: App, caller: Caller, criteria: Criteria, requisitionId?: number) {
  const { responseDataList, paging, inCvs } = await listApplications(app, caller, criteria, requisitionId)
  return { responseDataList: await cvHits(app.db, responseDataList, inCvs ? criteria : { ...criteria, search: '' }), paging }
}

/** The first so many that the list finds, and how many there are. */
export async function findApplicationIds(app: App, caller: Caller, criteria: Criteria, most: number) {
  const { responseDataList, paging } = await listApplications(app, caller, { ...criteria, page: 1, size: most })
  return { ids: responseDataList.map(({ id }) => id), total: paging.totalElements }
}

/** "95000 AUD, yearly": the amount without its currency and period says nothing. */
export const exportedPay = (minor: number | null, option: string | null, currency: string | null) =>
  minor === null || currency === null ? null : `${minor / 10 ** minorDigits(currency)} ${currency}${option ? `, ${option.toLowerCase()}` : ''}`

export const exportedStanding = ({ inStatus }: Pick<Row, 'inStatus'>) =>
  inStatus && (inStatus.over > 0 ? `${inStatus.days} days, ${inStatus.over} over` : `${inStatus.days} days`)

const exported: ExportColumns<Row> = {
  ...asTheyAre<Row>('id', 'applicantId', 'requisitionId', 'positionTitle', 'jobPositionType', 'applicantName', 'applicantEmail', 'applicantCell', 'status'),
  ...asTheyAre<Row>(
    'profileScore',
    'reviewScore',
    'missingMandatoryItems',
    'totalExperience',
    'applicantSource',
    'channel',
    'dateReceived',
    'jobOffer',
    'contractOffer',
  ),
  inStatus: exportedStanding,
  currentSalary: (row) => exportedPay(row.currentSalary, row.currentSalOption, row.salaryCurrency),
  expectedSalary: (row) => exportedPay(row.expectedSalary, row.expectedSalOption, row.salaryCurrency),
  resume: (row) => row.resume?.originalName,
}

export const applicationListHandlers = (app: App) =>
  ({
    listApplications: ({ query, caller }) => listApplications(app, caller, query),
    findApplications: ({ body, caller }) => listWithHits(app, caller, body),
    findCandidates: async ({ params, body, caller }) => {
      await readRequisition(app.db, caller, params.reqId)
      const { responseDataList, paging } = await listWithHits(app, caller, body, params.reqId)
      return { responseDataList: await withAnswers(app.db, caller, responseDataList, params.reqId), paging }
    },

    exportApplications: (call) => exportList(app.settings, call, 'Applications', exported, (criteria) => listApplications(app, call.caller, criteria)),
    exportCandidates: async (call) => {
      await readRequisition(app.db, call.caller, call.params.reqId)
      const { reqId } = call.params
      const columns = { ...exported, ...(await exportedAnswers(app.db, reqId)) }
      return exportList(app.settings, call, `Candidates ${reqId}`, columns, async (criteria) => {
        const { responseDataList, paging } = await listApplications(app, call.caller, criteria, reqId)
        return { responseDataList: await withAnswers(app.db, call.caller, responseDataList, reqId, true), paging }
      })
    },
  }) satisfies Partial<Handlers<operations>>
