import { and, assign, emit, fromPromise, setup } from 'xstate'
import { hr, orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'
import { fileCall, type Progress } from '../../api/upload.ts'

type S = components['schemas']
export type ImportList = S['ReferenceListName']
/** Where the rows of a workbook go: a reference list, the job requisitions, the employees, their opening balances, the budget of the hiring plan, or the holidays of a place. */
export type ImportTarget = ImportList | 'jobPosition' | 'employee' | 'leaveOpening' | 'budget' | `holidays-${number}`
export type Import = S['Import']
export type Preview = S['BudgetPreview']
type Context = {
  list: ImportTarget
  opened: boolean
  file: File | null
  sent: number
  importId: number
  found: Import | null
  /** What the rows would change, where that is shown before anything is sent. */
  preview: Preview | null
  problem: Refusal | null
}

/** The place whose holidays they are, where it is holidays that are imported. */
export const placeIn = (list: ImportTarget): number | null => (list.startsWith('holidays-') ? Number(list.slice(9)) : null)
/** A list that is neither kept for itself nor belongs to leave is one of the reference lists. */
export const referenceIn = (list: ImportTarget) => list as ImportList

const LOOK_EVERY_MS = 400
const isLost = (thrown: unknown) => [0, 502, 503].includes(asRefusal(thrown).status)
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/**
 * A workbook on its way into a list: chosen, uploaded with its progress, checked and added row by row, and how it ended.
 * While the server works the dialog can be closed; the end is told all the same, and what was refused opens it again.
 */
export const importingMachine = setup({
  types: {} as {
    /** `importId`: one of this list that was left while it ran. */
    input: { list: ImportTarget; importId?: number }
    context: Context
    events:
      | { type: 'open' }
      | { type: 'choose'; file: File }
      | { type: 'progress'; sent: number }
      | { type: 'cancel' }
      | { type: 'retry' }
      | { type: 'confirm' }
      | { type: 'again' }
      | { type: 'close' }
    emitted: { type: 'added'; found: Import } | { type: 'running'; importId: number }
    tags: 'choosing' | 'uploading' | 'previewed' | 'running' | 'ended'
  },
  actors: {
    preview: fromPromise<Preview, { file: File; onProgress: Progress }>(
      async ({ input: { file, onProgress }, signal }) =>
        orThrow(await recruitment.POST('/hiring-plan/budget/excel_preview', { ...fileCall(file, onProgress), signal })).data,
    ),
    upload: fromPromise<number, { list: ImportTarget; file: File; onProgress: Progress }>(async ({ input: { list, file, onProgress }, signal }) => {
      const sent = { ...fileCall(file, onProgress), signal }
      if (list === 'jobPosition') return orThrow(await recruitment.POST('/job_position/excel_upload', sent)).responseData.id
      if (list === 'employee') return orThrow(await recruitment.POST('/employee/excel_upload', sent)).responseData.id
      if (list === 'budget') return orThrow(await recruitment.POST('/hiring-plan/budget/excel_upload', sent)).responseData.id
      if (list === 'leaveOpening') return orThrow(await hr.POST('/leave/opening/upload', sent)).responseData.id
      const placeId = placeIn(list)
      if (placeId !== null) return orThrow(await hr.POST('/leave/holiday/upload', { params: { query: { placeId } }, ...sent })).responseData.id
      return orThrow(await recruitment.POST('/ref/{list}/create-new/excel', { params: { path: { list: referenceIn(list) } }, ...sent })).responseData.id
    }),
    look: fromPromise<Import, { id: number }>(async ({ input: { id }, signal }) => {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      return recruitment.GET('/import/{id}', { params: { path: { id } }, signal }).then((answer) => orThrow(answer).data)
    }),
  },
  actions: {
    show: assign({ opened: true }),
    hide: assign({ opened: false }),
    begin: assign((_, { file }: { file: File }) => ({ file, sent: 0, found: null, preview: null, problem: null })),
    resend: assign({ sent: 0, problem: null }),
    forget: assign({ file: null, sent: 0, found: null, preview: null, problem: null }),
    keepPreview: assign((_, { preview }: { preview: Preview }) => ({ preview })),
    noteProgress: assign((_, { sent }: { sent: number }) => ({ sent })),
    keepId: assign((_, { id }: { id: number }) => ({ importId: id })),
    keepFound: assign((_, { found }: { found: Import }) => ({ found, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    /** The list has more items now. */
    tellAdded: emit((_, { found }: { found: Import }) => ({ type: 'added' as const, found })),
    /** Whoever leaves and comes back is told the end of this one; 0 when it has been told. */
    remember: emit((_, { importId }: { importId: number }) => ({ type: 'running' as const, importId })),
  },
  guards: {
    isAdded: (_, { found }: { found: Import }) => found.state === 'done',
    isRefused: (_, { found }: { found: Import }) => found.state === 'refused',
    isBroken: (_, { found }: { found: Import }) => found.state === 'failed',
    hasFile: ({ context }) => context.file !== null,
    previews: ({ context }) => context.list === 'budget',
    /** The rows are sound, and something would change. */
    isWorthIt: ({ context: { preview } }) => preview !== null && preview.refused === 0 && preview.adding + preview.changing > 0,
    isLeft: ({ context }) => context.importId > 0,
    isLost: (_, { problem }: { problem: unknown }) => isLost(problem),
  },
}).createMachine({
  id: 'importing',
  context: ({ input: { list, importId = 0 } }) => ({ list, opened: false, file: null, sent: 0, importId, found: null, preview: null, problem: null }),
  initial: 'arriving',
  on: { open: { actions: 'show' } },
  states: {
    arriving: { always: [{ target: 'running', guard: 'isLeft' }, { target: 'choosing' }] },
    choosing: {
      tags: 'choosing',
      on: {
        choose: [
          { target: 'previewing', guard: 'previews', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } },
          { target: 'uploading', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } },
        ],
        retry: [
          { target: 'previewing', guard: and(['hasFile', 'previews']), actions: 'resend' },
          { target: 'uploading', guard: 'hasFile', actions: 'resend' },
        ],
        close: { actions: ['hide', 'forget'] },
      },
    },
    previewing: {
      tags: 'uploading',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context, self }) => ({ file: context.file as File, onProgress: (sent) => self.send({ type: 'progress', sent }) }),
        onDone: { target: 'previewed', actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) } },
        onError: { target: 'choosing', actions: explain },
      },
      on: {
        progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ sent: event.sent }) } },
        cancel: { target: 'choosing', actions: 'forget' },
      },
    },
    previewed: {
      tags: 'previewed',
      on: {
        confirm: { target: 'uploading', guard: 'isWorthIt', actions: 'resend' },
        choose: { target: 'previewing', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } },
        close: { target: 'choosing', actions: ['hide', 'forget'] },
      },
    },
    uploading: {
      tags: 'uploading',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({ list: context.list, file: context.file as File, onProgress: (sent) => self.send({ type: 'progress', sent }) }),
        onDone: { target: 'running', actions: { type: 'keepId', params: ({ event }) => ({ id: event.output }) } },
        onError: { target: 'choosing', actions: explain },
      },
      on: {
        progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ sent: event.sent }) } },
        cancel: { target: 'choosing', actions: 'forget' },
      },
    },
    running: {
      tags: 'running',
      entry: { type: 'remember', params: ({ context }) => ({ importId: context.importId }) },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ id: context.importId }),
        onDone: [
          {
            target: 'done',
            guard: { type: 'isAdded', params: ({ event }) => ({ found: event.output }) },
            actions: [
              { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              { type: 'tellAdded', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          {
            target: 'refused',
            guard: { type: 'isRefused', params: ({ event }) => ({ found: event.output }) },
            actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }, 'show'],
          },
          {
            target: 'failed',
            guard: { type: 'isBroken', params: ({ event }) => ({ found: event.output }) },
            actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }, 'show'],
          },
          { target: 'running', reenter: true, actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: [
          // The server goes on without us: it is asked again.
          { target: 'running', reenter: true, guard: { type: 'isLost', params: ({ event }) => ({ problem: event.error }) }, actions: explain },
          { target: 'failed', actions: [explain, 'show'] },
        ],
      },
      on: { close: { actions: 'hide' } },
    },
    done: {
      tags: 'ended',
      entry: { type: 'remember', params: { importId: 0 } },
      on: {
        open: { target: 'choosing', actions: ['show', 'forget'] },
        again: { target: 'choosing', actions: 'forget' },
        close: { target: 'choosing', actions: ['hide', 'forget'] },
      },
    },
    refused: {
      tags: 'ended',
      exit: { type: 'remember', params: { importId: 0 } },
      on: {
        choose: [
          { target: 'previewing', guard: 'previews', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } },
          { target: 'uploading', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } },
        ],
        close: { target: 'choosing', actions: ['hide', 'forget'] },
      },
    },
    failed: {
      tags: 'ended',
      entry: { type: 'remember', params: { importId: 0 } },
      on: {
        retry: { target: 'uploading', guard: 'hasFile', actions: 'resend' },
        close: { target: 'choosing', actions: ['hide', 'forget'] },
      },
    },
  },
})
