// What each page and each press costs in Chromium with a slowed processor and network (visit.ts), from a new database with sample
// data: the median of three. Writes docs/performance-pages.md; BENCH_ONLY names a part of the cases, BENCH_ROUNDS another count.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/platform/db/database.ts'
import { noJobs } from '../../server/platform/jobs/jobs.ts'
import { readSettings } from '../../server/platform/settings.ts'
import { startAlone } from '../../server/platform/start/startAlone.ts'
import { openFiles } from '../../server/platform/storage/fileStore.ts'
import { prepare } from '../../server/sample/prepare.ts'
import { buildApp } from '../../server/services/buildApp.ts'
import { chooseChromium, launch } from '../../tests/chromium.ts'
import { casesOf } from './pageCases.ts'
import { press, visit } from './visit.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ONLY = process.env.BENCH_ONLY ?? ''

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const repeated = async <Result>(once: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let round = 0; round < ROUNDS; round++) results.push(await once())
  return results
}

const folder = mkdtempSync(join(tmpdir(), 'threshold-pages-'))
const settings = readSettings({ DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT: '0' })
const database = await openDatabase(settings)
const app = { db: database.db, settings, files: await openFiles(settings), jobs: noJobs }
await startAlone(database.url, () => prepare(app))
const server = await buildApp(app)
const address = await server.listen({ host: '127.0.0.1', port: 0 })
const context = await launch(await chooseChromium(), join(folder, 'profile'))
const browser = context.browser()
if (!browser) throw new Error('The browser has no window to give.')

const tell = (line: string) => {
  console.log(line)
  return line
}
const lines = [
  '# Performance of the pages',
  '',
  'Written by `npm run bench -- --pages`; how it measures stands in `scripts/bench/visit.ts`: Chromium with a processor four times slower than',
  'the machine’s, 150 ms, 1.6 Mbit/s down and 750 kbit/s up, an empty cache, sample data, the median of three. Times are milliseconds of one run on',
  'one machine: compare them with each other, not with another machine. Public and applicants’ pages are 390 px wide (one’s own application 360 × 640), those of staff 1440.',
  '',
]
const { pages, presses } = await casesOf(app, address)
lines.push(tell('| page | requests | of these | kB | first paint | largest paint | layout shift | blocked |'), tell('|---|--:|---|--:|--:|--:|--:|--:|'))
for (const one of pages.filter(({ name }) => name.includes(ONLY))) {
  const visits = await repeated(() => visit(browser, one.seat, one.address, one.shows))
  const of = (figure: (visited: (typeof visits)[number]) => number) => median(visits.map(figure))
  const { requests } = visits[0]!
  const total = Object.values(requests).reduce((sum, n) => sum + n, 0)
  const kinds = Object.entries(requests).map(([kind, n]) => `${n} ${kind}`)
  const [first, largest] = [of(({ firstPaint }) => firstPaint), of(({ largestPaint }) => largestPaint)]
  const mark = (value: number, most: number) => `${value.toFixed(0)}${value > most ? ` (over ${most})` : ''}`
  lines.push(
    tell(
      `| ${one.name} | ${mark(total, one.most.requests)} | ${kinds.join(', ')} | ${of(({ kB }) => kB).toFixed(0)} | ${first.toFixed(0)} | ${mark(largest, one.most.ms)} | ${of(({ shift }) => shift).toFixed(3)} | ${of(({ blocked }) => blocked).toFixed(0)} |`,
    ),
  )
}
lines.push('', tell('| press, at the slowed processor | next paint | shown |'), tell('|---|--:|--:|'))
for (const one of presses.filter(({ name }) => name.includes(ONLY))) {
  const found = await repeated(() => press(browser, one.seat, one))
  lines.push(tell(`| ${one.name} | ${median(found.map(({ paint }) => paint)).toFixed(0)} | ${median(found.map(({ shown }) => shown)).toFixed(0)} |`))
}
lines.push('')

await context.close()
await server.close()
await database.close()
rmSync(folder, { recursive: true, force: true })
// Only a whole run is written down.
if (ONLY === '' && ROUNDS === 3) writeFileSync(join(import.meta.dirname, '../../docs/performance-pages.md'), lines.join('\n'))
process.exit(0)
