import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

export type ExpiredNotice = components['schemas']['ExpiredJobPosition']
type Deleted = Awaited<ReturnType<typeof remove>>

const remove = ({ id, version }: ExpiredNotice, signal: AbortSignal) =>
  recruitment.DELETE('/job_position/delete/{id}', { params: { path: { id }, query: { version } }, signal }).then(orThrow)

/** What becomes of a requisition past its end date: the dialog is opened, then update (extend), delete, or close. */
export const expiredRequisitionMachine = setup({
  types: {} as {
    context: { notice: ExpiredNotice | null; problem: Refusal | null }
    events: { type: 'open'; notice: ExpiredNotice } | { type: 'update' } | { type: 'delete' } | { type: 'close' }
    emitted: { type: 'update'; id: number } | ({ type: 'deleted' } & Deleted)
    tags: 'busy' | 'dialog'
  },
  actors: {
    remove: fromPromise(({ input, signal }: { input: ExpiredNotice; signal: AbortSignal }) => remove(input, signal)),
  },
  actions: {
    choose: assign((_, { notice }: { notice: ExpiredNotice }) => ({ notice, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    forget: assign({ notice: null, problem: null }),
    goToUpdate: emit((_, { id }: { id: number }) => ({ type: 'update' as const, id })),
    /** It is gone, or archived and may come back. */
    tellDeleted: emit((_, deleted: Deleted) => ({ type: 'deleted' as const, ...deleted })),
  },
}).createMachine({
  id: 'expiredRequisition',
  context: { notice: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        open: {
          target: 'open',
          actions: {
            type: 'choose',
            params: ({ event }) => {
              assertEvent(event, 'open')
              return { notice: event.notice }
            },
          },
        },
      },
    },
    open: {
      tags: 'dialog',
      on: {
        update: { target: 'closed', actions: { type: 'goToUpdate', params: ({ context }) => ({ id: context.notice?.id ?? 0 }) } },
        delete: 'deleting',
        close: 'closed',
      },
    },
    deleting: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.notice as ExpiredNotice,
        onDone: { target: 'closed', actions: { type: 'tellDeleted', params: ({ event }) => event.output } },
        onError: { target: 'open', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
  },
})
