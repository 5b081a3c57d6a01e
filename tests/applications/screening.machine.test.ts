// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Candidate } from '../../src/machines/flows/applicationStatus.ts'
import { nextToDecide, screeningMachine } from '../../src/machines/flows/screening.ts'
import type { Decision, Moved, Screening } from '../../src/machines/flows/screeningCalls.ts'

const IDS = [11, 12, 13]
const candidate = (id: number) =>
  ({
    application: { id, version: 4 },
    transitions: [
      { status: 'shortlisted', allowed: true },
      { status: 'hired', allowed: false },
    ],
  }) as Candidate

/** A sitting with three candidates; what is decided arrives when the test says so. */
async function sitting() {
  const sent: Decision[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const actors = {
    loadQueue: fromPromise(async () => ({ applications: IDS.map((id) => ({ id })) }) as Screening),
    loadCandidate: fromPromise<Candidate, { id: number }>(async ({ input: { id } }) => candidate(id)),
    watch: fromCallback<never, { id: number }>(() => {}),
    decide: fromPromise<Moved, Decision>(async ({ input }) => {
      sent.push(input)
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      await answer.promise
      return { id: input.id, version: 5, from: 'screening' } as Moved
    }),
  }
  const machine = screeningMachine.provide({ actors: actors as never, actions: { loadAhead: () => {} } })
  const actor = createActor(machine, { input: { requisitionId: 7 } }).start()
  const shows = (id: number) => waitFor(actor, (now) => now.matches({ open: { viewing: 'shown' } }) && now.context.candidate?.application.id === id)
  await shows(11)
  return { actor, sent, answers, shows }
}

test('a decision moves on at once, and is about whom it names', async () => {
  const { actor, sent, answers, shows } = await sitting()
  actor.send({ type: 'decide', id: 11, status: 'shortlisted' })
  expect(actor.getSnapshot().context).toMatchObject({ id: 12, decided: { 11: 'shortlisted' } })
  await shows(12)
  expect(sent).toEqual([{ id: 11, version: 4, status: 'shortlisted' }])
  answers[0]!.resolve()
  await waitFor(actor, (now) => now.hasTag('undoable'))
})

test('a decision about whoever was left meanwhile decides on nobody', async () => {
  const { actor, sent, shows } = await sitting()
  actor.send({ type: 'next' })
  for (const id of [11, 13]) expect(actor.getSnapshot().can({ type: 'decide', id, status: 'shortlisted' })).toBe(false)
  // Nor is anything decided on somebody who is not read yet.
  expect(actor.getSnapshot().can({ type: 'decide', id: 12, status: 'shortlisted' })).toBe(false)
  await shows(12)
  actor.send({ type: 'decide', id: 11, status: 'shortlisted' })
  expect(actor.getSnapshot().context).toMatchObject({ id: 12, decided: {} })
  expect(sent).toEqual([])
  expect(actor.getSnapshot().can({ type: 'decide', id: 12, status: 'hired' })).toBe(false)
  expect(actor.getSnapshot().can({ type: 'decide', id: 12, status: 'shortlisted' })).toBe(true)
})

test('a decision that is refused leads back to its candidate, who waits again', async () => {
  const { actor, answers, shows } = await sitting()
  actor.send({ type: 'decide', id: 11, status: 'shortlisted' })
  await shows(12)
  answers[0]!.reject(new Error('gone'))
  await shows(11)
  expect(actor.getSnapshot().context).toMatchObject({ id: 11, decided: {}, problem: expect.anything() })
})

test('what was decided is taken back, and its candidate is shown again', async () => {
  const { actor, sent, answers, shows } = await sitting()
  actor.send({ type: 'decide', id: 11, status: 'shortlisted' })
  answers[0]!.resolve()
  await waitFor(actor, (now) => now.hasTag('undoable'))
  actor.send({ type: 'undo' })
  await waitFor(actor, () => answers.length === 2)
  expect(sent[1]).toEqual({ id: 11, version: 5, status: 'screening' })
  answers[1]!.resolve()
  await shows(11)
  expect(actor.getSnapshot().context.decided).toEqual({})
})

test('after the last one comes the first who was passed over', async () => {
  const { actor, shows } = await sitting()
  actor.send({ type: 'go', id: 13 })
  await shows(13)
  expect(nextToDecide(actor.getSnapshot().context)).toBe(11)
})
