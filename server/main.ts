import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { signTheLogDaily, writeHead } from './auditChain.ts'
import { openDatabase } from './database.ts'
import { sweepUploads } from './fileSweep.ts'
import { openFiles } from './files.ts'
import { startHousekeeping } from './housekeeping.ts'
import { lapseByTheHour } from './hr/letter.lapse.ts'
import { goOnImporting } from './imports.ts'
import { noJobs, openJobs } from './jobs.ts'
import { endOnUncaught, printError } from './log.ts'
import { deliverMail } from './mail.delivery.ts'
import type { Errand } from './prepare.process.ts'
import { prepare } from './prepare.ts'
import { citiesAreMissing } from './recruitment/cities.seed.ts'
import { closePostsByTheHour } from './recruitment/jobPost.days.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const { values } = parseArgs({ options: { service: { type: 'string' } } })

endOnUncaught()
try {
  await start()
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message)
  else printError('Threshold could not start:', error)
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

/** In a process of its own, since filling takes memory that the server has no use for afterwards. */
async function fillApart(errand: Errand, signal?: AbortSignal) {
  const child = fork(new URL('./prepare.process.ts', import.meta.url), { signal })
  child.send(errand)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the database could not be filled; why is printed above.')
}

async function serve(settings: Settings, database: Awaited<ReturnType<typeof openDatabase>>) {
  const files = await openFiles(settings)
  const signIns = await prepare({ db: database.db, settings, files, jobs: noJobs }, (_app, first) =>
    fillApart({ settings: { ...settings, databaseUrl: database.url }, filling: { first } }),
  )
  const jobs = await openJobs(database.url, (error) => printError('Background work failed:', error))
  const app = { db: database.db, settings, files, jobs }
  const server = await buildApp(app)
  await deliverMail(app)
  await startHousekeeping(app)
  await signTheLogDaily(app)
  await goOnImporting(app)
  await lapseByTheHour(app)
  await closePostsByTheHour(app)
  await sweepUploads(app)
  const address = await server.listen({ host: settings.host, port: settings.port })

  console.log(`Threshold is ready: ${address}`)
  for (const line of signIns) console.log(line)

  const leaving = new AbortController()
  const leave = async () => {
    if (leaving.signal.aborted) return
    leaving.abort()
    await server.close()
    await jobs.stop()
    await writeHead(app).catch((error) => printError('The head of the audit log could not be written:', error))
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)

  if (await citiesAreMissing(app))
    await fillApart({ settings: { ...settings, databaseUrl: database.url }, filling: 'cities' }, leaving.signal).catch((error: Error) => {
      // The next start tries it again.
      if (!leaving.signal.aborted) printError('The cities of the world are still missing:', error)
    })
}
