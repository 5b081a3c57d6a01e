import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { openDatabase } from './database.ts'
import { sweepUploads } from './fileClaims.ts'
import { openFiles } from './files.ts'
import { startHousekeeping } from './housekeeping.ts'
import { lapseByTheHour } from './hr/letter.lapse.ts'
import { noJobs, openJobs } from './jobs.ts'
import { deliverMail } from './mail.ts'
import { prepare } from './prepare.ts'
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

async function serve(settings: Settings, database: Awaited<ReturnType<typeof openDatabase>>) {
  const files = await openFiles(settings)
  // Sample data never sends mail, whatever server is configured.
  const signIns = await prepare({ db: database.db, settings: { ...settings, smtpUrl: null }, files, jobs: noJobs })
  const jobs = await openJobs(database.url, (error) => console.error(`Background work: ${error.message}`))
  const app = { db: database.db, settings, files, jobs }
  const server = await buildApp(app)
  await deliverMail(app)
  await startHousekeeping(app)
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
