import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import { cvPagesMachine, shownWidth } from '../../src/machines/flows/cvPages.ts'
import type { PdfAsked, PdfEvent } from '../../src/machines/pdf/pdfPages.ts'

/** A page as wide as a letter, in points, and the pixels that it is shown with. */
const letter = { width: 600, height: 800 }
const bitmap = { width: 1 } as ImageBitmap

/** The machine with a thread that is led by hand; what it is asked for is kept. */
async function opened({ refuse, pages = 3 }: { refuse?: Refusal; pages?: number } = {}) {
  const asked: EventObject[] = []
  const told: unknown[] = []
  let tell: (event: PdfEvent) => void = () => undefined
  let ended = 0
  const actor = createActor(
    cvPagesMachine.provide({
      actors: {
        fetchFile: fromPromise<ArrayBuffer, { fileId: number }>(async () => {
          if (refuse) throw refuse
          return new ArrayBuffer(8)
        }),
        pdfPages: fromCallback<PdfAsked & EventObject, { bytes: ArrayBuffer }>(({ sendBack, receive }) => {
          tell = sendBack
          receive((event) => asked.push(event))
          return () => ended++
        }),
      },
    }),
    { input: { fileId: 7 } },
  )
  actor.on('*', (event) => told.push(event))
  actor.start()
  await waitFor(actor, (state) => !state.matches('fetching'))
  const open = () => tell({ type: 'opened', pages: Array.from({ length: pages }, () => letter), total: pages })
  return { actor, asked, told, open, tell: (event: PdfEvent) => tell(event), ended: () => ended, context: () => actor.getSnapshot().context }
}

describe('the pages of a CV', () => {
  test('are drawn while they are looked at, as wide as they are shown on this screen', async () => {
    const cv = await opened()
    cv.open()
    cv.actor.send({ type: 'show', page: 2, width: 400, density: 1.5 })
    cv.tell({ type: 'drawn', page: 2, bitmap })
    expect(cv.asked).toEqual([{ type: 'draw', page: 2, width: 600 }])
    expect(Object.keys(cv.context().drawn)).toEqual(['2'])
    cv.actor.send({ type: 'hide', page: 2 })
    expect(cv.asked.at(-1)).toEqual({ type: 'forget', page: 2 })
    expect(cv.context().drawn).toEqual({})
  })

  test('grow and shrink by steps from the size that fits, never past the ends', async () => {
    const cv = await opened()
    cv.open()
    // Half of its size on paper: 600 points are 800 pixels.
    cv.actor.send({ type: 'show', page: 1, width: 480, density: 1 })
    const steps = (type: 'zoomIn' | 'zoomOut', times: number) =>
      Array.from({ length: times }, () => {
        cv.actor.send({ type })
        return cv.context().zoom
      })
    expect(steps('zoomIn', 8)).toEqual([0.75, 1, 1.25, 1.5, 2, 3, 3, 3])
    expect(steps('zoomOut', 8)).toEqual([2, 1.5, 1.25, 1, 0.75, 0.5, 0.5, 0.5])
    cv.actor.send({ type: 'fit' })
    expect(cv.context().zoom).toBe(null)
    expect(shownWidth(letter, 1.25)).toBe(1000)
  })

  test('that cannot be drawn say so and are not asked for again; the others are', async () => {
    const cv = await opened()
    cv.open()
    cv.tell({ type: 'undrawn', page: 1 })
    cv.actor.send({ type: 'show', page: 1, width: 400, density: 1 })
    cv.actor.send({ type: 'show', page: 2, width: 400, density: 1 })
    expect(cv.context().undrawn).toEqual([1])
    expect(cv.asked).toEqual([{ type: 'draw', page: 2, width: 400 }])
  })

  test('keep what is drawn when the thread is stopped in the middle, and ask it for nothing more', async () => {
    const cv = await opened()
    cv.open()
    cv.actor.send({ type: 'show', page: 1, width: 400, density: 1 })
    cv.tell({ type: 'drawn', page: 1, bitmap })
    cv.tell({ type: 'stopped', failure: 'slow' })
    expect(cv.context().undrawn).toEqual([2, 3])
    const before = cv.asked.length
    cv.actor.send({ type: 'show', page: 2, width: 400, density: 1 })
    cv.actor.send({ type: 'hide', page: 1 })
    expect(cv.asked.length).toBe(before)
    expect(Object.keys(cv.context().drawn)).toEqual(['1'])
    // They can still be made larger, and be left.
    cv.actor.send({ type: 'zoomIn' })
    expect(cv.context().zoom).not.toBe(null)
  })

  test('that never come are told with the reason, and the thread ends', async () => {
    const cv = await opened()
    cv.tell({ type: 'stopped', failure: 'protected' })
    expect(cv.told).toEqual([{ type: 'failed', failure: 'protected' }])
    expect([cv.actor.getSnapshot().status, cv.ended()]).toEqual(['done', 1])
    const refused = await opened({ refuse: new Refusal(403, { code: 'FORBIDDEN', message: 'You may not see this file.' }) })
    expect(refused.told).toMatchObject([{ type: 'refused', problem: { message: 'You may not see this file.' } }])
    expect(refused.ended()).toBe(0)
  })

  test('take their thread with them when they are left', async () => {
    const cv = await opened()
    cv.open()
    cv.actor.stop()
    expect(cv.ended()).toBe(1)
  })
})
