import { and, between, eq, inArray, lt, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import type { ContractLetterStatus } from '../../src/machines/lifecycles/contractLetter.ts'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import type { EmployeeStatus } from '../../src/machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import { taskStates } from '../../src/machines/lifecycles/task.ts'
import type { App, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { contains } from '../platform/db/filters.ts'
import type { Criteria, ListColumns } from '../platform/db/listColumns.ts'
import type { Joins } from '../platform/db/narrowed.ts'
import { page } from '../platform/db/page.ts'
import { inPackOf, wasRead } from '../records/letters.ts'
import { applicationPeople } from '../tables/applicationDetails.ts'
import { applicants, applications, complianceItems } from '../tables/applications.ts'
import { employees, onboardingDocuments } from '../tables/employees.ts'
import { letters, letterVersions } from '../tables/letters.ts'
import { holds } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { tasks } from '../tables/tasks.ts'
import { asTheyAre, type ExportColumns, exportList } from '../workbooks/exportList.ts'

type Listed = components['schemas']['OnboardingProgress']

const joins: Joins = {
  applications: { table: applications, on: eq(applications.id, letters.applicationId) },
  letterVersions: { table: letterVersions, on: and(eq(letterVersions.letterId, letters.id), eq(letterVersions.number, letters.sentVersion))! },
  people: { table: applicationPeople, on: eq(applicationPeople.applicationId, letters.applicationId) },
  applicants: { table: applicants, on: eq(applicants.id, applications.applicantId) },
  requisitions: { table: requisitions, on: eq(requisitions.id, letters.requisitionId) },
  employees: { table: employees, on: eq(employees.contractLetterId, letters.id), left: true },
}

const out = tagged(contractLetterStates, 'out')
/** Contracts that are on the way to a first day: sent and not ended, or signed and not converted. */
const onTheWay = and(eq(letters.kind, 'contract'), inArray(letters.status, [...out, ...tagged(contractLetterStates, 'toConvert')]))

const isMissing = inArray(complianceItems.status, tagged(complianceItemStates, 'missing'))
const isToCheck = inArray(complianceItems.status, tagged(complianceItemStates, 'toCheck'))
const itsDocuments = sql`${complianceItems} where ${eq(complianceItems.applicationId, letters.applicationId)}`
const missing = sql`(select string_agg(${complianceItems.name}, ', ' order by ${complianceItems.id}) from ${itsDocuments} and ${isMissing})`
const missingCount = sql`(select count(*)::int from ${itsDocuments} and ${isMissing})`
const ofPackUnread = sql`from ${onboardingDocuments} where ${inPackOf(requisitions)} and not ${wasRead(letters.id)}`
const unread = sql`(select count(*)::int ${ofPackUnread})`
const isOpen = inArray(tasks.status, tagged(taskStates, 'open'))
const tasksOpen = sql`(select count(*)::int from ${tasks} where ${eq(tasks.employeeId, employees.id)} and ${isOpen})`
const name = sql<string>`concat_ws(' ', ${applicants.firstName}, nullif(${applicants.middleName}, ''), ${applicants.surName})`
/** What is known of the row itself is asked first: the list is sorted by it, and the pack is looked at for each row that is left. */
const nextStep = sql<Listed['nextStep']>`case
  when exists (select 1 from ${itsDocuments} and ${isToCheck}) then 'checkDocuments'
  when ${inArray(letters.status, out)} or (${employees.id} is not null and ${employees.recordCompletedAt} is null)
    or exists (select 1 from ${itsDocuments} and ${isMissing}) or exists (select 1 ${ofPackUnread}) then 'remind'
  else 'convert' end`

/** What counts for each row needs a second table: with one only, its columns would not say whose they are. */
const columns: ListColumns = {
  id: { sql: letters.id, kind: 'number' },
  applicantName: { sql: applicationPeople.sortName, kind: 'name', needs: ['people'] },
  applicantEmail: { sql: applicationPeople.email, kind: 'text', needs: ['people'] },
  jobTitle: { sql: letterVersions.jobTitle, kind: 'text', needs: ['letterVersions'] },
  startDate: { sql: letterVersions.startDate, kind: 'date', needs: ['letterVersions'] },
  contractStatus: { sql: letters.status, kind: 'select' },
  nextStep: { sql: nextStep, kind: 'select', needs: ['requisitions', 'employees'] },
  missing: { sql: missing, kind: 'text', needs: ['people'] },
  missingCount: { sql: missingCount, kind: 'number', needs: ['people'] },
  packUnread: { sql: unread, kind: 'number', needs: ['requisitions'] },
  tasksOpen: { sql: tasksOpen, kind: 'number', needs: ['employees'] },
  recordCompleted: { sql: sql`(${employees.recordCompletedAt} is not null)`, kind: 'select', needs: ['employees'] },
  remindedOn: { sql: letters.onboardingRemindedOn, kind: 'date' },
}

const shown = {
  id: letters.id,
  contractId: letters.id,
  applicationId: letters.applicationId,
  applicantName: name,
  applicantEmail: applicants.email,
  jobTitle: letterVersions.jobTitle,
  startDate: letterVersions.startDate,
  contractStatus: sql<ContractLetterStatus>`${letters.status}`,
  employeeId: employees.id,
  employeeStatus: employees.status,
  employeeVersion: employees.version,
  recordCompletedAt: employees.recordCompletedAt,
  remindedOn: letters.onboardingRemindedOn,
  nextStep,
}
type Read = {
  id: number
  contractId: number
  applicationId: number
  applicantName: string
  applicantEmail: string
  jobTitle: string
  startDate: string | null
  contractStatus: ContractLetterStatus
  employeeId: number | null
  employeeStatus: EmployeeStatus | null
  employeeVersion: number | null
  recordCompletedAt: Date | null
  remindedOn: string | null
  nextStep: Listed['nextStep']
}
type Contract = Pick<Read, 'id' | 'applicationId'>
type Asked = { documents: { all: number; missing: string[] }; pack: { all: number; read: number } }

/** What is asked of these contracts' people, by contract: documents with those that are missing, and how much of the pack was read. */
async function askedOf(db: Database | Tx, contracts: readonly Contract[]): Promise<(contract: Contract) => Asked> {
  const missingNames = sql<string[]>`coalesce(array_agg(${complianceItems.name} order by ${complianceItems.id}) filter (where ${isMissing}), '{}')`
  const asked = await db
    .select({ applicationId: complianceItems.applicationId, all: sql<number>`count(*)::int`, missing: missingNames })
    .from(complianceItems)
    .where(
      inArray(
        complianceItems.applicationId,
        contracts.map(({ applicationId }) => applicationId),
      ),
    )
    .groupBy(complianceItems.applicationId)
  const packs = await db
    .select({ id: letters.id, all: sql<number>`count(*)::int`, read: sql<number>`(count(*) filter (where ${wasRead(letters.id)}))::int` })
    .from(letters)
    .innerJoin(requisitions, eq(requisitions.id, letters.requisitionId))
    .innerJoin(onboardingDocuments, inPackOf(requisitions))
    .where(
      inArray(
        letters.id,
        contracts.map(({ id }) => id),
      ),
    )
    .groupBy(letters.id)
  return ({ id, applicationId }) => ({
    documents: asked.find((one) => one.applicationId === applicationId) ?? { all: 0, missing: [] },
    pack: packs.find((one) => one.id === id) ?? { all: 0, read: 0 },
  })
}

type Standing = Pick<Read, 'contractStatus' | 'employeeId' | 'recordCompletedAt'>
/** What the person has not done yet, in the words of the e-mail that reminds them. */
const openOf = ({ documents, pack }: Asked, { contractStatus, employeeId, recordCompletedAt }: Standing): string[] => [
  ...(isTagged(contractLetterStates, contractStatus, 'out') ? ['your answer to the contract'] : []),
  ...documents.missing,
  ...(pack.read < pack.all ? ['the documents to read'] : []),
  ...(employeeId !== null && recordCompletedAt === null ? ['your own record'] : []),
]

/** The same of one contract, within the transaction that reminds; null where the contract ended or was converted. */
export async function openWith(tx: Tx, contractId: number): Promise<string[] | null> {
  const [found] = await tx
    .select({
      id: letters.id,
      applicationId: letters.applicationId,
      contractStatus: shown.contractStatus,
      employeeId: employees.id,
      recordCompletedAt: employees.recordCompletedAt,
    })
    .from(letters)
    .leftJoin(employees, eq(employees.contractLetterId, letters.id))
    .where(and(eq(letters.id, contractId), onTheWay))
  return found ? openOf((await askedOf(tx, [found]))(found), found) : null
}

/** How many tasks of these employees are open, and of them overdue. */
async function tasksOf(db: Database, employeeIds: readonly number[], today: string) {
  const isOverdue = lt(tasks.dueOn, today)
  const counted = await db
    .select({ id: tasks.employeeId, open: sql<number>`count(*)::int`, overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int` })
    .from(tasks)
    .where(and(inArray(tasks.employeeId, [...employeeIds]), isOpen))
    .groupBy(tasks.employeeId)
  return new Map(counted.map((one) => [one.id, one]))
}

/** Everyone with a contract on the way, or who starts in some days: what is in, what is missing. A fixed number of queries, however many people. */
export async function listOnboarding({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria, starting?: { from: string; to: string }) {
  const { responseDataList, paging } = await page<Read>({
    db,
    table: letters,
    joins,
    needs: starting ? ['letterVersions'] : [],
    criteria,
    columns,
    settings,
    search: async (words) => ({
      where: sql`(${holds(sql`${applicationPeople.sortName}`, words)} or ${contains(letterVersions.jobTitle, words)})`,
      needs: ['people', 'letterVersions'],
    }),
    where: and(onTheWay, starting && between(letterVersions.startDate, starting.from, starting.to)),
    shown,
  })
  const asked = responseDataList.length > 0 ? await askedOf(db, responseDataList) : null
  const today = todayIn(settings)
  const employeeIds = responseDataList.flatMap(({ employeeId }) => employeeId ?? [])
  const toDo = employeeIds.length > 0 ? await tasksOf(db, employeeIds, today) : null
  const rows = responseDataList.map((row): Listed => {
    const { documents, pack } = asked!(row)
    const { open, overdue } = toDo?.get(row.employeeId ?? 0) ?? { open: 0, overdue: 0 }
    return {
      ...row,
      documentsIn: documents.all - documents.missing.length,
      documentsAsked: documents.all,
      missing: documents.missing,
      packRead: pack.read,
      packAsked: pack.all,
      tasksOpen: open,
      tasksOverdue: overdue,
      recordCompletedAt: row.recordCompletedAt?.toISOString() ?? null,
      mayRemind: row.remindedOn !== today && openOf({ documents, pack }, row).length > 0,
    }
  })
  return { responseDataList: rows, paging }
}

const exported: ExportColumns<Listed> = {
  ...asTheyAre<Listed>('id', 'applicantName', 'applicantEmail', 'jobTitle', 'startDate', 'contractStatus', 'nextStep', 'missing', 'tasksOpen', 'remindedOn'),
  missingCount: ({ missing }) => missing.length,
  packUnread: ({ packAsked, packRead }) => packAsked - packRead,
  recordCompleted: ({ recordCompletedAt }) => recordCompletedAt !== null,
}

export const onboardingListHandlers = (app: App) =>
  ({
    listOnboardingProgress: () => listOnboarding(app, {}),
    findOnboardingProgress: ({ body }) => listOnboarding(app, body),
    exportOnboardingProgress: (call) => exportList(app.settings, call, 'Onboarding', exported, (criteria) => listOnboarding(app, criteria)),
  }) satisfies Partial<Handlers<operations>>
