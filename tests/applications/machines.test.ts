import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import { applicationStatusMachine, type Candidate, UNDO_TIME } from '../../src/machines/flows/applicationStatus.ts'
import { changeOf, type ProfileDraft, profileDraftMachine, type Stated } from '../../src/machines/flows/profileDraft.ts'
import type { ApplicationStatus } from '../../src/machines/lifecycles/application.ts'
import { atStep, type Draft, gapsOf, type InterviewDraft, interviewCalls, startingAt } from '../../src/machines/records/interview.ts'
import { recordMachine } from '../../src/machines/records/record.machine.ts'

const moves: Partial<Record<ApplicationStatus, { status: string; event: string; allowed: boolean; why: null }[]>> = {
  screening: [
    { status: 'shortlisted', event: 'shortlist', allowed: true, why: null },
    { status: 'rejected', event: 'reject', allowed: true, why: null },
  ],
  shortlisted: [{ status: 'screening', event: 'screen', allowed: true, why: null }],
  rejected: [{ status: 'shortlisted', event: 'undo', allowed: false, why: null }],
}
const candidateIn = (status: ApplicationStatus, version: number) =>
  ({ application: { id: 5, status, version }, transitions: moves[status] ?? [] }) as unknown as Candidate

/** The conversation with a service that keeps its record here. */
function talk(refuse?: Refusal) {
  let [status, version]: [ApplicationStatus, number] = ['screening', 1]
  const asked: unknown[] = []
  const clock = new SimulatedClock()
  const machine = applicationStatusMachine.provide({
    actors: {
      load: fromPromise<Candidate, { id: number }>(async () => candidateIn(status, version)),
      watch: fromCallback<{ type: 'seen'; candidate: Candidate }, { id: number }>(() => undefined),
      change: fromPromise<
        { id: number; status: ApplicationStatus; from: ApplicationStatus; version: number },
        { id: number; version: number; status: ApplicationStatus }
      >(async ({ input }) => {
        asked.push(input)
        if (refuse) throw refuse
        const from = status
        ;[status, version] = [input.status, version + 1]
        return { id: 5, status, from, version }
      }),
    },
  })
  const actor = createActor(machine, { input: { id: 5 }, clock }).start()
  return { actor, asked, clock, settled: () => waitFor(actor, (state) => !state.hasTag('busy')) }
}

describe('what a chosen step brings along', () => {
  const steps = [
    { id: 1, minutes: 30, interviewerIds: [7] },
    { id: 2, minutes: 60, interviewerIds: [8, 9] },
  ]
  const draft = { processRequisitionStepsId: 1, startTime: '10:00', endTime: '10:30', interviewerIds: [7] } as Draft

  test('those who interview there, unless others were chosen by hand', () => {
    expect(atStep(draft, steps, 2)).toEqual({ processRequisitionStepsId: 2, interviewerIds: [8, 9] })
    expect(atStep({ ...draft, interviewerIds: [5] }, steps, 2)).toEqual({ processRequisitionStepsId: 2 })
    expect(atStep({ ...draft, processRequisitionStepsId: null, interviewerIds: [] }, steps, 1)).toEqual({ processRequisitionStepsId: 1, interviewerIds: [7] })
  })

  test('the end it is planned for, unless another was typed, and never past midnight', () => {
    expect(startingAt(draft, steps, '14:45')).toEqual({ startTime: '14:45', endTime: '15:15' })
    expect(startingAt({ ...draft, endTime: '12:00' }, steps, '11:00')).toEqual({ startTime: '11:00' })
    expect(startingAt({ ...draft, endTime: '' }, steps, '23:50')).toEqual({ startTime: '23:50', endTime: '' })
    expect(startingAt(draft, steps, '1')).toEqual({ startTime: '1' })
  })
})

