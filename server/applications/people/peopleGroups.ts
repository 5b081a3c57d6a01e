import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { keeping } from '../../platform/db/constraints.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { authorities, isManager, isStaff } from '../../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants } from '../../tables/applications.ts'
import { peopleGroupMembers, peopleGroups } from '../../tables/people.ts'

type Group = typeof peopleGroups.$inferSelect
type Shown = Omit<components['schemas']['PeopleGroup'], 'createdAt' | 'mayChange'> & { createdAt: Date }

/** A record that was merged into another, or that names nobody any more, is no member. */
const members = sql<number>`(select count(*)::int from ${peopleGroupMembers} m join ${applicants} a on a.id = m.applicant_id
  where m.group_id = ${peopleGroups.id} and a.merged_into_id is null and a.anonymised_at is null)`

const shown = {
  id: peopleGroups.id,
  name: peopleGroups.name,
  reason: peopleGroups.reason,
  ownerId: peopleGroups.ownerId,
  owner: accounts.name,
  members,
  createdAt: peopleGroups.createdAt,
  version: peopleGroups.version,
}
const joins: Joins = { accounts: { table: accounts, on: eq(accounts.id, peopleGroups.ownerId) } }
const columns = {
  id: { sql: peopleGroups.id, kind: 'number' },
  name: { sql: peopleGroups.name, kind: 'text' },
  reason: { sql: peopleGroups.reason, kind: 'text' },
  owner: { sql: accounts.name, kind: 'text', needs: ['accounts'] },
  members: { sql: members, kind: 'number' },
  createdAt: { sql: peopleGroups.createdAt, kind: 'moment' },
} satisfies ListColumns

export const mayChange = (caller: Caller, { ownerId }: Pick<Group, 'ownerId'>) => ownerId === caller.accountId || isManager(caller)
const present = (caller: Caller, { createdAt, ...row }: Shown) => ({ ...row, createdAt: createdAt.toISOString(), mayChange: mayChange(caller, row) })

export async function listPeopleGroups({ db, settings }: Pick<App, 'db' | 'settings'>, caller: Caller, criteria: Criteria) {
  const search = [peopleGroups.name, peopleGroups.reason, accounts.name]
  const { responseDataList, paging } = await page<Shown>({ db, table: peopleGroups, joins, criteria, columns, settings, search, shown })
  return { responseDataList: responseDataList.map((row) => present(caller, row)), paging }
}

export async function readGroup(db: Database | Tx, id: number): Promise<Group> {
  const [row] = await db.select().from(peopleGroups).where(eq(peopleGroups.id, id))
  if (!row) throw notFound('group')
  return row
}

async function lockOwn(tx: Tx, caller: Caller, id: number): Promise<Group> {
  const [row] = await tx.select().from(peopleGroups).where(eq(peopleGroups.id, id)).for('update')
  if (!row) throw notFound('group')
  if (!mayChange(caller, row)) throw forbidden()
  return row
}

export const peopleGroupHandlers = (app: App) =>
  ({
    findPeopleGroups: ({ body, caller }) => listPeopleGroups(app, caller, body),

    getPeopleGroup: async ({ params, caller }) => {
      const [row] = await app.db.select(shown).from(peopleGroups).innerJoin(accounts, joins.accounts!.on).where(eq(peopleGroups.id, params.id))
      if (!row) throw notFound('group')
      return { data: present(caller, row) }
    },

    listGroupOwners: async () => ({ responseDataList: (await possibleOwners(app.db)).map(({ id, name }) => ({ id, name })) }),

    createPeopleGroup: (call) =>
      write(app, call, async (tx) => {
        const text = textIn(call.body)
        const adding = tx
          .insert(peopleGroups)
          .values({ ...text, ownerId: call.caller.accountId })
          .returning()
        const [row] = await keeping(adding.execute(), {}, taken)
        await audit(tx, { by: call.caller, action: 'create', entity: 'peopleGroup', id: row!.id, after: text })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updatePeopleGroup: (call) =>
      write(app, call, async (tx) => {
        const { params, caller, body } = call
        const row = await lockOwn(tx, caller, params.id)
        checkVersion(row, body.version)
        const text = textIn(body)
        const owner = body.ownerId === row.ownerId ? null : await newOwner(tx, body.ownerId)
        const after = { ...text, ownerId: body.ownerId }
        const saving = tx
          .update(peopleGroups)
          .set({ ...after, version: row.version + 1 })
          .where(eq(peopleGroups.id, row.id))
        await keeping(saving.execute(), {}, taken)
        const before = { name: row.name, reason: row.reason, ownerId: row.ownerId }
        await audit(tx, { by: caller, action: owner ? 'handOver' : 'change', entity: 'peopleGroup', id: row.id, before, after })
        return { message: 'Successfully updated!' }
      }),

    deletePeopleGroup: (call) =>
      write(app, call, async (tx) => {
        const row = await lockOwn(tx, call.caller, call.params.id)
        checkVersion(row, call.query.version)
        const count = await tx.$count(peopleGroupMembers, eq(peopleGroupMembers.groupId, row.id))
        await tx.delete(peopleGroups).where(eq(peopleGroups.id, row.id))
        await audit(tx, { by: call.caller, action: 'delete', entity: 'peopleGroup', id: row.id, before: { name: row.name, members: count } })
        return { message: 'deleted' }
      }),
  }) satisfies Partial<Handlers<operations>>

const taken = { name: { field: 'name', message: 'There is a group of this name already. Choose another name.' } }

function textIn({ name, reason }: { name: string; reason: string }) {
  const text = { name: name.trim(), reason: reason.trim() }
  if (!text.name) throw wrongField('name', 'Enter a name for the group.')
  if (!text.reason) throw wrongField('reason', 'Say what these people are kept together for.')
  return text
}

/** Whoever sees candidates and may sign in. */
async function possibleOwners(db: Database) {
  const rows = await db
    .select({ id: accounts.id, name: accounts.name, roles: accounts.roles })
    .from(accounts)
    .where(inArray(accounts.status, tagged(accountStates, 'maySignIn')))
    .orderBy(asc(accounts.name), asc(accounts.id))
  return rows.filter(({ roles }) => authorities(roles).includes('CANDIDATE_ACCESS')).slice(0, 500)
}

async function newOwner(tx: Tx, id: number) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('share')
  // Applicants' accounts are no colleagues: they answer as if there were none.
  if (!row || !isStaff(row)) throw wrongField('ownerId', 'This is no longer there. Choose another.')
  if (!authorities(row.roles).includes('CANDIDATE_ACCESS') || !isTagged(accountStates, row.status, 'maySignIn'))
    throw wrongField('ownerId', 'This person may not see candidates, or cannot sign in. Choose somebody else.')
  return row
}
