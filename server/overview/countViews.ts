import type { components, operations } from '../../src/api/auth.gen.ts'
import { listUsers } from '../accounts/listUsers.ts'
import { searchesOfViews, seesList } from '../accounts/manageSavedViews.ts'
import { listExpiringDocuments } from '../applications/compliance/listExpiringDocuments.ts'
import { listApplications } from '../applications/lists/listApplications.ts'
import { listGroupMembers } from '../applications/people/groupMembers.ts'
import { listPeopleGroups } from '../applications/people/peopleGroups.ts'
import { countKnown } from '../applications/people/rankPeople.ts'
import { listOfEmployees } from '../employees/listEmployees.ts'
import { listOnboarding } from '../employees/listOnboarding.ts'
import { listTasks } from '../employees/tasks/listTasks.ts'
import { listInterviews } from '../interviews/listInterviews.ts'
import { findCourses } from '../learning/courses/findCourses.ts'
import { findLearningRules } from '../learning/rules/findRules.ts'
import { findLedger } from '../leave/ledger/findLedger.ts'
import { listBalances } from '../leave/ledger/listBalances.ts'
import { listRequests } from '../leave/requests/listRequests.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { type Database, readingWithin } from '../platform/db/database.ts'
import type { Criteria } from '../platform/db/listColumns.ts'
import { codesOf } from '../platform/http/outage.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import { readRequisition } from '../records/requisitions.ts'
import { listRequisitions } from '../requisitions/listRequisitions.ts'
import { listSelectedApplications } from '../workflows/letters/listSelectedApplications.ts'
import { listReferrals } from '../workflows/referrals/listReferrals.ts'
import { listOutbox } from './listOutboxMessages.ts'
import { listBudget } from './plan/manageBudget.ts'

type Schemas = components['schemas']
type Counted = { total: number; more: boolean }
type Counting = (app: App, caller: Caller, criteria: Criteria, recordId: number) => Promise<Counted>

/** So many rows are counted; of more a tab says that there are more. */
const COUNTED = 999
/** No count takes longer, and all of them together not much longer than the last one begins. */
const LONGEST = 500
const LAST_BEGINS = 2000
/** PostgreSQL cut a statement, or could not make of a value what its column holds. */
const CUT = '57014'
const WRONG_VALUE = /^22/

const inList =
  (list: (...asked: Parameters<Counting>) => Promise<{ paging: { totalElements: number; more?: boolean } }>): Counting =>
  async (...asked) => {
    const { totalElements: total, more = false } = (await list(...asked)).paging
    return { total, more }
  }

/** What these rows are depends on the number that was clicked, or on the day, which no view knows. */
const behindNumbers = ['reportRows', 'hiringRows', 'pastRanking'] as const
type BehindNumber = (typeof behindNumbers)[number]
const isBehindNumber = (list: Schemas['ListName']): list is BehindNumber => behindNumbers.some((one) => one === list)

/** Each list counts by its own query. */
const countedBy: Record<Exclude<Schemas['ListName'], BehindNumber>, Counting> = {
  requisitions: inList(listRequisitions),
  tracking: inList(listRequisitions),
  applications: inList((app, caller, criteria) => listApplications(app, caller, criteria)),
  candidates: inList(listApplications),
  interviews: inList((app, caller, criteria, id) => listInterviews(app, caller, id, criteria)),
  employees: inList((app, _, criteria) => listOfEmployees(app, criteria)),
  outbox: inList(listOutbox),
  users: inList((app, _, criteria) => listUsers(app, criteria)),
  peopleWeKnow: (app, caller, criteria, id) => countKnown(app, caller, id, criteria),
  peopleGroups: inList(listPeopleGroups),
  groupMembers: inList(listGroupMembers),
  referrals: inList(listReferrals),
  selectedApplications: inList(listSelectedApplications),
  expiringDocuments: inList(listExpiringDocuments),
  tasks: inList(listTasks),
  onboarding: inList((app, _, criteria) => listOnboarding(app, criteria)),
  leaveRequests: inList(listRequests),
  leaveBalances: inList((app, _, criteria) => listBalances(app, criteria)),
  leaveLedger: inList(findLedger),
  budgetedPositions: inList((app, _, criteria) => listBudget(app, criteria)),
  courses: inList((app, _, criteria) => findCourses(app, criteria)),
  learningRules: inList((app, _, criteria) => findLearningRules(app, criteria)),
}

