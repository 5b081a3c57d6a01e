import { later } from './days.ts'
import type { PricedDay } from './price.ts'
import type { Entry } from './types.ts'

type Part = Pick<PricedDay, 'day' | 'fromMinute' | 'minutes'>
/** Each write of a request has another version, which tells its entries from those of the writes before. */
type Request = { id: number; version: number }

const markOf = (what: string, { id, version }: Request, { day, fromMinute }: Part) => `${what}:${id}:${day}:${fromMinute}:${version}`

/** What approved leave takes, on each of its days. */
export const takenBy = (request: Request, parts: readonly Part[]): Entry[] =>
  parts
    .filter(({ minutes }) => minutes > 0)
    .map((part) => ({ day: part.day, minutes: -part.minutes, cause: 'TAKEN', once: markOf('take', request, part), requestId: request.id }))

/** What is given back of days that are cancelled: on the day itself, or today where that has passed, so that the past stays. */
export const givenBackBy = (request: Request, parts: readonly Part[], today: string): Entry[] =>
  parts
    .filter(({ minutes }) => minutes > 0)
    .map((part) => ({
      day: later(part.day, today),
      minutes: part.minutes,
      cause: 'GIVEN_BACK',
      once: markOf('back', request, part),
      requestId: request.id,
    }))

/** What a day takes more or less since its price has changed. */
export const recountedBy = (request: Request, changes: readonly { part: Part; minutes: number }[]): Entry[] =>
  changes.map(({ part, minutes }) => ({
    day: part.day,
    minutes: part.minutes - minutes,
    cause: minutes < part.minutes ? 'GIVEN_BACK' : 'TAKEN',
    once: markOf('recount', request, part),
    requestId: request.id,
  }))
