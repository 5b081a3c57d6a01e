// What each call costs at 10,000, 100,000 and 1,000,000 applications (BENCH_SIZES), each in a database of its own that is kept between
// runs in .bench: HTTP and bare SQL median and p95, processor time of the server and of PostgreSQL, statements, pages that they read,
// and kilobytes on the wire; then many clients at once, memory, start, and the dearest bodies to refuse. Writes docs/performance.md.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/platform/db/database.ts'
import { noJobs } from '../../server/platform/jobs/jobs.ts'
import { readSettings } from '../../server/platform/settings.ts'
import { startAlone } from '../../server/platform/start/startAlone.ts'
import { openFiles } from '../../server/platform/storage/fileStore.ts'
import { prepare } from '../../server/sample/prepare.ts'
import { SAMPLE_PASSWORD } from '../../server/sample/samplePeople.ts'
import { buildApp } from '../../server/services/buildApp.ts'
import { slowestRefusals } from '../refusals.ts'
import { askFrom } from './asker.ts'
import { bulkCases } from './bulkCases.ts'
import { type Asked, type Case, cases } from './cases.ts'
import { requisitionsOf } from './data.ts'
import { fill } from './fill.ts'
import { memoryOfProduct } from './memory.ts'
import { moreCases } from './moreCases.ts'
import { type Result, report, type Size } from './report.ts'
import { staffCases } from './staffCases.ts'
import { buffersOf, listen, ofDatabase, ofServer, postmasterIn, type Statement } from './work.ts'

const ROOT = join(import.meta.dirname, '../..')
const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number)
const ONLY = process.env.BENCH_ONLY ?? ''
const ROUNDS = 30
/** So many go before, since a server that runs for days has compiled what it does often. */
const WARM = 30
/** However slow a call is, it is not asked for longer than this. */
const LONGEST = 4000
/** Milliseconds of rest after which the memory is read again. */
const REST = 300_000

const quantile = (numbers: readonly number[], of: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * of))] ?? 0

/** What a kept database was filled by: other tables, other rows. */
function filledBy(applications: number): string {
  const hash = createHash('sha256').update(`${applications} ${requisitionsOf(applications)}`)
  const folder = join(ROOT, 'server/migrations')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) hash.update(readFileSync(join(folder, name)))
  for (const name of ['data.ts', 'fill.ts', 'people.ts', 'scores.ts', 'staff.ts']) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex')
}

async function open(applications: number) {
  const folder = join(ROOT, '.bench', String(applications))
  const mark = join(folder, 'filled')
  const key = filledBy(applications)
  const isFilled = existsSync(mark) && readFileSync(mark, 'utf8') === key
  if (!isFilled) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const settings = readSettings({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT: '0' })
  let database = await openDatabase(settings)
  const beginAgain = async () => {
    await database.close()
    database = await openDatabase(settings)
  }
  const appOf = async (db: typeof database.db) => ({ db, settings, files: await openFiles(settings), jobs: noJobs })
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    return client
  }
  if (!isFilled) {
    await startAlone(database.url, async () => prepare(await appOf(database.db)))
    await fill(connect, beginAgain, applications)
    writeFileSync(mark, key)
  }
  return { app: await appOf(database.db), database, connect, postmaster: postmasterIn(folder) }
}

