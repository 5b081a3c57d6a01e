import { assign, emit, fromPromise, sendTo, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { type Failure, type PdfEvent, pdfPages } from '../pdf/pdfPages.ts'
import type { PageSize, PageText } from '../pdf/pdfTasks.ts'

/** How large a page can be shown, as parts of its size on paper. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
/** Pixels of a screen to a point of paper. */
const PIXELS = 96 / 72

type Context = {
  fileId: number
  bytes: ArrayBuffer | null
  pages: readonly PageSize[]
  total: number
  texts: Readonly<Record<number, PageText>>
  drawn: Readonly<Record<number, ImageBitmap>>
  undrawn: readonly number[]
  /** The page that is looked at. */
  at: number
  /** As a part of the size on paper; null fits the width. */
  zoom: number | null
  /** How wide the page that is looked at is shown, in pixels of the screen. */
  width: number
}
type Events =
  | PdfEvent
  | { type: 'show'; page: number; width: number; density: number }
  | { type: 'hide'; page: number }
  | { type: 'look'; page: number }
  | { type: 'zoomIn' }
  | { type: 'zoomOut' }
  | { type: 'fit' }

/** How wide a page is shown, in pixels of the screen, where the width is not that of its place. */
export const shownWidth = ({ width }: PageSize, zoom: number) => Math.round(width * PIXELS * zoom)

/** How large the page that is looked at is shown now. */
const scaleOf = ({ zoom, width, pages, at }: Context) => zoom ?? (width || 1) / ((pages[at - 1]?.width ?? 1) * PIXELS)
const larger = (context: Context) => STEPS.find((step) => step > scaleOf(context) + 0.01)
const smaller = (context: Context) => STEPS.findLast((step) => step < scaleOf(context) - 0.01)
const without = <Value>(record: Readonly<Record<number, Value>>, page: number) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => Number(one) !== page))

/** The pages of a CV: fetched with the person's permission, drawn where somebody looks, ended when it is left. */
export const cvPagesMachine = setup({
  types: {} as {
    input: { fileId: number }
    context: Context
    events: Events
    emitted: { type: 'failed'; failure: Failure } | { type: 'refused'; problem: Refusal }
    tags: 'coming'
  },
  actors: {
    fetchFile: fromPromise<ArrayBuffer, { fileId: number }>(({ input, signal }) =>
      recruitment
        .GET('/file/{id}', { params: { path: { id: input.fileId } }, parseAs: 'arrayBuffer', signal })
        .then((answer) => orThrow<ArrayBuffer>({ ...answer, data: answer.data as unknown as ArrayBuffer })),
    ),
    pdfPages,
  },
  actions: {
    keepBytes: assign((_, { bytes }: { bytes: ArrayBuffer }) => ({ bytes })),
    keepPages: assign((_, { pages, total }: { pages: readonly PageSize[]; total: number }) => ({ pages, total, bytes: null })),
    keepText: assign(({ context }, { page, text }: { page: number; text: PageText }) => ({ texts: { ...context.texts, [page]: text } })),
    keepDrawn: assign(({ context }, { page, bitmap }: { page: number; bitmap: ImageBitmap }) => ({ drawn: { ...context.drawn, [page]: bitmap } })),
    keepUndrawn: assign(({ context }, { page }: { page: number }) => ({ undrawn: [...context.undrawn, page] })),
    keepAllUndrawn: assign(({ context }) => ({ undrawn: context.pages.map((_, at) => at + 1).filter((page) => !context.drawn[page]) })),
    dropDrawn: assign(({ context }, { page }: { page: number }) => ({ drawn: without(context.drawn, page) })),
    keepWidth: assign((_, { width }: { width: number }) => ({ width })),
    look: assign((_, { page }: { page: number }) => ({ at: page })),
    zoomIn: assign(({ context }) => ({ zoom: larger(context) ?? context.zoom })),
    zoomOut: assign(({ context }) => ({ zoom: smaller(context) ?? context.zoom })),
    fit: assign({ zoom: null }),
    tellFailed: emit((_, { failure }: { failure: Failure }) => ({ type: 'failed' as const, failure })),
    tellRefused: emit((_, { error }: { error: unknown }) => ({ type: 'refused' as const, problem: asRefusal(error) })),
  },
  guards: {
    canGrow: ({ context }) => larger(context) !== undefined,
    canShrink: ({ context }) => smaller(context) !== undefined,
    isUndrawn: ({ context }, { page }: { page: number }) => context.undrawn.includes(page),
  },
}).createMachine({
  id: 'cvPages',
  context: ({ input }) => ({ ...input, bytes: null, pages: [], total: 0, texts: {}, drawn: {}, undrawn: [], at: 1, zoom: null, width: 0 }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'coming',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => ({ fileId: context.fileId }),
        onDone: { target: 'open', actions: { type: 'keepBytes', params: ({ event }) => ({ bytes: event.output }) } },
        onError: { target: 'failed', actions: { type: 'tellRefused', params: ({ event }) => event } },
      },
    },
    open: {
      invoke: { id: 'pdf', src: 'pdfPages', input: ({ context }) => ({ bytes: context.bytes ?? new ArrayBuffer() }) },
      initial: 'opening',
      states: {
        opening: {
          tags: 'coming',
          on: {
            opened: { target: 'shown', actions: { type: 'keepPages', params: ({ event }) => event } },
            stopped: { target: '#cvPages.failed', actions: { type: 'tellFailed', params: ({ event }) => event } },
          },
        },
        shown: {
          on: {
            show: [
              { guard: { type: 'isUndrawn', params: ({ event }) => event }, actions: { type: 'keepWidth', params: ({ event }) => event } },
              {
                actions: [
                  { type: 'keepWidth', params: ({ event }) => event },
                  sendTo('pdf', ({ event }) => ({ type: 'draw', page: event.page, width: Math.round(event.width * event.density) })),
                ],
              },
            ],
            hide: { actions: [{ type: 'dropDrawn', params: ({ event }) => event }, sendTo('pdf', ({ event }) => ({ type: 'forget', page: event.page }))] },
            drawn: { actions: { type: 'keepDrawn', params: ({ event }) => event } },
            undrawn: { actions: { type: 'keepUndrawn', params: ({ event }) => event } },
            read: { actions: { type: 'keepText', params: ({ event }) => event } },
            stopped: { target: 'halted', actions: 'keepAllUndrawn' },
          },
        },
        /** What is drawn stays; every other page says that it is not. */
        halted: { on: { show: { actions: { type: 'keepWidth', params: ({ event }) => event } } } },
      },
      on: {
        look: { actions: { type: 'look', params: ({ event }) => event } },
        zoomIn: { guard: 'canGrow', actions: 'zoomIn' },
        zoomOut: { guard: 'canShrink', actions: 'zoomOut' },
        fit: { actions: 'fit' },
      },
    },
    failed: { type: 'final' },
  },
})
