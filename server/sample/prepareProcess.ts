import { once } from 'node:events'
import { connect } from '../platform/db/database.ts'
import { noJobs } from '../platform/jobs/jobs.ts'
import { endOnUncaught } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { openFiles } from '../platform/storage/fileStore.ts'
import { takeInCities } from '../reference/seedCities.ts'
import { type FirstManager, fill } from './prepare.ts'

/** What such a process is to do: make a new database ready for its first start, or bring in the cities of the world. */
export type Errand = { settings: Settings & { databaseUrl: string } } & ({ filling: { first: FirstManager | null } } | { filling: 'cities' })

endOnUncaught()
// Without the process that asked nobody waits for the work, and another one may begin it anew.
process.once('disconnect', () => process.exit(1))

const [{ settings, filling }] = (await once(process, 'message')) as [Errand]
const { db, pool } = connect(settings.databaseUrl, 2)
// Sample data never sends mail, whatever server is configured.
const app = { db, settings: { ...settings, smtpUrl: null }, files: await openFiles(settings), jobs: noJobs }
await (filling === 'cities' ? takeInCities(app) : fill(app, filling.first))
await pool.end()
process.exit(0)
