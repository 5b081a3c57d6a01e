// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { lifecycles } from '../../src/machines/lifecycles/all.ts'
import { arrowsOf, statesOf } from '../../src/machines/lifecycles/arrows.ts'
import { drawnLifecycles, drawnOf } from '../../src/machines/recordLifecycle.ts'
import { LifecycleDrawing } from '../../src/ui/data/LifecycleDrawing.tsx'
import { layoutOf } from '../../src/ui/data/lifecycleLayout.ts'
import { conditionWord, eventWord, whoWord, whyWord } from '../../src/ui/lifecycle/lifecycleWords.ts'

afterEach(cleanup)

describe.each(Object.entries(lifecycles))('the lifecycle of %s', (_, lifecycle) => {
  const states = statesOf(lifecycle.machine)
  const arrows = arrowsOf(lifecycle)
  const { places, lines, width, height } = layoutOf(states, arrows)

  test('is drawn whole: every state once, a line for every pair of states that a step joins', () => {
    expect(places.map(({ state }) => state)).toEqual(states)
    const pairs = new Set(arrows.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} → ${to}`))
    expect(new Set(lines.map(({ arrow: { from, to } }) => `${from} → ${to}`))).toEqual(pairs)
    expect(lines).toHaveLength(pairs.size)
    for (const { x, y, width: wide, height: high } of places) expect(x >= 0 && y >= 0 && x + wide <= width && y + high <= height).toBe(true)
  })

  test('has no lane in which arrows to different states run over each other', () => {
    const row = (state: string) => states.indexOf(state)
    for (const one of lines)
      for (const other of lines) {
        if (one.side === 'straight' || one.side !== other.side || one.lane !== other.lane || one.arrow.to === other.arrow.to) continue
        const [a, b] = [one, other].map(({ arrow: { from, to } }) => [Math.min(row(from), row(to)), Math.max(row(from), row(to))] as const)
        expect(a![1] <= b![0] || b![1] <= a![0], `${one.arrow.from} → ${one.arrow.to} and ${other.arrow.from} → ${other.arrow.to}`).toBe(true)
      }
  })
})

test.each(drawnLifecycles)('every event, actor and guard of %s has a word of its own', (lifecycle) => {
  for (const { event, who, guards } of drawnOf(lifecycle).arrows) {
    expect(eventWord(lifecycle, event)).not.toBe(event)
    for (const actor of who) expect(whoWord(lifecycle, [actor])).not.toBe(actor)
    for (const guard of guards) expect(conditionWord(lifecycle, guard).split(':')[0]).not.toBe(guard.split(':')[0])
  }
})

test('why not is said in words: whose it is, or what has to be so first', () => {
  expect(whyWord('requisition', { why: 'NOT_YOURS', who: ['manager'] })).toBe('Not you. Who may: recruitment manager')
  expect(whyWord('requisition', { why: 'everySectionIsComplete', who: ['owner'] })).toBe('Only when every required section is filled in.')
})

test('the drawing marks where it is, how it came, and where it can go now', () => {
  const { states, arrows } = drawnOf('requisition')
  const came = [
    { from: null, to: 'DR' },
    { from: 'DR', to: 'SB' },
  ]
  const next = [
    { status: 'CN', allowed: true },
    { status: 'RV', allowed: false },
  ]
  const { container } = render(
    <LifecycleDrawing
      label="Ward clerk"
      states={states}
      arrows={arrows}
      now="SB"
      came={came}
      next={next}
      nameOf={(state) => state}
      tell={({ from, to }) => `${from} ${to}`}
    />,
  )
  expect(screen.getByRole('img', { name: 'Ward clerk' })).toBeTruthy()
  const kindOf = (selector: string) => [...container.querySelectorAll(selector)].map((one) => one.textContent)
  expect(kindOf('g[data-kind=now]')).toEqual(['SB'])
  expect(kindOf('g[data-kind=came]')).toEqual(['DR'])
  expect(kindOf('svg > path[data-kind=came]')).toEqual(['DR SB'])
  expect(kindOf('svg > path[data-kind=can]')).toEqual(['SB CN'])
  expect(kindOf('svg > path[data-kind=when]')).toEqual(['SB RV'])
})
