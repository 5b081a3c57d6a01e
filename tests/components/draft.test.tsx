// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useRecordForm } from '../../src/ui/data/useRecordForm.ts'

type Ward = { id: number; name: string; text: string; version: number }
const record: Ward = { id: 5, name: 'Ward', text: 'Old', version: 1 }
const onSaved = vi.fn()
const written: Partial<Ward>[] = []
let answers: (() => void)[] = []

/** The calls of a form; each save is answered when the test says so. */
const calls = {
  load: async () => [record],
  add: async (_: number, typed: Partial<Ward>) => ({ ...record, ...typed }),
  change: (item: Ward, typed: Partial<Ward>) => {
    written.push({ ...typed, version: item.version })
    return new Promise<Ward>((resolve) => answers.push(() => resolve({ ...item, ...typed, version: item.version + 1 })))
  },
}
const begin = (item: Ward | null = record) =>
  renderHook(({ present }) => useRecordForm<Ward>({ name: 'ward', item: present, begin: { name: '', text: '' }, calls, onSaved }), {
    initialProps: { present: item },
  })
const answer = () => act(async () => answers.shift()?.())

/** A form that was left is closed in the next turn. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  cleanup()
  for (const end of answers) end()
  await nextTurn()
  sessionStorage.clear()
  onSaved.mockReset()
  written.length = 0
  answers = []
})

describe('what is typed over a record', () => {
  test('is changed only by what differs, and goes back to what is saved', () => {
    const { result } = begin()
    act(() => result.current.set({ name: 'Ward' }))
    expect(result.current.typed).toBe(false)
    act(() => result.current.set({ name: 'Ward 7' }))
    expect([result.current.typed, result.current.values.name]).toEqual([true, 'Ward 7'])
    act(() => result.current.discard())
    expect([result.current.typed, result.current.values.name]).toEqual([false, 'Ward'])
  })

  test('follows what somebody else saved while nothing was typed', () => {
    const { result, rerender } = begin()
    rerender({ present: { ...record, text: 'New', version: 2 } })
    expect(result.current).toMatchObject({ values: { text: 'New', version: 2 }, typed: false, stale: null })
  })

  test('keeps what was typed beside what somebody else saved in another field', () => {
    const { result, rerender } = begin()
    act(() => result.current.set({ name: 'Ward 7' }))
    rerender({ present: { ...record, text: 'New', version: 2 } })
    expect(result.current).toMatchObject({ values: { name: 'Ward 7', text: 'New', version: 2 }, stale: null, typed: true })
  })

  test('asks when both typed in one field; either version can be kept', async () => {
    for (const keep of ['keepMine', 'takeTheirs'] as const) {
      sessionStorage.clear()
      const { result, rerender, unmount } = begin()
      act(() => result.current.set({ name: 'Mine' }))
      rerender({ present: { ...record, name: 'Theirs', version: 5 } })
      expect(result.current.stale?.rows).toEqual([{ field: 'name', mine: 'Mine', theirs: 'Theirs' }])
      act(() => result.current.save({}))
      expect(written).toEqual([])
      act(() => result.current.stale?.[keep]())
      expect(result.current).toMatchObject({
        stale: null,
        values: { name: keep === 'keepMine' ? 'Mine' : 'Theirs', version: 5 },
        typed: keep === 'keepMine',
      })
      expect(written).toEqual([])
      act(() => result.current.discard())
      unmount()
      await nextTurn()
    }
  })

  test('what was sent is saved, what was typed meanwhile stays, and one’s own save is nobody else’s', async () => {
    const { result, rerender } = begin()
    act(() => result.current.set({ name: 'Sent' }))
    act(() => result.current.save({}))
    act(() => result.current.set({ text: 'Typed while saving' }))
    await answer()
    expect(onSaved).toHaveBeenCalledOnce()
    expect(result.current).toMatchObject({ typed: true, values: { name: 'Sent', text: 'Typed while saving', version: 2 } })
    rerender({ present: { ...record, name: 'Sent', version: 2 } })
    expect(result.current).toMatchObject({ stale: null, values: { name: 'Sent', text: 'Typed while saving', version: 2 } })
    expect(written).toEqual([{ name: 'Sent', version: 1 }])
  })

  test('waits for the button and is found again when the form is opened anew', async () => {
    const first = begin()
    act(() => first.result.current.set({ name: 'Half a thought' }))
    first.unmount()
    await nextTurn()
    const again = begin()
    expect(again.result.current).toMatchObject({ typed: true, values: { name: 'Half a thought', text: 'Old' } })
    expect(written).toEqual([])
    act(() => again.result.current.discard())
    again.unmount()
    await nextTurn()
    expect(begin().result.current).toMatchObject({ typed: false, values: { name: 'Ward' } })
  })

  test('is not sent while something is wrong, and says so at its field until it is mended', () => {
    const { result } = begin()
    act(() => result.current.set({ name: '' }))
    act(() => result.current.save({ name: 'Enter a name' }))
    expect(result.current.field('name').error).toBe('Enter a name')
    act(() => result.current.set({ name: 'Ward 8' }))
    expect(result.current.errors).toEqual([])
    act(() => result.current.save({}))
    expect(written).toEqual([{ name: 'Ward 8', version: 1 }])
  })

  test('of a new one is added with its first save', async () => {
    const { result } = begin(null)
    act(() => result.current.set({ name: 'New ward' }))
    expect(result.current.typed).toBe(true)
    await act(async () => result.current.save({}, { text: 'trimmed' }))
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'New ward', text: 'trimmed' }))
    expect(result.current.typed).toBe(false)
  })
})
