import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { connect } from '../../server/platform/db/database.ts'
import { closedFolder, PATIENT, start, takenPort } from './started.ts'

/** A start that must fail: one sentence, no stack trace, exit code 1. */
async function refusal(env: Record<string, string>) {
  const { code, said } = await start(env).ended
  expect(said.trim().split('\n'), said).toHaveLength(1)
  expect(code).toBe(1)
  return said.trim()
}

const databaseUrl = (change: (url: URL) => void) => {
  const url = new URL(inject('databaseUrl'))
  change(url)
  return url.href
}
const SECRET = 'not-the-password'

describe('a start that cannot succeed says so in a sentence that names the setting', { timeout: PATIENT }, () => {
  test('a port that is taken, before the database is made', async () => {
    const [DATA_DIR, PORT] = [closedFolder(), String(await takenPort())]
    expect(await refusal({ DATA_DIR, PORT })).toBe(
      `Threshold cannot start: PORT ${PORT} is taken on 127.0.0.1: end the program that listens there, or set another PORT.`,
    )
    expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false)
  })

  test('a host that is not of this machine', async () => {
    expect(await refusal({ DATA_DIR: closedFolder(), HOST: '192.0.2.1' })).toMatch(/^Threshold cannot start: HOST 192\.0\.2\.1 is no address of this machine/)
  })

  test('a database server that does not answer', async () => {
    const refused = async (host: string) => {
      const url = databaseUrl((one) => Object.assign(one, { hostname: encodeURIComponent(host), port: '1' }))
      return refusal({ DATA_DIR: closedFolder(), DATABASE_URL: url })
    }
    for (const [host, advice] of [
      ['127.0.0.1', 'nothing listens there'],
      ['/var/empty', 'there is no socket of a PostgreSQL'],
    ] as const) {
      const named = `Threshold cannot start: DATABASE_URL (threshold at ${host}:1/postgres) cannot be used: ${advice}`
      expect((await refused(host)).slice(0, named.length)).toBe(named)
    }
  })

  test('a wrong password, without repeating it', async () => {
    const url = databaseUrl((one) => (one.password = SECRET))
    const said = await refusal({ DATA_DIR: closedFolder(), DATABASE_URL: url })
    expect(said).toMatch(/DATABASE_URL .* the user or the password is wrong/)
    expect(said).not.toContain(SECRET)
  })

  test('a database that is not there', async () => {
    const url = databaseUrl((one) => (one.pathname = '/nowhere'))
    expect(await refusal({ DATA_DIR: closedFolder(), DATABASE_URL: url })).toMatch(/DATABASE_URL .*\/nowhere\) cannot be used: there is no such database/)
  })

  test('a database of before the first release, which is left as it is', async () => {
    const name = `test_${randomBytes(6).toString('hex')}`
    const admin = connect(inject('databaseUrl'), 1)
    await admin.pool.query(`create database ${name}`)
    const url = databaseUrl((one) => (one.pathname = `/${name}`))
    const { pool } = connect(url, 1)
    try {
      await pool.query('create schema drizzle')
      await pool.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)')
      await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', 1795330675775)")
      await pool.query("create table accounts as select 'kept' as name")
      const said = await refusal({ DATA_DIR: closedFolder(), DATABASE_URL: url })
      expect(said).toMatch(/DATABASE_URL .* cannot be used: the database holds tables of something else, or of a Threshold from before its first release/)
      expect((await pool.query('select tablename as name from pg_tables where schemaname = $1', ['public'])).rows).toEqual([{ name: 'accounts' }])
      expect((await pool.query('select name from accounts')).rows).toEqual([{ name: 'kept' }])
    } finally {
      await pool.end()
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.pool.end()
    }
  })

  test('a data folder that cannot be written to, with either database', async () => {
    const file = join(closedFolder(), 'a file')
    writeFileSync(file, '')
    for (const DATABASE_URL of ['', inject('databaseUrl')])
      expect(await refusal({ DATA_DIR: join(file, 'data'), DATABASE_URL })).toMatch(
        /^Threshold cannot start: DATA_DIR .*a file\/data cannot be written to \(ENOTDIR/,
      )
  })

  // Root may write everywhere, so that another account has to try.
  test.runIf(process.getuid?.() !== 0)('a data folder that is read-only (not as root)', async () => {
    const folder = closedFolder()
    chmodSync(folder, 0o500)
    expect(await refusal({ DATA_DIR: folder })).toMatch(/DATA_DIR .* cannot be written to \(EACCES/)
  })
})
