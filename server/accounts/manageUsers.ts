import { eq, or, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/auth.gen.ts'
import { accountLifecycle, accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { begin, transition } from '../platform/lifecycle/transition.ts'
import { accounts } from '../tables/accounts.ts'
import { accountTransitions, endSessions } from './endSessions.ts'
import { forgetFailures } from './failedAttempts.ts'
import { sendPasswordLink } from './sendPasswordLink.ts'

type Account = typeof accounts.$inferSelect
const MANAGER = 'Recruitment Manager'

/** Who has an account, as what, and whether it may be used. Nobody takes the own access away, and one manager always remains. */
export const userHandlers = (app: App) =>
  ({
    inviteUser: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const name = body.name.trim()
        if (!name) throw wrongField('name', 'Enter the name.')
        const email = body.email.trim().toLowerCase()
        const [made] = await tx.insert(accounts).values({ email, name, roles: body.roles }).onConflictDoNothing().returning()
        if (!made)
          throw new Problem(409, 'EMAIL_TAKEN', 'There is an account with this address already.', [
            { field: 'email', message: 'There is an account with this address already. Find it in the list and change its roles.' },
          ])
        await begin(tx, accountLifecycle, { id: made.id, by: caller })
        await audit(tx, { by: caller, action: 'invite', entity: 'account', id: made.id, after: { email, name, roles: body.roles } })
        await sendPasswordLink(app, tx, made, caller.name)
        return { responseData: { id: made.id, version: made.version }, message: 'Successfully created!' }
      }),

    updateUser: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, body } = call
        const account = await (body.roles.includes(MANAGER) ? lock : lockWithManagers)(tx, params.id, body.version)
        const name = body.name.trim()
        if (!name) throw wrongField('name', 'Enter the name.')
        const sameRoles = [...account.roles].sort().join() === [...body.roles].sort().join()
        if (account.roles.includes(MANAGER) && !body.roles.includes(MANAGER)) await keepOneManager(tx, caller, account)
        if (sameRoles)
          await tx
            .update(accounts)
            .set({ name, version: account.version + 1 })
            .where(eq(accounts.id, account.id))
        else await endSessions(tx, account.id, { name, roles: body.roles })
        const { name: oldName, roles: oldRoles } = account
        await audit(tx, {
          by: caller,
          action: 'change',
          entity: 'account',
          id: account.id,
          before: { name: oldName, roles: oldRoles },
          after: { name, roles: body.roles },
        })
        return { message: 'Successfully updated!' }
      }),

    changeUserStatus: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const staysIn = isTagged(accountStates, body.status, 'maySignIn')
        const account = await (staysIn ? lock : lockWithManagers)(tx, body.id, body.version)
        const before = async () => {
          if (!staysIn) await keepOneManager(tx, caller, account)
        }
        await transition(tx, accountTransitions, account, { to: body.status, by: caller, actors: ['manager'], reason: body.reason, before })
        await forgetFailures(tx, account.email)
        return { message: 'Successfully updated!' }
      }),

    resendInvitation: (call) =>
      write(app, call, async (tx) => {
        await inviteAgain(app, tx, call.params.id, call.caller)
        return { message: 'Message sent' }
      }),
  }) satisfies Pick<Handlers<operations>, 'inviteUser' | 'updateUser' | 'changeUserStatus' | 'resendInvitation'>

/** Sends another way to a password to who has none yet. */
export async function inviteAgain(app: App, tx: Tx, accountId: number, caller: Caller) {
  const account = await lock(tx, accountId)
  if (!isTagged(accountStates, account.status, 'invited')) throw new Problem(409, 'NOT_INVITED', 'This person has set a password already and can sign in.')
  if (!(await sendPasswordLink(app, tx, account, caller.name)))
    throw new Problem(429, 'TOO_MANY_TRIES', 'Three messages went to this person within the hour. Wait an hour, then send another.', undefined, 3600)
  await audit(tx, { by: caller, action: 'resend', entity: 'account', id: account.id })
}

async function lock(tx: Tx, id: number, version?: number): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  if (!account) throw notFound('account')
  if (version !== undefined) checkVersion(account, version)
  return account
}

/** The account and every manager, by id: one order for all, so that two who take away each other's access never wait for each other. */
async function lockWithManagers(tx: Tx, id: number, version: number): Promise<Account> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, id), sql`${MANAGER} = any(${accounts.roles})`))
    .orderBy(accounts.id)
    .for('update')
  return lock(tx, id, version)
}

/** Before somebody stops being a manager: it is not oneself, and not the last one. The managers are locked. */
async function keepOneManager(tx: Tx, caller: Caller, account: Account) {
  if (account.id === caller.accountId) throw new Problem(409, 'OWN_ACCESS', 'You cannot take away your own access. Ask another recruitment manager.')
  if (!account.roles.includes(MANAGER)) return
  const managers = await tx.select({ id: accounts.id, status: accounts.status }).from(accounts).where(sql`${MANAGER} = any(${accounts.roles})`)
  const signIn = tagged(accountStates, 'maySignIn')
  if (!managers.some(({ id, status }) => id !== account.id && signIn.includes(status)))
    throw new Problem(409, 'LAST_MANAGER', 'This is the last recruitment manager who can sign in. Make somebody else a manager first.')
}
