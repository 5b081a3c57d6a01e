// `npm run bench`: calls over HTTP beside the same SQL run bare, in one run on a scratch database; what an answer weighs and
// costs compressed; the processor time that it takes to refuse the worst bodies; then the time until a
// server on that database is ready, and its memory at rest. BENCH_REQUISITIONS (5,000) and BENCH_APPLICATIONS (100,000)
// set the size.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, node, server as started } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
const { slowestRefusals } = await import('./refusals.ts')
const { weighList } = await import('./wire.ts')
const { buildApp } = await import('../server/services/buildApp.ts')
const { openDatabase } = await import('../server/platform/db/database.ts')
const { openFiles } = await import('../server/platform/storage/fileStore.ts')
const { noJobs } = await import('../server/platform/jobs/jobs.ts')
const { prepare } = await import('../server/sample/prepare.ts')
const { SAMPLE_PASSWORD } = await import('../server/sample/samplePeople.ts')
const { readSettings } = await import('../server/platform/settings.ts')
const { startAlone } = await import('../server/platform/start/startAlone.ts')

const REQUISITIONS = Number(process.env.BENCH_REQUISITIONS ?? 5_000)
const APPLICATIONS = Number(process.env.BENCH_APPLICATIONS ?? 100_000)
/** Applications on the one requisition whose weights are tried. */
const TRIED = 2000
const ROUNDS = 50
const ROUNDS_OF_SLOW_ONES = 10
const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'))
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
  const sent = listen(pool)
  const app = { db, settings, files: await openFiles(settings), jobs: noJobs }
  await startAlone(database.url, () => prepare(app))
  await fill(pool)
  const server = await buildApp(app)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const call = await caller(address)

  console.log(`${REQUISITIONS} requisitions, ${APPLICATIONS} applications; medians of up to ${ROUNDS} calls`)
  for (const [name, run, writes] of await cases(pool, call)) {
    const first = performance.now()
    for (let round = 0; round < 5; round++) await run()
    const rounds = performance.now() - first > 500 ? ROUNDS_OF_SLOW_ONES : ROUNDS
    sent.length = 0
    if (!writes) await run()
    const statements = sent.splice(0)
    if (!writes && statements.length === 0) throw new Error(`${name}: no statement was heard`)
    const [http, inSql] = [[], []]
    for (let round = 0; round < rounds; round++) {
      sent.length = 0
      const begun = performance.now()
      await run()
      http.push(performance.now() - begun)
      inSql.push(sent.reduce((sum, { took }) => sum + took, 0))
    }
    // What writes cannot be run twice; its SQL is timed where it ran.
    const bare = writes ? median(inSql) : await replay(pool, statements, rounds)
    const over = median(http)
    // Weights are reckoned in the process: their bound is a time.
    const within = name.startsWith('what-if') ? over <= 200 : over <= 2 * bare + 3
    const remark = within ? '' : ' · over its bound'
    console.log(`  ${name.padEnd(34)} HTTP ${ms(over).padStart(10)} · bare SQL ${ms(bare).padStart(10)} · ${(over / bare).toFixed(2)} ×${remark}`)
  }
  const token = (await call('POST', '/api/auth/v1/login', { email: 'manager@threshold.test', password: SAMPLE_PASSWORD })).data.token
  console.log('A list of 25 applications, by how it is compressed')
  for (const { encoding, bytes, cpu } of await weighList(server, token))
    console.log(`  ${encoding.padEnd(10)} ${String(bytes).padStart(7)} bytes · ${ms(cpu)} of processor time`)
  const refused = await slowestRefusals(server, token)
  console.log(`${refused.length} of the worst bodies that are read at all; the dearest to refuse, of the 50 ms of processor time that one may take`)
  for (const { id, what, status, bytes, cpu } of refused.slice(0, 8))
    console.log(`  ${ms(cpu).padStart(10)} · ${status} · ${id}, ${what} (${Math.round(bytes / 1024)} kB)${cpu > 50 ? ' · over its bound' : ''}`)
  await server.close()
  await database.close()
}

