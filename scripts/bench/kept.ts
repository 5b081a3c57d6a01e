// The databases of the bench, kept between runs in .bench: one with the people who work here, which is made once, and one for each size that begins as its copy.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/platform/db/database.ts'
import { noJobs } from '../../server/platform/jobs/jobs.ts'
import { readSettings } from '../../server/platform/settings.ts'
import { startAlone } from '../../server/platform/start/startAlone.ts'
import { openFiles } from '../../server/platform/storage/fileStore.ts'
import { prepare } from '../../server/sample/prepare.ts'
import { applicationData, requisitionsOf } from './data.ts'
import { type Data, fill } from './fill.ts'
import { staffData } from './staff.ts'
import { postmasterIn } from './work.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEPT = join(ROOT, '.bench')

/** What a kept database was filled by: other tables, other rows. */
function filledBy(what: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(what)
  const folder = join(ROOT, 'server/migrations')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) hash.update(readFileSync(join(folder, name)))
  for (const name of ['fill.ts', 'staff.ts', ...names]) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex')
}

/** The folder of a database that holds what its key says; otherwise `begin` puts into the empty folder what it starts from. */
async function keptIn(name: string, key: string, begin: (folder: string) => Promise<void>, data: Data) {
  const folder = join(KEPT, name)
  const mark = join(folder, 'filled')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await begin(folder)
  const { app, database, connect, openAgain } = await openIn(folder)
  await startAlone(database().url, async () => prepare(await app()))
  await fill(connect, openAgain, data)
  await database().close()
  writeFileSync(mark, key)
  return folder
}

async function openIn(folder: string) {
  const settings = readSettings({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT: '0' })
  let database = await openDatabase(settings)
  const openAgain = async () => {
    await database.close()
    database = await openDatabase(settings)
  }
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    return client
  }
  const app = async () => ({ db: database.db, settings, files: await openFiles(settings), jobs: noJobs })
  return { app, database: () => database, connect, openAgain }
}

const staffOnly = () => keptIn('staff', filledBy('staff', []), async () => undefined, staffData)

/** The database with so many applications, filled where it is not. */
export async function open(applications: number) {
  const key = filledBy(`${applications} ${requisitionsOf(applications)}`, ['data.ts', 'people.ts', 'scores.ts'])
  const copyStaff = async (folder: string) => {
    cpSync(await staffOnly(), folder, { recursive: true, filter: (path) => path !== join(KEPT, 'staff/filled') })
  }
  const name = [applications, process.env.BENCH_REQUISITIONS].filter(Boolean).join('-')
  const folder = await keptIn(name, key, copyStaff, applicationData(applications))
  const { app, database, connect } = await openIn(folder)
  return { app: await app(), database: database(), connect, postmaster: postmasterIn(folder) }
}
