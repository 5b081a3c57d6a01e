import { workerData } from 'node:worker_threads'
import { connect } from './database.ts'
import { openFiles } from './files.ts'
import { noJobs } from './jobs.ts'
import { type FirstManager, fill } from './prepare.ts'
import type { Settings } from './settings.ts'

const { settings, first } = workerData as { settings: Settings & { databaseUrl: string }; first: FirstManager | null }
const { db, pool } = connect(settings.databaseUrl, 2)
// Sample data never sends mail, whatever server is configured.
await fill({ db, settings: { ...settings, smtpUrl: null }, files: await openFiles(settings), jobs: noJobs }, first)
await pool.end()
