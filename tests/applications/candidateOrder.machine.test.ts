import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import { candidateOrderMachine, standing } from '../../src/machines/flows/candidateOrder.ts'

type Wanted = { page: number; after?: number; before?: number }
const asked = { of: null, body: { page: 2, size: 10 as const } }
const ids = (page: number) => (page > 3 ? [] : Array.from({ length: page === 3 ? 2 : 10 }, (_, at) => page * 100 + at))

/** Three pages of candidates: 100–109, 200–209, 300 and 301; `lost` are pages that do not come. */
function talk(lost: readonly number[] = []) {
  const read: number[] = []
  const beside: unknown[] = []
  const loadPage = fromPromise<{ ids: number[]; totalPages: number; totalElements: number }, { wanted: Wanted }>(async ({ input: { wanted } }) => {
    const { page, after, before } = wanted
    read.push(page)
    beside.push(after ? { after } : { before })
    if (lost.includes(page)) throw new Refusal(503, { code: 'UNAVAILABLE', message: '' })
    return { ids: ids(page), totalPages: 3, totalElements: 22 }
  })
  const actor = createActor(candidateOrderMachine.provide({ actors: { loadPage: loadPage as never } }), { input: asked })
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event.type === 'opened' ? event.id : event.type))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'))
  const press = async (type: 'next' | 'previous', id: number) => {
    actor.send({ type, id })
    await settled()
  }
  return { actor, read, beside, told, settled, press }
}

test('the place in the list and the ways from it', async () => {
  const { actor, settled } = talk()
  await settled()
  const at = (id: number) => standing(actor.getSnapshot().context, id)
  expect(at(204)).toEqual({ isIn: true, previous: true, next: true, nextId: 205, place: { at: 15, of: 22 } })
  // The next page is there and is not read yet.
  expect(at(209)).toMatchObject({ next: true, nextId: null, place: { at: 20, of: 22 } })
  expect(at(999)).toEqual({ isIn: false, previous: false, next: false, nextId: null, place: null })
})

test('steps within a page ask for nothing; over its edge one page is read, once', async () => {
  const { press, told, read, beside, settled } = talk()
  await settled()
  await press('next', 204)
  await press('previous', 204)
  expect([told, read]).toEqual([[205, 203], [2]])
  await press('next', 209)
  await press('previous', 300)
  await press('next', 209)
  await press('previous', 200)
  expect(told.slice(2)).toEqual([300, 209, 300, 109])
  expect(read).toEqual([2, 3, 1])
  // Beside whom it stands, so that whoever left the list meanwhile moves nobody over its edge.
  expect(beside).toEqual([{ before: undefined }, { after: 209 }, { before: 200 }])
})

test('at both ends, and of somebody who is not in the list, nothing happens', async () => {
  const { press, told, read, settled } = talk()
  await settled()
  await press('next', 209)
  await press('previous', 200)
  told.length = 0
  await press('next', 301)
  await press('previous', 100)
  await press('next', 999)
  expect(told).toEqual([])
  expect(read).toEqual([2, 3, 1])
})

test('a page that does not come is told, and can be asked for again; without the list nothing is offered', async () => {
  const { press, told, settled } = talk([3])
  await settled()
  await press('next', 209)
  await press('next', 209)
  await press('next', 204)
  expect(told).toEqual(['refused', 'refused', 205])
  const { actor, settled: ended, press: pressed, told: heard } = talk([2])
  await ended()
  expect(actor.getSnapshot().matches('unavailable')).toBe(true)
  await pressed('next', 204)
  await pressed('previous', 204)
  expect(heard).toEqual([])
})