describe('a profile from a CV', () => {
  const lists = { qualificationIds: [], certificationIds: [], workAuthIds: [], designationIds: [], computerSkillIds: [], languageIds: [], lifecycleIds: [] }
  type Saving = { id: number; body: ReturnType<typeof changeOf> }
  const stated: Stated = { ...lists, skillIds: [1], applicationId: 5, version: 3 }
  const draft: ProfileDraft = {
    applicationId: 5,
    totalExperience: 9,
    statedExperience: 2,
    contact: [],
    experience: null,
    employments: [],
    items: [
      { field: 'skillIds', id: 1, name: 'Triage', stated: true, evidence: [] },
      { field: 'skillIds', id: 2, name: 'Wound care', stated: false, evidence: [] },
      { field: 'languageIds', id: 8, name: 'German', stated: false, evidence: [] },
    ],
  }

  test('adds what is ticked to what is stated, over the version that was looked at', async () => {
    const sent: unknown[] = []
    const read = fromPromise<ProfileDraft, { id: number }>(async () => draft)
    const save = fromPromise<string, Saving>(async ({ input }) => {
      sent.push(input)
      return 'Successfully updated!'
    })
    const actor = createActor(profileDraftMachine.provide({ actors: { read, save } }), { input: { stated } }).start()
    const ready = await waitFor(actor, (state) => state.matches('choosing'))
    // Years that differ from the stated ones are offered, not taken.
    expect([ready.context.chosen, ready.context.years]).toEqual([['skillIds 2', 'languageIds 8'], false])
    actor.send({ type: 'toggle', key: 'languageIds 8' })
    actor.send({ type: 'toggleYears' })
    actor.send({ type: 'save' })
    await waitFor(actor, (state) => state.matches('saved'))
    expect(sent).toEqual([{ id: 5, body: { version: 3, skillIds: [1, 2], totalExperience: 9 } }])
  })

  test('saves nothing while nothing is ticked, and keeps the choice when it is refused', async () => {
    const read = fromPromise<ProfileDraft, { id: number }>(async () => draft)
    const save = fromPromise<string, Saving>(() => Promise.reject(new Refusal(409, { code: 'STALE_VERSION', message: 'Somebody else saved this' })))
    const actor = createActor(profileDraftMachine.provide({ actors: { read, save } }), { input: { stated } }).start()
    await waitFor(actor, (state) => state.matches('choosing'))
    for (const key of ['skillIds 2', 'languageIds 8']) actor.send({ type: 'toggle', key })
    expect(actor.getSnapshot().can({ type: 'save' })).toBe(false)
    actor.send({ type: 'toggle', key: 'skillIds 2' })
    actor.send({ type: 'save' })
    const refused = await waitFor(actor, (state) => state.context.problem !== null)
    expect([refused.value, refused.context.chosen, refused.context.problem?.code]).toEqual(['choosing', ['skillIds 2'], 'STALE_VERSION'])
    expect(changeOf(stated, draft, [], true)).toEqual({ version: 3, totalExperience: 9 })
  })

  test('an unreadable CV can be tried again', async () => {
    const read = fromPromise<ProfileDraft, { id: number }>(() => Promise.reject(new Refusal(409, { code: 'NO_TEXT_IN_CV', message: 'No text' })))
    const actor = createActor(profileDraftMachine.provide({ actors: { read } }), { input: { stated } }).start()
    expect((await waitFor(actor, (state) => state.matches('unreadable'))).can({ type: 'retry' })).toBe(true)
  })
})

