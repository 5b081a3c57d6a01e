import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { buildApp } from './app.ts'
import { openDatabase } from './database.ts'
import { sweepUploads } from './fileClaims.ts'
import { openFiles } from './files.ts'
import { startHousekeeping } from './housekeeping.ts'
import { lapseByTheHour } from './hr/letter.lapse.ts'
import { goOnImporting } from './imports.ts'
import { noJobs, openJobs } from './jobs.ts'
import { deliverMail } from './mail.delivery.ts'
import { type FirstManager, prepare } from './prepare.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const { values } = parseArgs({ options: { service: { type: 'string' } } })

try {
  await start()
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}

async function start() {
  const settings = readSettings({ ...process.env, ...(values.service ? { SERVICE: values.service } : {}) })
  const database = await openDatabase(settings)
  // A start that fails leaves no database running behind it.
  await serve(settings, database).catch(async (error) => {
    await database.close()
    throw error
  })
}

/** In a thread of its own, since filling takes memory that the server has no use for afterwards. */
async function fillApart(settings: Settings, databaseUrl: string, first: FirstManager | null) {
  const thread = new Worker(new URL('./prepare.worker.ts', import.meta.url), { workerData: { settings: { ...settings, databaseUrl }, first } })
  await once(thread, 'exit')
}

async function serve(settings: Settings, database: Awaited<ReturnType<typeof openDatabase>>) {
  const files = await openFiles(settings)
  const signIns = await prepare({ db: database.db, settings, files, jobs: noJobs }, (_app, first) => fillApart(settings, database.url, first))
  const jobs = await openJobs(database.url, (error) => console.error(`Background work: ${error.message}`))
  const app = { db: database.db, settings, files, jobs }
  const server = await buildApp(app)
  await deliverMail(app)
  await startHousekeeping(app)
  await goOnImporting(app)
  await lapseByTheHour(app)
  await sweepUploads(app)
  const address = await server.listen({ host: settings.host, port: settings.port })

  console.log(`Threshold is ready: ${address}`)
  for (const line of signIns) console.log(line)

  let leaving = false
  const leave = async () => {
    if (leaving) return
    leaving = true
    await server.close()
    await jobs.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)
}
