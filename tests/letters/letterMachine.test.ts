import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import type { Edit } from '../../src/machines/records/edits.ts'
import { actOnLetter, type LetterDesk, letterMachines, type SentStep, type WrittenLetter, writtenOf } from '../../src/machines/records/letter.ts'

const content: LetterDesk['draft'] = {
  templateId: 1,
  subject: 'Your offer',
  body: '<p>Dear</p>',
  jobTitle: 'Nurse',
  startDate: '2099-01-11',
  salaryMinor: 1,
  currency: 'AUD',
  period: 'YEARLY',
  managerName: 'M',
  contractType: 'C',
  department: 'D',
  city: 'G',
  country: 'A',
  lapsesOn: '2099-12-04',
}
const move = (event: string, allowed = true) => ({ event, allowed, status: event === 'send' ? 'sent' : 'saved', why: allowed ? null : 'everyFieldIsFilled' })
const desk = (change: Partial<LetterDesk> = {}): LetterDesk => ({
  applicationId: 7,
  requisitionId: 1,
  applicationStatus: 'selected',
  applicantId: 1,
  applicantName: 'Leila Haddad',
  firstName: 'Leila',
  applicantEmail: 'leila@sample.example',
  applicantPhone: null,
  requisitionSummary: 'Nurse',
  mayBegin: true,
  letter: null,
  draft: content,
  templates: [{ id: 2, name: 'Short', subject: 'S', body: '<p>Short</p>' }],
  fields: [],
  approvedPay: { jobTitle: 'Nurse', fromMinor: 1, toMinor: 2, currency: 'AUD', period: 'YEARLY' },
  compliance: [],
  employeeOnboardingDocuments: [],
  moves: [],
  ...change,
})
const letter = (version: number, status: 'saved' | 'sent'): NonNullable<LetterDesk['letter']> => ({
  id: 3,
  kind: 'offer',
  applicationId: 7,
  status,
  version,
  letterVersion: version,
  sentVersion: status === 'sent' ? version : null,
  content,
  makerName: 'Owen',
  savedAt: '2026-11-20T10:00:00Z',
  sentAt: null,
  viewedAt: null,
  answeredAt: null,
  remindedAt: null,
  reason: null,
  needsRelease: false,
  releasedBy: null,
  sha256: null,
  mailings: [],
})
const saved = (version = 1, canSend = true) =>
  desk({ mayBegin: false, letter: letter(version, 'saved'), moves: [move('revise'), move('send', canSend), move('revoke')] })
const sent = () => desk({ mayBegin: false, letter: letter(1, 'sent'), moves: [move('revoke')] })

type Call = { resolve: (value: unknown) => void; reject: (error: unknown) => void; input: unknown }
/** Calls that wait until the test answers them. */
function waiting() {
  const calls: Call[] = []
  const actor = <Output, Input>() =>
    fromPromise<Output, Input>(
      ({ input }) => new Promise((resolve, reject) => void calls.push({ resolve: (value) => resolve(value as Output), reject, input })),
    )
  const answer = async (value: unknown) => {
    const call = calls.shift()!
    if (value instanceof Error) call.reject(value)
    else call.resolve(value)
    await new Promise((done) => setImmediate(done))
    return call.input as { of: number; edit: Edit<WrittenLetter> }
  }
  return { calls, actor, answer }
}
const written = (version: number, change: Partial<WrittenLetter> = {}): WrittenLetter => ({ ...content, ...change, id: 3, version })
const refusal = (status: number, code: string) => new Refusal(status, { code, message: 'No' })

/** The production machine, opened with what the desk holds. */
function seated(kind: keyof typeof letterMachines, now: LetterDesk) {
  const { calls, actor, answer } = waiting()
  const actors = { load: actor<WrittenLetter[], { of: number }>(), write: actor<WrittenLetter | null, { of: number; edit: Edit<WrittenLetter> }>() }
  const told: string[] = []
  const record = createActor(letterMachines[kind].provide({ actors }), { input: { of: 7, list: writtenOf(now) } }).start()
  record.on('saved', () => told.push('saved'))
  const [key = 'first'] = Object.keys(record.getSnapshot().context.items)
  const item = () => record.getSnapshot().context.items[key]
  const type = (values: Partial<WrittenLetter>) => record.send({ type: 'edit', key, values: item() ? values : { ...now.draft, ...values } })
  const typed = () => record.getSnapshot().context.edits[key]?.typed
  return { record, calls, answer, told, type, typed, item, at: () => record.getSnapshot().value }
}

