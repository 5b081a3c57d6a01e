import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete, same, shownItems, type Values } from '../../src/machines/records/edits.ts'
import { begin, type Outcome, type Service, service, type Thing } from './service.ts'

const refs = ['html', 'css', 'sql', 'git'] as const
const first: Thing[] = [
  { id: 1, version: 1, ref: 'html', weight: 20, note: '' },
  { id: 2, version: 1, ref: 'css', weight: 20, note: '' },
]

type Command =
  | { do: 'type'; at: number; field: 'weight' | 'note'; value: number }
  | { do: 'add'; ref: string; weight: number | null }
  | { do: 'remove' | 'restore'; at: number }
  | { do: 'pause' | 'leave' | 'retry' | 'keepMine' | 'takeTheirs' | 'discard' | 'reload' }
  | { do: 'end'; outcome: Outcome }
  | { do: 'other'; ref: string; weight: number | null; note: number | null }

const at = fc.nat(3)
const value = fc.integer({ min: 1, max: 9 })
const ref = fc.constantFrom(...refs)
const plain = (what: 'pause' | 'leave' | 'retry' | 'keepMine' | 'takeTheirs' | 'discard' | 'reload') => fc.constant<Command>({ do: what })
const outcomes: Outcome[] = ['answered', 'answered', 'answered', 'refused', 'lostBefore', 'lostAfter', 'signedOut']
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), at, field: fc.constantFrom('weight' as const, 'note' as const), value }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), ref, weight: fc.option(value) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), at }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('end' as const), outcome: fc.constantFrom(...outcomes) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('other' as const), ref, weight: fc.option(value), note: fc.option(value) }) },
  { weight: 6, arbitrary: plain('pause') },
  ...(['leave', 'retry', 'keepMine', 'takeTheirs', 'discard', 'reload'] as const).map((what) => ({ weight: 1, arbitrary: plain(what) })),
)

/** What the person did last to an item, and how much the service had taken in from here by then. */
type Wish = { ref: string; want: Partial<Values<Thing>> | 'removed'; since: number }

/** The later of two wishes takes the earlier one's place. */
const touch = (a: Wish['want'], b: Wish['want']) => a === 'removed' || b === 'removed' || Object.keys(a).some((field) => Object.hasOwn(b, field))

