import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { TestProject } from 'vitest/node'
import { connect, openDatabase } from '../server/platform/db/database.ts'
import { startEmbedded } from '../server/platform/db/embedded.ts'
import { noJobs } from '../server/platform/jobs/jobs.ts'
import { readSettings } from '../server/platform/settings.ts'
import { holdFolder } from '../server/platform/start/dataFolder.ts'
import { startAlone } from '../server/platform/start/startAlone.ts'
import { openFiles } from '../server/platform/storage/fileStore.ts'
import { takeInCities } from '../server/reference/seedCities.ts'
import { seed } from '../server/sample/prepare.ts'
import { SAMPLE_PASSWORD, samplePeople } from '../server/sample/samplePeople.ts'
import { accounts } from '../server/tables/accounts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's `postgres` database; its database `template` holds what every installation has. */
    databaseUrl: string
  }
}

/** One PostgreSQL for the whole run (TEST_DATABASE_URL names another one); every test file copies the template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-test-'))
  const embedded = process.env.TEST_DATABASE_URL ? null : await startEmbedded(holdFolder(folder), (reason) => console.error(reason.message))
  const url = process.env.TEST_DATABASE_URL ?? embedded?.url ?? ''
  const admin = connect(url, 1)
  await admin.pool.query('drop database if exists template')
  await admin.pool.query('create database template')
  // What a power cut would lose is of no use here; every test file makes and drops a database.
  if (embedded) {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await admin.pool.query(`alter system set ${setting} = off`)
    await admin.pool.query('select pg_reload_conf()')
  }
  await admin.pool.end()

  const templateUrl = new URL(url)
  templateUrl.pathname = '/template'
  const settings = readSettings({ DATABASE_URL: templateUrl.href, DATA_DIR: folder, CITIES_OF: 'NZ,US' })
  const database = await openDatabase(settings)
  const app = { db: database.db, settings, files: await openFiles(settings), jobs: noJobs }
  await startAlone(database.url, async () => {
    await seed(app)
    await takeInCities(app)
    await samplePeople(app)
    // Every file signs them in. What is hashed while a test runs is hashed at the full cost.
    await app.db.update(accounts).set({ passwordHash: await hash(SAMPLE_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }) })
  })
  await database.close()
  project.provide('databaseUrl', url)

  return async () => {
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
