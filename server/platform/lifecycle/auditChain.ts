import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, desc } from 'drizzle-orm'
import { auditChain, auditHeads } from '../../tables/platform.ts'
import type { App } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings.ts'

type Keeping = Pick<Settings, 'secret' | 'dataDir' | 's3Bucket'>
export type Head = { at: string; seq: number; hash: string; keyId: string; signature: string }

const FILE = 'audit-heads.jsonl'

function keyFrom(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'threshold audit head', 32))
  return { key, keyId: createHmac('sha256', key).update('key id').digest('hex').slice(0, 16) }
}

const sign = (key: Buffer, { at, seq, hash }: Pick<Head, 'at' | 'seq' | 'hash'>) => createHmac('sha256', key).update(`${at} ${seq} ${hash}`).digest('hex')

/** Whether this installation signed the head; null when another APP_SECRET did. */
export function isSigned({ secret }: Pick<Settings, 'secret'>, head: Head): boolean | null {
  const { key, keyId } = keyFrom(secret)
  if (head.keyId !== keyId) return null
  const [made, given] = [Buffer.from(sign(key, head)), Buffer.from(head.signature)]
  return made.length === given.length && timingSafeEqual(made, given)
}

/** Writes down how far the chain goes, in the database and, unless files are kept in a bucket, beside it in DATA_DIR. */
export async function writeHead({ db, settings }: { db: Database; settings: Keeping }, now = new Date()): Promise<void> {
  const [last] = await db.select().from(auditChain).orderBy(desc(auditChain.seq)).limit(1)
  if (!last) return
  const { key, keyId } = keyFrom(settings.secret)
  const reached = { at: now.toISOString(), seq: last.seq, hash: last.hash }
  const head: Head = { ...reached, keyId, signature: sign(key, reached) }
  await db.insert(auditHeads).values({ ...head, at: now })
  if (settings.s3Bucket === null) await appendFile(join(settings.dataDir, FILE), `${JSON.stringify(head)}\n`, { mode: 0o600 })
}

/** Every head that is kept anywhere. */
export async function readHeads({ db, settings }: { db: Database; settings: Keeping }): Promise<Head[]> {
  const stored = await db.select().from(auditHeads).orderBy(asc(auditHeads.id))
  const text = await readFile(join(settings.dataDir, FILE), 'utf8').catch(() => '')
  const beside = text.split('\n').flatMap(headIn)
  return [...stored.map((head) => ({ ...head, at: head.at.toISOString() })), ...beside]
}

/** A line that is no head, as a cut last one, counts as one that nobody signed. */
function headIn(line: string): Head[] {
  if (!line.trim()) return []
  try {
    const { at, seq, hash, keyId, signature }: Record<string, unknown> = JSON.parse(line)
    return [{ at: String(at), seq: Number(seq), hash: String(hash), keyId: String(keyId), signature: String(signature) }]
  } catch {
    return [{ at: 'an unreadable line', seq: 0, hash: '', keyId: '', signature: '' }]
  }
}

/** Once a day; the last one is written when the server stops. */
export const signTheLogDaily = (app: App) => app.jobs.work('audit-head', () => writeHead(app), { cron: '41 2 * * *' })
