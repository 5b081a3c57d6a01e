import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { type ReferenceItem, type ReferenceListId, type ReferenceValues, referenceCalls } from './referenceItemCalls.ts'

type Saving = { list: ReferenceListId; item: ReferenceItem | null; values: ReferenceValues }
type Removing = { list: ReferenceListId; item: ReferenceItem }

/** One item of a reference list, opened to add, change or delete it. */
export const referenceItemMachine = setup({
  types: {} as {
    context: { list: ReferenceListId; item: ReferenceItem | null; problem: Refusal | null }
    input: { list: ReferenceListId }
    events:
      | { type: 'add' }
      | { type: 'change'; item: ReferenceItem }
      | { type: 'delete'; item: ReferenceItem }
      | { type: 'save'; values: ReferenceValues; version: number }
      | { type: 'confirm' }
      | { type: 'cancel' }
    tags: 'busy' | 'form' | 'question'
  },
  actors: {
    save: fromPromise(({ input: { list, item, values } }: { input: Saving }) =>
      item ? referenceCalls[list].change(item, values) : referenceCalls[list].add(values),
    ),
    remove: fromPromise(({ input: { list, item } }: { input: Removing }) => referenceCalls[list].remove(item)),
  },
  actions: {
    take: assign((_, { item }: { item: ReferenceItem | null }) => ({ item, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    /** Provided by the view: says what the server said. */
    tell: (_, _params: { message: string }) => {},
    warn: (_, _params: { problem: unknown }) => {},
  },
}).createMachine({
  id: 'referenceItem',
  context: ({ input }) => ({ ...input, item: null, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        add: { target: 'editing', actions: { type: 'take', params: { item: null } } },
        change: { target: 'editing', actions: { type: 'take', params: ({ event }) => ({ item: event.item }) } },
        delete: { target: 'asking', actions: { type: 'take', params: ({ event }) => ({ item: event.item }) } },
      },
    },
    editing: { tags: 'form', on: { save: 'saving', cancel: 'closed' } },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context, event }) => {
          assertEvent(event, 'save')
          const { list, item } = context
          return { list, item: item && { ...item, version: event.version }, values: event.values }
        },
        onDone: { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    asking: { tags: 'question', on: { confirm: 'removing', cancel: 'closed' } },
    removing: {
      tags: ['busy', 'question'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ list: context.list, item: context.item as ReferenceItem }),
        onDone: { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: { type: 'warn', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
  },
})
