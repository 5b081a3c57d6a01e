import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings.ts'
import { type Head, isSigned, readHeads } from './auditChain.ts'

type Entry = { seq: number; auditId: number }
type Finding = { rows: number; heads: number; otherSecret: number; wrong: string | null }

/** So many entries are looked at in one statement. */
const AT_ONCE = 20_000

/** Goes through the whole chain and holds it against every signed head; tells the first thing that is wrong. */
export async function verifyAudit(db: Database, settings: Settings): Promise<Finding> {
  const heads = await readHeads({ db, settings })
  const counted = await db.execute<{ rows: string; last: string }>(sql`select count(*) as rows, coalesce(max(seq), 0) as last from audit_chain`)
  const [rows, last] = [Number(counted.rows[0]?.rows), Number(counted.rows[0]?.last)]
  const otherSecret = heads.filter((head) => isSigned(settings, head) === null).length
  const wrong = (await wrongRow(db, last)) ?? (await unsealedRow(db)) ?? (await wrongScores(db)) ?? (await wrongHead(db, settings, heads, last))
  return { rows, heads: heads.length, otherSecret, wrong }
}

async function wrongRow(db: Database, last: number): Promise<string | null> {
  for (let from = 0; from < last; from += AT_ONCE) {
    const found = await db.execute<Entry & { before: number | null; missing: boolean }>(sql`
      with part as (
        select c.seq, c.audit_id, c.hash, lag(c.seq) over (order by c.seq) as before, lag(c.hash) over (order by c.seq) as previous
        from audit_chain c where c.seq >= ${from} and c.seq <= ${from + AT_ONCE})
      select part.seq::int as seq, part.audit_id as "auditId", part.before::int as before, a.id is null as missing
      from part left join audit_log a on a.id = part.audit_id
      where part.seq > ${from} and (part.seq <> coalesce(part.before, 0) + 1 or a.id is null or part.hash <> audit_hash(part.previous, part.seq, a))
      order by part.seq limit 1`)
    const entry = found.rows[0]
    if (!entry) continue
    if (entry.seq !== (entry.before ?? 0) + 1)
      return `Entry ${(entry.before ?? 0) + 1} of the chain is missing, just before row ${entry.auditId} of the audit log.`
    return entry.missing ? `Row ${entry.auditId} of the audit log is missing.` : `Row ${entry.auditId} of the audit log was changed.`
  }
  return null
}

async function unsealedRow(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from audit_log a where not exists (select from audit_chain c where c.audit_id = a.id) order by id limit 1`,
  )
  return rows[0] ? `Row ${rows[0].id} of the audit log does not stand in the chain.` : null
}

/** A row of a scoring of many has the digest of their scores before and after. */
async function wrongScores(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from audit_log where entity = 'scoring' and "after" ->> 'digest' is distinct from scoring_digest(entity_id) order by id limit 1`,
  )
  return rows[0] ? `The scores that row ${rows[0].id} of the audit log vouches for were changed.` : null
}

async function wrongHead(db: Database, settings: Settings, heads: Head[], last: number): Promise<string | null> {
  for (const head of heads) {
    if (isSigned(settings, head) === false) return `The head of ${head.at} is not signed by this installation.`
    if (head.seq > last) return `The end of the audit log was cut off: ${head.seq} rows stood in it at ${head.at}, now there are ${last}.`
    const { rows } = await db.execute<{ hash: string }>(sql`select hash from audit_chain where seq = ${head.seq}`)
    if (rows[0]?.hash !== head.hash) return `The audit log up to entry ${head.seq} is not the one that was signed at ${head.at}.`
  }
  return null
}
