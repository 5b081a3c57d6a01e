// `npm run bench`: list, detail and create over HTTP beside the same SQL run bare, in one run on a scratch database; then
// the time until a server on that database is ready, and its memory at rest. BENCH_APPLICATIONS sets the size (20,000).
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, node, server as started } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
const { buildApp } = await import('../server/app.ts')
const { openDatabase } = await import('../server/database.ts')
const { openFiles } = await import('../server/files.ts')
const { noJobs } = await import('../server/jobs.ts')
const { prepare } = await import('../server/prepare.ts')
const { SAMPLE_PASSWORD } = await import('../server/sample.ts')
const { readSettings } = await import('../server/settings.ts')

const APPLICATIONS = Number(process.env.BENCH_APPLICATIONS ?? 20_000)
const ROUNDS = 100
const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'))
// The embedded database may run as another account.
chmodSync(folder, 0o755)
const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT: process.env.PORT ?? '0' }
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const ms = (value) => `${value.toFixed(2)} ms`

try {
  await measureCalls()
  await measureStart()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureCalls() {
  const settings = readSettings(env)
  const database = await openDatabase({ ...settings, poolSize: 1 })
  const { db, pool } = database
  const app = { db, settings, files: await openFiles(settings), jobs: noJobs }
  await prepare(app)
  await fill(pool)
  const sent = listen(await pool.connect())
  const server = await buildApp(app)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const call = await caller(address)

  const { rows } = await pool.query('select max(id) as id, max(requisition_id) as requisition from applications')
  const [{ id, requisition }] = rows
  let person = 0
  const create = () => ({ requisitionId: requisition, firstName: 'Bench', surName: 'Person', email: `bench.${++person}@sample.example`, totalExperience: 3 })
  const cases = {
    list: () => call('POST', '/api/v1/application/criteria', { page: 1, size: 25 }),
    detail: () => call('GET', `/api/v1/application/${id}`),
    create: () => call('POST', '/api/v1/application', create()),
  }
  console.log(`${APPLICATIONS} applications, ${ROUNDS} calls each, medians`)
  for (const [name, run] of Object.entries(cases)) {
    for (let round = 0; round < 20; round++) await run()
    sent.length = 0
    await run()
    const statements = sent.splice(0)
    const [http, inSql] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      sent.length = 0
      const begun = performance.now()
      await run()
      http.push(performance.now() - begun)
      inSql.push(sent.reduce((sum, { took }) => sum + took, 0))
    }
    // What writes cannot be run twice; its SQL is timed where it ran.
    const bare = name === 'create' ? median(inSql) : await replay(pool, statements)
    console.log(
      `  ${name.padEnd(7)} HTTP ${ms(median(http))} · bare SQL ${ms(bare)} · ratio ${(median(http) / bare).toFixed(2)} · ${statements.length} statements`,
    )
  }
  await server.close()
  await database.close()
}

/** Notes every statement of the one connection and how long it took; the pool gives a callback, a transaction awaits. */
function listen(client) {
  const sent = []
  const query = client.query.bind(client)
  client.query = (...args) => {
    const begun = performance.now()
    const note = () => sent.push({ args: args.filter((arg) => typeof arg !== 'function'), took: performance.now() - begun })
    const last = args.at(-1)
    if (typeof last === 'function') {
      return query(...args.slice(0, -1), (...results) => {
        note()
        last(...results)
      })
    }
    const result = query(...args)
    result?.then?.(note, () => undefined)
    return result
  }
  client.release()
  return sent
}

async function replay(pool, statements) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    for (const { args } of statements) await pool.query(...args)
    times.push(performance.now() - begun)
  }
  return median(times)
}

/** A hundred applications on each of many requisitions, spread over statuses and scores. */
async function fill(pool) {
  await pool.query(
    `insert into requisitions (position_title, owner_id, status, progress, end_date, openings)
       select 'Bench position ' || n, (select min(id) from accounts), 'RVA', 'COMPLETED', '2099-12-31', 1000 from generate_series(1, $1::int) n`,
    [Math.ceil(APPLICATIONS / 100)],
  )
  await pool.query(
    `with people as (insert into applicants (first_name, sur_name, email)
       select 'Person', 'Number ' || n, 'person.' || n || '@sample.example' from generate_series(1, $1::int) n returning id),
     benches as (select array_agg(id) as ids from requisitions where position_title like 'Bench%')
     insert into applications (requisition_id, applicant_id, status, source, profile_score)
       select ids[1 + people.id % cardinality(ids)], people.id,
         (array['new application', 'screening', 'shortlisted', 'interviewing', 'rejected'])[1 + people.id % 5], 'JOB_POST', people.id % 101
       from people, benches`,
    [APPLICATIONS],
  )
  await pool.query('analyze')
}

async function caller(address) {
  const post = (path, body, headers = {}) =>
    fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  const { data } = await (await post('/api/auth/v1/login', { email: 'manager@threshold.test', password: SAMPLE_PASSWORD })).json()
  const authorization = `Bearer ${data.token}`
  return async (method, path, body) => {
    const response = body ? await post(path, body, { authorization }) : await fetch(address + path, { method, headers: { authorization } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  }
}

async function measureStart() {
  const begun = performance.now()
  const child = spawn(node(), started.args, { env: { ...process.env, ...started.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /http:\/\/\S+/.exec(String(text))
      if (found) resolve(found[0])
    })
    child.on('exit', () => reject(new Error('the server did not start')))
  })
  while (!(await fetch(`${address}/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 20))
  console.log(`  ready on an existing database after ${((performance.now() - begun) / 1000).toFixed(2)} s`)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const status = `/proc/${child.pid}/status`
  if (existsSync(status)) console.log(`  memory at rest ${(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024).toFixed(0)} MB`)
  child.removeAllListeners('exit')
  await new Promise((resolve) => {
    child.on('exit', resolve)
    child.kill('SIGTERM')
  })
}
