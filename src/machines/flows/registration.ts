import { assign, fromPromise, setup } from 'xstate'
import { auth, hr, orThrow, type Refusal } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { asRefusal } from '../../api/refusal.ts'
import { keepToken } from '../../api/token.ts'

type Person = components['schemas']['CheckedPerson']
type Seen = components['schemas']['RegistrationState']
type Ask = components['schemas']['ResendCode']
type Session = { token: string; userName: string }

/** As people type it: small letters, spaces, dashes, and the letters that look like digits. */
export const tidyCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
/** The key in a mail's link; the typed code is shorter. */
export const isLinkKey = (code: string) => /^[\w-]{43}$/.test(code)

const ended = {
  REGISTRATION_CODE_USED: 'used',
  REGISTRATION_CODE_EXPIRED: 'expired',
  REGISTRATION_CODE_BURNED: 'burned',
  REGISTRATION_CODE_REPLACED: 'replaced',
} as const
const says =
  (code: keyof typeof ended) =>
  ({ event }: { event: { error: unknown } }) =>
    asRefusal(event.error).code === code
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** From the code of a letter's mail to a signed-in applicant: the code is checked, a password set, the session begun. */
export const registrationMachine = setup({
  types: {} as {
    input: { code?: string | undefined; whenIn: () => void }
    context: { whenIn: () => void; code: string; seen: Seen | null; person: Person | null; password: string; ask: Ask; problem: Refusal | null }
    events:
      | { type: 'submitCode'; code: string }
      | { type: 'continue' }
      | { type: 'typeCode' }
      | { type: 'setPassword'; password: string }
      | { type: 'askForMail' }
      | { type: 'requestCode'; email?: string }
    tags: 'busy' | 'registrationForm' | 'resetForm' | 'ended'
  },
  actors: {
    look: fromPromise<Seen, { code: string }>(({ input, signal }) => hr.POST('/user/code', { body: input, signal }).then((answer) => orThrow(answer).data)),
    check: fromPromise<Person, { code: string }>(({ input, signal }) => hr.POST('/user/check', { body: input, signal }).then((answer) => orThrow(answer).data)),
    reset: fromPromise(({ input, signal }: { input: { code: string; password: string }; signal: AbortSignal }) =>
      hr.POST('/user/reset-password', { body: input, signal }).then(orThrow),
    ),
    signIn: fromPromise<Session, { email: string; password: string }>(({ input, signal }) =>
      auth.POST('/login', { body: input, signal }).then((answer) => orThrow(answer).data),
    ),
    request: fromPromise(({ input, signal }: { input: Ask; signal: AbortSignal }) => hr.POST('/user/resend-code', { body: input, signal }).then(orThrow)),
  },
  actions: {
    keepCode: assign((_, { code }: { code: string }) => ({ code: isLinkKey(code.trim()) ? code.trim() : tidyCode(code), problem: null })),
    keepSeen: assign((_, { seen }: { seen: Seen }) => ({ seen, problem: null })),
    keepPerson: assign((_, { person }: { person: Person }) => ({ person, problem: null })),
    keepPassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    keepAsk: assign((_, { ask }: { ask: Ask }) => ({ ask, problem: null })),
    forgetSecrets: assign({ password: '', code: '' }),
    keepSession: (_, session: Session) => keepToken(session),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    clear: assign({ problem: null }),
    tell: ({ context }) => context.whenIn(),
  },
  guards: {
    cameByLink: ({ context }) => isLinkKey(context.code),
    knowsTheCode: ({ context }) => context.code !== '',
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ whenIn: input.whenIn, seen: null, code: input.code ?? '', person: null, password: '', ask: {}, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'cameByLink', target: 'lookingUp' }, { target: 'codeForm' }] },
    lookingUp: {
      tags: ['busy', 'registrationForm'],
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'linkReady', actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) } },
        onError: [
          { guard: says('REGISTRATION_CODE_USED'), target: 'used' },
          { guard: says('REGISTRATION_CODE_EXPIRED'), target: 'expired' },
          { guard: says('REGISTRATION_CODE_BURNED'), target: 'burned' },
          { guard: says('REGISTRATION_CODE_REPLACED'), target: 'replaced' },
          { target: 'codeForm', actions: [explain, assign({ code: '' })] },
        ],
      },
    },
    linkReady: { tags: 'registrationForm', on: { continue: 'checking', typeCode: 'codeForm' } },
    codeForm: {
      tags: 'registrationForm',
      on: {
        submitCode: { target: 'checking', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) } },
        askForMail: { target: 'mailForm', actions: 'clear' },
      },
    },
    checking: {
      tags: ['busy', 'registrationForm'],
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'passwordForm', actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.output }) } },
        onError: [
          { guard: says('REGISTRATION_CODE_USED'), target: 'used' },
          { guard: says('REGISTRATION_CODE_EXPIRED'), target: 'expired' },
          { guard: says('REGISTRATION_CODE_BURNED'), target: 'burned' },
          { guard: says('REGISTRATION_CODE_REPLACED'), target: 'replaced' },
          { target: 'codeForm', actions: explain },
        ],
      },
    },
    passwordForm: {
      tags: 'resetForm',
      on: { setPassword: { target: 'settingPassword', actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) } } },
    },
    settingPassword: {
      tags: ['busy', 'resetForm'],
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ context }) => ({ code: context.code, password: context.password }),
        onDone: 'signingIn',
        onError: [
          { guard: says('REGISTRATION_CODE_USED'), target: 'used' },
          { guard: says('REGISTRATION_CODE_EXPIRED'), target: 'expired' },
          { guard: says('REGISTRATION_CODE_BURNED'), target: 'burned' },
          { guard: says('REGISTRATION_CODE_REPLACED'), target: 'replaced' },
          { target: 'passwordForm', actions: explain },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ email: context.person?.email ?? '', password: context.password }),
        onDone: { target: 'signedIn', actions: ['forgetSecrets', { type: 'keepSession', params: ({ event }) => event.output }] },
        onError: { target: 'passwordSet', actions: ['forgetSecrets', explain] },
      },
    },
    // The password stands but the session could not begin: the sign-in page is the way on.
    passwordSet: {},
    used: { tags: 'ended', on: { typeCode: 'codeForm' } },
    expired: {
      tags: 'ended',
      on: { requestCode: 'requesting', typeCode: 'codeForm' },
      exit: { type: 'keepAsk', params: ({ context }) => ({ ask: { code: context.code } }) },
    },
    burned: {
      tags: 'ended',
      on: { requestCode: 'requesting', typeCode: 'codeForm' },
      exit: { type: 'keepAsk', params: ({ context }) => ({ ask: { code: context.code } }) },
    },
    replaced: {
      tags: 'ended',
      on: { requestCode: 'requesting', typeCode: 'codeForm' },
      exit: { type: 'keepAsk', params: ({ context }) => ({ ask: { code: context.code } }) },
    },
    mailForm: {
      tags: 'registrationForm',
      on: {
        requestCode: { target: 'requesting', actions: { type: 'keepAsk', params: ({ event }) => ({ ask: { email: (event.email ?? '').trim() } }) } },
        typeCode: { target: 'codeForm', actions: 'clear' },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => context.ask,
        onDone: 'requested',
        onError: { target: 'mailForm', actions: explain },
      },
    },
    requested: { on: { typeCode: { target: 'codeForm', actions: assign({ code: '', problem: null }) } } },
    signedIn: { type: 'final', entry: 'tell' },
  },
})
