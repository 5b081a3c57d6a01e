import { and, inArray, not, or, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accountLifecycle, accountStates } from '../../src/machines/lifecycles/account.ts'
import { employeeLifecycle, employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import { endSessions } from '../accounts/endSessions.ts'
import { sendPasswordLink } from '../accounts/sendPasswordLink.ts'
import type { App, Caller } from '../platform/context.ts'
import { isDay, todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { isManager, isOfficer, isStaff } from '../platform/http/permissions.ts'
import { type FieldError, Problem } from '../platform/http/problem.ts'
import { audit, auditAll } from '../platform/lifecycle/audit.ts'
import { beginAll, transition } from '../platform/lifecycle/transition.ts'
import { staffActors } from '../records/applications.ts'
import { accounts } from '../tables/accounts.ts'
import { employees } from '../tables/employees.ts'
import { employeeTransitions } from './endOnboarding.ts'
import { makeEmployees } from './makeEmployee.ts'
import { giveTasks } from './tasks/giveTasks.ts'
import { welcome } from './welcome.ts'

export type NewPerson = components['schemas']['NewEmployee']
type Adder = Pick<Caller, 'accountId' | 'name' | 'roles'>
type Account = typeof accounts.$inferSelect
type Employee = typeof employees.$inferSelect
/** Why somebody cannot be added under an address, and who has it. */
type Obstacle = FieldError & { code: string; existing?: { id: number; name: string } }

export const addressOf = ({ email }: Pick<NewPerson, 'email'>) => email.trim().toLowerCase()

/** The accounts that have these addresses, locked. */
const accountsAt = (tx: Tx, addresses: string[]) =>
  tx
    .select()
    .from(accounts)
    .where(inArray(sql`lower(${accounts.email})`, addresses))
    .orderBy(accounts.id)
    .for('update')

/** What stands against each of these people, in their order: nobody is there twice, and no account of the recruiting team is given away. */
export async function obstaclesTo(tx: Tx, people: NewPerson[], adder: Adder): Promise<(Obstacle | null)[]> {
  const addresses = people.map(addressOf)
  const known = new Map((await accountsAt(tx, addresses)).map((account) => [account.email.toLowerCase(), account]))
  const accountIds = [...known.values()].map(({ id }) => id)
  const here = await tx
    .select({ id: employees.id, first: employees.firstName, last: employees.lastName, email: employees.email, accountId: employees.accountId })
    .from(employees)
    .where(
      and(
        not(inArray(employees.status, tagged(employeeStates, 'ended'))),
        or(inArray(sql`lower(${employees.email})`, addresses), inArray(employees.accountId, accountIds)),
      ),
    )
  const byAddress = new Map(here.map((one) => [one.email.toLowerCase(), one]))
  const byAccount = new Map(here.map((one) => [one.accountId, one]))
  return people.map((person) => {
    const account = known.get(addressOf(person))
    const namesake = byAddress.get(addressOf(person)) ?? (account && byAccount.get(account.id))
    if (namesake) {
      const name = `${namesake.first} ${namesake.last}`
      const message = `${name} works here already with this address, as employee ${namesake.id}.`
      return { field: 'email', code: 'EMPLOYEE_EXISTS', message, existing: { id: namesake.id, name } }
    }
    if (!account || !(isManager(account) || isOfficer(account))) return null
    if (!isManager(adder)) {
      const message = 'An account of the recruiting team has this address. A recruitment manager can add this person.'
      return { field: 'email', code: 'ACCOUNT_OF_STAFF', message }
    }
    if (person.linkAccount) return null
    const message = 'An account of the recruiting team has this address. Say that it is the account of this person, or use another address.'
    return { field: 'linkAccount', code: 'ACCOUNT_OF_STAFF', message }
  })
}

/** The account of each: the one that is there, with the role that it needs, or a new one. */
async function accountsFor(tx: Tx, people: NewPerson[], adder: Adder): Promise<(Account & { isNew: boolean })[]> {
  const known = await accountsAt(tx, people.map(addressOf))
  const found = new Map<string, Account & { isNew: boolean }>()
  for (const account of known) {
    // Who has a role of staff keeps it; who was an applicant only becomes an employee as well.
    const kept = isStaff(account) ? account : await endSessions(tx, account.id, { roles: [...account.roles, 'Employee'] })
    found.set(account.email.toLowerCase(), { ...kept, isNew: false })
    if (kept === account) continue
    await audit(tx, { by: adder, action: 'addRole', entity: 'account', id: account.id, before: { roles: account.roles }, after: { roles: kept.roles } })
  }
  const missing = people.filter((person) => !found.has(addressOf(person)))
  const wanted = missing.map((person) => ({ email: addressOf(person), name: `${person.firstName} ${person.lastName}`, roles: ['Employee' as const] }))
  const made = wanted.length > 0 ? await tx.insert(accounts).values(wanted).onConflictDoNothing().returning() : []
  if (made.length < wanted.length) {
    const message = 'Somebody was given an account with this address at this moment. Try again to see who it is.'
    throw new Problem(409, 'EMAIL_TAKEN', message, [{ field: 'email', message }])
  }
  await beginAll(
    tx,
    accountLifecycle,
    made.map(({ id }) => ({ id, by: adder })),
  )
  await auditAll(
    tx,
    made.map(({ id, email, name, roles }) => ({ by: adder, action: 'create', entity: 'account', id, after: { email, name, roles } })),
  )
  for (const account of made) found.set(account.email, { ...account, isNew: true })
  return people.map((person) => found.get(addressOf(person))!)
}

/** Adds people against whom nothing stands. Who starts today or has started is active at once; who starts later gets tasks and is converted as anybody else. */
export async function addPeople(app: Pick<App, 'settings' | 'jobs'>, tx: Tx, people: NewPerson[], adder: Adder): Promise<Employee[]> {
  const today = todayIn(app.settings)
  const theirs = await accountsFor(tx, people, adder)
  const given = people.map(({ jobPositionTypeId, invite: _invite, linkAccount: _link, ...person }, at) => ({
    ...{ ...person, email: person.email.trim(), positionTypeId: jobPositionTypeId, accountId: theirs[at]!.id },
  }))
  const made = await makeEmployees(tx, given, { by: adder, today })
  await auditAll(
    tx,
    made.map(({ id, firstName, lastName, jobTitle, employmentStartDate, email }, at) => ({
      ...{ by: adder, action: 'create', entity: 'employee', id },
      after: { firstName, lastName, jobTitle, employmentStartDate, ...(theirs[at]!.isNew ? {} : { linkedAccount: email }) },
    })),
  )
  for (const [at, employee] of made.entries()) {
    if ((employee.employmentStartDate ?? '') <= today)
      await transition(tx, employeeTransitions(true), employee, {
        event: employeeLifecycle.events.convert,
        by: adder,
        actors: staffActors(adder),
        set: () => ({ approved: true }),
      })
    else await giveTasks(tx, employee.id, { by: adder, officerId: adder.accountId })
    if (people[at]!.invite) await invite(app, tx, employee, theirs[at]!, adder)
  }
  return made
}

/** Who has no password yet gets the way to one; everybody else who can sign in, the way to the own record. */
async function invite(app: Pick<App, 'settings' | 'jobs'>, tx: Tx, employee: Employee, account: Account, adder: Adder) {
  if (isTagged(accountStates, account.status, 'invited')) await sendPasswordLink(app, tx, account, adder.name)
  else if (isTagged(accountStates, account.status, 'maySignIn')) await welcome(app, tx, employee, employee.jobTitle)
}

/** What does not fit of what was typed or stands in a row. */
export function faultsOfPerson(person: NewPerson): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })
  if (!person.firstName) fault('firstName', 'Enter the first name')
  if (!person.lastName) fault('lastName', 'Enter the last name')
  if (!person.email) fault('email', 'Enter an e-mail address')
  if (!person.jobTitle) fault('jobTitle', 'Enter what the person works as')
  if (!isDay(person.employmentStartDate) || person.employmentStartDate < '1950-01-01')
    fault('employmentStartDate', 'Enter the day on which the person starts or started, like 1 Jul 2026')
  return faults
}