/** Notes every statement that the pool sends and how long it took, on whichever connection: one that was idle is replaced. */
function listen(pool) {
  const sent = []
  pool.on('connect', (client) => note(client, sent))
  return sent
}

/** The pool gives a callback, a transaction awaits. */
function note(client, sent) {
  const query = client.query.bind(client)
  client.query = (...args) => {
    const begun = performance.now()
    const heard = () => sent.push({ args: args.filter((arg) => typeof arg !== 'function'), took: performance.now() - begun })
    const last = args.at(-1)
    if (typeof last === 'function') {
      return query(...args.slice(0, -1), (...results) => {
        heard()
        last(...results)
      })
    }
    const result = query(...args)
    result?.then?.(heard, () => undefined)
    return result
  }
}

async function replay(pool, statements, rounds) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    for (const { args } of statements) await pool.query(...args)
    times.push(performance.now() - begun)
  }
  return median(times)
}

/** What is measured: its name, the call, and whether it writes. */
async function cases(pool, call) {
  const { rows } = await pool.query(`select (select max(id) from applications) as application,
    (select max(id) from requisitions where status = 'RVA') as open, (select array_agg(id) from requisitions where position_title like 'Bench draft%') as drafts,
    (select id from requisitions where position_title = 'Tried position') as tried`)
  const [{ application, open, drafts, tried }] = rows
  const list = (path) => (body) => () => call('POST', path, { page: 1, size: 25, ...body })
  const [requisitions, applications] = [list('/api/v1/requisitions/criteria'), list('/api/v1/application/criteria')]
  const where = (column, operator, value) => ({ columns: [column], operators: [operator], values: [value] })
  let [person, openings, title] = [0, 0, 0]
  const versions = {}
  const keeping = (path, body) => async () => {
    versions[path] = (await call('POST', path, { ...body(), version: versions[path] ?? 1 })).responseData.version
  }
  const { criteria } = (await call('POST', `/api/v1/job_position/what-if/${tried}`, { weights: [] })).data
  const weights = criteria.map(({ section, criterion }, at) => ({ section, criterion, weight: (at * 7) % 100, mandatory: false }))
  return [
    ['requisitions, first page', requisitions({})],
    ['requisitions, page 150', requisitions({ page: Math.ceil(REQUISITIONS / 33) })],
    ['requisitions by title', requisitions({ sort: 'positionTitle' })],
    ['requisitions by department', requisitions({ sort: '-orgDepartment' })],
    ['requisitions by city', requisitions({ sort: 'city' })],
    ['requisitions in a status', requisitions(where('status', 'SEL_EQUAL', 'DR'))],
    ['requisitions in a city', requisitions(where('city', 'STR_EQUAL', 'Geelong'))],
    ['requisitions, title contains', requisitions(where('positionTitle', 'STR_CONTAIN', 'position 49'))],
    ['requisitions, search', requisitions({ search: 'position 123' })],
    ['requisitions, search finds nothing', requisitions({ search: 'zzzz' })],
    ['requisition opened', () => call('GET', `/api/v1/job-requisition-summary/${open}`)],
    ['requisition, completeness', () => call('GET', `/api/v1/job_position/check/${open}`)],
    ['requisition saved', keeping(`/api/v1/job_position/${drafts[0]}`, () => ({ positionTitle: `Bench draft ${++title}` })), true],
    ['frame saved', keeping(`/api/v1/job-requisition-summary/update/${drafts[1]}`, () => ({ openings: (++openings % 50) + 1 })), true],
    [`what-if over ${TRIED}`, () => call('POST', `/api/v1/job_position/what-if/${tried}`, { weights })],
    ['applications, first page', applications({})],
    ['applications, page 2,000', applications({ page: Math.min(2000, APPLICATIONS / 25) })],
    ['applications by score', applications({ sort: '-profileScore' })],
    ['applications by name', applications({ sort: 'applicantName' })],
    ['applications in a status', applications(where('status', 'SEL_EQUAL', 'shortlisted'))],
    ['applications of a requisition', applications(where('requisitionId', 'NUM_EQUAL', String(open)))],
    ['applications, search', applications({ search: 'Number 4711' })],
    ['applications, search finds nothing', applications({ search: 'zzzz' })],
    ['application opened', () => call('GET', `/api/v1/application/${application}`)],
    [
      'application created',
      () => call('POST', '/api/v1/application', { requisitionId: open, firstName: 'Bench', surName: 'Person', email: `bench.${++person}@sample.example` }),
      true,
    ],
  ]
}

