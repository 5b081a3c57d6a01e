// What a call costs: processor time of the server's threads and of PostgreSQL's processes, its statements and the pages they read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const readOr = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const onProcessor = (path: string) => Number(readOr(`${path}/schedstat`).split(' ')[0]) / 1e6 || 0

/** Threads that ask: what they do is not the server's work. */
export const askingThreads = new Set<string>()
/** Milliseconds of this process so far, but for the threads that ask. */
export const ofServer = () =>
  readdirSync('/proc/self/task')
    .filter((thread) => !askingThreads.has(thread))
    .reduce((sum, thread) => sum + onProcessor(`/proc/self/task/${thread}`), 0)

/** The process of the embedded PostgreSQL in a data folder. */
export const postmasterIn = (folder: string) => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
/** Milliseconds of PostgreSQL's processes so far. */
export const ofDatabase = (postmaster: number) => descendants(postmaster).reduce((sum, pid) => sum + onProcessor(`/proc/${pid}`), 0)

function descendants(pid: number): number[] {
  const children = readOr(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(descendants)]
}
/** Megabytes that are its own, shared ones by their share. */
export const memoryOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024, 0)
export const processesOf = descendants

export type Statement = { text: string; values: unknown[]; took: number }

/** Notes every statement that the pool sends, and how long it took. */
export function listen(pool: pg.Pool): Statement[] {
  const sent: Statement[] = []
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const begun = performance.now()
        const [first, second] = args
        const asked = typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown })
        const values = Array.isArray(second) ? second : Array.isArray(asked.values) ? asked.values : []
        const heard = () => sent.push({ text: asked.text, values, took: performance.now() - begun })
        const last = args.at(-1)
        // The pool gives a callback, a transaction awaits.
        if (typeof last === 'function')
          return query(...args.slice(0, -1), (...results: unknown[]) => {
            heard()
            last(...results)
          })
        const result = query(...args) as Promise<unknown> | undefined
        result?.then?.(heard, () => undefined)
        return result
      },
    })
  })
  return sent
}

const reads = /^\s*(select|with)/i
/** Pages of 8 kB that the reading statements of a call touch. */
export async function buffersOf(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  let pages = 0
  for (const { text, values } of statements) {
    if (!reads.test(text) || /\bfor (update|share|no key)/i.test(text) || /insert into|delete from/i.test(text)) continue
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    const { Plan } = rows[0]!['QUERY PLAN'][0]
    pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  }
  return pages
}
