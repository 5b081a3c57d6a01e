import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { contractLetterMachine } from '../../src/machines/records/contractLetter.ts'
import type { LetterCalls, LetterDesk } from '../../src/machines/records/letter.ts'
import { offerLetterMachine } from '../../src/machines/records/offerLetter.ts'

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
  reason: null,
  needsRelease: false,
  releasedBy: null,
  sha256: null,
  mailings: [],
})
const saved = (version = 1, canSend = true) =>
  desk({ mayBegin: false, letter: letter(version, 'saved'), moves: [move('revise'), move('send', canSend), move('revoke')] })
const sent = () => desk({ mayBegin: false, letter: letter(1, 'sent'), moves: [move('revoke')] })

type What<Name extends 'save' | 'send' | 'act'> = Parameters<LetterCalls[Name]>[0]
type Pending = { resolve: (value: unknown) => void; reject: (error: unknown) => void; input: unknown }
/** The production machine with calls that wait until the test answers them. */
function seated(machine: typeof offerLetterMachine) {
  const calls: Record<string, Pending[]> = { load: [], save: [], send: [], act: [] }
  const told: string[] = []
  const wait = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(
      ({ input }) => new Promise<Output>((resolve, reject) => void calls[name]!.push({ resolve: (value) => resolve(value as Output), reject, input })),
    )
  const actor = createActor(
    machine.provide({
      actors: {
        load: wait<LetterDesk, { applicationId: number }>('load'),
        save: wait<unknown, What<'save'>>('save'),
        send: wait<{ message: string }, What<'send'>>('send'),
        act: wait<{ message: string }, What<'act'>>('act'),
      },
      actions: {
        tellSaved: () => void told.push('saved'),
        tellSent: (_, { message }) => void told.push(message),
        tellDone: (_, { message }) => void told.push(message),
      },
    }),
    { input: { applicationId: 7 } },
  ).start()
  const answer = async (name: string, value: unknown) => {
    const call = calls[name]!.shift()!
    if (value instanceof Error) call.reject(value)
    else call.resolve(value)
    await new Promise((done) => setImmediate(done))
    return call.input as Record<string, unknown>
  }
  return { actor, answer, calls, told, at: () => actor.getSnapshot().value }
}

describe.each([
  ['offerLetter', offerLetterMachine],
  ['contractLetter', contractLetterMachine],
] as const)('%s', (_name, machine) => {
  test('loading → editing → saving → saved → previewing → sending → sent; a second click sends nothing', async () => {
    const { actor, answer, calls, told, at } = seated(machine)
    await answer('load', desk())
    expect(at()).toBe('editing')
    actor.send({ type: 'edit', change: { city: 'Geelong' } })
    actor.send({ type: 'save' })
    actor.send({ type: 'save' })
    expect(actor.getSnapshot().hasTag('saving')).toBe(true)
    expect(calls.save).toHaveLength(1)
    expect(await answer('save', {})).toMatchObject({ version: undefined, content: { city: 'Geelong' } })
    await answer('load', saved())
    expect(at()).toBe('saved')
    actor.send({ type: 'preview' })
    actor.send({ type: 'send' })
    actor.send({ type: 'send' })
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    expect(calls.send).toHaveLength(1)
    expect(await answer('send', { message: 'Offer letter has been sent.' })).toMatchObject({ id: 3, version: 1 })
    await answer('load', sent())
    expect(at()).toBe('sent')
    expect(told).toEqual(['saved', 'Offer letter has been sent.'])
  })

  test('cannot be previewed for sending while the lifecycle holds it back, nor sent while it is unsaved', async () => {
    const { actor, answer, at } = seated(machine)
    await answer('load', saved(1, false))
    actor.send({ type: 'preview' })
    expect(at()).toBe('saved')
    actor.send({ type: 'edit', change: { city: 'G' } })
    actor.send({ type: 'preview' })
    expect(at()).toBe('editing')
  })

  test('keeps what was written when a save or send is refused, and says why', async () => {
    const { actor, answer, at } = seated(machine)
    await answer('load', desk())
    actor.send({ type: 'edit', change: { city: 'Mine' } })
    actor.send({ type: 'save' })
    await answer('save', new Refusal(400, { code: 'BAD_INPUT', message: 'No' }))
    expect(at()).toBe('editing')
    expect(actor.getSnapshot().context).toMatchObject({ content: { city: 'Mine' }, problem: { code: 'BAD_INPUT' } })
    actor.send({ type: 'save' })
    await answer('save', {})
    await answer('load', saved())
    actor.send({ type: 'preview' })
    actor.send({ type: 'send' })
    await answer('send', new Refusal(409, { code: 'TRANSITION_NOT_ALLOWED', message: 'No' }))
    expect(at()).toBe('saved')
    expect(actor.getSnapshot().context.problem?.code).toBe('TRANSITION_NOT_ALLOWED')
  })

  test.each([
    ['keepMine', 'Mine'],
    ['takeTheirs', 'Theirs'],
  ] as const)('of two editors, %s decides', async (choice, city) => {
    const { actor, answer, at } = seated(machine)
    await answer('load', saved(1))
    actor.send({ type: 'edit', change: { city: 'Mine' } })
    actor.send({ type: 'save' })
    await answer('save', new Refusal(409, { code: 'STALE_VERSION', message: '' }))
    await answer('load', { ...saved(2), draft: { ...content, city: 'Theirs' } })
    expect(at()).toBe('choosing')
    actor.send({ type: choice })
    expect(actor.getSnapshot().context.content?.city).toBe(city)
    if (choice === 'keepMine') expect(await answer('save', {})).toMatchObject({ version: 2, content: { city: 'Mine' } })
    else expect(at()).toBe('saved')
  })

  test('a letter that ended can be written anew, one whose turn it is not cannot', async () => {
    const ended = seated(machine)
    await ended.answer('load', desk({ letter: letter(1, 'sent'), mayBegin: true }))
    ended.actor.send({ type: 'writeAnew' })
    ended.actor.send({ type: 'save' })
    expect(await ended.answer('save', {})).toMatchObject({ version: undefined })
    const early = seated(machine)
    await early.answer('load', desk({ mayBegin: false }))
    expect(early.at()).toBe('locked')
  })

  test('every state is reached', () => {
    const events = [
      ...[desk(), saved(), saved(2), sent(), desk({ mayBegin: false })].flatMap((output) =>
        ['load', 'settle', 'compare'].map((id) => ({ type: `xstate.done.actor.${id}`, output })),
      ),
      ...['save', 'send', 'act'].map((id) => ({ type: `xstate.done.actor.${id}`, output: { message: 'ok' } })),
      ...['load', 'settle', 'save', 'send', 'act', 'compare'].flatMap((id) =>
        [new Refusal(409, { code: 'STALE_VERSION', message: '' }), new Refusal(500, null)].map((error) => ({ type: `xstate.error.actor.${id}`, error })),
      ),
      { type: 'edit', change: {} },
      { type: 'save' },
      { type: 'preview' },
      { type: 'close' },
      { type: 'send' },
      { type: 'act', step: { step: 'resend' } },
      { type: 'writeAnew' },
      { type: 'keepMine' },
      { type: 'takeTheirs' },
      { type: 'retry' },
    ]
    const paths = getShortestPaths(machine, {
      events: events as never,
      input: { applicationId: 7 },
      serializeState: (state) => JSON.stringify([state.value, state.context.desk?.moves.length, state.context.desk?.mayBegin]),
    })
    const reached = new Set(paths.map(({ state }) => String(state.value)))
    expect([...reached].sort()).toEqual(Object.keys(machine.states).sort())
  })
})
