import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventFromLogic, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { type Own, ownPageMachine } from '../../src/machines/flows/own/ownPage.ts'

type Event = EventFromLogic<typeof ownPageMachine>
type Snapshot = SnapshotFrom<typeof ownPageMachine>
type Outcome = { type: string; actorId: string; output?: unknown; error?: unknown }

const own = (over: Partial<Own> = {}): Own => ({
  organisation: 'Saltmarsh Health',
  firstName: 'Maya',
  positionTitle: 'Ward clerk',
  place: 'Geelong',
  appliedOn: '2026-11-03',
  stage: 'RECEIVED',
  ended: null,
  steps: [{ stage: 'RECEIVED', since: '2026-11-03' }],
  answerBy: null,
  letterWaits: false,
  interviews: [],
  offers: [],
  documents: [{ id: 4, name: 'Police check', mandatory: true, state: 'WANTED', why: null, file: null, mayHandIn: true, version: 1 }],
  messages: [],
  mayReplaceResume: true,
  mayWithdraw: true,
  kept: {
    name: 'Maya Okonkwo',
    email: 'maya@sample.example',
    mobile: null,
    phone: null,
    home: null,
    totalExperience: null,
    expectedPay: null,
    held: [],
    answers: [],
    resume: 'cv.pdf',
    keptUntil: null,
    consents: [],
    keepLonger: false,
    keepLongerWording: { version: 1, language: 'en', text: 'They may be kept.' },
  },
  ...over,
})
const file = new File(['%PDF-'], 'cv.pdf')
const gone = new Refusal(404, { code: 'LINK_OPENS_NOTHING', message: 'No' })
const broken = new Refusal(0, null)

const typed: Event[] = [
  { type: 'retry' },
  { type: 'ask', email: ' maya@sample.example ' },
  { type: 'back' },
  { type: 'seeMessages' },
  { type: 'seeData' },
  { type: 'seeDocuments' },
  { type: 'documentIn' },
  { type: 'askToWithdraw' },
  { type: 'withdraw', because: 'PAY' },
  { type: 'askToRefuse', startsAt: '2026-11-26T03:00:00.000Z' },
  { type: 'refuse', note: ' Monday ' },
  { type: 'askForTimes', offerId: 3, task: 'change' },
  { type: 'timesDone' },
  { type: 'outdated' },
  { type: 'lost' },
  { type: 'choose', file },
  { type: 'progress', sent: 3 },
  { type: 'cancel' },
  { type: 'keepLonger', wanted: true },
]
const calls = ['read', 'ask', 'upload', 'replace', 'withdraw', 'refuse', 'keepLonger'] as const
const outputs: Record<(typeof calls)[number], unknown> = {
  read: own(),
  ask: { message: '' },
  upload: { id: 7, token: 'x' },
  replace: { message: '' },
  withdraw: { message: '' },
  refuse: { message: '' },
  keepLonger: { message: '' },
}
const outcomes: Outcome[] = calls.flatMap((id) => [
  { type: `xstate.done.actor.${id}`, actorId: id, output: outputs[id] },
  { type: `xstate.error.actor.${id}`, actorId: id, error: broken },
  { type: `xstate.error.actor.${id}`, actorId: id, error: gone },
])
/** Which call each state waits for. */
const awaited: Record<string, (typeof calls)[number]> = {
  loading: 'read',
  asking: 'ask',
  'shown.uploading': 'upload',
  'shown.replacing': 'replace',
  'shown.agreeing': 'keepLonger',
  'shown.data again': 'read',
  'shown.documents again': 'read',
  'shown.withdrawing': 'withdraw',
  'shown.refusing': 'refuse',
  'shown.main again': 'read',
}
const placeOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : `shown.${value.shown}`)
const possible = (snapshot: Snapshot) => [
  ...typed.filter((event) => snapshot.can(event)),
  ...outcomes.filter(({ actorId }) => awaited[placeOf(snapshot)] === actorId),
]
const essence = (snapshot: Snapshot) => JSON.stringify([placeOf(snapshot), snapshot.context.did, snapshot.context.problem?.code, snapshot.context.own !== null])

