import { fork } from 'node:child_process'
import { once } from 'node:events'
import { remindOfExpiryByTheHour } from './applications/compliance/remindOfExpiry.ts'
import { tellMatchesOften } from './applications/keepSearch.ts'
import { tellOverLimitDaily } from './applications/tellOverLimit.ts'
import { tellOverdueTasksByTheHour } from './employees/tasks/tellOverdueTasks.ts'
import { indexTextsByTheHour } from './files/cv/indexTexts.ts'
import { sweepUploads } from './files/sweepUploads.ts'
import { noteOverdueWeekly } from './learning/reminders/noteOverdue.ts'
import { remindOfCoursesByTheHour } from './learning/reminders/remindOfCourses.ts'
import { applyRulesByTheHour } from './learning/rules/applyRules.ts'
import { postLeaveByTheHour } from './leave/ledger/postEntries.ts'
import { takeLeaveByTheHour } from './leave/requests/takeLeave.ts'
import { letterToAttach } from './letters/pdf/letterPdf.ts'
import { deliverMail } from './mail/deliverMail.ts'
import { countFairnessNightly } from './overview/fairness/countFairness.ts'
import { mailReportsByTheHour } from './overview/reports/mailReports.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import { startHousekeeping } from './platform/jobs/housekeeping.ts'
import { noJobs, openJobs } from './platform/jobs/jobs.ts'
import { signTheLogDaily, writeHead } from './platform/lifecycle/auditChain.ts'
import { printError } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'
import { listening } from './platform/start/address.ts'
import type { HeldFolder } from './platform/start/dataFolder.ts'
import { startAlone } from './platform/start/startAlone.ts'
import { openFiles } from './platform/storage/fileStore.ts'
import { citiesAreMissing } from './reference/seedCities.ts'
import { closePostsByTheHour } from './requisitions/closeEndedPosts.ts'
import { prepare } from './sample/prepare.ts'
import type { Errand } from './sample/prepareProcess.ts'
import { buildApp } from './services/buildApp.ts'
import { goOnImporting } from './workbooks/runImport.ts'
import { lapseOffersByTheHour } from './workflows/interviews/lapseOffers.ts'
import { showLeaveByTheHour } from './workflows/leave/showInStatus.ts'
import { lapseByTheHour } from './workflows/letters/lapseLetters.ts'

/** In a process of its own, since filling takes memory that the server has no use for afterwards. */
async function fillApart(errand: Errand, signal?: AbortSignal) {
  const child = fork(new URL('./sample/prepareProcess.ts', import.meta.url), { signal })
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
  await deliverMail(app, letterToAttach(app))
  await startHousekeeping(app)
  await signTheLogDaily(app)
  await goOnImporting(app)
  await lapseByTheHour(app)
  await lapseOffersByTheHour(app)
  await closePostsByTheHour(app)
  await tellOverLimitDaily(app)
  await remindOfExpiryByTheHour(app)
  await tellOverdueTasksByTheHour(app)
  await postLeaveByTheHour(app)
  await takeLeaveByTheHour(app)
  await showLeaveByTheHour(app)
  await applyRulesByTheHour(app)
  await remindOfCoursesByTheHour(app)
  await noteOverdueWeekly(app)
  await mailReportsByTheHour(app)
  await tellMatchesOften(app)
  await sweepUploads(app)
  await indexTextsByTheHour(app)
  await countFairnessNightly(app)
  return { app, server, signIns }
}
