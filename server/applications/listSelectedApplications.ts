import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Criteria, ListColumns } from '../platform/db/listColumns.ts'
import { type Joins, page } from '../platform/db/page.ts'
import { stands } from '../records/letterStanding.ts'
import { type Limits, readLimits } from '../records/timeLimits.ts'
import { applicants, applicationCounts, applications } from '../tables/applications.ts'
import { employees } from '../tables/employees.ts'
import { type LetterKind, type LetterStatus, letters } from '../tables/letters.ts'
import { outbox } from '../tables/outbox.ts'
import { searchedFor } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { asTheyAre, exportList } from '../workbooks/exportList.ts'
import { people } from './listApplications.ts'

type Schemas = components['schemas']
type Row = Omit<Schemas['SelectedApplication'], 'action' | 'contractAction' | 'canConvert' | 'inStatus'> & { statusSince: Date; departmentId: number | null }

const offer = alias(letters, 'offer')
const contract = alias(letters, 'contract')
const newest = (kind: LetterKind): SQL => sql`(select max(l.id) from ${letters} l where l.application_id = ${applications.id} and l.kind = ${kind})`
const mailOf = (kind: LetterKind, id: typeof offer.id | typeof contract.id) =>
  sql<
    Schemas['SelectedApplication']['jobOfferMail']
  >`(select o.status from ${outbox} o where o.application_id = ${applications.id} and o.dedupe like ${`${kind}-letter:`} || ${id} || ':%' order by o.id desc limit 1)`
const name = sql<string>`${applicants.firstName} || ' ' || ${applicants.surName}`

const columns = {
  id: { sql: applications.id, kind: 'number' },
  applicantId: { sql: applications.applicantId, kind: 'number' },
  requisitionId: { sql: applications.requisitionId, kind: 'number' },
  applicantName: { sql: applicants.sortName, kind: 'name', gathered: people, needs: ['applicants'] },
  applicantEmail: { sql: applicants.email, kind: 'text', needs: ['applicants'] },
  jobPositionType: { sql: requisitions.positionTitle, kind: 'text', needs: ['requisitions'] },
  status: { sql: applications.status, kind: 'select' },
  jobOffer: { sql: applications.offerStatus, kind: 'select' },
  contractOffer: { sql: applications.contractStatus, kind: 'select' },
} satisfies ListColumns

const joins: Joins = {
  applicants: { table: applicants, on: eq(applicants.id, applications.applicantId) },
  requisitions: { table: requisitions, on: eq(requisitions.id, applications.requisitionId) },
  offer: { table: offer, on: eq(offer.id, newest('offer')), left: true },
  contract: { table: contract, on: eq(contract.id, newest('contract')), left: true },
}

const shown = {
  id: applications.id,
  requisitionId: applications.requisitionId,
  applicantId: applications.applicantId,
  applicantName: name,
  applicantEmail: applicants.email,
  jobPositionType: requisitions.positionTitle,
  status: applications.status,
  statusSince: applications.statusSince,
  departmentId: requisitions.departmentId,
  version: applications.version,
  offerLetterId: offer.id,
  jobOffer: offer.status,
  jobOfferMail: mailOf('offer', offer.id),
  contractLetterId: contract.id,
  contractOffer: contract.status,
  contractOfferMail: mailOf('contract', contract.id),
  employeeId: sql<number | null>`(select e.id from ${employees} e where e.contract_letter_id = ${contract.id})`,
}

/** What HR can do next about a letter. */
function actionOf(kind: LetterKind, status: LetterStatus | null, isItsTurn: boolean): Schemas['LetterAction'] {
  if (status === null) return isItsTurn ? 'write' : 'none'
  if (stands({ kind, status }, 'ended')) return isItsTurn ? 'again' : 'none'
  if (stands({ kind, status }, 'draft')) return isItsTurn ? 'send' : 'none'
  return stands({ kind, status }, 'out') ? 'wait' : 'done'
}

const present = (row: Row, limits: Limits): Schemas['SelectedApplication'] => ({
  ...row,
  inStatus: limits.standing(row),
  action: actionOf('offer', row.jobOffer, isTagged(applicationStates, row.status, 'offering')),
  contractAction: actionOf('contract', row.contractOffer, isTagged(applicationStates, row.status, 'contracting')),
  canConvert: isTagged(applicationStates, row.status, 'converting') && row.employeeId !== null,
})

const exported = asTheyAre<Schemas['SelectedApplication']>(
  'id',
  'applicantId',
  'requisitionId',
  'applicantName',
  'applicantEmail',
  'jobPositionType',
  'status',
  'jobOffer',
  'contractOffer',
)

const chosen = tagged(applicationStates, 'chosen')

export function selectedApplicationHandlers({ db, settings }: App) {
  const list = async (criteria: Criteria) => {
    const { responseDataList, paging } = await page<Row>({
      db,
      table: applications,
      joins,
      criteria,
      columns,
      settings,
      search: async (words) => ({
        where: sql`(${searchedFor(applicants.searchText, words)} or ${searchedFor(requisitions.searchText, words)}${/^\d{1,9}$/.test(words) ? sql` or ${applications.id} = ${Number(words)}` : sql``})`,
        needs: ['applicants', 'requisitions'],
      }),
      where: inArray(applications.status, chosen),
      shown,
      // Kept by triggers.
      counted: ({ columns: names = [] }) =>
        names.length > 0
          ? undefined
          : sql`select coalesce(sum(total), 0)::int as total from ${applicationCounts} where ${inArray(applicationCounts.status, chosen)}`,
    })
    const limits = await readLimits(db, settings)
    return { responseDataList: responseDataList.map((row) => present(row, limits)), paging }
  }
  return {
    listSelectedApplications: () => list({ size: 100 }),
    searchSelectedApplications: ({ body }) => list(body),
    exportSelectedApplications: (call) => exportList(settings, call, 'Selected applications', exported, list),
  } satisfies Partial<Handlers<operations>>
}
