import { assign, fromPromise, setup } from 'xstate'
import { hr, orThrow, type Refusal, recruitment } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { fileCall, type Progress } from '../api/upload.ts'

type Asked = { kind: 'offer' | 'contract'; letterId: number; documentId: number }
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** One document on its way: chosen, sent with its progress, handed in; what fails can be tried again. */
export const documentUploadMachine = setup({
  types: {} as {
    input: Asked & { whenIn: () => void }
    context: Asked & { whenIn: () => void; file: File | null; sent: number; fileId: number; problem: Refusal | null }
    events: { type: 'choose'; file: File } | { type: 'progress'; sent: number } | { type: 'cancel' } | { type: 'retry' }
    tags: 'busy'
  },
  actors: {
    upload: fromPromise<number, { file: File; onProgress: Progress }>(({ input, signal }) =>
      recruitment.POST('/file/upload', { ...fileCall(input.file, input.onProgress), signal }).then((answer) => orThrow(answer).data.id),
    ),
    handIn: fromPromise(({ input, signal }: { input: Asked & { fileId: number }; signal: AbortSignal }) => {
      const call = { body: { id: input.letterId, docs: [{ id: input.documentId, applicantFile: { id: input.fileId } }] }, signal }
      return (input.kind === 'offer' ? hr.POST('/offer-letter/upload-compliance', call) : hr.POST('/contract-letter/upload-compliance', call)).then(orThrow)
    }),
  },
  actions: {
    begin: assign((_, { file }: { file: File }) => ({ file, sent: 0, problem: null })),
    again: assign({ sent: 0, problem: null }),
    noteProgress: assign((_, { sent }: { sent: number }) => ({ sent })),
    keepFile: assign((_, { fileId }: { fileId: number }) => ({ fileId })),
    drop: assign({ file: null, sent: 0, problem: null }),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    tell: ({ context }) => context.whenIn(),
  },
}).createMachine({
  id: 'documentUpload',
  context: ({ input }) => ({ ...input, file: null, sent: 0, fileId: 0, problem: null }),
  initial: 'waiting',
  on: { choose: { target: '.uploading', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } } },
  states: {
    waiting: {},
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({ file: context.file as File, onProgress: (sent) => self.send({ type: 'progress', sent }) }),
        onDone: { target: 'handingIn', actions: { type: 'keepFile', params: ({ event }) => ({ fileId: event.output }) } },
        onError: { target: 'failed', actions: explain },
      },
      on: {
        progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ sent: event.sent }) } },
        cancel: { target: 'waiting', actions: 'drop' },
      },
    },
    handingIn: {
      tags: 'busy',
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context: { kind, letterId, documentId, fileId } }) => ({ kind, letterId, documentId, fileId }),
        onDone: { target: 'waiting', actions: ['drop', 'tell'] },
        onError: { target: 'failed', actions: explain },
      },
    },
    failed: { on: { retry: { target: 'uploading', actions: 'again' }, cancel: { target: 'waiting', actions: 'drop' } } },
  },
})
