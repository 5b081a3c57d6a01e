import { eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { columnsUnder, exportedPay, exportedStanding, figures } from '../../applications/lists/listApplications.ts'
import { plain } from '../../applications/lists/listSource.ts'
import { lookFor } from '../../applications/lists/lookFor.ts'
import { readForLists } from '../../applications/lists/readForLists.ts'
import { lettersToRelease } from '../../letters/letterPay.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { stands } from '../../records/letterStanding.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { applicationPeople, applicationTotals } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { employees } from '../../tables/employees.ts'
import type { LetterKind, LetterStatus } from '../../tables/letters.ts'
import { positionTypes } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { asTheyAre, type ExportColumns, exportList } from '../../workbooks/exportList.ts'
import { contract, letterJoins, mailOf, nextStepAfter, offer, words } from './nextLetterStep.ts'

type Schemas = components['schemas']
type Selected = Schemas['SelectedApplication']
type Row = Omit<Selected, 'action' | 'contractAction' | 'canConvert' | 'inStatus'> & { statusSince: Date; departmentId: number | null }

const name = sql<string>`${applicants.firstName} || ' ' || ${applicants.surName}`

/** Which letters wait for a release is read for a filter or an order by the next step, and else for the rows that are shown. */
async function columnsFor(criteria: Criteria, ...[db, ...asked]: Parameters<typeof columnsUnder>): Promise<ListColumns> {
  const { cv: _cv, ...columns } = columnsUnder(db, ...asked)
  const isAsked = criteria.columns?.includes('nextStep') || criteria.sort?.endsWith('nextStep')
  const unreleased = isAsked ? await lettersToRelease(db) : new Set<number>()
  return { ...columns, nextStep: { sql: nextStepAfter(unreleased), kind: 'select', needs: ['offer', 'contract'] } }
}

const joins: Joins = {
  ...plain.joins,
  // Not on the left, so that the list by name goes through the names.
  people: { table: applicationPeople, on: eq(applicationPeople.applicationId, applications.id) },
  ...letterJoins,
}

const shown = {
  id: applications.id,
  requisitionId: applications.requisitionId,
  applicantId: applications.applicantId,
  applicantName: name,
  applicantEmail: applicants.email,
  applicantCell: applicants.mobile,
  jobPositionType: positionTypes.name,
  positionTitle: requisitions.positionTitle,
  ...figures,
  resume: sql<
    Row['resume']
  >`case when ${applications.resumeFileId} is null then null else json_build_object('id', ${applications.resumeFileId}, 'originalName', ${applications.resumeName}) end`,
  dateReceived: applications.dateReceived,
  version: applications.version,
  offerLetterId: offer.id,
  jobOffer: offer.status,
  jobOfferMail: mailOf('offer', offer.id),
  contractLetterId: contract.id,
  contractOffer: contract.status,
  contractOfferMail: mailOf('contract', contract.id),
  nextStep: nextStepAfter(new Set()),
  employeeId: sql<number | null>`(select e.id from ${employees} e where e.contract_letter_id = ${contract.id})`,
}

/** What HR can do next about a letter. */
function actionOf(kind: LetterKind, status: LetterStatus | null, isItsTurn: boolean, toRelease: boolean): Schemas['LetterAction'] {
  if (status === null) return isItsTurn ? 'write' : 'none'
  if (stands({ kind, status }, 'ended')) return isItsTurn ? 'again' : 'none'
  if (stands({ kind, status }, 'draft')) return !isItsTurn ? 'none' : toRelease ? 'release' : 'send'
  return stands({ kind, status }, 'out') ? 'wait' : 'done'
}

function present({ statusSince, departmentId, ...row }: Row, limits: Limits, blind: readonly number[], unreleased: ReadonlySet<number>): Selected {
  const toRelease = (id: number | null) => id !== null && unreleased.has(id)
  const action = actionOf('offer', row.jobOffer, isTagged(applicationStates, row.status, 'offering'), toRelease(row.offerLetterId))
  const contractAction = actionOf('contract', row.contractOffer, isTagged(applicationStates, row.status, 'contracting'), toRelease(row.contractLetterId))
  return {
    ...row,
    reviewScore: blind.includes(row.id) ? null : row.reviewScore,
    inStatus: limits.standing({ ...row, statusSince, departmentId }),
    action,
    contractAction,
    nextStep: contractAction === 'release' ? words.contract.release : action === 'release' ? words.offer.release : row.nextStep,
    canConvert: isTagged(applicationStates, row.status, 'converting') && row.employeeId !== null,
  }
}

const exported: ExportColumns<Selected> = {
  ...asTheyAre<Selected>(
    'id',
    'applicantId',
    'requisitionId',
    'applicantName',
    'applicantEmail',
    'applicantCell',
    'jobPositionType',
    'positionTitle',
    'status',
  ),
  ...asTheyAre<Selected>('profileScore', 'reviewScore', 'missingMandatoryItems', 'totalExperience', 'applicantSource', 'channel', 'dateReceived'),
  ...asTheyAre<Selected>('jobOffer', 'contractOffer', 'action', 'contractAction', 'nextStep'),
  inStatus: exportedStanding,
  currentSalary: (row) => exportedPay(row.currentSalary, row.currentSalOption, row.salaryCurrency),
  expectedSalary: (row) => exportedPay(row.expectedSalary, row.expectedSalOption, row.salaryCurrency),
  resume: (row) => row.resume?.originalName,
}

const chosen = tagged(applicationStates, 'chosen')

/** A page of those from selection to hiring, with how far their letters are and what comes next. */
export async function listSelectedApplications({ db, settings }: App, caller: Caller, criteria: Criteria) {
  const { limits, blind } = await readForLists(db, settings, caller)
  const { responseDataList: rows, paging } = await page<Row>({
    db,
    table: applications,
    joins,
    criteria,
    columns: await columnsFor(criteria, db, limits, caller, blind),
    settings,
    search: async (words) => (await lookFor(db, caller, words, { inCvs: false })).within(plain),
    where: inArray(applications.status, chosen),
    shown,
    // Kept by triggers.
    counted: ({ columns: names = [] }) =>
      names.length > 0
        ? undefined
        : sql`select coalesce(sum(total), 0)::int as total from ${applicationTotals} where ${inArray(applicationTotals.status, chosen)}`,
  })
  const unreleased = await lettersToRelease(
    db,
    rows.flatMap(({ offerLetterId, contractLetterId, jobOffer, contractOffer }) => [
      ...(offerLetterId !== null && jobOffer !== null && stands({ kind: 'offer', status: jobOffer }, 'draft') ? [offerLetterId] : []),
      ...(contractLetterId !== null && contractOffer !== null && stands({ kind: 'contract', status: contractOffer }, 'draft') ? [contractLetterId] : []),
    ]),
  )
  return { responseDataList: rows.map((row) => present(row, limits, blind, unreleased)), paging }
}

export const selectedApplicationHandlers = (app: App) =>
  ({
    listSelectedApplications: ({ query, caller }) => listSelectedApplications(app, caller, query),
    searchSelectedApplications: ({ body, caller }) => listSelectedApplications(app, caller, body),
    exportSelectedApplications: (call) =>
      exportList(app.settings, call, 'Selected applications', exported, (criteria) => listSelectedApplications(app, call.caller, criteria)),
  }) satisfies Partial<Handlers<operations>>
