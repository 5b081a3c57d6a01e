import { describe, expect, test } from 'vitest'
import { byButton, type EventName, events, table } from './outcomes.ts'
import { begin, type Outcome, service, type Thing } from './service.ts'

const row: Thing = { id: 1, version: 3, ref: 'html', weight: 20, note: '' }
const start = (more: Parameters<typeof service>[1] = {}) => {
  const s = service([row], more)
  const r = begin(s)
  const end = async (outcome: Outcome) => {
    s.end(outcome)
    await r.heard()
  }
  const type = (weight: number) => r.actor.send({ type: 'edit', key: '1', values: { weight } })
  return { ...s, ...r, end, type }
}
type Running = ReturnType<typeof start>

/** How one comes to each state. */
const ways: Record<string, (r: Running) => Promise<void>> = {
  loading: async () => undefined,
  unavailable: ({ end }) => end('lostBefore'),
  clean: ({ end }) => end('answered'),
  typing: async (r) => {
    await r.end('answered')
    r.type(35)
  },
  saving: async (r) => {
    await ways.typing?.(r)
    r.actor.send({ type: 'save' })
  },
  comparing: async (r) => {
    await ways.saving?.(r)
    r.other('html', { weight: 50 })
    await r.end('answered')
  },
  choosing: async (r) => {
    await ways.comparing?.(r)
    await r.end('answered')
  },
  held: async (r) => {
    await ways.saving?.(r)
    await r.end('refused')
  },
}

/** Where no call is out, none can end. */
const ending = (r: Running, outcome: Outcome) => r.waiting.length > 0 && r.end(outcome)

const commands: Record<EventName, (r: Running) => unknown> = {
  edit: (r) => r.type(60),
  remove: ({ actor }) => actor.send({ type: 'remove', key: '1' }),
  restore: ({ actor }) => actor.send({ type: 'restore', key: '1' }),
  save: ({ actor }) => actor.send({ type: 'save' }),
  retry: ({ actor }) => actor.send({ type: 'retry' }),
  discard: ({ actor }) => actor.send({ type: 'discard' }),
  keepMine: ({ actor }) => actor.send({ type: 'keepMine' }),
  takeTheirs: ({ actor }) => actor.send({ type: 'takeTheirs' }),
  pause: (r) => r.pause(),
  answered: (r) => ending(r, 'answered'),
  refused: (r) => ending(r, 'refused'),
  lost: (r) => ending(r, 'lostBefore'),
  stale: (r) => ending(r, 'stale'),
  seen: ({ actor }) => actor.send({ type: 'seen', list: [{ ...row, version: 9, note: 'theirs' }] }),
}

test('the written list names every state in which the machine can rest', () => {
  const resting = Object.values(service().machine.states).filter((state) => (state.always ?? []).length === 0)
  expect(resting.map(({ key }) => key).sort()).toEqual(Object.keys(table).sort())
  expect(Object.keys(ways).sort()).toEqual(Object.keys(table).sort())
})

const uses = { 'saved by itself': { more: {}, outcomes: table }, 'saved by a button': { more: { byButton: true }, outcomes: byButton } } as const
const cells = Object.entries(uses).flatMap(([use, { more, outcomes }]) =>
  Object.entries(outcomes).flatMap(([state, row]) => events.map((event) => ({ use, more, state, event, cell: row[event] }))),
)
test.each(cells)('$event while $state, $use', async ({ more, state, event, cell }) => {
  const r = start(more)
  await ways[state]?.(r)
  expect(r.state()).toBe(state)
  const before = r.context()
  await commands[event](r)
  await r.heard()
  if ('to' in cell) expect(r.state()).toBe(cell.to)
  else {
    expect(cell.ignored).not.toBe('')
    expect([r.state(), r.context()]).toEqual([state, before])
  }
})

