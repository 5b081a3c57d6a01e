// Writes what was measured as a table: each call at each size, and how it grew.
import { writeFileSync } from 'node:fs'
import type { Refused } from '../refusals.ts'
import type { Memory } from './memory.ts'

export type Result = {
  name: string
  http: number
  httpP95: number
  sql: number
  sqlP95: number
  server: number
  database: number
  statements: number
  buffers: number | null
  kB: number
}
export type Size = { applications: number; results: Result[]; pressed?: { perSecond: number; p95: number }; memory?: Memory[]; refused?: Refused[] }

const figure = (value: number) => (value < 9.95 ? value.toFixed(1) : value.toFixed(0))
const thousands = (value: number) => value.toLocaleString('en')

export function report(sizes: Size[], file: string | null) {
  const largest = sizes.at(-1)!
  const before = sizes.at(-2)
  const lines = [
    '# Performance',
    '',
    'Written by `npm run bench`; how it measures stands in `scripts/bench/run.ts`. Times are milliseconds of one run on one machine: compare them with each',
    'other, not with another machine. CPU is the processor time of the server and of PostgreSQL together for one call; SQL is the time in which statements',
    'were waited for; pages are the 8 kB pages that its reading statements touch. Each call is asked at all sizes in turn, five times over, and CPU is the',
    'median of the five. Growth is the CPU at the largest size, divided by that at the one before.',
    '',
  ]
  for (const { applications, results, pressed, memory } of sizes) {
    lines.push(
      `## ${thousands(applications)} applications`,
      '',
      '| call | HTTP | p95 | SQL | p95 | CPU server | CPU database | statements | pages | kB |',
      '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    )
    for (const one of results)
      lines.push(
        `| ${one.name.replaceAll('|', '\\|')} | ${[one.http, one.httpP95, one.sql, one.sqlP95, one.server, one.database].map(figure).join(' | ')} | ${one.statements} | ${one.buffers ?? ''} | ${one.kB.toFixed(1)} |`,
      )
    if (pressed) lines.push('', `Eight clients on the first page: ${figure(pressed.perSecond)} answers a second, p95 ${figure(pressed.p95)} ms.`)
    if (memory) lines.push(`Server and database together: ${memory.map(({ after, megabytes }) => `${figure(megabytes)} MB ${after}`).join(', ')}.`)
    lines.push('')
  }
  if (before) {
    lines.push(
      `## Growth from ${thousands(before.applications)} to ${thousands(largest.applications)}`,
      '',
      '| call | CPU before | CPU after | growth |',
      '|---|--:|--:|--:|',
    )
    for (const one of largest.results) {
      const then = before.results.find(({ name }) => name === one.name)
      if (then)
        lines.push(
          `| ${one.name} | ${figure(then.server + then.database)} | ${figure(one.server + one.database)} | ${((one.server + one.database) / (then.server + then.database)).toFixed(2)} |`,
        )
    }
    lines.push('')
  }
  const refused = sizes.flatMap((size) => size.refused ?? [])
  if (refused.length > 0) {
    lines.push('## The dearest bodies to refuse', '', '| operation | body | kB | CPU |', '|---|---|--:|--:|')
    for (const { id, what, bytes, cpu } of refused) lines.push(`| ${id} | ${what} | ${Math.round(bytes / 1024)} | ${figure(cpu)} |`)
    lines.push('')
  }
  if (file) writeFileSync(file, lines.join('\n'))
}
