import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type RegistrationStatus = components['schemas']['RegistrationStatus']
/** What the lifecycle looks at besides the status. */
export type RegistrationFacts = { timeIsLeft: boolean; wrongTries: number }
export type RegistrationEvent = { type: 'check' } | { type: 'setPassword' } | { type: 'expire' } | { type: 'burn' } | { type: 'supersede' }

/** The fifth wrong try burns a code. */
export const WRONG_TRIES_ALLOWED = 5
/** How long a code and its link work. */
export const REGISTRATION_HOURS = 72

/** The lifecycle of a registration: a code is shown, checked as often as one likes, and used once. */
export const registrationStates = setup({
  types: {} as { context: RegistrationFacts; input: RegistrationFacts; events: RegistrationEvent; tags: 'usable' | 'unchecked' | 'burned' },
  guards: {
    timeIsLeft: ({ context }) => context.timeIsLeft,
    timeIsOver: ({ context }) => !context.timeIsLeft,
    triesAreUsedUp: ({ context }) => context.wrongTries >= WRONG_TRIES_ALLOWED,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      tags: ['usable', 'unchecked'],
      on: {
        check: { target: 'checked', guard: 'timeIsLeft' },
        expire: { target: 'expired', guard: 'timeIsOver' },
        burn: { target: 'burned', guard: 'triesAreUsedUp' },
        supersede: 'superseded',
      },
    },
    checked: {
      tags: 'usable',
      on: {
        setPassword: { target: 'used', guard: 'timeIsLeft' },
        expire: { target: 'expired', guard: 'timeIsOver' },
        burn: { target: 'burned', guard: 'triesAreUsedUp' },
        supersede: 'superseded',
      },
    },
    used: {},
    expired: {},
    burned: { tags: 'burned' },
    superseded: {},
  },
})
true satisfies Same<StateValueFrom<typeof registrationStates>, RegistrationStatus>

/** A registration as its lifecycle sees it. */
const registrationAt = (registration: { status: RegistrationStatus } & RegistrationFacts) =>
  registrationStates.resolveState({ value: registration.status, context: registration })

export const registrationLifecycle = {
  name: 'registration',
  machine: registrationStates,
  at: registrationAt,
  permissions: { check: ['applicant'], setPassword: ['applicant'], expire: ['system'], burn: ['system'], supersede: ['system'] },
  events: {
    check: { type: 'check' },
    setPassword: { type: 'setPassword' },
    expire: { type: 'expire' },
    burn: { type: 'burn' },
    supersede: { type: 'supersede' },
  },
} satisfies Lifecycle<{ status: RegistrationStatus } & RegistrationFacts, RegistrationEvent>
