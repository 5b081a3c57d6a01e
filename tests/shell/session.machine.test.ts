// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { claimsOf, readToken } from '../../src/api/token.ts'
import { landingOf, reasonOf, safeReturn, sessionMachine } from '../../src/machines/session.ts'

const session = { token: 'a.b.c', userName: 'Mara Ellison' }
const refusal = (status: number, code: string) => new Refusal(status, { code, message: 'No' })
const outcomes = [
  { type: 'xstate.done.actor.signIn', output: session },
  { type: 'xstate.error.actor.signIn', error: refusal(401, 'WRONG_SIGN_IN') },
  { type: 'xstate.error.actor.signIn', error: refusal(401, 'ACCOUNT_LOCKED') },
  { type: 'xstate.error.actor.signIn', error: new TypeError('no connection') },
  { type: 'xstate.done.actor.signOut' },
  { type: 'xstate.error.actor.signOut', error: refusal(500, 'UNKNOWN') },
]
const events = [
  { type: 'signIn', email: 'mara@sample.example', password: 'secret' },
  { type: 'signOut' },
  { type: 'end', reason: 'expired' },
  { type: 'storageChanged' },
  ...outcomes,
] as EventFromLogic<typeof sessionMachine>[]

type Snapshot = SnapshotFrom<typeof sessionMachine>
const awaited = ({ value }: Snapshot) => ({ signingIn: 'signIn', signingOut: 'signOut' })[String(value)]
const possible = (now: Snapshot) => events.filter((event) => (event.type.startsWith('xstate.') ? event.type.endsWith(`.${awaited(now)}`) : now.can(event)))
const place = ({ value, context: { reason } }: Snapshot) => `${value} ${reason}`

describe.each([{ someone: false }, { someone: true }])('the session, with a token in the browser: $someone', ({ someone }) => {
  const machine = sessionMachine.provide({ guards: { someone: () => someone }, actions: { keep: () => {}, forget: () => {} } })
  const paths = getShortestPaths(machine, {
    events: possible,
    serializeState: (now, event, before) => `${place(now)}${before ? ` by ${event?.type} from ${place(before)}` : ''}`,
    limit: 5000,
  })

  test('every place can be reached', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['signedOut', 'signingIn', 'signedIn', 'signingOut']))
  })

  test.each(paths.map((path) => ({ name: path.steps.map(({ event }) => event.type).join(' > '), path })))('$name', async ({ path }) => {
    const calls: Record<string, PromiseWithResolvers<unknown>> = {}
    const call = <T>(id: string) => {
      const waiting = Promise.withResolvers<T>()
      calls[id] = waiting as PromiseWithResolvers<unknown>
      return waiting.promise
    }
    const actor = createActor(
      machine.provide({ actors: { signIn: fromPromise(() => call<typeof session>('signIn')), signOut: fromPromise(() => call<void>('signOut')) } }),
    ).start()
    for (const { event, state } of path.steps) {
      const [, how, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? []
      if (how === 'done') calls[id]?.resolve((event as { output?: unknown }).output)
      else if (how === 'error') calls[id]?.reject((event as { error?: unknown }).error)
      else if (events.includes(event)) actor.send(event)
      await expect.poll(() => place(actor.getSnapshot()), { interval: 1 }).toBe(place(state))
    }
    actor.stop()
  })
})

describe('the token in the browser', () => {
  beforeEach(() => localStorage.clear())
  const payload = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`

  test('is kept by signing in and removed by signing out, even when the service cannot be reached', async () => {
    const machine = sessionMachine.provide({
      actors: {
        signIn: fromPromise(async () => ({ ...session, token: payload({ roles: 'Employee' }) })),
        signOut: fromPromise(() => Promise.reject(new Error('down'))),
      },
    })
    const actor = createActor(machine).start()
    expect(actor.getSnapshot().value).toBe('signedOut')
    actor.send({ type: 'signIn', email: 'a@sample.example', password: 'b' })
    await expect.poll(() => actor.getSnapshot().context.claims?.roles).toEqual(['Employee'])
    expect(readToken()).not.toBeNull()
    actor.send({ type: 'signOut' })
    await expect.poll(() => actor.getSnapshot().value).toBe('signedOut')
    expect(readToken()).toBeNull()
  })

  test('names roles whole and leaves out what the contract does not know', () => {
    const claims = claimsOf(payload({ roles: 'NotApplicant, Employee', authorities: ['SHORTLISTING', 'EVERYTHING'], email: 'a@sample.example' }), 'Ana')
    expect(claims).toMatchObject({ roles: ['Employee'], authorities: ['SHORTLISTING'], userName: 'Ana' })
    expect(claimsOf('rubbish', '')).toBeNull()
  })
})

test.each([
  [['Applicant'], '/offer-letter'],
  [['Recruitment Officer'], '/recruitmentOfficer'],
  [['Recruitment Manager'], '/recruitmentManager'],
  [['Employee'], '/jobreq'],
  [['Applicant', 'Employee'], '/jobreq'],
] as const)('%s begins at %s', (roles, landing) => expect(landingOf({ roles })).toBe(landing))

test.each([
  [refusal(401, 'WRONG_SIGN_IN'), 'wrong'],
  [refusal(401, 'ACCOUNT_LOCKED'), 'locked'],
  [refusal(429, 'TOO_MANY_TRIES'), 'tooOften'],
  [refusal(503, 'BUSY'), 'busy'],
  [new Refusal(0, null), 'unreachable'],
  [refusal(500, 'UNKNOWN'), 'failed'],
] as const)('%s is told as "%s"', (problem, reason) => expect(reasonOf(problem)).toBe(reason))

test('only ways inside the application are followed back', () => {
  expect(['/jobreq/5?tab=approvals', '//evil.example', 'https://evil.example', '/\\evil.example', '/login', undefined].map(safeReturn)).toEqual([
    '/jobreq/5?tab=approvals',
    null,
    null,
    null,
    null,
    null,
  ])
})
