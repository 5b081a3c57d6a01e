import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isStaff } from '../../platform/http/permissions.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { accounts } from '../../tables/accounts.ts'
import { employees } from '../../tables/employees.ts'
import { letters } from '../../tables/letters.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { tasks } from '../../tables/tasks.ts'

export type TaskOwner = components['schemas']['TaskOwner']
/** The account of who does it; of the new employee it is looked up when it is asked for. */
type Owners = Record<Exclude<TaskOwner, 'NAMED'>, number | null>

const boss = alias(employees, 'boss')

/**
 * Who does what for one employee. The manager is whom the record names, else who raised the requisition; the officer is who wrote
 * the contract, else likewise. Nobody is known for somebody who came by neither.
 */
export async function ownersFor(tx: Tx, employeeId: number): Promise<Owners> {
  const [found] = await tx
    .select({ manager: boss.accountId, raisedBy: requisitions.ownerId, wroteContract: letters.makerId })
    .from(employees)
    .leftJoin(boss, eq(boss.id, employees.managerId))
    .leftJoin(requisitions, eq(requisitions.id, employees.requisitionId))
    .leftJoin(letters, eq(letters.id, employees.contractLetterId))
    .where(eq(employees.id, employeeId))
  const { manager, raisedBy, wroteContract } = found ?? { manager: null, raisedBy: null, wroteContract: null }
  return { NEW_HIRE: null, MANAGER: manager ?? raisedBy, OFFICER: wroteContract ?? raisedBy }
}

/** Whom NAMED names: a member of staff who may sign in. Of all others nobody is named. */
export async function namedOwner(tx: Tx, owner: TaskOwner, accountId: number | null | undefined): Promise<number | null> {
  if (owner !== 'NAMED') return null
  const wrong = wrongField('ownerAccountId', 'Choose who does it')
  if (!accountId) throw wrong
  const [account] = await tx
    .select({ roles: accounts.roles })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), inArray(accounts.status, tagged(accountStates, 'maySignIn'))))
    .for('share')
  if (!account || !isStaff(account)) throw wrong
  return accountId
}

/** The tasks that this person does. */
export const isDoneBy = ({ accountId }: Pick<Caller, 'accountId'>): SQL =>
  sql`(${tasks.ownerAccountId} = ${accountId} or (${tasks.owner} = ${'NEW_HIRE' satisfies TaskOwner}
    and ${tasks.employeeId} in (select own.id from ${employees} own where own.account_id = ${accountId})))`
