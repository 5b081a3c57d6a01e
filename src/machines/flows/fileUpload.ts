import { assign, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { fileCall, type Progress } from '../../api/upload.ts'

const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/**
 * One file on its way: chosen, sent with its progress, then used by `handIn` for what it was chosen for. It can be
 * cancelled while it is sent; what fails can be tried again, or another file chosen.
 */
export const fileUpload = <What, Answer>(handIn: (what: What, fileId: number, signal: AbortSignal) => Promise<Answer>) =>
  fileUploadBy<What, number, Answer>(
    (_, file, onProgress, signal) => recruitment.POST('/file/upload', { ...fileCall(file, onProgress), signal }).then((answer) => orThrow(answer).data.id),
    handIn,
  )

/** The same for whoever sends a file in another way. */
export const fileUploadBy = <What, Taken, Answer>(
  upload: (what: What, file: File, onProgress: Progress, signal: AbortSignal) => Promise<Taken>,
  handIn: (what: What, taken: Taken, signal: AbortSignal) => Promise<Answer>,
) =>
  setup({
    types: {} as {
      input: { what: What; whenIn?: (answer: Answer, file: File) => void }
      context: {
        what: What
        whenIn: ((answer: Answer, file: File) => void) | undefined
        file: File | null
        sent: number
        taken: Taken | null
        answer: Answer | null
        problem: Refusal | null
      }
      events: { type: 'choose'; file: File } | { type: 'progress'; sent: number } | { type: 'cancel' } | { type: 'retry' }
      tags: 'busy'
    },
    actors: {
      upload: fromPromise<Taken, { what: What; file: File; onProgress: Progress }>(({ input: { what, file, onProgress }, signal }) =>
        upload(what, file, onProgress, signal),
      ),
      handIn: fromPromise<Answer, { what: What; taken: Taken }>(({ input, signal }) => handIn(input.what, input.taken, signal)),
    },
    actions: {
      begin: assign((_, { file }: { file: File }) => ({ file, sent: 0, answer: null, problem: null })),
      again: assign({ sent: 0, problem: null }),
      noteProgress: assign((_, { sent }: { sent: number }) => ({ sent })),
      keepFile: assign((_, { taken }: { taken: Taken }) => ({ taken })),
      keepAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer })),
      drop: assign({ file: null, sent: 0, answer: null, problem: null }),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      tell: ({ context }, { answer }: { answer: Answer }) => context.whenIn?.(answer, context.file as File),
    },
  }).createMachine({
    id: 'fileUpload',
    context: ({ input: { what, whenIn } }) => ({ what, whenIn, file: null, sent: 0, taken: null, answer: null, problem: null }),
    initial: 'waiting',
    on: { choose: { target: '.uploading', actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) } } },
    states: {
      waiting: {},
      uploading: {
        tags: 'busy',
        invoke: {
          id: 'upload',
          src: 'upload',
          input: ({ context, self }) => ({ what: context.what, file: context.file as File, onProgress: (sent) => self.send({ type: 'progress', sent }) }),
          onDone: { target: 'handingIn', actions: { type: 'keepFile', params: ({ event }) => ({ taken: event.output }) } },
          onError: { target: 'failed', actions: explain },
        },
        on: {
          progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ sent: event.sent }) } },
          cancel: { target: 'waiting', actions: 'drop' },
        },
      },
      // Whether it took effect is not known before the answer: it can neither be cancelled nor replaced now.
      handingIn: {
        tags: 'busy',
        on: { choose: {} },
        invoke: {
          id: 'handIn',
          src: 'handIn',
          input: ({ context: { what, taken } }) => ({ what, taken: taken as Taken }),
          onDone: {
            target: 'in',
            actions: [
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tell', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          onError: { target: 'failed', actions: explain },
        },
      },
      in: { on: { cancel: { target: 'waiting', actions: 'drop' } } },
      failed: { on: { retry: { target: 'uploading', actions: 'again' }, cancel: { target: 'waiting', actions: 'drop' } } },
    },
  })