/** Requisitions in departments and cities, every tenth a draft; applications on the open ones; one with many, whose weights are tried. */
async function fill(pool) {
  await pool.query(
    `with made as (insert into requisitions (position_title, owner_id, status, progress, end_date, openings, department_id, job_position_type_id, city_id)
       select case n % 10 when 0 then 'Bench draft ' else 'Bench position ' end || n, (select min(id) from accounts),
         case n % 10 when 0 then 'DR' else 'RVA' end, 'COMPLETED', '2099-12-31', 1000, departments[1 + n % cardinality(departments)], types[1 + n % cardinality(types)], 1 + n % 20
       from generate_series(1, $1::int) n, (select array_agg(id) as departments from departments) d, (select array_agg(id) as types from position_types) p
       returning id, city_id)
     insert into requisition_locations (requisition_id, city_id, country_id)
       select made.id, cities.id, country_id from made join cities on cities.id = made.city_id`,
    [REQUISITIONS],
  )
  await pool.query(
    `with people as (insert into applicants (first_name, sur_name, email)
       select 'Person', 'Number ' || n, 'person.' || n || '@sample.example' from generate_series(1, $1::int) n returning id),
     benches as (select array_agg(id) as ids from requisitions where position_title like 'Bench position%')
     insert into applications (requisition_id, applicant_id, status, source, profile_score)
       select ids[1 + people.id % cardinality(ids)], people.id,
         (array['new application', 'screening', 'shortlisted', 'interviewing', 'rejected'])[1 + people.id % 5], 'JOB_POST', people.id % 101
       from people, benches`,
    [APPLICATIONS],
  )
  await pool.query(
    `with tried as (insert into requisitions (position_title, owner_id, status, progress, end_date, openings, city_id)
       select 'Tried position', min(id), 'RVA', 'COMPLETED', '2099-12-31', 10, 1 from accounts returning id),
     asked as (insert into requisition_criteria (requisition_id, section, ref_id) select tried.id, list, i.id
       from tried, (select id, list, row_number() over (partition by list order by id) as place from reference_items) i
       where list = 'skill' and place <= 10 or list = 'qualification' and place <= 3),
     experienced as (insert into requisition_experiences (requisition_id, min_experience) select id, 5 from tried),
     placed as (insert into requisition_locations (requisition_id, city_id, country_id) select id, 1, 1 from tried)
     insert into applications (requisition_id, applicant_id, status, source, city_id, total_experience)
       select tried.id, a.id, 'new application', 'JOB_POST', 1 + a.id % 20, a.id % 12
       from tried, (select id from applicants order by id desc limit $1) a`,
    [TRIED],
  )
  await pool.query(
    `with items as (select list, array_agg(id order by id) as ids from reference_items group by list)
     insert into application_items (application_id, list, item_id)
       select a.id, list, item from applications a join requisitions r on r.id = a.requisition_id and r.position_title = 'Tried position'
         cross join lateral (select list, ids[1 + a.applicant_id % 10] from items where list = 'skill' union select list, ids[1 + a.applicant_id % 7] from items where list = 'skill'
           union select list, ids[1 + a.applicant_id % 3] from items where list = 'qualification') held(list, item)`,
  )
  await pool.query('vacuum analyze')
  // What was filled in is on the disk before anything is measured.
  await pool.query('checkpoint')
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
    return JSON.parse(text)
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
