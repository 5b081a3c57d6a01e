import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import type { Edits } from '../../src/machines/records/edits.ts'
import { recordMachine } from '../../src/machines/records/record.machine.ts'
import type { RecordCalls } from '../../src/machines/records/recordCalls.ts'

/** An item as a section has them: `ref` names what it is about, the other fields are typed over. */
export type Thing = { id: number; version: number; ref: string; weight: number; note: string }
export const refusal = (status: number, code: string) => new Refusal(status, { code, message: 'No' })

/** How a call ends. Lost: no answer comes, and nobody knows whether it had arrived. */
export type Outcome = 'answered' | 'refused' | 'lostBefore' | 'lostAfter' | 'signedOut' | 'stale'
const no: Record<Exclude<Outcome, 'answered'>, () => Refusal> = {
  refused: () => refusal(400, 'NOT_FILLED'),
  stale: () => refusal(409, 'STALE_VERSION'),
  signedOut: () => refusal(401, 'NOT_SIGNED_IN'),
  lostBefore: () => refusal(0, 'UNREACHABLE'),
  lostAfter: () => refusal(0, 'UNREACHABLE'),
}
type Call = { what: string; effect: () => unknown; end: PromiseWithResolvers<unknown> }

/** What the machine talks to: rows with versions and Idempotency-Keys, as the server keeps them, whose answers come when the test says so. */
export function service(rows: Thing[] = [], more: Partial<RecordCalls<Thing, 'ref'>> = {}) {
  const things = new Map(rows.map((row) => [row.id, row]))
  const answers = new Map<string, Thing>()
  const log: { ref: string; removed: boolean; fields: Partial<Thing> }[] = []
  const waiting: Call[] = []
  let lastId = 100
  const call = <T>(what: string, effect: () => T): Promise<T> => {
    const end = Promise.withResolvers<unknown>()
    waiting.push({ what, effect, end })
    return end.promise as Promise<T>
  }
  const current = ({ id, version }: Thing) => {
    const row = things.get(id)
    if (!row) throw refusal(404, 'NOT_FOUND')
    if (row.version !== version) throw refusal(409, 'STALE_VERSION')
    return row
  }
  const put = (row: Thing) => {
    things.set(row.id, row)
    return row
  }
  const machine = recordMachine<Thing, 'ref'>({
    load: () => call('load', () => [...things.values()]),
    add: (_of, typed, key) =>
      call('add', () => {
        const earlier = answers.get(key)
        if (earlier) return earlier
        if ([...things.values()].some(({ ref }) => ref === typed.ref)) throw refusal(400, 'NOT_FILLED')
        log.push({ ref: typed.ref, removed: false, fields: typed })
        lastId += 1
        const row = put({ weight: 20, note: '', ...typed, id: lastId, version: 1 })
        answers.set(key, row)
        return row
      }),
    change: (item, typed) =>
      call('change', () => {
        const row = current(item)
        log.push({ ref: row.ref, removed: false, fields: typed })
        return put({ ...row, ...typed, version: row.version + 1 })
      }),
    remove: (item) =>
      call('remove', () => {
        const row = current(item)
        log.push({ ref: row.ref, removed: true, fields: {} })
        things.delete(row.id)
      }),
    needed: ['ref'],
    isSame: (item, { ref }) => item.ref === ref,
    ...more,
  })
  return {
    machine,
    waiting,
    log,
    rows: () => [...things.values()],
    find: (ref: string) => [...things.values()].find((row) => row.ref === ref),
    /** Somebody else saves. */
    other: (ref: string, fields: Partial<Thing> | null) => {
      const row = [...things.values()].find((one) => one.ref === ref)
      if (!row) return fields && put({ id: ++lastId, version: 1, ref, weight: 20, note: '', ...fields })
      return fields ? put({ ...row, ...fields, version: row.version + 1 }) : things.delete(row.id)
    },
    end(outcome: Outcome) {
      const { effect, end } = waiting.shift() as Call
      try {
        const answer = outcome === 'answered' || outcome === 'lostAfter' ? effect() : undefined
        if (outcome === 'answered') end.resolve(answer)
        else end.reject(no[outcome]())
      } catch (refused) {
        end.reject(outcome === 'lostAfter' ? no.lostAfter() : refused)
      }
    },
  }
}
export type Service = ReturnType<typeof service>

/** The machine running against it, with a clock that only the test moves. */
export function begin({ machine, waiting }: Service, kept: Edits<Thing> = {}, list?: Thing[]) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { of: 7, kept, ...(list ? { list } : {}) }, clock }).start()
  return {
    actor,
    state: () => String(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    pause: () => clock.increment(800),
    /** Until the machine has heard what it was told. */
    heard: async () => {
      for (let turn = 0; turn < 30; turn++) await Promise.resolve()
      expect(waiting.length).toBeLessThanOrEqual(1)
    },
  }
}