describe('what is typed', () => {
  test('while a save is on its way is sent after it, and nothing says saved before', async () => {
    const r = start()
    await ways.saving?.(r)
    r.type(60)
    await r.end('answered')
    expect([r.state(), r.context().edits['1']?.typed]).toEqual(['typing', { weight: 60 }])
    r.pause()
    await r.end('answered')
    expect([r.state(), r.find('html')?.weight, r.waiting.length]).toEqual(['clean', 60, 0])
  })

  test('and typed back before the hand rests costs no write', async () => {
    const r = start()
    await ways.typing?.(r)
    r.type(20)
    r.pause()
    await r.heard()
    expect([r.state(), r.waiting.length]).toEqual(['clean', 0])
  })

  test('while a save is refused stays, with the reason, and one refused item keeps no other back', async () => {
    const r = start()
    await ways.held?.(r)
    expect([r.context().edits['1']?.typed, r.context().refused['1']?.code]).toEqual([{ weight: 35 }, 'NOT_FILLED'])
    r.actor.send({ type: 'edit', key: 'new', values: { ref: 'css' } })
    r.actor.send({ type: 'save' })
    await r.end('answered')
    expect([r.state(), r.find('css')?.weight, Object.keys(r.context().edits)]).toEqual(['held', 20, ['1']])
  })

  test('of a new item is not sent before it is enough, and stays unsaved on the screen', async () => {
    const r = start()
    await ways.clean?.(r)
    r.actor.send({ type: 'edit', key: 'new', values: { weight: 5 } })
    r.pause()
    await r.heard()
    expect([r.state(), r.waiting.length, Object.keys(r.context().edits)]).toEqual(['held', 0, ['new']])
    r.actor.send({ type: 'edit', key: 'new', values: { ref: 'css' } })
    r.pause()
    await r.end('answered')
    expect([r.state(), r.find('css')?.weight]).toEqual(['clean', 5])
  })

  test('over another’s field is asked about; beside it nothing is asked', async () => {
    const r = start()
    await ways.saving?.(r)
    r.other('html', { note: 'theirs' })
    await r.end('answered')
    await r.end('answered')
    await r.end('answered')
    expect([r.state(), r.find('html')]).toMatchObject(['clean', { weight: 35, note: 'theirs' }])
    r.type(40)
    r.other('html', { weight: 90 })
    r.pause()
    await r.end('answered')
    await r.end('answered')
    expect([r.state(), r.find('html')?.weight]).toEqual(['choosing', 90])
    r.actor.send({ type: 'keepMine' })
    await r.end('answered')
    expect([r.state(), r.find('html')?.weight]).toEqual(['clean', 40])
  })

  test('of an addition whose answer was lost is added once', async () => {
    const r = start()
    await ways.clean?.(r)
    r.actor.send({ type: 'edit', key: 'new', values: { ref: 'css' } })
    r.actor.send({ type: 'save' })
    await r.end('lostAfter')
    expect(r.state()).toBe('held')
    r.actor.send({ type: 'retry' })
    await r.end('answered')
    expect([r.state(), r.rows().map(({ ref }) => ref)]).toEqual(['clean', ['html', 'css']])
  })

  test('is sent in the parts that the service takes, one after the other', async () => {
    const r = start({ partOf: (typed) => (typed.weight === undefined ? typed : { weight: typed.weight }) })
    await ways.clean?.(r)
    r.actor.send({ type: 'edit', key: '1', values: { weight: 60, note: 'nights' } })
    r.actor.send({ type: 'save' })
    await r.end('answered')
    expect([r.state(), r.find('html')]).toMatchObject(['saving', { weight: 60, note: '' }])
    await r.end('answered')
    expect([r.state(), r.find('html')]).toMatchObject(['clean', { weight: 60, note: 'nights' }])
  })

  test('and kept from before waits for its button, where it has one; another’s save in between is asked about', async () => {
    const r = start({ byButton: true })
    await ways.typing?.(r)
    const kept = r.context().edits
    const again = begin(r, kept, [row])
    expect([again.state(), r.waiting.length]).toEqual(['typing', 0])
    again.actor.send({ type: 'save' })
    await r.end('answered')
    expect([again.state(), r.find('html')?.weight]).toEqual(['clean', 35])
    expect(begin(r, kept, [{ ...row, version: 8, weight: 99 }]).state()).toBe('choosing')
    expect(begin(r, kept, [{ ...row, version: 8, note: 'theirs' }]).state()).toBe('typing')
  })

  test('what others save is shown where nothing is typed, and an older answer is not', async () => {
    const r = start()
    await ways.clean?.(r)
    r.actor.send({ type: 'seen', list: [{ ...row, version: 4, weight: 70 }] })
    expect(r.context().items['1']?.weight).toBe(70)
    r.actor.send({ type: 'seen', list: [row] })
    expect(r.context().items['1']?.weight).toBe(70)
  })

  test('a removal is told once it is done, so that it can be undone', async () => {
    const r = start()
    const gone: Thing[] = []
    r.actor.on('removed', ({ item }) => gone.push(item))
    await ways.clean?.(r)
    r.actor.send({ type: 'remove', key: '1' })
    expect(gone).toEqual([])
    await r.end('answered')
    expect([gone, r.rows()]).toEqual([[row], []])
  })
})
