import { and, eq, exists, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { authorities, has, isManager, isOfficer, isStaff } from '../platform/http/permissions.ts'
import { notFound } from '../platform/http/problem.ts'
import { accounts } from '../tables/accounts.ts'
import { applications, interviewInterviewers, interviews } from '../tables/applications.ts'
import { words } from '../tables/contract.gen.ts'
import { requisitions } from '../tables/requisitions.ts'

export type Application = typeof applications.$inferSelect

/** HR sees all applications; anybody else those of candidates whom they are named to interview. */
export const seesAll = (caller: Pick<Caller, 'authorities'>) => has(caller, 'CANDIDATE_ACCESS') || has(caller, 'SHORTLISTING')

export function applicationsVisibleTo(caller: Caller): SQL | undefined {
  if (seesAll(caller)) return undefined
  return exists(
    sql`(select 1 from ${interviewInterviewers} join ${interviews} on ${interviews.id} = ${interviewInterviewers.interviewId}
      where ${interviews.applicationId} = ${applications.id} and ${interviewInterviewers.accountId} = ${caller.accountId} and ${notInArray(interviews.status, tagged(interviewStates, 'cancelled'))})`,
  )
}

const ROLES = words.Role
const rolesThat = (may: (role: (typeof ROLES)[number]) => boolean) => sql`${sql.param(ROLES.filter(may))}::text[]`

/** The same the other way round: of the accounts that may sign in those who may read this application. */
export const readersOf = (applicationId: number): SQL | undefined =>
  and(
    inArray(accounts.status, tagged(accountStates, 'maySignIn')),
    sql`${accounts.roles} && ${rolesThat((role) => isStaff({ roles: [role] }))}`,
    or(
      sql`${accounts.roles} && ${rolesThat((role) => seesAll({ authorities: authorities([role]) }))}`,
      exists(
        sql`(select 1 from ${interviewInterviewers} join ${interviews} on ${interviews.id} = ${interviewInterviewers.interviewId}
          where ${interviews.applicationId} = ${applicationId} and ${interviewInterviewers.accountId} = ${accounts.id} and ${notInArray(interviews.status, tagged(interviewStates, 'cancelled'))})`,
      ),
    ),
  )

/** The application, if the caller may see it; someone else's and a missing one answer alike, also to who asked for something under it. */
export async function readApplication(db: Database | Tx, caller: Caller, id: number, what = 'application') {
  const rows = seesAll(caller)
    ? await prepared(db, readApplication, () =>
        db
          .select()
          .from(applications)
          .where(eq(applications.id, sql.placeholder('id'))),
      ).execute({ id })
    : await db
        .select()
        .from(applications)
        .where(and(eq(applications.id, id), applicationsVisibleTo(caller)))
  const [row] = rows
  if (!row) throw notFound(what)
  return row
}

/** Locks an application in the order that every write keeps: its requisition first. */
export async function lockApplication(tx: Tx, id: number, what = 'application'): Promise<Application> {
  const [found] = await prepared(tx, lockApplication, () => locking(tx).where(eq(applications.id, sql.placeholder('id')))).execute({ id })
  if (!found) throw notFound(what)
  return found.application
}

/** Locks several. */
export const lockApplications = (tx: Tx, ids: number[]): Promise<Application[]> => locked(tx, inArray(applications.id, ids))

/** The same, if the caller may see it. */
export const lockVisibleApplication = (tx: Tx, caller: Caller, id: number, what?: string): Promise<Application> =>
  seesAll(caller) ? lockApplication(tx, id, what) : lock(tx, and(eq(applications.id, id), applicationsVisibleTo(caller)), what)

/** Locks several; those that the caller may not see are left out. */
export const lockVisibleApplications = (tx: Tx, caller: Caller, ids: number[]): Promise<Application[]> =>
  locked(tx, and(inArray(applications.id, ids), applicationsVisibleTo(caller)))

async function lock(tx: Tx, where: SQL | undefined, what = 'application'): Promise<Application> {
  const [found] = await locked(tx, where)
  if (!found) throw notFound(what)
  return found
}

/** One statement: PostgreSQL locks row by row, the requisition of each first, and all writes go through requisitions in the order of their numbers. */
const locking = (tx: Tx) =>
  tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .orderBy(applications.requisitionId, applications.id)
    .for('update', { of: [requisitions, applications] })
    .$dynamic()

async function locked(tx: Tx, where: SQL | undefined): Promise<Application[]> {
  const found = await locking(tx).where(where)
  return found.map(({ application }) => application)
}

/** Who a member of staff is to applications, their documents and interviews. */
export function staffActors(caller: Pick<Caller, 'roles'>): Actor[] {
  const actors: Actor[] = []
  if (isManager(caller)) actors.push('manager')
  if (isOfficer(caller)) actors.push('officer')
  return actors
}
