import { afterEach, describe, expect, test } from 'vitest'
import { createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { applicationFormMachine, placeOf } from '../../src/machines/flows/applicationForm/applicationForm.ts'
import {
  type Application,
  applicationFrom,
  changesFrom,
  enteredFrom,
  gapsOf,
  type Known,
  nothingEntered,
} from '../../src/machines/flows/applicationForm/applicationFormDraft.ts'
import { freshForm, type Kept } from '../../src/machines/flows/applicationForm/applicationFormKept.ts'
import { steps } from '../../src/machines/flows/applicationForm/applicationFormSteps.ts'

type Event = EventFromLogic<typeof applicationFormMachine>
type Snapshot = SnapshotFrom<typeof applicationFormMachine>
type Call = 'read' | 'find' | 'create' | 'update' | 'replace'
/** What an invoked call comes back with, as an event of the model. */
type Outcome = { type: `xstate.${'done' | 'error'}.actor.${Call}`; actorId: Call; output?: unknown; error?: unknown }

const person = { firstName: 'Ines', surName: 'Duarte', email: 'ines@sample.example' }
const resume = { id: 7, originalName: 'cv.pdf' }
const known: Known = {
  ...{ id: 3, title: null, firstName: 'Ines', middleName: null, surName: 'Known', email: person.email, mobile: null, phone: null },
  groups: [],
  applications: [{ id: 9, requisitionId: 40, positionTitle: 'Ward clerk', status: 'new application', dateReceived: '2026-11-02T00:00:00.000Z' }],
}
const applicant: Application['applicant'] = {
  ...{ id: 3, title: null, ...person, middleName: null, mobile: null, phone: '1', totalExperience: 2, currentSalary: null, currentSalOption: null },
  ...{ expectedSalary: 100, expectedSalOption: 'HOURLY', salaryCurrency: 'EUR', minExperience: null, maxExperience: null, industryId: null },
  ...{ disciplineId: null, cityId: null, dateReceived: '2026-11-02T00:00:00.000Z', cvReference: null, cvNotes: null, reference: 'Ana' },
  ...{
    qualificationIds: [1],
    certificationIds: [],
    workAuthIds: [],
    skillIds: [2, 3],
    designationIds: [],
    computerSkillIds: [],
    languageIds: [],
    lifecycleIds: [],
  },
}
const stands = { requisitionId: 41, source: 'AGENCY', cityName: null, resume: null, version: 5, applicant } as unknown as Application
const lock = { interviewExists: false, statusIsNewApplication: true }
const refusal = (status: number, field?: string, code = 'X') =>
  new Refusal(status, { code, message: 'No', ...(field ? { errors: [{ field, message: 'No' }] } : {}) })
const done = (actorId: Call, output: unknown): Outcome => ({ type: `xstate.done.actor.${actorId}`, actorId, output })
const failed = (actorId: Call, error: unknown): Outcome => ({ type: `xstate.error.actor.${actorId}`, actorId, error })

const shared: (Event | Outcome)[] = [
  { type: 'fill', answers: { requisitionId: 40 } },
  { type: 'fill', answers: { requisitionId: 42 } },
  { type: 'fill', answers: { resume } },
  { type: 'continue' },
  { type: 'visit', place: 'details' },
  { type: 'visit', place: 'requisition' },
  { type: 'visit', place: 'profile' },
  { type: 'visit', place: 'cv' },
  { type: 'visit', place: 'check' },
  { type: 'refuse', keys: ['skillIds Java'] },
  { type: 'reconsider', keys: ['skillIds Java'] },
  { type: 'submit' },
  { type: 'retry' },
]
const entering: (Event | Outcome)[] = [
  ...shared,
  { type: 'fill', answers: person },
  done('find', null),
  done('find', known),
  failed('find', refusal(0)),
  done('create', { id: 12, message: 'Successfully created!' }),
  failed('create', refusal(400, 'email')),
  failed('create', refusal(409, undefined, 'APPLICATION_EXISTS')),
]
const changing: (Event | Outcome)[] = [
  ...shared,
  { type: 'fill', answers: { firstName: 'Sonja' } },
  done('read', { application: stands, lock }),
  failed('read', refusal(404)),
  done('update', { id: 12, message: 'Successfully updated!' }),
  failed('update', refusal(409, undefined, 'STALE_VERSION')),
  failed('update', refusal(400, 'skillIds')),
  done('replace', { id: 12, message: 'Successfully replaced!' }),
  failed('replace', refusal(400, 'resumeId')),
]

const awaited = ({ value }: Snapshot): Call | null => {
  if (value === 'reading') return 'read'
  if (typeof value === 'string') return null
  if ('details' in value) return value.details === 'finding' ? 'find' : null
  return ({ creating: 'create', updating: 'update', replacing: 'replace' } as const)[value.submitting as 'creating'] ?? null
}
const essence = ({ value, context: { entered, answered, gaps, problem, known: who, version, overtaken, base, refused } }: Snapshot) =>
  JSON.stringify([
    value,
    entered.firstName,
    entered.requisitionId,
    entered.resume?.id,
    base.resume?.id,
    answered,
    gaps,
    problem?.status,
    who?.id,
    version,
    overtaken,
    refused,
  ])
const signature = (snapshot: Snapshot, type: string, before: Snapshot | undefined) =>
  [JSON.stringify(before?.value), type, JSON.stringify(snapshot.value), snapshot.context.problem?.status, Object.keys(snapshot.context.gaps)].join(' ')

/** The shortest way to each transition, judged by the steps it joins and what it shows there. */
function pathsOf(id: number | null, events: (Event | Outcome)[]) {
  const seen = new Set<string>()
  return getShortestPaths(applicationFormMachine, {
    input: { id, kept: freshForm(id, 'key') },
    events: (snapshot) =>
      (snapshot.status === 'active'
        ? events.filter((event) => ('actorId' in event ? event.actorId === awaited(snapshot) : snapshot.can(event as Event)))
        : []) as Event[],
    serializeState: (snapshot, event, before) => `${essence(snapshot)} ${signature(snapshot, event?.type ?? '', before)}`,
    serializeEvent: (event) => String((events as unknown[]).indexOf(event)),
    limit: 50_000,
  })
    .sort((a, b) => a.steps.length - b.steps.length)
    .filter(({ state, steps: taken }) => {
      const last = signature(state, taken.at(-1)!.event.type, taken.at(-2)?.state)
      return !seen.has(last) && seen.add(last)
    })
    .map((path) => [path.steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor', '')).join(' › '), path] as const)
}

/** The form as it really runs, its calls answered by the test. */
function run(id: number | null, kept: Partial<Kept> = {}) {
  const calls: Partial<Record<Call, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>> = {}
  const sent: unknown[] = []
  const hold = <Output, Input>(name: Call) =>
    fromPromise<Output, Input>(({ input }) => {
      sent.push(input)
      return new Promise((resolve, reject) => {
        calls[name] = { resolve: (value) => resolve(value as Output), reject }
      })
    })
  const actors = { read: hold('read'), find: hold('find'), create: hold('create'), update: hold('update'), replace: hold('replace') }
  const form = createActor(applicationFormMachine.provide({ actors } as Parameters<typeof applicationFormMachine.provide>[0]), {
    input: { id, kept: { ...freshForm(id, 'key'), ...kept } },
  }).start()
  const step = async (event: Event | Outcome) => {
    if (!('actorId' in event)) return form.send(event)
    if (event.type.startsWith('xstate.done')) calls[event.actorId]!.resolve(event.output)
    else calls[event.actorId]!.reject(event.error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { form, step, sent }
}

let stop = () => {}
afterEach(() => stop())

describe.each([
  ['entering an application', null, entering],
  ['changing one', 12, changing],
] as const)('every transition of %s', (_, id, events) => {
  const paths = pathsOf(id, events)
  test('there are paths to every step and to the end', () => {
    const reached = new Set(paths.map(([, { state }]) => placeOf(state.value)))
    for (const place of [...steps, 'check', 'done'] as const) expect(reached).toContain(place)
  })

  test.each(paths)('%s', async (_name, path) => {
    const { form, step } = run(id)
    stop = () => form.stop()
    for (const { event, state } of path.steps.slice(1)) {
      await step(event as Event)
      expect(form.getSnapshot().value).toEqual(state.value)
      expect(form.getSnapshot().context.problem?.status).toBe(state.context.problem?.status)
    }
  })
})

describe('what the form keeps and sends', () => {
  const whole: Partial<Kept> = { entered: { ...nothingEntered, ...person, requisitionId: 42, resume }, answered: steps }

  test('a reload goes on where it stopped; nobody skips ahead, anybody goes back, and a change leads straight to the check', () => {
    expect(run(null, { ...whole, answered: ['details', 'requisition'] }).form.getSnapshot().value).toBe('profile')
    const { form } = run(null, whole)
    expect(form.getSnapshot().value).toBe('check')
    form.send({ type: 'visit', place: 'profile' })
    form.send({ type: 'continue' })
    expect(form.getSnapshot().value).toBe('check')
    const early = run(null).form
    early.send({ type: 'visit', place: 'cv' })
    expect(placeOf(early.getSnapshot().value)).toBe('details')
  })

  test('what is on its way is neither left nor changed, and is sent with the key of the form', async () => {
    const { form, step, sent } = run(null, whole)
    for (const event of [{ type: 'submit' }, { type: 'visit', place: 'details' }, { type: 'fill', answers: { email: 'other@sample.example' } }] as const)
      await step(event)
    expect(form.getSnapshot().value).toEqual({ submitting: 'creating' })
    expect(sent).toMatchObject([{ key: 'key', body: { email: person.email, requisitionId: 42, resumeFileId: 7 } }])
  })

  test('of a person who is known the names are those that stand; another address lets them go, with nothing typed lost', async () => {
    const { form, step } = run(null, { entered: { ...nothingEntered, ...person } })
    await step({ type: 'continue' })
    await step(done('find', known))
    expect(form.getSnapshot().context.known?.surName).toBe('Known')
    expect(applicationFrom(form.getSnapshot().context.entered, known)).toMatchObject({ firstName: 'Ines', surName: 'Known' })
    await step({ type: 'fill', answers: { email: 'another@sample.example' } })
    expect(form.getSnapshot().context).toMatchObject({ known: null, entered: { surName: 'Duarte' } })
  })

  test('what somebody else saved meanwhile is taken over, and only what was changed here is sent', async () => {
    const { form, step, sent } = run(12)
    await step(done('read', { application: stands, lock }))
    for (const event of [{ type: 'fill', answers: { firstName: 'Sonja' } }, { type: 'visit', place: 'check' }, { type: 'submit' }] as const) await step(event)
    await step(failed('update', refusal(409, undefined, 'STALE_VERSION')))
    await step(done('read', { application: { ...stands, version: 6, applicant: { ...applicant, reference: 'Bo' } }, lock }))
    expect(form.getSnapshot()).toMatchObject({ value: 'check', context: { overtaken: true, entered: { firstName: 'Sonja', reference: 'Bo' } } })
    await step({ type: 'submit' })
    expect(sent.at(-1)).toEqual({ id: 12, body: { firstName: 'Sonja', version: 6 } })
  })

  test('a CV that has come is not sent again when what follows fails', async () => {
    const { form, step, sent } = run(12)
    await step(done('read', { application: stands, lock }))
    for (const event of [{ type: 'fill', answers: { resume, phone: '2' } }, { type: 'visit', place: 'check' }, { type: 'submit' }] as const) await step(event)
    await step(done('replace', { id: 12, message: 'Successfully replaced!' }))
    await step(failed('update', refusal(400, 'phone')))
    expect(placeOf(form.getSnapshot().value)).toBe('details')
    for (const event of [{ type: 'continue' }, { type: 'submit' }] as const) await step(event)
    expect(sent.slice(1)).toEqual([
      { id: 12, resumeId: 7, version: 5 },
      { id: 12, body: { phone: '2', version: 6 } },
      { id: 12, body: { phone: '2', version: 6 } },
    ])
  })

  test('a CV that came with the details is not asked for again; another one is judged anew', async () => {
    const { form, step } = run(null, { entered: { ...nothingEntered, ...person } })
    for (const event of [
      { type: 'fill', answers: { resume } },
      { type: 'refuse', keys: ['skillIds Java', 'skillIds Go'] },
      { type: 'reconsider', keys: ['skillIds Go'] },
      { type: 'continue' },
      done('find', null),
    ] as const)
      await step(event)
    expect(form.getSnapshot()).toMatchObject({ value: 'requisition', context: { refused: ['skillIds Java'] } })
    await step({ type: 'fill', answers: { resume: { id: 8, originalName: 'other.pdf' } } })
    expect(form.getSnapshot().context.refused).toEqual([])
  })

  test('pay that is not stated has neither currency nor period, and nothing is sent where nothing is different', () => {
    expect(applicationFrom(nothingEntered, null)).toMatchObject({ salaryCurrency: null, expectedSalOption: null, currentSalOption: null })
    const base = enteredFrom(stands)
    expect(changesFrom(base, base)).toEqual({})
    expect(changesFrom({ ...base, expectedSalary: null }, base)).toEqual({ expectedSalary: null, expectedSalOption: null, salaryCurrency: null })
  })

  test.each([
    ['details', { email: '' }, { email: 'missing' }],
    ['details', { email: 'ines@' }, { email: 'unclear' }],
    ['details', { surName: ' ' }, { surName: 'missing' }],
    ['requisition', { requisitionId: null }, { requisitionId: 'missing' }],
    ['profile', {}, {}],
  ] as const)('%s with %j lacks %j', (place, change, gaps) => {
    expect(gapsOf(place, { ...nothingEntered, ...person, requisitionId: 42, ...change }, null)).toEqual(gaps)
  })
})