/** What each place takes; what it does not name is left alone there. Written by hand, not read from the machine. */
const taken: Record<string, Event['type'][]> = {
  loading: [],
  failed: ['retry'],
  lost: ['ask'],
  asking: [],
  unasked: ['ask'],
  asked: ['back'],
  'shown.main': ['seeMessages', 'seeData', 'seeDocuments', 'askToWithdraw', 'askToRefuse', 'askForTimes'],
  'shown.times': ['back', 'timesDone', 'outdated', 'lost'],
  'shown.messages': ['back'],
  'shown.data': ['back', 'choose', 'keepLonger'],
  'shown.uploading': ['progress', 'cancel'],
  'shown.replacing': [],
  'shown.agreeing': [],
  'shown.data again': [],
  'shown.documents': ['back', 'documentIn'],
  'shown.documents again': ['back', 'documentIn'],
  'shown.withdrawal': ['back', 'withdraw'],
  'shown.withdrawing': [],
  'shown.refusal': ['back', 'refuse'],
  'shown.refusing': [],
  'shown.main again': [],
}

describe('the flow of the own page', () => {
  for (const key of ['k'.repeat(43), '']) {
    const silent = ownPageMachine.provide({ actors: Object.fromEntries(calls.map((id) => [id, fromPromise(() => new Promise(() => {}))])) as never })
    const paths = getShortestPaths(silent, {
      input: { key },
      events: possible as never,
      serializeState: essence,
      limit: 20_000,
    })
    test(`${key ? 'with' : 'without'} a key: every place is reached by a path of its own, and takes what is written of it`, () => {
      const places = new Set(paths.map(({ state }) => placeOf(state)))
      if (key) expect([...places].toSorted()).toEqual(Object.keys(taken).toSorted())
      else expect([...places].toSorted()).toEqual(['asked', 'asking', 'lost', 'unasked'])
      for (const { state } of paths)
        expect(
          typed.filter((event) => state.can(event)).map(({ type }) => type),
          placeOf(state),
        ).toEqual(typed.map(({ type }) => type).filter((type) => taken[placeOf(state)]!.includes(type)))
    })
    test(`${key ? 'with' : 'without'} a key: whatever happens, nothing of an application is held once its link opens nothing`, () => {
      for (const { state } of paths) if (['lost', 'asking', 'unasked', 'asked'].includes(placeOf(state))) expect(state.context.own).toBeNull()
    })
  }

  test('what may not be done is not asked for', async () => {
    const actors = { read: fromPromise(() => Promise.resolve(own({ mayWithdraw: false, mayReplaceResume: false }))) }
    const actor = createActor(ownPageMachine.provide({ actors: actors as never }), { input: { key: 'k' } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('shown'))
    actor.send({ type: 'askToWithdraw' })
    expect(placeOf(actor.getSnapshot())).toBe('shown.main')
    actor.send({ type: 'seeData' })
    actor.send({ type: 'choose', file })
    expect(placeOf(actor.getSnapshot())).toBe('shown.data')
  })

  test('what was written is sent, trimmed, and what was refused is said where it was asked', async () => {
    const refuse = vi.fn(() => Promise.reject(broken))
    const actors = {
      read: fromPromise(() => Promise.resolve(own())),
      refuse: fromPromise(({ input }) => (refuse as (input: unknown) => Promise<never>)(input)),
    }
    const actor = createActor(ownPageMachine.provide({ actors: actors as never }), { input: { key: 'k' } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('shown'))
    actor.send({ type: 'askToRefuse', startsAt: '2026-11-26T03:00:00.000Z' })
    actor.send({ type: 'refuse', note: ' Monday ' })
    const after = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
    expect(refuse).toHaveBeenCalledExactlyOnceWith({ key: 'k', startsAt: '2026-11-26T03:00:00.000Z', note: 'Monday' })
    expect([placeOf(after), after.context.problem?.status]).toEqual(['shown.refusal', 0])
  })
})
