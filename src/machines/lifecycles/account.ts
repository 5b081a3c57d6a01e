import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'
import { isTagged } from './tags.ts'

export type AccountStatus = components['schemas']['AccountStatus']
export type AccountEvent = { type: 'activate' } | { type: 'lock' } | { type: 'unlock' } | { type: 'disable' } | { type: 'enable' }

/** The lifecycle of an account: invited until a password is set; only an active one signs in. Wrong passwords never change it. */
export const accountStates = setup({
  types: {} as { events: AccountEvent; tags: 'maySignIn' | 'invited' | 'locked' | 'disabled' },
}).createMachine({
  id: 'account',
  initial: 'invited',
  states: {
    invited: { tags: 'invited', on: { activate: 'active' } },
    active: { tags: 'maySignIn', on: { lock: 'locked', disable: 'disabled' } },
    locked: { tags: 'locked', on: { unlock: 'active' } },
    disabled: { tags: 'disabled', on: { enable: 'active' } },
  },
})
true satisfies Same<StateValueFrom<typeof accountStates>, AccountStatus>

/** An account as its lifecycle sees it. */
const accountAt = (account: { status: AccountStatus }) => accountStates.resolveState({ value: account.status })

/** Whether somebody whose account is like this gets a session. */
export const maySignIn = (status: AccountStatus) => isTagged(accountStates, status, 'maySignIn')

export const accountLifecycle = {
  name: 'account',
  machine: accountStates,
  at: accountAt,
  permissions: { activate: ['applicant', 'system'], lock: ['manager'], unlock: ['manager'], disable: ['manager'], enable: ['manager'] },
  events: {
    activate: { type: 'activate' },
    lock: { type: 'lock' },
    unlock: { type: 'unlock' },
    disable: { type: 'disable' },
    enable: { type: 'enable' },
  },
} satisfies Lifecycle<{ status: AccountStatus }, AccountEvent>
