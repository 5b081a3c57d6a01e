import { assign, emit, fromPromise, setup } from 'xstate'
import { asRefusal } from '../../api/refusal.ts'
import { tellOthers } from './autosave.ts'
import { beside, conflictsOf, keyed, rebased } from './conflicts.ts'
import { type Edit, hasAny, type Item, isComplete, keeping, removing, same, settled, typedOver, type Values, without } from './edits.ts'
import { type RecordCalls, stopsAll } from './recordCalls.ts'
import { contextOf, type RecordContext, type RecordInput } from './recordContext.ts'

type Writing<I extends Item> = { of: number; edit: Edit<I> }
const thrown = ({ event }: { event: { error: unknown } }) => ({ problem: event.error })
const loaded = <I>({ event }: { event: { output: I[] } }) => ({ list: event.output })
const seen = <I>({ event }: { event: { list: readonly I[] } }) => ({ list: event.list })
const unasked = () => Promise.reject(new Error('The service is never asked for this.'))

/**
 * A record that is typed over: what is typed is shown at once, kept until the service has confirmed it, and sent when the
 * hand rests or when a button says so, one item after the other. Nothing that happens meanwhile takes an edit away but its
 * confirmation or the person.
 */
export function recordMachine<I extends Item, Needed extends keyof Values<I>>(calls: RecordCalls<I, Needed>) {
  type Context = RecordContext<I>
  const { add = unasked, remove: takeAway = unasked, needed = [], isSame = () => true } = calls
  const sendable = ({ edits, refused }: Context) =>
    Object.keys(edits).find((key) => {
      const { base, typed, sent } = edits[key] as Edit<I>
      return !refused[key] && (base !== null || sent !== null || isComplete<I, Needed>(typed, needed))
    })
  const at = ({ items, edits }: Context, list: readonly I[]) => keyed(list, items, edits, isSame)
  const note = { type: 'note', params: ({ event }: { event: { key: string; values: Partial<Values<I>> } }) => event } as const
  const remove = { type: 'mark', params: ({ event }: { event: { key: string } }) => ({ key: event.key, removed: true }) } as const
  const restore = { type: 'mark', params: ({ event }: { event: { key: string } }) => ({ key: event.key, removed: false }) } as const
  const looked = <Event>(params: (told: { event: Event }) => { list: readonly I[] }) =>
    [
      { guard: { type: 'hasConflicts', params }, target: 'choosing', actions: { type: 'compare', params } },
      { target: 'next', actions: { type: 'adopt', params } },
    ] as const
  const answered = ({ event }: { event: { output: I | null } }) => ({ answer: event.output })
  const again = { target: 'loading', actions: 'forgive' } as const
  return setup({
    types: {} as {
      input: RecordInput<I>
      context: Context
      events:
        | { type: 'edit'; key: string; values: Partial<Values<I>> }
        | { type: 'remove'; key: string }
        | { type: 'restore'; key: string }
        | { type: 'save' }
        | { type: 'retry' }
        | { type: 'discard' }
        | { type: 'keepMine' }
        | { type: 'takeTheirs' }
        /** The service was asked by somebody else on the screen. */
        | { type: 'seen'; list: readonly I[] }
      emitted: { type: 'removed'; item: I } | { type: 'saved'; item: I | null; more: boolean }
      tags: 'busy' | 'saving'
    },
    actors: {
      load: fromPromise<I[], { of: number }>(({ input, signal }) => calls.load(input.of, signal)),
      /** Not ended with the machine: what has left for the service is to arrive. */
      write: fromPromise<I | null, Writing<I>>(async ({ input: { of, edit } }) => {
        const { base, sent, idempotencyKey } = edit
        if (base && sent?.removed) return takeAway(base).then(() => null)
        const typed = sent?.typed ?? {}
        if (base) return calls.change(base, typed, of)
        if (!isComplete<I, Needed>(typed, needed)) throw new Error('Something is added that is not complete.')
        return add(of, typed, idempotencyKey)
      }),
    },
    actions: {
      note: assign(({ context: { items, edits, refused } }, { key, values }: { key: string; values: Partial<Values<I>> }) => ({
        edits: typedOver(items, edits, key, values),
        refused: without(refused, key),
        problem: null,
      })),
      mark: assign(({ context: { items, edits, refused } }, { key, removed }: { key: string; removed: boolean }) => ({
        edits: removing(items, edits, key, removed),
        refused: without(refused, key),
        problem: null,
      })),
      typeOn: assign({ typing: true }),
      rest: assign({ typing: false }),
      dispatch: assign(({ context }) => {
        const key = sendable(context) as string
        const edit = context.edits[key] as Edit<I>
        // What may have arrived is sent again word for word, so that the service knows it by its key.
        const typed = edit.base && calls.partOf ? calls.partOf(edit.typed) : edit.typed
        const sent = (edit.base === null && edit.sent) || { typed, removed: edit.removed }
        return { sending: key, edits: { ...context.edits, [key]: { ...edit, sent } } }
      }),
      confirm: assign(({ context: { items, edits, sending } }, { answer }: { answer: I | null }) => {
        const key = sending as string
        return {
          items: answer ? { ...items, [key]: answer } : without(items, key),
          edits: keeping(edits, key, settled(edits[key] as Edit<I>, answer)),
          sending: null,
          problem: null,
          savedAt: new Date().toISOString(),
        }
      }),
      /** The service has said no, so that nothing arrived. */
      refuse: assign(({ context: { edits, refused, sending } }, { problem }: { problem: unknown }) => {
        const key = sending as string
        return { edits: keeping(edits, key, { ...(edits[key] as Edit<I>), sent: null }), refused: { ...refused, [key]: asRefusal(problem) }, sending: null }
      }),
      stop: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem), unsure: true, sending: null })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      /** It was refused as it is; why is seen by looking at what is there now. */
      doubt: assign(({ context: { edits, sending } }, { problem }: { problem: unknown }) => {
        const key = sending as string
        return { edits: { ...edits, [key]: { ...(edits[key] as Edit<I>), sent: null } }, problem: asRefusal(problem) }
      }),
      forgive: assign({ problem: null, refused: {} }),
      adopt: assign(({ context }, { list }: { list: readonly I[] }) => {
        const theirs = at(context, list)
        const { items, edits, sending, problem, refused, replaced } = context
        // What was refused as outdated and is not outdated was refused for another reason.
        const outdated = sending === null || edits[sending]?.base?.version !== theirs[sending]?.version
        return {
          items: theirs,
          edits: rebased(edits, theirs),
          refused: sending && problem && !outdated ? { ...refused, [sending]: problem } : refused,
          sending: null,
          problem: null,
          unsure: false,
          theirs: null,
          replaced: same(theirs, items) ? replaced : replaced + 1,
        }
      }),
      compare: assign(({ context }, { list }: { list: readonly I[] }) => {
        const theirs = at(context, list)
        return { items: beside(context.items, context.edits, theirs), theirs, sending: null, problem: null }
      }),
      overrule: assign(({ context: { edits, theirs } }) => ({ items: theirs ?? {}, edits: rebased(edits, theirs ?? {}), theirs: null, unsure: false })),
      giveWay: assign(({ context: { edits, theirs, replaced } }) => ({
        items: theirs ?? {},
        edits: rebased(edits, theirs ?? {}, conflictsOf(edits, theirs ?? {})),
        theirs: null,
        unsure: false,
        replaced: replaced + 1,
      })),
      drop: assign(({ context: { replaced } }) => ({ edits: {}, refused: {}, problem: null, replaced: replaced + 1 })),
      awaitButton: assign(({ context: { confirmsChoice, edits, typing } }) => ({ typing: typing || (confirmsChoice && hasAny(edits)) })),
      tellOthers,
      /** `more`: something was typed meanwhile that is not saved yet. */
      tellSaved: emit(({ context: { edits } }, { answer }: { answer: I | null }) => ({ type: 'saved' as const, item: answer, more: hasAny(edits) })),
      tellRemoved: emit(({ context: { items, sending } }) => ({ type: 'removed' as const, item: items[sending ?? ''] as I })),
    },
    guards: {
      isRemoved: ({ context: { edits, sending } }, { answer }: { answer: I | null }) => answer === null && edits[sending ?? '']?.removed === true,
      isUnsure: ({ context }) => context.unsure,
      isTyping: ({ context }) => context.typing,
      isUnreached: ({ context: { byButton, problem } }) => !byButton && problem?.status === 0,
      savesItself: ({ context }) => !context.byButton,
      isKnown: ({ context }) => context.theirs !== null,
      meetsOthers: ({ context: { edits, theirs } }) => theirs !== null && conflictsOf(edits, theirs).length > 0,
      /** An older answer may come after a newer one. */
      isNoNews: ({ context: { items } }, { list }: { list: readonly I[] }) =>
        list.every(({ id, version }) => Object.values(items).some((item) => item.id === id && item.version >= version)) &&
        Object.values(items).every((item) => list.some(({ id }) => id === item.id)),
      canSend: ({ context }) => sendable(context) !== undefined,
      hasEdits: ({ context }) => hasAny(context.edits),
      hasConflicts: ({ context }, { list }: { list: readonly I[] }) => conflictsOf(context.edits, at(context, list)).length > 0,
      /** What is there now has to be seen: somebody changed it, took it away, or was quicker in adding it. */
      isOutdated: ({ context }, { problem }: { problem: unknown }) => {
        const { code, status } = asRefusal(problem)
        const isNew = context.edits[context.sending ?? '']?.base === null
        return code === 'STALE_VERSION' || (isNew ? [400, 409].includes(status) : status === 404)
      },
      stopsAll: (_, { problem }: { problem: unknown }) => stopsAll(problem),
    },
    delays: { handRests: 800, connectionReturns: 10_000 },
  }).createMachine({
    id: 'record',
    context: ({ input }) => contextOf(calls, input),
    initial: 'opening',
    states: {
      opening: {
        always: [{ guard: 'meetsOthers', target: 'choosing' }, { guard: 'isKnown', target: 'next', actions: 'overrule' }, { target: 'loading' }],
      },
      loading: {
        tags: 'busy',
        on: { edit: { actions: [note, 'typeOn'] }, remove: { actions: remove }, restore: { actions: restore }, save: { actions: 'rest' } },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ of: context.of }),
          onDone: looked(loaded<I>),
          onError: { target: 'unavailable', actions: { type: 'explain', params: thrown } },
        },
      },
      unavailable: {
        on: {
          edit: { actions: note },
          remove: { actions: remove },
          restore: { actions: restore },
          save: again,
          retry: again,
          seen: looked(seen<I>),
        },
      },
      clean: {
        on: {
          edit: { target: 'typing', actions: note },
          remove: { target: 'next', actions: remove },
          seen: [{ guard: { type: 'isNoNews', params: seen<I> } }, { actions: { type: 'adopt', params: seen<I> } }],
        },
      },
      typing: {
        entry: 'rest',
        after: { handRests: { guard: 'savesItself', target: 'next' } },
        on: {
          edit: { target: 'typing', reenter: true, actions: note },
          remove: { target: 'next', actions: remove },
          restore: { target: 'next', actions: restore },
          save: 'next',
          discard: { target: 'next', actions: 'drop' },
          seen: [
            { guard: { type: 'isNoNews', params: seen<I> } },
            { guard: { type: 'hasConflicts', params: seen<I> }, target: 'choosing', actions: ['typeOn', { type: 'compare', params: seen<I> }] },
            { actions: { type: 'adopt', params: seen<I> } },
          ],
        },
      },
      /** Nothing is awaited: what comes first. */
      next: {
        always: [
          { guard: 'isUnsure', target: 'comparing' },
          { guard: 'isTyping', target: 'typing' },
          { guard: 'canSend', target: 'saving' },
          { guard: 'hasEdits', target: 'held', actions: 'tellOthers' },
          { target: 'clean', actions: 'tellOthers' },
        ],
      },
      saving: {
        entry: 'dispatch',
        tags: ['busy', 'saving'],
        on: { edit: { actions: [note, 'typeOn'] }, remove: { actions: remove }, restore: { actions: restore }, save: { actions: 'rest' } },
        invoke: {
          id: 'write',
          src: 'write',
          input: ({ context: { of, edits, sending } }) => ({ of, edit: edits[sending as string] as Edit<I> }),
          onDone: [
            { guard: { type: 'isRemoved', params: answered }, target: 'next', actions: ['tellRemoved', { type: 'confirm', params: answered }] },
            {
              target: 'next',
              actions: [
                { type: 'confirm', params: answered },
                { type: 'tellSaved', params: answered },
              ],
            },
          ],
          onError: [
            { guard: { type: 'isOutdated', params: thrown }, target: 'comparing', actions: { type: 'doubt', params: thrown } },
            { guard: { type: 'stopsAll', params: thrown }, target: 'held', actions: [{ type: 'stop', params: thrown }, 'tellOthers'] },
            { target: 'next', actions: { type: 'refuse', params: thrown } },
          ],
        },
      },
      comparing: {
        tags: ['busy', 'saving'],
        on: { edit: { actions: [note, 'typeOn'] }, remove: { actions: remove }, restore: { actions: restore }, save: { actions: 'rest' } },
        invoke: {
          id: 'compare',
          src: 'load',
          input: ({ context }) => ({ of: context.of }),
          onDone: looked(loaded<I>),
          onError: { target: 'held', actions: { type: 'stop', params: thrown } },
        },
      },
      choosing: {
        on: {
          edit: { actions: note },
          remove: { actions: remove },
          restore: { actions: restore },
          // What was on its way when the other's save was met goes on; what was only typed is typed on.
          keepMine: { target: 'next', actions: ['overrule', 'awaitButton'] },
          takeTheirs: { target: 'next', actions: ['giveWay', 'awaitButton'] },
        },
      },
      /** Something is not saved and waits for the person: it was refused, or is not complete. */
      held: {
        // Without a connection nobody has to press anything for it to be saved in the end.
        after: { connectionReturns: { guard: 'isUnreached', target: 'next' } },
        on: {
          edit: { target: 'typing', actions: note },
          remove: { target: 'next', actions: remove },
          restore: { target: 'next', actions: restore },
          save: 'next',
          retry: { target: 'next', actions: 'forgive' },
          discard: { target: 'loading', actions: 'drop' },
        },
      },
    },
  })
}

/** What is needed to add an item is the calls' concern alone. */
export type RecordMachine<I extends Item> = ReturnType<typeof recordMachine<I, never>>