const ofRequisition: readonly Schemas['ListName'][] = ['candidates', 'interviews', 'peopleWeKnow']

/** What stands beside the names of a list's views, and under its title. */
export const viewCountHandlers = (app: App) =>
  ({
    countViews: async ({ caller, body: { list, recordId, compared, facts } }) => {
      if (isBehindNumber(list) || !seesList(caller, list)) return { data: [] }
      if (recordId === undefined && (list === 'groupMembers' || ofRequisition.includes(list)))
        throw wrongField('recordId', 'This list is one of a record. Say of which.')
      if (recordId !== undefined && ofRequisition.includes(list)) await readRequisition(app.db, caller, recordId)
      const operators = new Map(compared.map(({ column, operator }) => [column, operator]))
      const end = Date.now() + LAST_BEGINS
      const count = (search: Schemas['ListSearch']) => {
        const criteria = Date.now() < end ? criteriaOf(search, operators) : null
        return criteria && countIfAble(app, (db) => countedBy[list]({ ...app, db }, caller, criteria, recordId ?? 0))
      }
      // One after the other, so that all numbers of a list take one connection.
      const counts: (Counted | null)[] = []
      for (const where of facts ?? []) counts.push(await count({ where }))
      const data: Schemas['ViewCount'][] = []
      for (const { id, search } of [{ id: null, search: {} }, ...(await searchesOfViews(app.db, caller, list))]) {
        const counted = await count(search)
        if (counted) data.push({ viewId: id, ...counted })
      }
      return { data, ...(facts ? { facts: counts } : {}) }
    },
  }) satisfies Pick<Handlers<operations>, 'countViews'>

/** No number where the view does not fit its list any more, or where it takes too long. */
async function countIfAble({ db }: Pick<App, 'db'>, count: (db: Database) => Promise<Counted>): Promise<Counted | null> {
  try {
    return await readingWithin(db, LONGEST, count)
  } catch (error) {
    if (error instanceof Problem ? error.status === 400 : codesOf(error).some((code) => code === CUT || WRONG_VALUE.test(code))) return null
    throw error
  }
}

type Line = NonNullable<Schemas['ListSearch']['where']>[number]

/** What a saved search asks its list for; null where the list has no such filter any more. */
function criteriaOf({ q, by, is, where = [] }: Schemas['ListSearch'], operators: ReadonlyMap<string, Line['operator']>): Criteria | null {
  const one = by !== undefined && is !== undefined ? { column: by, operator: operators.get(by), value: is, group: where.length } : null
  if (one && !one.operator) return null
  let group = 0
  const lines = where.map((line, at) => {
    if (at > 0 && !line.or) group++
    return { ...line, group }
  })
  // A line that was never filled in narrows nothing.
  const all = [...lines.filter(isFilled), ...(one?.operator ? [{ ...one, operator: one.operator }] : [])]
  const groups = all.map((line) => line.group)
  return {
    size: 0,
    countUpTo: COUNTED,
    ...(q === undefined ? {} : { search: q }),
    columns: all.map(({ column }) => column),
    operators: all.map(({ operator }) => operator),
    values: all.map(({ value }) => value),
    ...(new Set(groups).size < groups.length ? { groups } : {}),
  }
}

const isFilled = ({ operator, value }: Line) => operator === 'EMPTY' || operator === 'FILLED' || value !== ''