describe('working on an application', () => {
  test('moves it with the version it saw, and takes the move back within ten seconds', async () => {
    const { actor, asked, settled } = talk()
    await settled()
    actor.send({ type: 'move', status: 'shortlisted' })
    expect((await settled()).hasTag('undoable')).toBe(true)
    actor.send({ type: 'undo' })
    const state = await settled()
    expect(asked).toEqual([
      { id: 5, version: 1, status: 'shortlisted' },
      { id: 5, version: 2, status: 'screening' },
    ])
    expect(state.context.candidate?.application.status).toBe('screening')
  })

  test('forgets the way back after ten seconds', async () => {
    const { actor, clock, settled } = talk()
    await settled()
    actor.send({ type: 'move', status: 'shortlisted' })
    await settled()
    clock.increment(UNDO_TIME)
    expect(actor.getSnapshot().hasTag('undoable')).toBe(false)
    actor.send({ type: 'undo' })
    expect(actor.getSnapshot().context.candidate?.application.status).toBe('shortlisted')
  })

  test('sends nothing that the lifecycle does not offer, and offers no way back where there is none', async () => {
    const { actor, asked, settled } = talk()
    await settled()
    actor.send({ type: 'move', status: 'hired' })
    expect(asked).toEqual([])
    actor.send({ type: 'move', status: 'rejected', reason: 'Another candidate fits better' })
    expect((await settled()).hasTag('undoable')).toBe(false)
    expect(asked).toEqual([{ id: 5, version: 1, status: 'rejected', reason: 'Another candidate fits better' }])
  })

  test('keeps a refusal beside the newest state', async () => {
    const { actor, settled } = talk(new Refusal(409, { code: 'STALE_VERSION', message: 'Somebody else saved this' }))
    await settled()
    actor.send({ type: 'move', status: 'shortlisted' })
    const state = await settled()
    expect([state.context.problem?.code, state.matches('ready'), state.hasTag('undoable')]).toEqual(['STALE_VERSION', true, false])
  })

  test('says when the record cannot be read, and tries again', async () => {
    let tries = 0
    const load = fromPromise<Candidate, { id: number }>(async () => {
      if (tries++ === 0) throw new Refusal(404, { code: 'NOT_FOUND', message: '' })
      return candidateIn('screening', 1)
    })
    const actor = createActor(applicationStatusMachine.provide({ actors: { load } }), { input: { id: 5 } }).start()
    await waitFor(actor, (state) => state.matches('unavailable'))
    actor.send({ type: 'retry' })
    expect((await waitFor(actor, (state) => state.matches('ready'))).context.problem).toBeNull()
  })
})

const full: Draft = {
  processRequisitionStepsId: 1,
  day: '2026-12-24',
  startTime: '10:00',
  endTime: '11:00',
  zone: 'Australia/Melbourne',
  place: '',
  link: '',
  notes: '',
  interviewerIds: [2],
}

describe('scheduling an interview', () => {
  test('names every gap', () => {
    expect(
      gapsOf({ ...full, processRequisitionStepsId: null, day: null, startTime: '', endTime: '9', interviewerIds: [], link: 'http://x' }).map(
        ({ field, why }) => `${field} ${why}`,
      ),
    ).toEqual(['processRequisitionStepsId missing', 'day missing', 'startTime missing', 'endTime notATime', 'link notALink', 'interviewerIds missing'])
    expect(gapsOf({ ...full, endTime: '09:30' })).toEqual([{ field: 'endTime', why: 'endsBeforeItBegins' }])
  })

  test('keeps what was filled in when the day is taken, and saves under the same key', async () => {
    const seen: { key: string; day: string | null }[] = []
    const taken = new Refusal(409, { code: 'INTERVIEW_ALREADY_EXISTS_THIS_DATE', message: 'INTERVIEW_ALREADY_EXISTS_THIS_DATE' })
    const machine = recordMachine<InterviewDraft, never>({
      ...interviewCalls(5, full),
      byButton: true,
      async add(_, typed, key) {
        seen.push({ key, day: typed.day ?? null })
        if (seen.length === 1) throw taken
        return { ...full, ...typed, id: 7, version: 1 }
      },
    })
    const actor = createActor(machine, { input: { of: 0, list: [] } }).start()
    actor.send({ type: 'edit', key: 'new', values: full })
    actor.send({ type: 'save' })
    const refused = await waitFor(actor, (state) => state.matches('held'))
    expect([refused.context.refused.new?.code, refused.context.edits.new?.typed]).toEqual(['INTERVIEW_ALREADY_EXISTS_THIS_DATE', full])
    actor.send({ type: 'edit', key: 'new', values: { day: '2026-12-28' } })
    actor.send({ type: 'save' })
    await waitFor(actor, (state) => state.matches('clean'))
    expect(seen.map(({ day }) => day)).toEqual(['2026-12-24', '2026-12-28'])
    expect(seen[0]?.key).toBe(seen[1]?.key)
  })
})
