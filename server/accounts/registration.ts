import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/hr.gen.ts'
import { accountLifecycle, accountStates } from '../../src/machines/lifecycles/account.ts'
import { registrationStates } from '../../src/machines/lifecycles/registration.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { companyName } from '../platform/company.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import { addressOf, type Limit } from '../platform/http/rateLimit.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { accounts } from '../tables/accounts.ts'
import { registrations } from '../tables/registrations.ts'
import { accountTransitions, endSessions } from './endSessions.ts'
import { forgetFailures } from './failedAttempts.ts'
import { ended, moveRegistration, type Registration, refuseEnded } from './moveRegistration.ts'
import { hashPassword } from './password.ts'
import { sendNewCode } from './resendCode.ts'
import { tryCode } from './tryCode.ts'
import { weakPassword } from './weakPassword.ts'

/** However much there was to do, the answer about a new code takes this long. */
const RESEND_TAKES = 400

/** Besides what a typed code may be tried: links are opened from one address by a whole office. */
const codes: Limit = { bucket: ({ request }) => `code-call:ip:${addressOf(request)}`, most: 200, seconds: 3600 }

export const userLimits = {
  lookAtCodeByGet: codes,
  lookAtCode: codes,
  checkCode: codes,
  setPasswordByCode: codes,
  resendCode: { bucket: ({ request }) => `resend:ip:${addressOf(request)}`, most: 10, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export function userHandlers(app: App) {
  const { db } = app
  const stateOf = async ({ status, expiresAt }: Registration) => ({ data: { status, expiresAt: expiresAt.toISOString(), organisation: await companyName(db) } })

  return {
    lookAtCodeByGet: async ({ params, request }) => stateOf(await tryCode(app, params.code, addressOf(request))),
    lookAtCode: async ({ body, request }) => stateOf(await tryCode(app, body.code, addressOf(request))),

    async checkCode({ body, request }) {
      const { id } = await tryCode(app, body.code, addressOf(request))
      return db.transaction(async (tx) => {
        const { registration, account } = await lock(tx, id)
        if (isUnchecked(registration)) await moveRegistration(tx, registration, { type: 'check' }, personOf(account))
        return { data: { email: account.email, name: account.name }, message: 'Success' }
      })
    },

    async setPasswordByCode({ body, request }) {
      const { id, accountId } = await tryCode(app, body.code, addressOf(request))
      const [person] = await db.select({ email: accounts.email, name: accounts.name }).from(accounts).where(eq(accounts.id, accountId))
      const weak = person && weakPassword(body.password, person)
      if (weak) throw wrongField('password', weak)
      const passwordHash = await hashPassword(body.password)
      return db.transaction(async (tx) => {
        const { registration, account } = await lock(tx, id)
        const by = personOf(account)
        const checked = isUnchecked(registration) ? await moveRegistration(tx, registration, { type: 'check' }, by) : registration
        await moveRegistration(tx, checked, { type: 'setPassword' }, by)
        await setPassword(tx, account, passwordHash)
        await forgetFailures(tx, account.email)
        await audit(tx, { by, action: 'setPassword', entity: 'account', id: account.id, applicationId: registration.applicationId })
        return { message: 'Password has been changed' }
      })
    },

    async resendCode({ body }) {
      const started = Date.now()
      if (!body.code === !body.email) throw wrongField('email', 'Enter your e-mail address')
      await sendNewCode(app, body)
      await pause(Math.max(0, started + RESEND_TAKES - Date.now()))
      return { message: 'If a letter waits for you, a message with a new code is on its way.' }
    },
  } satisfies Pick<Handlers<operations>, 'lookAtCodeByGet' | 'lookAtCode' | 'checkCode' | 'setPasswordByCode' | 'resendCode'>
}

const isUnchecked = ({ status }: Registration) => isTagged(registrationStates, status, 'unchecked')

const personOf = ({ id, name }: { id: number; name: string }) => ({ accountId: id, name })

/** The account, then the registration: the order in which a new code locks them, too. */
async function lock(tx: Tx, id: number) {
  const [found] = await tx.select({ accountId: registrations.accountId }).from(registrations).where(eq(registrations.id, id))
  const [account] = found ? await tx.select().from(accounts).where(eq(accounts.id, found.accountId)).for('update') : []
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  if (!account || !registration || isTagged(accountStates, account.status, 'disabled')) throw ended('supersede')
  refuseEnded(registration)
  if (registration.expiresAt <= new Date()) throw ended('expire')
  return { account, registration }
}

/** An invited account becomes active; any other only gets the new password: whoever locked one unlocks it. */
async function setPassword(tx: Tx, account: typeof accounts.$inferSelect, passwordHash: string) {
  if (!isTagged(accountStates, account.status, 'invited')) return endSessions(tx, account.id, { passwordHash })
  const step = { event: accountLifecycle.events.activate, actors: ['applicant'], by: personOf(account), set: () => ({ passwordHash }) } as const
  return (await transition(tx, accountTransitions, account, step)).row
}
