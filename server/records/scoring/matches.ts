import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database.ts'
import { applicationMatches, applicationRanks, INDEXED_MATCHES } from '../../tables/applicationDetails.ts'
import type { Matches } from '../score.ts'

const SIZE = 8

/** Matches: eight bytes for each criterion, as PostgreSQL sends such a number, and not a number where it does not count. */
function packed(matches: Matches): Buffer {
  const bytes = Buffer.alloc(matches.length * SIZE)
  for (const [at, match] of matches.entries()) bytes.writeDoubleBE(match ?? Number.NaN, at * SIZE)
  return bytes
}

function unpacked(bytes: DataView, from: number, length: number): Matches {
  const matches: (number | null)[] = new Array(length / SIZE)
  for (let at = 0; at < matches.length; at++) {
    const match = bytes.getFloat64(from + at * SIZE)
    matches[at] = Number.isNaN(match) ? null : match
  }
  return matches
}

/** The same where it is kept: beside the index where there are very many. */
export function keptMatches(matches: Matches): Pick<typeof applicationMatches.$inferInsert, 'matches' | 'longMatches'> {
  const bytes = packed(matches)
  return bytes.length <= INDEXED_MATCHES ? { matches: bytes } : { longMatches: bytes }
}

type Matched = { id: number; score: number | null; matches: Matches | null }

/**
 * The applications of a requisition, by their numbers, each with its score and how well it meets so many criteria, where that is known. Tens of
 * thousands are read as four values: PostgreSQL writes rows, and numbers as text, much slower than that.
 */
export async function readMatches(db: Database | Tx, requisitionId: number, criteria: number, where?: SQL): Promise<Matched[]> {
  const { applicationId, profileScore } = applicationRanks
  const matches = criteria * SIZE <= INDEXED_MATCHES ? applicationMatches.matches : applicationMatches.longMatches
  const [found] = await db
    .select({
      ids: sql<number[] | null>`array_to_json(array_agg(${applicationId}))`,
      scores: sql<(number | null)[] | null>`array_to_json(array_agg(${profileScore}))`,
      lengths: sql<(number | null)[] | null>`array_to_json(array_agg(octet_length(${matches})))`,
      matches: sql<Buffer | null>`string_agg(${matches}, '')`,
    })
    .from(applicationRanks)
    .leftJoin(applicationMatches, and(eq(applicationMatches.requisitionId, requisitionId), eq(applicationMatches.applicationId, applicationId)))
    .where(and(eq(applicationRanks.requisitionId, requisitionId), where))
  const bytes = found?.matches ?? Buffer.alloc(0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let from = 0
  const list = (found?.ids ?? []).map((id, at): Matched => {
    const length = found!.lengths![at] ?? null
    const own = length === criteria * SIZE ? unpacked(view, from, length) : null
    from += length ?? 0
    return { id, score: found!.scores![at] ?? null, matches: own }
  })
  return list.sort((one, other) => one.id - other.id)
}
