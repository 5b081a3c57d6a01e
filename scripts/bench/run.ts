// What each call costs at 10,000, 100,000 and 1,000,000 applications (BENCH_SIZES), each in a database of its own that is kept between
// runs in .bench: HTTP and bare SQL median and p95, processor time of the server and of PostgreSQL, statements, pages that they read,
// and kilobytes on the wire; then many clients at once, memory, start, and the dearest bodies to refuse. Each call is measured at all sizes
// in turn, so that what slows the machine meanwhile slows them alike. Writes docs/performance.md.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_PASSWORD } from '../../server/sample/samplePeople.ts'
import { buildApp } from '../../server/services/buildApp.ts'
import { slowestRefusals } from '../refusals.ts'
import { askFrom } from './asker.ts'
import { bulkCases } from './bulkCases.ts'
import { type Asked, cases } from './cases.ts'
import { open } from './kept.ts'
import { measureInTurn, quantile } from './measure.ts'
import { memoryOfProduct } from './memory.ts'
import { moreCases } from './moreCases.ts'
import { report, type Size } from './report.ts'
import { staffCases } from './staffCases.ts'
import { listen, ofDatabase, ofServer } from './work.ts'

const ROOT = join(import.meta.dirname, '../..')
const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number)
const ONLY = process.env.BENCH_ONLY ?? ''
/** Milliseconds of rest after which the memory is read again. */
const REST = 300_000

/** A product on the database of one size, and what is asked of it. */
async function start(applications: number) {
  console.log(`${applications} applications`)
  const { app, database, connect, postmaster } = await open(applications)
  const sent = listen(database.pool)
  const server = await buildApp(app)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const asker = await askFrom((server.server.address() as { port: number }).port)
  const client = await connect()
  const signIn = async () => {
    const body = { email: 'manager@threshold.test', password: SAMPLE_PASSWORD }
    const { text } = await asker.ask({ method: 'POST', path: '/api/auth/v1/login', body, read: true })
    return (JSON.parse(text!) as { data: { token: string } }).data.token
  }
  let token = ''
  let signedIn = 0
  /** A session ends after a quarter of an hour; the run is longer, and so is the filling of the other sizes. */
  async function stay(within = 5 * 60_000) {
    if (Date.now() - signedIn < within) return
    signedIn = Date.now()
    token = await signIn()
  }
  await stay()
  const spent = () => ({ server: ofServer(), database: ofDatabase(postmaster) })
  const ask = async (asked: Asked) => {
    const answer = await asker.ask({ ...asked, token })
    if (answer.status !== 200) throw new Error(`${asked.method} ${asked.path} answered ${answer.status}: ${answer.text}`)
    return answer
  }
  const read = async (asked: Asked) => JSON.parse((await asker.ask({ ...asked, token, read: true })).text!)
  const all = [...(await cases(client, read)), ...(await moreCases(client)), ...(await staffCases(client)), ...(await bulkCases(client))]
  const size: Size = { applications, results: [] }

  /** Many at once, and how much memory it takes: each size alone. */
  async function finish() {
    // The other sizes took their time, and the memory takes as much.
    await stay(0)
    if (!ONLY) {
      const first: Asked = { method: 'POST', path: '/api/v1/application/criteria', body: { page: 1, size: 25 } }
      const { times } = await asker.press({ calls: [{ ...first, token }], clients: 8, seconds: 5 })
      size.pressed = { perSecond: times.length / 5, p95: quantile(times, 0.95) }
      console.log(`${applications}: 8 clients on the first page: ${size.pressed.perSecond.toFixed(0)} a second, p95 ${size.pressed.p95.toFixed(1)} ms`)
      if (applications === SIZES[0]) size.refused = (await slowestRefusals(server, token)).slice(0, 8)
    }
    const calls = all.filter(({ writes }) => !writes).flatMap((one) => one.calls().map((call) => ({ ...call, token })))
    await client.end()
    await asker.end()
    await server.close()
    await database.close()
    if (ONLY) return
    size.memory = await memoryOfProduct({
      settings: app.settings,
      calls,
      token,
      rest: applications === SIZES[1] ? REST : 0,
      imports: applications === SIZES[0],
    })
    // The next run begins without what was imported.
    if (applications === SIZES[0]) rmSync(join(app.settings.dataDir, 'filled'))
    console.log(`${applications}: server and database together: ${size.memory.map(({ after, megabytes }) => `${megabytes.toFixed(0)} MB ${after}`).join(', ')}`)
  }
  return { size, all, stay, tools: { ask, sent, client, spent }, finish }
}

const started = []
for (const applications of SIZES) started.push(await start(applications))
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9)
for (const at of started[0]!.all.keys()) {
  const { name, most } = started[0]!.all[at]!
  if (!ONLY.split('|').some((part) => name.includes(part))) continue
  for (const { stay } of started) await stay()
  const results = await measureInTurn(started.map(({ all, tools }) => ({ ...all[at]!, ...tools })))
  for (const [place, result] of results.entries()) {
    const { size } = started[place]!
    size.results.push(result)
    console.log(
      `  ${name.padEnd(46)} ${String(size.applications).padStart(7)} ${ms(result.http)} HTTP (p95 ${ms(result.httpP95)}) · ${ms(result.sql)} SQL · processor ${ms(result.server)} + ${ms(result.database)} · ${result.statements} statements · ${result.buffers ?? '–'} pages · ${result.kB.toFixed(1)} kB${most && result.server + result.database > most ? ' · over' : ''}`,
    )
  }
}
for (const { finish } of started) await finish()
// Only a whole run is written down.
report(
  started.map(({ size }) => size),
  ONLY === '' && !process.env.BENCH_SIZES && !process.env.BENCH_REQUISITIONS ? join(ROOT, 'docs/performance.md') : null,
)
process.exit(0)
