import { Problem } from './problem.ts'

const DEEPEST = 5

/** An error and what brought it about, outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < DEEPEST; at = at.cause) chain.push(at)
  return chain
}

/** The codes that an error and its causes carry, be they of PostgreSQL, of the system or of the file store. */
export const codesOf = (error: unknown): string[] => chainOf(error).flatMap((one) => ('code' in one && typeof one.code === 'string' ? one.code : []))

/** No room for data: PostgreSQL's disk_full, the system's own, a quota. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** The database is away, starting, full of connections, or gave this transaction up. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '57014', '40P01', '40001', '55P03', '25P03'])
/** The bucket is away, or its name is not known. */
const STORE_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** What the file store's own errors are called. */
const OF_STORE = /^E_CANNOT_/
/** The driver gives these no code. */
const AWAY_WORDS = /^(timeout exceeded when trying to connect|Connection terminated)/

/** What only lasts a while, told so; null for everything that is a fault of ours. */
export function outageOf(error: unknown): Problem | null {
  const codes = codesOf(error)
  if (codes.some((code) => FULL.has(code)))
    return new Problem(507, 'DISK_FULL', 'There is no room left to store this. Nothing was saved; ask whoever runs Threshold to make room, then try again.')
  if (codes.some((code) => OF_STORE.test(code)) && codes.some((code) => STORE_AWAY.has(code)))
    return new Problem(503, 'BUSY', 'The place where files are kept cannot be reached at this moment. Nothing was saved; try again.')
  if (codes.some((code) => AWAY.has(code)) || chainOf(error).some(({ message }) => AWAY_WORDS.test(message)))
    return new Problem(503, 'BUSY', 'The database cannot be reached at this moment. Nothing was saved; try again.')
  return null
}
