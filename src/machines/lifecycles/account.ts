import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Law } from './law.ts'
import type { Same } from './same.ts'
import { isTagged } from './tags.ts'

export type AccountStatus = components['schemas']['AccountStatus']
/** What the law looks at besides the status. */
export type AccountFacts = { wrongPasswords: number }
export type AccountEvent = { type: 'activate' } | { type: 'lock' } | { type: 'unlock' } | { type: 'disable' } | { type: 'enable' }

/** The tenth wrong password in a row locks an account. */
export const WRONG_PASSWORDS_ALLOWED = 10

/** The law of an account: invited until a password is set; only an active one signs in. */
export const accountLifecycle = setup({
  types: {} as { context: AccountFacts; input: AccountFacts; events: AccountEvent; tags: 'maySignIn' | 'invited' | 'locked' | 'disabled' },
  guards: {
    wrongPasswordsAreUsedUp: ({ context }) => context.wrongPasswords >= WRONG_PASSWORDS_ALLOWED,
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => input,
  initial: 'invited',
  states: {
    invited: { tags: 'invited', on: { activate: 'active' } },
    active: { tags: 'maySignIn', on: { lock: { target: 'locked', guard: 'wrongPasswordsAreUsedUp' }, disable: 'disabled' } },
    locked: { tags: 'locked', on: { unlock: 'active' } },
    disabled: { tags: 'disabled', on: { enable: 'active' } },
  },
})
true satisfies Same<StateValueFrom<typeof accountLifecycle>, AccountStatus>

/** An account as its lifecycle sees it. */
export const accountAt = (account: { status: AccountStatus } & AccountFacts) => accountLifecycle.resolveState({ value: account.status, context: account })

/** Whether somebody whose account is like this gets a session. */
export const maySignIn = (status: AccountStatus) => isTagged(accountLifecycle, status, 'maySignIn')

export const accountLaw = {
  name: 'account',
  lifecycle: accountLifecycle,
  at: accountAt,
  who: { activate: ['applicant', 'system'], lock: ['system'], unlock: ['manager', 'system'], disable: ['manager'], enable: ['manager'] },
  events: {
    activate: { type: 'activate' },
    lock: { type: 'lock' },
    unlock: { type: 'unlock' },
    disable: { type: 'disable' },
    enable: { type: 'enable' },
  },
} satisfies Law<{ status: AccountStatus } & AccountFacts, AccountEvent>
