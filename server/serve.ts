import { fork } from 'node:child_process'
import { once } from 'node:events'
import { listening } from './address.ts'
import { buildApp } from './app.ts'
import { signTheLogDaily, writeHead } from './auditChain.ts'
import type { OpenDatabase } from './database.ts'
import type { HeldFolder } from './dataFolder.ts'
import { sweepUploads } from './fileSweep.ts'
import { openFiles } from './files.ts'
import { startHousekeeping } from './housekeeping.ts'
import { lapseByTheHour } from './hr/letter.lapse.ts'
import { goOnImporting } from './imports.ts'
import { noJobs, openJobs } from './jobs.ts'
import { printError } from './log.ts'
import { deliverMail } from './mail.delivery.ts'
import type { Errand } from './prepare.process.ts'
import { prepare } from './prepare.ts'
import { citiesAreMissing } from './recruitment/cities.seed.ts'
import { closePostsByTheHour } from './recruitment/jobPost.days.ts'
import type { Settings } from './settings.ts'
import { startAlone } from './startAlone.ts'

/** In a process of its own, since filling takes memory that the server has no use for afterwards. */
async function fillApart(errand: Errand, signal?: AbortSignal) {
  const child = fork(new URL('./prepare.process.ts', import.meta.url), { signal })
  child.send(errand)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the database could not be filled; why is printed above.')
}

/** Brings the database up to date, answers calls until a signal ends it, and prints where. */
export async function serve(settings: Settings, database: OpenDatabase, held: HeldFolder | null) {
  const { app, server, signIns } = await startAlone(database.url, () => assemble(settings, database))
  const { jobs } = app
  const address = await listening(settings, () => server.listen({ host: settings.host, port: settings.port }))
  held?.answersAt(address)

  console.log(`Threshold is ready: ${address}`)
  for (const line of signIns) console.log(line)

  const leaving = new AbortController()
  const leave = async () => {
    if (leaving.signal.aborted) return
    leaving.abort()
    await server.close()
    await jobs.stop()
    await writeHead(app).catch((error: Error) => printError('The head of the audit log could not be written:', error))
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)

  await takeInCities().catch((error: Error) => {
    // The next start tries it again.
    if (!leaving.signal.aborted) printError('The cities of the world are still missing:', error)
  })

  async function takeInCities() {
    if (await citiesAreMissing(app)) await fillApart({ settings: { ...settings, databaseUrl: database.url }, filling: 'cities' }, leaving.signal)
  }
}

/** Everything but listening. */
async function assemble(settings: Settings, { db, url }: OpenDatabase) {
  const files = await openFiles(settings)
  const signIns = await prepare({ db, settings, files, jobs: noJobs }, (_app, first) =>
    fillApart({ settings: { ...settings, databaseUrl: url }, filling: { first } }),
  )
  const jobs = await openJobs(url, (error) => printError('Background work failed:', error))
  const app = { db, settings, files, jobs }
  const server = await buildApp(app)
  await deliverMail(app)
  await startHousekeeping(app)
  await signTheLogDaily(app)
  await goOnImporting(app)
  await lapseByTheHour(app)
  await closePostsByTheHour(app)
  await sweepUploads(app)
  return { app, server, signIns }
}
