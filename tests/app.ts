import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import { afterAll, inject } from 'vitest'
import { hashPassword } from '../server/accounts/password.ts'
import type { App } from '../server/platform/context.ts'
import { connect } from '../server/platform/db/database.ts'
import { noJobs } from '../server/platform/jobs/jobs.ts'
import { readSettings } from '../server/platform/settings.ts'
import { openFiles } from '../server/platform/storage/fileStore.ts'
import { SAMPLE_PASSWORD } from '../server/sample/samplePeople.ts'
import { buildApp } from '../server/services/buildApp.ts'
import { accounts } from '../server/tables/accounts.ts'
import type { paths as AuthPaths } from '../src/api/auth.gen.ts'
import type { paths as HrPaths } from '../src/api/hr.gen.ts'
import type { paths as RecruitmentPaths } from '../src/api/recruitment.gen.ts'

type Role = (typeof accounts.$inferSelect)['roles'][number]
const ROLE_OF = { manager: 'manager@threshold.test', officer: 'officer@threshold.test', employee: 'employee@threshold.test' } as const

export type TestApp = Awaited<ReturnType<typeof testApp>>

/**
 * The whole product on its own copy of the template database, listening on a free port of loopback. Answers are held
 * against the contract. It ends with the test file.
 */
export async function testApp(env: Record<string, string> = {}, { databaseZone }: { databaseZone?: string } = {}) {
  const admin = connect(inject('databaseUrl'), 1)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying the files takes a third of the work of writing every page of them to the log.
  await admin.pool.query(`create database ${name} template template strategy file_copy`)
  if (databaseZone) await admin.pool.query(`alter database ${name} set timezone to '${databaseZone}'`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const folder = mkdtempSync(join(tmpdir(), 'threshold-files-'))
  const settings = readSettings({ DATABASE_URL: url.href, DATA_DIR: folder, RATE_LIMITS: 'off', CHECK_ANSWERS: 'on', LOG_LEVEL: 'error', ...env })
  const { db, pool } = connect(url.href, 8)
  const app: App = { db, settings, files: await openFiles(settings), jobs: noJobs }
  const server = await buildApp(app)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  settings.publicUrl = address

  afterAll(async () => {
    await server.close()
    await pool.end()
    await admin.pool.query(`drop database if exists ${name} with (force)`)
    await admin.pool.end()
    rmSync(folder, { recursive: true, force: true })
  })

  const tokens = new Map<string, Promise<string>>()
  async function signIn(email: string, password: string): Promise<string> {
    const { data, error } = await clients(address).auth.POST('/login', { body: { email, password } })
    if (!data) throw new Error(`sign-in of ${email} was refused: ${JSON.stringify(error)}`)
    return data.data.token
  }
  const tokenOf = (email: string, password = SAMPLE_PASSWORD) => {
    const known = tokens.get(email) ?? signIn(email, password)
    tokens.set(email, known)
    return known
  }

  return {
    app,
    db,
    pool,
    address,
    server,
    signIn,
    tokenOf,
    /** Typed clients of one person: a sample person by role, or anybody by e-mail address. */
    as: async (who: keyof typeof ROLE_OF | (string & {})) =>
      clients(address, await tokenOf(Object.hasOwn(ROLE_OF, who) ? ROLE_OF[who as keyof typeof ROLE_OF] : who)),
    /** Typed clients of somebody who has not signed in. */
    visitor: clients(address),
    /** One more person with the sample password. */
    async person(email: string, roles: Role[], personName = email) {
      const [row] = await db
        .insert(accounts)
        .values({ email, name: personName, roles, status: 'active', passwordHash: await hashPassword(SAMPLE_PASSWORD) })
        .returning()
      return row!
    },
  }
}

export function clients(address: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return {
    auth: createClient<AuthPaths>({ baseUrl: `${address}/api/auth/v1`, headers }),
    hr: createClient<HrPaths>({ baseUrl: `${address}/api/hr/v1`, headers }),
    recruitment: createClient<RecruitmentPaths>({ baseUrl: `${address}/api/v1`, headers }),
  }
}
