import { type EventObject, fromCallback } from 'xstate'
import type { PageSize, PageText, PdfDone, PdfTask } from './pdfTasks.ts'

/** A page wants to be drawn so many pixels wide, or is no longer looked at. */
export type PdfAsked = { type: 'draw'; page: number; width: number } | { type: 'forget'; page: number }
export type Failure = 'protected' | 'slow' | 'damaged'
export type PdfEvent =
  | { type: 'opened'; pages: readonly PageSize[]; total: number }
  | { type: 'drawn'; page: number; bitmap: ImageBitmap }
  | { type: 'undrawn'; page: number }
  | { type: 'read'; page: number; text: PageText }
  | { type: 'stopped'; failure: Failure }

/** No page may take longer, in milliseconds. */
const LONGEST = 10_000

/** A PDF in a thread of its own: opened, its pages drawn as they are asked for, and read while nothing is to be drawn. The thread ends with whoever asked. */
export const pdfPages = fromCallback<PdfAsked & EventObject, { bytes: ArrayBuffer }>(({ input, receive, sendBack }) => {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' })
  const wanted = new Map<number, number>()
  /** What is looked at, and what of it is drawn. */
  const shown = new Set<number>()
  const bitmaps = new Map<number, ImageBitmap>()
  const unread: number[] = []
  let doing: PdfTask | null = null
  let clock: ReturnType<typeof setTimeout> | undefined
  const tell = (event: PdfEvent) => sendBack(event)

  const stop = (failure: Failure) => {
    clearTimeout(clock)
    worker.terminate()
    tell({ type: 'stopped', failure })
  }
  const perform = (task: PdfTask, transfer: Transferable[] = []) => {
    doing = task
    clock = setTimeout(() => stop('slow'), LONGEST)
    worker.postMessage(task, transfer)
  }
  const next = () => {
    if (doing) return
    const [first] = wanted
    const page = first ? undefined : unread.shift()
    if (first) {
      wanted.delete(first[0])
      perform({ do: 'draw', page: first[0], width: first[1] })
    } else if (page !== undefined) perform({ do: 'read', page })
  }
  const take = (done: PdfDone, task: PdfTask) => {
    if (done.did === 'open') {
      unread.push(...done.pages.map((_, at) => at + 1))
      return tell({ type: 'opened', pages: done.pages, total: done.total })
    }
    if (done.did === 'read') return tell({ type: 'read', page: done.page, text: done.text })
    if (done.did === 'draw') {
      if (!shown.has(done.page)) return done.bitmap.close()
      bitmaps.get(done.page)?.close()
      bitmaps.set(done.page, done.bitmap)
      return tell({ type: 'drawn', page: done.page, bitmap: done.bitmap })
    }
    if (task.do === 'open') return stop(done.isProtected ? 'protected' : 'damaged')
    // A page whose text cannot be read can be looked at all the same.
    if (task.do === 'draw') tell({ type: 'undrawn', page: task.page })
  }
  // pdf.js says by itself that it is there.
  worker.onmessage = ({ data }: MessageEvent<PdfDone | object>) => {
    if (!('did' in data) || !doing) return
    clearTimeout(clock)
    const task = doing
    doing = null
    take(data, task)
    next()
  }
  worker.onerror = () => stop('damaged')
  receive((asked) => {
    if (asked.type === 'draw') {
      shown.add(asked.page)
      wanted.set(asked.page, asked.width)
    } else {
      shown.delete(asked.page)
      wanted.delete(asked.page)
      bitmaps.get(asked.page)?.close()
      bitmaps.delete(asked.page)
    }
    next()
  })
  perform({ do: 'open', bytes: input.bytes }, [input.bytes])
  return () => {
    clearTimeout(clock)
    worker.terminate()
    for (const bitmap of bitmaps.values()) bitmap.close()
  }
})