describe.each(['offer', 'contract'] as const)('%s letter', (kind) => {
  test('is written, saved once by its button, and written on', async () => {
    const { record, answer, calls, told, type, typed, at, item } = seated(kind, desk())
    expect(at()).toBe('clean')
    type({ city: 'Geelong' })
    expect([at(), calls.length]).toEqual(['typing', 0])
    record.send({ type: 'save' })
    record.send({ type: 'save' })
    expect(record.getSnapshot().hasTag('saving')).toBe(true)
    expect(calls).toHaveLength(1)
    const { of, edit } = await answer(written(1, { city: 'Geelong' }))
    expect([of, edit.base, edit.sent?.typed]).toEqual([7, null, { ...content, city: 'Geelong' }])
    expect([at(), told, item()?.version]).toEqual(['clean', ['saved'], 1])
    type({ city: 'Ballarat' })
    expect([at(), typed()]).toEqual(['typing', { city: 'Ballarat' }])
  })

  test('keeps what was written when a save is refused, and says why', async () => {
    const { record, answer, type, typed, at } = seated(kind, saved())
    type({ city: 'Mine' })
    record.send({ type: 'save' })
    await answer(refusal(400, 'BAD_INPUT'))
    expect([at(), typed(), Object.values(record.getSnapshot().context.refused)[0]?.code]).toEqual(['held', { city: 'Mine' }, 'BAD_INPUT'])
    record.send({ type: 'retry' })
    expect((await answer(written(2, { city: 'Mine' }))).edit.base?.version).toBe(1)
    expect(at()).toBe('clean')
  })

  test.each([
    ['keepMine', 'Mine'],
    ['takeTheirs', 'Theirs'],
  ] as const)('of two editors, %s decides', async (choice, city) => {
    const { record, answer, type, typed, at, item } = seated(kind, saved(1))
    type({ city: 'Mine' })
    record.send({ type: 'save' })
    await answer(refusal(409, 'STALE_VERSION'))
    await answer([written(2, { city: 'Theirs' })])
    expect(at()).toBe('choosing')
    const { replaced } = record.getSnapshot().context
    record.send({ type: choice })
    expect({ ...item(), ...typed() }.city).toBe(city)
    if (choice === 'keepMine') {
      const { edit } = await answer(written(3, { city: 'Mine' }))
      expect([edit.base?.version, edit.sent?.typed]).toEqual([2, { city: 'Mine' }])
    } else expect([at(), record.getSnapshot().context.replaced]).toEqual(['clean', replaced + 1])
  })

  test('that is out or over is not written on; the next one begins without a number', async () => {
    const { record, answer, type } = seated(kind, desk({ letter: letter(1, 'sent'), mayBegin: true }))
    expect(record.getSnapshot().context.items).toEqual({})
    type({})
    record.send({ type: 'save' })
    expect((await answer(written(1))).edit.base).toBeNull()
    expect([sent(), desk({ mayBegin: false }), desk()].flatMap(writtenOf)).toEqual([])
    expect(writtenOf(saved(4, false))).toEqual([written(4)])
  })

  test('is sent once, however often the button is pressed, and a refusal stays', async () => {
    const { calls, actor, answer } = waiting()
    const act = createActor(actOnLetter[kind].provide({ actors: { perform: actor<{ message: string }, { what: SentStep }>() } })).start()
    const told: unknown[] = []
    act.on('done', ({ answer: { message }, what }) => told.push([message, what.step]))
    act.on('refused', ({ problem }) => told.push(problem))
    const what = { step: 'send', id: 3, version: 1, key: 'k' } as const
    act.send({ type: 'do', what })
    act.send({ type: 'do', what })
    expect(calls).toHaveLength(1)
    const no = refusal(409, 'TRANSITION_NOT_ALLOWED')
    expect(await answer(no)).toEqual({ what })
    expect(act.getSnapshot().context.problem?.code).toBe('TRANSITION_NOT_ALLOWED')
    act.send({ type: 'do', what })
    await answer({ message: 'Offer letter has been sent.' })
    expect(told).toEqual([no, ['Offer letter has been sent.', 'send']])
  })
})
