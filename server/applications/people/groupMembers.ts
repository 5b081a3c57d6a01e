import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Call, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { forbidden, notFound, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { applicationsVisibleTo } from '../../records/applications.ts'
import { applicantName, namedTo, personNamedTo, type Reader, readsNames } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { peopleGroupMembers, peopleGroups } from '../../tables/people.ts'
import { searchedFor } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { chosenIds } from '../lists/chosenApplications.ts'
import { mayChange, readGroup } from './peopleGroups.ts'

type Member = components['schemas']['GroupMember']
type Last = Pick<Member, 'applicationId' | 'positionTitle' | 'status' | 'dateReceived'>
type Shown = Omit<Member, 'addedAt' | 'mayRemove' | keyof Last> & { addedAt: Date; accountId: number; last: Last | null }

const ended = sql`(${sql.join(
  (['over', 'hired'] as const).flatMap((tag) => tagged(applicationStates, tag)).map((status) => sql`${status}`),
  sql`, `,
)})`

/** The last application that has ended: of one that is under way the list of people says nothing. */
const lastTo = (reader: Reader) => sql<Last | null>`(select json_build_object('applicationId', a.id, 'positionTitle', r.position_title, 'status', a.status,
    'dateReceived', to_char(a.date_received at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${applications} a join ${requisitions} r on r.id = a.requisition_id
  where a.applicant_id = ${applicants.id} and a.status in ${ended} and ${readsNames(reader) ? sql`true` : sql`not a.withheld`} order by a.date_received desc, a.id desc limit 1)`

/** Whether the newest application says that the person may be kept on file. */
const mayBeWrittenTo = sql<boolean>`coalesce((select a.keep_on_file from ${applications} a where a.applicant_id = ${applicants.id} order by a.date_received desc, a.id desc limit 1), false)`

const shownBy = (reader: Reader) => ({
  id: applicants.id,
  name: applicantName,
  email: applicants.email,
  last: lastTo(reader),
  addedBy: accounts.name,
  addedAt: peopleGroupMembers.at,
  accountId: peopleGroupMembers.accountId,
  mayBeWrittenTo,
})
const joins: Joins = {
  applicants: { table: applicants, on: eq(applicants.id, peopleGroupMembers.applicantId) },
  accounts: { table: accounts, on: eq(accounts.id, peopleGroupMembers.accountId) },
}
const person = ['applicants']
const columns = {
  id: { sql: peopleGroupMembers.id, kind: 'number' },
  name: { sql: applicants.sortName, kind: 'name', needs: person },
  email: { sql: applicants.email, kind: 'text', needs: person },
  addedBy: { sql: accounts.name, kind: 'text', needs: ['accounts'] },
  addedAt: { sql: peopleGroupMembers.at, kind: 'moment' },
} satisfies ListColumns

/** Named and not merged into another record. */
const isSomebody = () => and(isNull(applicants.mergedIntoId), isNull(applicants.anonymisedAt))

/** A page of a group's people; who has no name for the caller is not among them. */
export async function listGroupMembers({ db, settings }: Pick<App, 'db' | 'settings'>, caller: Caller, criteria: Criteria, groupId: number) {
  const group = await readGroup(db, groupId)
  const { responseDataList, paging } = await page<Shown>({
    db,
    table: peopleGroupMembers,
    joins,
    criteria,
    columns,
    settings,
    search: async (words) => ({ where: searchedFor(applicants.searchText, words), needs: person }),
    where: and(eq(peopleGroupMembers.groupId, group.id), isSomebody(), personNamedTo(caller)),
    needs: person,
    shown: shownBy(caller),
    named: applicants.id,
  })
  const present = ({ last: theirs, addedAt, accountId, ...row }: Shown): Member => ({
    ...row,
    ...(theirs ?? { applicationId: null, positionTitle: null, status: null, dateReceived: null }),
    addedAt: addedAt.toISOString(),
    mayRemove: mayChange(caller, group) || accountId === caller.accountId,
  })
  return { responseDataList: responseDataList.map(present), paging }
}

export const groupMemberHandlers = (app: App) =>
  ({
    findGroupMembers: ({ params, body, caller }) => listGroupMembers(app, caller, body, params.id),

    addToPeopleGroup: async (call) => {
      const wanted = await chosenPeople(app, call.caller, call.body)
      return write(app, call, async (tx) => {
        // A group that is just deleted is waited for.
        const [group] = await tx.select().from(peopleGroups).where(eq(peopleGroups.id, call.params.id)).for('share')
        if (!group) throw notFound('group')
        const { people, missing } = await findPeople(tx, call.caller, wanted)
        const values = people.map(({ id }) => ({ groupId: group.id, applicantId: id, accountId: call.caller.accountId }))
        const joined =
          values.length > 0
            ? await tx.insert(peopleGroupMembers).values(values).onConflictDoNothing().returning({ applicantId: peopleGroupMembers.applicantId })
            : []
        const fresh = new Set(joined.map(({ applicantId }) => applicantId))
        const names = people.filter(({ id }) => fresh.has(id)).map(({ name }) => name)
        if (names.length > 0)
          await audit(tx, { by: call.caller, action: 'addMembers', entity: 'peopleGroup', id: group.id, after: { name: group.name, applicantIds: [...fresh] } })
        const already = people.length - fresh.size
        return { data: { added: fresh.size, already, missing }, message: fresh.size > 0 ? 'Successfully saved!' : 'They were in this group before.' }
      })
    },

    removeFromPeopleGroup: (call) =>
      write(app, call, async (tx) => {
        const { params, caller } = call
        const [group] = await tx.select().from(peopleGroups).where(eq(peopleGroups.id, params.id)).for('share')
        if (!group) throw notFound('group')
        const { name } = await readSomebody(tx, caller, params.applicantId)
        const [member] = await tx
          .select()
          .from(peopleGroupMembers)
          .where(and(eq(peopleGroupMembers.groupId, group.id), eq(peopleGroupMembers.applicantId, params.applicantId)))
          .for('update')
        if (!member) return { message: `${name} is not in this group.` }
        if (!mayChange(caller, group) && member.accountId !== caller.accountId) throw forbidden()
        await tx.delete(peopleGroupMembers).where(eq(peopleGroupMembers.id, member.id))
        const before = { name: group.name, applicantIds: [params.applicantId] }
        await audit(tx, { by: caller, action: 'removeMember', entity: 'peopleGroup', id: group.id, before })
        return { message: 'deleted' }
      }),
  }) satisfies Partial<Handlers<operations>>

/** The groups of a person, by name. */
export const groupsOf = (db: App['db'], applicantId: number) =>
  db
    .select({ id: peopleGroups.id, name: peopleGroups.name })
    .from(peopleGroupMembers)
    .innerJoin(peopleGroups, eq(peopleGroups.id, peopleGroupMembers.groupId))
    .where(eq(peopleGroupMembers.applicantId, applicantId))
    .orderBy(asc(sql`lower(${peopleGroups.name})`))
    .limit(200)

type Chosen = Call<operations['addToPeopleGroup']>['body']
type Wanted = { applicantIds: number[]; applicationIds: number[] }

async function chosenPeople(app: App, caller: Caller, { applicantIds = [], ids = [], matching }: Chosen): Promise<Wanted> {
  const found = matching ? await chosenIds(app, caller, { matching }) : []
  const wanted = { applicantIds, applicationIds: [...ids, ...found] }
  if (wanted.applicantIds.length + wanted.applicationIds.length === 0) throw wrongField('applicantIds', 'Choose who is to be in the group.')
  return wanted
}

async function findPeople(tx: Tx, caller: Caller, { applicantIds, applicationIds }: Wanted) {
  const seen = await tx
    .select({ id: applications.id, applicantId: applications.applicantId })
    .from(applications)
    .where(and(inArray(applications.id, applicationIds), applicationsVisibleTo(caller), namedTo(caller)))
  const wanted = [...new Set([...applicantIds, ...seen.map(({ applicantId }) => applicantId)])]
  // Locked, so that a merge under way is waited for.
  const people = await tx
    .select({ id: applicants.id, name: applicantName })
    .from(applicants)
    .where(and(inArray(applicants.id, wanted), isSomebody(), personNamedTo(caller)))
    .orderBy(asc(applicants.id))
    .for('share')
  return { people, missing: applicationIds.length - seen.length + (wanted.length - people.length) }
}

async function readSomebody(db: App['db'] | Tx, reader: Reader, id: number) {
  const where: SQL | undefined = and(eq(applicants.id, id), isSomebody(), personNamedTo(reader))
  const [row] = await db.select({ id: applicants.id, name: applicantName }).from(applicants).where(where)
  if (!row) throw notFound('applicant')
  return row
}
