// How much memory the product takes in processes of its own, on a filled database.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { connect, openDatabase } from '../../server/platform/db/database.ts'
import type { Settings } from '../../server/platform/settings.ts'
import { citiesAreMissing } from '../../server/reference/seedCities.ts'
import { server as product } from '../runtime.mjs'
import { askFrom, type Call } from './asker.ts'
import { exportApplications, IMPORTED, importWorkbook, largeWorkbook, peakDuring } from './large.ts'
import { memoryOf, postmasterIn, processesOf } from './work.ts'

export type Memory = { after: string; megabytes: number }
type Load = { settings: Settings; token: string; calls: Call[]; rest: number; imports: boolean }

/**
 * Megabytes of the server and PostgreSQL together once it is ready, after eight clients have read everything, after a rest, and the most while
 * all applications are exported. With `imports` a large workbook comes in as well, which leaves its requisitions in the database.
 */
export async function memoryOfProduct({ settings, token, calls, rest, imports }: Load): Promise<Memory[]> {
  // Opened anew, so that nothing of what was measured before is left in it.
  const database = await openDatabase(settings)
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'))
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', NODE_ENV: '', ...product.env }
  const server = spawn(process.execPath, product.args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const now = () => memoryOf([...processesOf(server.pid!), ...processesOf(postmasterIn(settings.dataDir))])
  try {
    const port = await readyOn(server.stdout)
    // Cities of the world are taken in by a process of their own, once for each database, and it begins after the server is ready.
    const { db, pool } = connect(database.url, 1)
    while (await citiesAreMissing({ db, settings })) await setTimeout(500)
    while (processesOf(server.pid!).length > 1) await setTimeout(200)
    // A connection of the bench is not the product's.
    await pool.end()
    const read: Memory[] = [{ after: 'once ready', megabytes: now() }]
    const asker = await askFrom(port)
    await asker.press({ calls, clients: 8, seconds: 20 })
    await asker.end()
    read.push({ after: 'after the load', megabytes: now() })
    if (rest > 0) {
      await setTimeout(rest)
      read.push({ after: `${rest / 60_000} minutes later`, megabytes: now() })
    }
    const caller = { address: `http://127.0.0.1:${port}`, token }
    let lines = 0
    const exporting = exportApplications(caller).then((all) => {
      lines = all
    })
    read.push({ megabytes: await peakDuring(now, exporting), after: `at most while ${lines} rows are exported` })
    if (imports) {
      const workbook = await largeWorkbook()
      read.push({ megabytes: await peakDuring(now, importWorkbook(caller, workbook)), after: `at most while ${IMPORTED} requisitions are imported` })
    }
    return read
  } finally {
    server.kill()
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
    await database.close()
  }
}

async function readyOn(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(output)) {
    const address = /ready: (http\S+)/.exec(line)?.[1]
    if (address) return Number(new URL(address).port)
  }
  throw new Error('The server ended before it was ready.')
}