function play(s: Service) {
  let r = begin(s)
  let wishes: Wish[] = []
  let made = 0
  const shown = () => shownItems(r.context().items, r.context().edits)
  const holds = (part: Partial<Thing> | undefined, want: Partial<Thing>) =>
    Object.entries(want).every(([field, value]) => part && same(Reflect.get(part, field), value))
  const note = (key: string, want: Wish['want']) => {
    const { ref: of } = shown().find((one) => one.key === key)?.values ?? {}
    if (of === undefined) return
    const overtaken = (wish: Wish) => wish.ref === of && touch(want, wish.want)
    wishes = wishes.filter((wish) => !overtaken(wish))
    // What was typed back to what is saved needs nothing more.
    const known = r.context().items[key]
    if (want === 'removed' || r.context().edits[key] || !known || !holds(known, want)) wishes.push({ ref: of, want, since: s.log.length })
  }
  /** What the person gives up is wished for no longer. */
  const giveUp = () => {
    const kept = new Set(shown().flatMap(({ is, values: { ref: of } }) => (is === 'saved' || of === undefined ? [] : [of])))
    wishes = wishes.filter((wish) => kept.has(wish.ref) && isUnsaved(wish))
  }
  const editOf = ({ ref: of }: Wish) => Object.values(r.context().edits).find(({ base, typed }) => (base?.ref ?? typed.ref) === of)
  const isUnsaved = (wish: Wish) => {
    const edit = editOf(wish)
    return wish.want === 'removed' ? edit?.removed === true : edit !== undefined && holds({ ...edit.base, ...edit.typed }, wish.want)
  }
  const isSaved = ({ ref: of, want, since }: Wish) => {
    if (want === 'removed') return s.find(of) === undefined || s.log.slice(since).some((entry) => entry.ref === of && entry.removed)
    return (
      (s.find(of) !== undefined && holds(s.find(of), want)) ||
      s.log.slice(since).some((entry) => entry.ref === of && !entry.removed && holds(entry.fields, want))
    )
  }
  const keyAt = (n: number) => shown()[n % Math.max(1, shown().length)]
  async function act(what: Command) {
    const item = 'at' in what ? keyAt(what.at) : undefined
    const choosing = r.state() === 'choosing'
    switch (what.do) {
      case 'type': {
        if (!item || item.is === 'removed') return
        const values = what.field === 'weight' ? { weight: what.value } : { note: String(what.value) }
        r.actor.send({ type: 'edit', key: item.key, values })
        note(item.key, values)
        break
      }
      case 'add': {
        if (shown().some(({ values }) => values.ref === what.ref)) return
        const key = `new ${++made}`
        const values = { ref: what.ref, ...(what.weight === null ? {} : { weight: what.weight }) }
        r.actor.send({ type: 'edit', key, values })
        r.actor.send({ type: 'save' })
        note(key, what.weight === null ? {} : { weight: what.weight })
        break
      }
      case 'remove':
        if (!item || item.is === 'removed') return
        r.actor.send({ type: 'remove', key: item.key })
        if (item.saved) note(item.key, 'removed')
        else wishes = wishes.filter((wish) => wish.ref !== item.values.ref)
        break
      case 'restore':
        if (item?.is !== 'removed') return
        r.actor.send({ type: 'restore', key: item.key })
        wishes = wishes.filter((wish) => wish.ref !== item.values.ref || wish.want !== 'removed')
        break
      case 'end':
        if (s.waiting.length > 0) s.end(what.outcome)
        break
      case 'other':
        s.other(
          what.ref,
          what.weight === null && what.note === null
            ? null
            : { ...(what.weight ? { weight: what.weight } : {}), ...(what.note ? { note: String(what.note) } : {}) },
        )
        break
      case 'pause':
        r.pause()
        break
      case 'reload': {
        // The page goes: what it had sent arrives or not, and nobody hears the answer.
        const kept = JSON.parse(JSON.stringify(r.context().edits)) as ReturnType<typeof r.context>['edits']
        r.actor.stop()
        while (s.waiting.length > 0) s.end('lostAfter')
        r = begin(s, kept)
        break
      }
      default:
        r.actor.send({ type: what.do === 'leave' ? 'save' : what.do })
        if (what.do === 'takeTheirs' && choosing) giveUp()
        if (what.do === 'discard') giveUp()
    }
    await r.heard()
  }
  const lost = () => wishes.filter((wish) => !isUnsaved(wish) && !isSaved(wish))
  /** With a good connection and a person who keeps what is theirs, everything comes to rest. */
  async function finish() {
    for (let turn = 0; turn < 200 && (s.waiting.length > 0 || r.state() !== 'clean'); turn++) {
      if (s.waiting.length > 0) await act({ do: 'end', outcome: 'answered' })
      else if (r.state() === 'typing') await act({ do: 'pause' })
      else await act({ do: r.state() === 'choosing' ? 'keepMine' : 'retry' })
    }
  }
  return { act, lost, finish, state: () => r.state(), context: () => r.context() }
}

test('whatever happens, everything typed is on the server or shown as unsaved, and comes to be saved in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40 }), async (commands) => {
      const s = service(first)
      const { act, lost, finish, state, context } = play(s)
      for (const one of commands) {
        await act(one)
        expect(lost(), JSON.stringify(one)).toEqual([])
        if (state() === 'clean') expect(context().edits).toEqual({})
      }
      await finish()
      expect([state(), context().edits, lost()]).toEqual(['clean', {}, []])
      expect(Object.values(context().items).every((item) => isComplete<Thing, 'ref'>(item, ['ref']))).toBe(true)
    }),
    { seed: 19, numRuns: 600 },
  )
})
