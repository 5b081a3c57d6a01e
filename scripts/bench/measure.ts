// Measures one call at several sizes in turn.
import type pg from 'pg'
import type { Asked, Case } from './cases.ts'
import type { Result } from './report.ts'
import { buffersOf, type Statement } from './work.ts'

const ROUNDS = 30
/** So many turns each size has: the processor time is the median of them, so that one in which something else ran does not count. */
const TURNS = 5
/** So many go before, since a server that runs for days has compiled what it does often. */
const WARM = 30
/** However slow a call is, it is not asked for longer than this. */
const LONGEST = 4000

export const quantile = (numbers: readonly number[], of: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * of))] ?? 0

type Measured = Case & {
  ask: (asked: Asked) => Promise<{ bytes: number; ms: number }>
  sent: Statement[]
  client: pg.Client
  spent: () => { server: number; database: number }
}

/** What the same call costs at each of the sizes. */
export async function measureInTurn(sizes: readonly Measured[]): Promise<Result[]> {
  const runs = []
  for (const size of sizes) runs.push(await begin(size))
  for (let turn = 0; turn < TURNS; turn++) for (const { go } of runs) await go()
  const results = []
  for (const { end } of runs) results.push(await end())
  return results
}

async function begin({ name, calls, writes, ask, sent, client, spent }: Measured) {
  const once = async () => {
    let [took, bytes] = [0, 0]
    for (const asked of calls()) {
      const answer = await ask(asked)
      took += answer.ms
      bytes += answer.bytes
    }
    return { took, bytes }
  }
  const begun = performance.now()
  let warm = 0
  while (warm < 3 || (warm < WARM && performance.now() - begun < LONGEST / 4)) {
    await once()
    warm++
  }
  const rounds = Math.ceil(Math.max(TURNS, Math.min(ROUNDS, (LONGEST * warm) / (performance.now() - begun))) / TURNS)
  const [http, inSql, inServer, inDatabase] = [[], [], [], []] as [number[], number[], number[], number[]]
  let bytes = 0
  let statements: Statement[] = []

  async function go() {
    const before = spent()
    for (let round = 0; round < rounds; round++) {
      sent.length = 0
      const answer = await once()
      http.push(answer.took)
      bytes = answer.bytes
      inSql.push(sent.reduce((sum, { took }) => sum + took, 0))
      statements = sent.slice()
    }
    const after = spent()
    inServer.push((after.server - before.server) / rounds)
    inDatabase.push((after.database - before.database) / rounds)
  }

  async function end(): Promise<Result> {
    if (process.env.BENCH_VERBOSE)
      for (const { text, took } of statements)
        console.log(`    ${took.toFixed(1)} ms ${text.replaceAll(/\s+/g, ' ').slice(0, Math.max(300, Number(process.env.BENCH_VERBOSE)))}`)
    return {
      name,
      http: quantile(http, 0.5),
      httpP95: quantile(http, 0.95),
      sql: quantile(inSql, 0.5),
      sqlP95: quantile(inSql, 0.95),
      server: quantile(inServer, 0.5),
      database: quantile(inDatabase, 0.5),
      statements: statements.length,
      buffers: writes ? null : await buffersOf(client, statements),
      kB: bytes / 1024,
    }
  }
  return { go, end }
}
