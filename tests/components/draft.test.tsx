// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useDraft } from '../../src/ui/components/form/useDraft.ts'

const record = { name: 'Ward', text: 'Old', version: 1 }
const begin = () => renderHook(({ present }) => useDraft(present, ['name', 'text']), { initialProps: { present: record } })

describe('what is typed over a record', () => {
  test('is changed only by what differs, and goes back to what is saved', () => {
    const { result } = begin()
    act(() => result.current.set({ name: 'Ward' }))
    expect(result.current.changed).toBe(false)
    act(() => result.current.set({ name: 'Ward 7' }))
    expect([result.current.changed, result.current.values.name]).toEqual([true, 'Ward 7'])
    act(() => result.current.discard())
    expect([result.current.changed, result.current.values.name]).toEqual([false, 'Ward'])
  })

  test('follows what somebody else saved while nothing was typed', () => {
    const { result, rerender } = begin()
    rerender({ present: { ...record, text: 'New', version: 2 } })
    expect(result.current).toMatchObject({ values: { text: 'New' }, version: 2, changed: false, theirs: null })
  })

  test('keeps what was typed beside what somebody else saved in another field', () => {
    const { result, rerender } = begin()
    act(() => result.current.set({ name: 'Ward 7' }))
    rerender({ present: { ...record, text: 'New', version: 2 } })
    expect(result.current).toMatchObject({ values: { name: 'Ward 7', text: 'New' }, version: 2, theirs: null, changed: true })
  })

  test('asks when both typed in one field; either version can be kept', () => {
    for (const keep of ['keepMine', 'takeTheirs'] as const) {
      const { result, rerender } = begin()
      act(() => result.current.set({ name: 'Mine' }))
      rerender({ present: { ...record, name: 'Theirs', version: 5 } })
      expect(result.current.theirs).toMatchObject({ record: { name: 'Theirs' }, fields: ['name'] })
      expect(result.current).toMatchObject({ values: { name: 'Mine' }, version: 1 })
      act(() => result.current[keep]())
      expect(result.current).toMatchObject({
        theirs: null,
        version: 5,
        values: { name: keep === 'keepMine' ? 'Mine' : 'Theirs' },
        changed: keep === 'keepMine',
      })
    }
  })

  test('what was sent is saved, what was typed meanwhile stays, and one’s own save is nobody else’s', () => {
    const { result, rerender } = begin()
    act(() => result.current.set({ name: 'Sent' }))
    act(() => result.current.set({ text: 'Typed while saving' }))
    act(() => result.current.settle({ name: 'Sent' }))
    expect(result.current).toMatchObject({ version: 2, changed: true, values: { name: 'Sent', text: 'Typed while saving' } })
    rerender({ present: { ...record, name: 'Sent', version: 2 } })
    expect(result.current).toMatchObject({ theirs: null, version: 2, values: { name: 'Sent', text: 'Typed while saving' } })
  })
})