async function measure(applications: number): Promise<Size> {
  console.log(`${applications} applications`)
  const { app, database, connect, postmaster } = await open(applications)
  const sent = listen(database.pool)
  const server = await buildApp(app)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const port = (server.server.address() as { port: number }).port
  const asker = await askFrom(port)
  const client = await connect()
  const { text } = await asker.ask({
    method: 'POST',
    path: '/api/auth/v1/login',
    body: { email: 'manager@threshold.test', password: SAMPLE_PASSWORD },
    read: true,
  })
  const token = (JSON.parse(text!) as { data: { token: string } }).data.token
  const spent = () => ({ server: ofServer(asker.thread), database: ofDatabase(postmaster) })
  const ask = async (asked: Asked) => {
    const answer = await asker.ask({ ...asked, token })
    if (answer.status !== 200) throw new Error(`${asked.method} ${asked.path} answered ${answer.status}: ${answer.text}`)
    return answer
  }
  const read = async (asked: Asked) => JSON.parse((await asker.ask({ ...asked, token, read: true })).text!)
  const results: Result[] = []
  const all = [...(await cases(client, read)), ...(await moreCases(client)), ...(await staffCases(client)), ...(await bulkCases(client))]
  for (const one of all) {
    if (!ONLY.split('|').some((part) => one.name.includes(part))) continue
    const result = await measureCase(one, { ask, sent, client, spent })
    results.push(result)
    console.log(
      `  ${one.name.padEnd(46)} ${ms(result.http)} HTTP (p95 ${ms(result.httpP95)}) · ${ms(result.sql)} SQL · processor ${ms(result.server)} + ${ms(result.database)} · ${result.statements} statements · ${result.buffers ?? '–'} pages · ${result.kB.toFixed(1)} kB${one.most && result.server + result.database > one.most ? ' · over' : ''}`,
    )
  }
  const size: Size = { applications, results }
  if (!ONLY) {
    const first: Asked = { method: 'POST', path: '/api/v1/application/criteria', body: { page: 1, size: 25 } }
    const { times } = await asker.press({ calls: [{ ...first, token }], clients: 8, seconds: 5 })
    size.pressed = { perSecond: times.length / 5, p95: quantile(times, 0.95) }
    console.log(`  8 clients on the first page: ${size.pressed.perSecond.toFixed(0)} a second, p95 ${ms(size.pressed.p95)}`)
    if (applications === SIZES[0]) size.refused = (await slowestRefusals(server, token)).slice(0, 8)
  }
  const reads = all.filter(({ writes }) => !writes).flatMap(({ calls }) => calls().map((one) => ({ ...one, token })))
  await client.end()
  await asker.end()
  await server.close()
  await database.close()
  if (!ONLY) {
    size.memory = await memoryOfProduct({
      settings: app.settings,
      calls: reads,
      token,
      rest: applications === SIZES[1] ? REST : 0,
      imports: applications === SIZES[0],
    })
    // The next run begins without what was imported.
    if (applications === SIZES[0]) rmSync(join(app.settings.dataDir, 'filled'))
    console.log(`  server and database together: ${size.memory.map(({ after, megabytes }) => `${megabytes.toFixed(0)} MB ${after}`).join(', ')}`)
  }
  return size
}
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9)

type Tools = {
  ask: (asked: Asked) => Promise<{ bytes: number; ms: number }>
  sent: Statement[]
  client: pg.Client
  spent: () => { server: number; database: number }
}

async function measureCase({ name, calls, writes }: Case, { ask, sent, client, spent }: Tools): Promise<Result> {
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
  const rounds = Math.max(3, Math.min(ROUNDS, Math.floor((LONGEST * warm) / (performance.now() - begun))))
  const [http, inSql] = [[] as number[], [] as number[]]
  let bytes = 0
  let statements: Statement[] = []
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
  if (process.env.BENCH_VERBOSE)
    for (const { text, took } of statements)
      console.log(`    ${ms(took)} ${text.replaceAll(/\s+/g, ' ').slice(0, Math.max(300, Number(process.env.BENCH_VERBOSE)))}`)
  return {
    name,
    http: quantile(http, 0.5),
    httpP95: quantile(http, 0.95),
    sql: quantile(inSql, 0.5),
    sqlP95: quantile(inSql, 0.95),
    server: (after.server - before.server) / rounds,
    database: (after.database - before.database) / rounds,
    statements: statements.length,
    buffers: writes ? null : await buffersOf(client, statements),
    kB: bytes / 1024,
  }
}

const sizes: Size[] = []
for (const applications of SIZES) sizes.push(await measure(applications))
// Only a whole run is written down.
report(sizes, ONLY === '' && !process.env.BENCH_SIZES && !process.env.BENCH_REQUISITIONS ? join(ROOT, 'docs/performance.md') : null)
process.exit(0)
