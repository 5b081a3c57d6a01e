import type { components } from '../../../src/api/common.gen.ts'

export type FieldError = components['schemas']['FieldError']

/** A refusal the contract knows about; everything else is a bug and becomes a bare 500. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[] | undefined
  /** In how many seconds the same call may be made again. */
  readonly retryAfter: number | undefined
  /** What has the name already. */
  existing: components['schemas']['Problem']['existing']
  constructor(status: number, code: string, message: string, errors?: FieldError[], retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Someone else's record and a missing one answer alike. */
export const notFound = (what: string) => new Problem(404, 'NOT_FOUND', `There is no such ${what}, or it is not yours to see.`)

export const forbidden = () => new Problem(403, 'FORBIDDEN', "You don't have the permission to do this.")

/** Refuses for a while, and says for how long. */
export const tooManyTries = (seconds: number) =>
  new Problem(429, 'TOO_MANY_TRIES', `Too many tries. Wait ${waiting(seconds)} and try again.`, undefined, seconds)

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const waiting = (seconds: number) => {
  if (seconds < 60) return counted(seconds, 'second')
  return seconds < 5400 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3600), 'hour')
}

/** One wrong field, in the user's words. */
export const wrongField = (field: string, message: string) => new Problem(400, 'BAD_INPUT', message, [{ field, message }])

/** Refuses a write that was made from an older copy of the record. */
export function checkVersion(row: { version: number }, version: number) {
  if (row.version !== version) throw new Problem(409, 'STALE_VERSION', 'Somebody else saved this in the meantime. Compare and decide which to keep.')
}
