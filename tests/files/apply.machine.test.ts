import { afterEach, describe, expect, test } from 'vitest'
import { createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { applyMachine, type Kept, placeOf } from '../../src/machines/flows/apply.ts'
import { type Asked, type Draft, emptyDraft, type Resume } from '../../src/machines/flows/applyDraft.ts'

type CvReading = components['schemas']['CvReading']
type Event = EventFromLogic<typeof applyMachine>
type Snapshot = SnapshotFrom<typeof applyMachine>
/** What an invoked call comes back with, as an event of the model. */
type Outcome = { type: `xstate.${'done' | 'error'}.actor.${'upload' | 'read' | 'apply'}`; actorId: string; output?: unknown; error?: unknown }

const resume: Resume = { id: 7, token: 'x'.repeat(43), originalName: 'cv.pdf', size: 1000 }
const person = { firstName: 'Maya', surName: 'Okonkwo', email: 'maya@sample.example', mobile: '0412 345 678' }
const file = new File(['%PDF-'], 'cv.pdf')
/** What the post asks: one question that has to be answered, and one that may be left out. */
const asked: Asked = {
  questions: [
    { id: 5, kind: 'NUMBER', text: 'How many beds?', required: true, options: [] },
    { id: 6, kind: 'ONE_OF', text: 'Which shift?', required: false, options: ['Day', 'Night'] },
  ],
  resumeRequired: true,
}
const plain: Asked = { questions: [], resumeRequired: true }
const empty: Kept = { draft: emptyDraft, answered: [], key: 'key-of-this-form', applicationId: null, read: null }
const wordsAt = (line: string) => [{ from: 0, to: line.length, line, lineFrom: 0 }]
const reading: CvReading = {
  contact: [
    { field: 'firstName', value: 'Maya', evidence: wordsAt('Maya') },
    { field: 'surName', value: 'Okonkwo', evidence: wordsAt('Okonkwo') },
    { field: 'phone', value: '(206) 555-0142', evidence: wordsAt('(206) 555-0142') },
    { field: 'title', value: 'Dr.', evidence: wordsAt('Dr.') },
  ],
  experience: { years: 7.5, from: 'said', evidence: wordsAt('7,5 years') },
  employments: [],
  items: [
    { field: 'skillIds', id: 4, name: 'SQL', evidence: wordsAt('SQL') },
    { field: 'languageIds', id: 5, name: 'English', evidence: wordsAt('English') },
  ],
}
const refusal = (status: number, field?: string) => new Refusal(status, { code: 'X', message: 'No', ...(field ? { errors: [{ field, message: 'No' }] } : {}) })

const events: (Event | Outcome)[] = [
  { type: 'fill', answers: person },
  { type: 'fill', answers: { consent: true } },
  { type: 'fill', answers: { expectedSalary: 'much' } },
  { type: 'fill', answers: { answers: { 5: ['12'] } } },
  { type: 'continue' },
  { type: 'visit', place: 'about' },
  { type: 'visit', place: 'questions' },
  { type: 'visit', place: 'check' },
  { type: 'choose', file },
  { type: 'choose', file: new File([], 'empty.pdf') },
  { type: 'progress', sent: 3 },
  { type: 'cancel' },
  { type: 'retry' },
  { type: 'remove' },
  { type: 'skip' },
  { type: 'submit' },
  { type: 'xstate.done.actor.upload', actorId: 'upload', output: resume },
  { type: 'xstate.error.actor.upload', actorId: 'upload', error: refusal(0) },
  { type: 'xstate.done.actor.read', actorId: 'read', output: reading },
  { type: 'xstate.error.actor.read', actorId: 'read', error: refusal(409) },
  { type: 'xstate.done.actor.apply', actorId: 'apply', output: { id: 12, ownKey: 'k' } },
  { type: 'xstate.error.actor.apply', actorId: 'apply', error: refusal(409) },
  { type: 'xstate.error.actor.apply', actorId: 'apply', error: refusal(400, 'mobile') },
  { type: 'xstate.error.actor.apply', actorId: 'apply', error: refusal(400, 'resume.token') },
  { type: 'xstate.error.actor.apply', actorId: 'apply', error: refusal(400, 'answers.5') },
  { type: 'xstate.error.actor.apply', actorId: 'apply', error: refusal(404) },
]
const awaited = (snapshot: Snapshot) =>
  snapshot.hasTag('uploading') ? 'upload' : snapshot.hasTag('reading') ? 'read' : snapshot.value === 'submitting' ? 'apply' : null
const possible = (snapshot: Snapshot) =>
  snapshot.status !== 'active' ? [] : events.filter((event) => ('actorId' in event ? event.actorId === awaited(snapshot) : snapshot.can(event as Event)))
const essence = ({ value, context: { draft, answered, gaps, problem, sending, file: chosen, read, unread } }: Snapshot) =>
  JSON.stringify([
    value,
    draft.firstName,
    draft.consent,
    draft.expectedSalary,
    draft.answers,
    draft.resume?.id,
    answered,
    gaps,
    problem?.status,
    sending?.sent,
    chosen !== null,
    read !== null,
    unread?.status,
  ])

const signature = (snapshot: Snapshot, type: string, before: Snapshot | undefined) =>
  [before && placeOf(before.value), type, placeOf(snapshot.value), snapshot.context.problem?.status, Object.keys(snapshot.context.gaps)].join(' ')

/** The shortest way to each transition, judged by the pages it joins and what it shows there. */
const seen = new Set<string>()
const paths = getShortestPaths(applyMachine, {
  input: { jobPostId: 3, asked, touch: {}, kept: empty },
  events: (snapshot) => possible(snapshot) as Event[],
  serializeState: (snapshot, event, before) => `${essence(snapshot)} ${signature(snapshot, event?.type ?? '', before)}`,
  // Files are all alike to JSON.
  serializeEvent: (event) => String((events as unknown[]).indexOf(event)),
  limit: 50_000,
})
  .sort((a, b) => a.steps.length - b.steps.length)
  .filter(({ state, steps }) => {
    const last = signature(state, steps.at(-1)!.event.type, steps.at(-2)?.state)
    return !seen.has(last) && seen.add(last)
  })

/** The flow as it really runs, its calls answered by the test. */
function run(kept: Partial<Kept> = {}, posted = plain) {
  const calls: Record<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }> = {}
  const sent: unknown[] = []
  const hold = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(({ input }) => {
      sent.push(input)
      return new Promise((resolve, reject) => {
        calls[name] = { resolve: (value) => resolve(value as Output), reject }
      })
    })
  const flow = createActor(applyMachine.provide({ actors: { upload: hold('upload'), read: hold('read'), apply: hold('apply') } }), {
    input: { jobPostId: 3, asked: posted, touch: {}, kept: { ...empty, ...kept } },
  }).start()
  const step = async (event: Event | Outcome) => {
    if (!('actorId' in event)) return flow.send(event)
    if (event.type.startsWith('xstate.done')) calls[event.actorId]!.resolve(event.output)
    else calls[event.actorId]!.reject(event.error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { flow, step, sent }
}

let stop = () => {}
afterEach(() => stop())

describe('every transition of applying', () => {
  test('there are paths to every page and every end', () => {
    expect(new Set(paths.map(({ state }) => placeOf(state.value)))).toEqual(
      new Set(['about', 'experience', 'salary', 'questions', 'cv', 'check', 'submitting', 'gone', 'done']),
    )
  })

  test.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor', '')).join(' › '), path] as const))(
    '%s',
    async (_, path) => {
      const { flow, step } = run({}, asked)
      stop = () => flow.stop()
      for (const { event, state } of path.steps.slice(1)) {
        await step(event as Event)
        expect(placeOf(flow.getSnapshot().value)).toBe(placeOf(state.value))
        expect(flow.getSnapshot().context.problem?.status).toBe(state.context.problem?.status)
      }
    },
  )
})

describe('what the flow keeps', () => {
  const whole: Draft = { ...emptyDraft, ...person, resume, consent: true }
  const at = (kept: Partial<Kept>) => createActor(applyMachine, { input: { jobPostId: 3, asked: plain, touch: {}, kept: { ...empty, ...kept } } }).start()

  test('a reload goes on where it stopped', () => {
    const all = ['cv', 'about', 'experience', 'salary'] as const
    expect(at({ draft: whole, answered: ['cv', 'about'] }).getSnapshot().value).toBe('experience')
    expect(at({ draft: whole, answered: [...all] }).getSnapshot().value).toBe('check')
    expect(at({ draft: { ...whole, email: 'maya' }, answered: [...all] }).getSnapshot().value).toBe('about')
    expect(at({ applicationId: 12 }).getSnapshot().value).toBe('done')
  })

  test('nobody skips ahead, anybody goes back, and a change leads straight to the check', () => {
    const flow = at({ draft: whole, answered: ['cv', 'about', 'experience', 'salary'] })
    flow.send({ type: 'visit', place: 'salary' })
    expect(flow.getSnapshot().value).toBe('salary')
    flow.send({ type: 'continue' })
    expect(flow.getSnapshot().value).toBe('check')
    const early = at({})
    early.send({ type: 'visit', place: 'salary' })
    expect(placeOf(early.getSnapshot().value)).toBe('cv')
  })

  test('the CV may be given last: what is answered stays open to change, and nothing is sent without it', async () => {
    const { flow, step } = run({ draft: { ...whole, resume: null } })
    stop = () => flow.stop()
    for (const event of [{ type: 'skip' }, { type: 'continue' }, { type: 'continue' }, { type: 'continue' }] as const) await step(event)
    expect(placeOf(flow.getSnapshot().value)).toBe('cv')
    expect(flow.getSnapshot().can({ type: 'skip' })).toBe(false)
    await step({ type: 'visit', place: 'check' })
    await step({ type: 'continue' })
    expect(flow.getSnapshot()).toMatchObject({ value: { cv: 'waiting' }, context: { gaps: { resume: 'missing' } } })
    await step({ type: 'visit', place: 'about' })
    expect(flow.getSnapshot().value).toBe('about')
    await step({ type: 'continue' })
    for (const event of [
      { type: 'choose', file },
      { type: 'xstate.done.actor.upload', actorId: 'upload', output: resume },
    ] as const)
      await step(event)
    await step({ type: 'xstate.done.actor.read', actorId: 'read', output: reading })
    // Pages that were answered are not filled in behind the person's back.
    expect(flow.getSnapshot().context.read).toEqual({ fields: {}, items: [] })
    await step({ type: 'continue' })
    expect(flow.getSnapshot().value).toBe('check')
  })

  const uploaded = async (draft: Partial<Draft> = {}) => {
    const running = run({ draft: { ...emptyDraft, ...draft } })
    stop = () => running.flow.stop()
    for (const event of [
      { type: 'choose', file },
      { type: 'xstate.done.actor.upload', actorId: 'upload', output: resume },
    ] as const)
      await running.step(event)
    return running
  }

  test('what the CV says is filled in where nothing was typed, with its words; only what this form asks for', async () => {
    const { flow, step, sent } = await uploaded({ surName: 'Typed' })
    expect(sent.at(-1)).toMatchObject({ jobPostId: 3, resume: { id: 7 } })
    await step({ type: 'xstate.done.actor.read', actorId: 'read', output: reading })
    const { draft, read } = flow.getSnapshot().context
    expect(draft).toMatchObject({ firstName: 'Maya', surName: 'Typed', mobile: '(206) 555-0142', email: '', totalExperience: '7.5', held: { skillIds: [4] } })
    expect(Object.keys(read?.fields ?? {})).toEqual(['firstName', 'mobile', 'totalExperience'])
    expect(read?.items).toEqual([{ list: 'skillIds', id: 4, name: 'SQL', evidence: wordsAt('SQL') }])
  })

  test('a CV that is taken away takes along what nobody looked at; another one is read anew', async () => {
    const { flow, step } = await uploaded()
    await step({ type: 'xstate.done.actor.read', actorId: 'read', output: reading })
    await step({ type: 'fill', answers: { surName: 'Corrected' } })
    await step({ type: 'remove' })
    const { draft, read } = flow.getSnapshot().context
    expect([draft.firstName, draft.surName, draft.mobile, draft.held.skillIds, read]).toEqual(['', 'Corrected', '', [], null])
  })

  test('what would be refused on its page is not filled in, and a CV without text is sent all the same', async () => {
    const one = await uploaded()
    const contact = [{ field: 'mobile' as const, value: 'ask my mother', evidence: wordsAt('ask my mother') }]
    await one.step({ type: 'xstate.done.actor.read', actorId: 'read', output: { ...reading, contact } })
    expect(one.flow.getSnapshot().context.draft.mobile).toBe('')
    const scan = await uploaded({ ...whole, resume: null })
    await scan.step({ type: 'xstate.error.actor.read', actorId: 'read', error: refusal(409) })
    expect(scan.flow.getSnapshot()).toMatchObject({ value: { cv: 'waiting' }, context: { unread: { status: 409 }, draft: { resume: { id: 7 } } } })
    await scan.step({ type: 'continue' })
    expect(scan.flow.getSnapshot().value).toBe('about')
  })

  test('what is on its way is neither left nor changed, and is sent with the key of the form', async () => {
    const { flow, step, sent } = run()
    stop = () => flow.stop()
    for (const event of [
      { type: 'fill', answers: whole },
      { type: 'continue' },
      { type: 'continue' },
      { type: 'continue' },
      { type: 'continue' },
      { type: 'submit' },
    ] as const)
      await step(event)
    expect(flow.getSnapshot().value).toBe('submitting')
    await step({ type: 'visit', place: 'about' })
    await step({ type: 'fill', answers: { email: 'other@sample.example' } })
    expect(flow.getSnapshot().value).toBe('submitting')
    expect(sent).toMatchObject([{ jobPostId: 3, key: 'key-of-this-form', application: { email: 'maya@sample.example' } }])
    expect(flow.getSnapshot().context.draft.email).toBe('maya@sample.example')
  })
})
