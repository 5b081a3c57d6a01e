import { assign, fromCallback, setup } from 'xstate'

/** The place a person is at, as the drawer shows it. */
type ActiveItem = { id: string; title: string; url: string; canAccess: boolean }

/** The drawer: whether it is open, and its active item. */
export const navigationMachine = setup({
  types: {} as {
    input: { open: boolean }
    context: { active: ActiveItem | null; startsOpen: boolean }
    events: { type: 'open' } | { type: 'close' } | { type: 'toggle' } | ({ type: 'visit' } & Omit<ActiveItem, 'canAccess'> & { canAccess?: boolean })
  },
  actors: {
    /** Provided by the view: tells when the window becomes too narrow for the drawer beside the page, or wide enough. */
    width: fromCallback<{ type: 'open' } | { type: 'close' }>(() => {}),
  },
  guards: { startsOpen: ({ context }) => context.startsOpen },
  actions: { remember: assign((_, active: ActiveItem) => ({ active })) },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ active: null, startsOpen: input.open }),
  initial: 'starting',
  invoke: { id: 'width', src: 'width' },
  on: {
    visit: {
      actions: { type: 'remember', params: ({ event }) => ({ id: event.id, title: event.title, url: event.url, canAccess: event.canAccess ?? true }) },
    },
  },
  states: {
    starting: { always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }] },
    open: { on: { close: 'closed', toggle: 'closed' } },
    closed: { on: { open: 'open', toggle: 'open' } },
  },
})
