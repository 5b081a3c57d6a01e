import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { auth, orThrow, type Refusal } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { type Claims, currentClaims, forgetToken, keepToken } from '../api/token.ts'
import { forgetDrafts } from './records/drafts.ts'

/** Why nobody is signed in, when there is something to say about it. */
export type Reason = 'wrong' | 'locked' | 'disabled' | 'tooOften' | 'busy' | 'unreachable' | 'failed' | 'expired' | 'forbidden'
type Credentials = { email: string; password: string }
type Session = { token: string; userName: string }

const reasons = new Map<string, Reason>([
  ['WRONG_SIGN_IN', 'wrong'],
  ['ACCOUNT_LOCKED', 'locked'],
  ['TOO_MANY_TRIES', 'tooOften'],
  ['BUSY', 'busy'],
  ['UNREACHABLE', 'unreachable'],
])

/** A refused sign-in, as a reason: by its code, else by its status. */
export function reasonOf({ code, status }: Refusal): Reason {
  return reasons.get(code) ?? ({ 400: 'wrong', 401: 'wrong', 423: 'locked', 429: 'tooOften' } as const)[status] ?? 'failed'
}

const explained = (refusal: Refusal) => ({ reason: reasonOf(refusal), wait: refusal.retryAfter })

/** Who is signed in, from sign-in to sign-out. The token itself lives in browser storage. */
export const sessionMachine = setup({
  types: {} as {
    /** `wait`: in how many seconds signing in may be tried again. */
    context: { claims: Claims | null; reason: Reason | null; wait: number | null }
    events: ({ type: 'signIn' } & Credentials) | { type: 'signOut' } | { type: 'end'; reason: Reason } | { type: 'storageChanged' }
    tags: 'busy'
  },
  actors: {
    signIn: fromPromise<Session, Credentials>(({ input, signal }) => auth.POST('/login', { body: input, signal }).then((answer) => orThrow(answer).data)),
    /** Waits at most three seconds: the token goes in any case. */
    signOut: fromPromise<void>(async () => {
      await auth.POST('/logout', { signal: AbortSignal.timeout(3000) })
    }),
  },
  actions: {
    keep: (_, session: Session) => keepToken(session),
    forget: () => forgetToken(),
    forgetDrafts,
    read: assign(() => ({ claims: currentClaims(), reason: null, wait: null })),
    nobody: assign(() => ({ claims: null })),
    explain: assign((_, { reason, wait = null }: { reason: Reason | null; wait?: number | null }) => ({ reason, wait })),
  },
  guards: { someone: () => currentClaims() !== null },
}).createMachine({
  id: 'session',
  context: { claims: null, reason: null, wait: null },
  initial: 'looking',
  on: { storageChanged: '.looking' },
  states: {
    looking: { always: [{ guard: 'someone', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: 'nobody',
      on: {
        signIn: 'signingIn',
        end: { actions: { type: 'explain', params: ({ event }) => ({ reason: event.reason }) } },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn')
          return { email: event.email, password: event.password }
        },
        onDone: { target: 'signedIn', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'signedOut', actions: { type: 'explain', params: ({ event }) => explained(asRefusal(event.error)) } },
      },
    },
    signedIn: {
      entry: 'read',
      on: {
        signIn: 'signingIn',
        signOut: 'signingOut',
        end: { target: 'signedOut', actions: ['forget', { type: 'explain', params: ({ event }) => ({ reason: event.reason }) }] },
      },
    },
    // The call carries the token, so it is forgotten when the service has answered or cannot be reached.
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: ['forget', 'forgetDrafts', { type: 'explain', params: { reason: null } }] },
        onError: { target: 'signedOut', actions: ['forget', 'forgetDrafts', { type: 'explain', params: { reason: null } }] },
      },
    },
  },
})

/** Where a person begins, by role (specification §2). */
export function landingOf(claims: Pick<Claims, 'roles'> | null): string {
  if (!claims) return '/homepage'
  const { roles } = claims
  if (roles.length === 1 && roles[0] === 'Applicant') return '/offer-letter'
  if (roles.includes('Recruitment Officer')) return '/recruitmentOfficer'
  if (roles.includes('Recruitment Manager')) return '/recruitmentManager'
  return '/jobreq'
}

/** Only ways inside this application are followed back after signing in. */
export const safeReturn = (returnTo: string | undefined): string | null =>
  returnTo && /^\/(?![/\\])/.test(returnTo) && !returnTo.startsWith('/login') ? returnTo : null
