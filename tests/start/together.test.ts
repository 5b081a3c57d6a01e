import { randomBytes } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '../../server/platform/db/database.ts'
import { closedFolder, PATIENT, start } from './started.ts'

const admin = connect(inject('databaseUrl'), 1)
const name = `test_${randomBytes(6).toString('hex')}`
await admin.pool.query(`create database ${name}`)
// A database may cut statements short by itself; a start is not held to that.
await admin.pool.query(`alter database ${name} set statement_timeout = 20000`)
afterAll(async () => {
  await admin.pool.query(`drop database if exists ${name} with (force)`)
  await admin.pool.end()
})

test('four processes that start at once on an empty database all become ready, on one set of keys, seeds and people', { timeout: PATIENT }, async () => {
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const four = Array.from({ length: 4 }, () => start({ DATABASE_URL: url.href, DATA_DIR: closedFolder(), POOL_SIZE: '4' }))
  const addresses = await Promise.all(four.map(({ ready }) => ready))
  for (const address of addresses) expect((await fetch(`${address}/ready`)).status).toBe(200)

  const { pool } = connect(url.href, 1)
  const one = async (query: string) => (await pool.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]?.n
  expect(await one('signing_keys')).toBe(1)
  expect(await one("accounts where email like '%@threshold.test'")).toBe(3)
  expect(await one('(select name from countries group by name having count(*) > 1) twice')).toBe(0)
  expect(await one('(select position_title from requisitions group by position_title having count(*) > 1) twice')).toBe(0)
  expect(await one('(select event from templates group by event, name having count(*) > 1) twice')).toBe(0)
  expect(await one('requisitions')).toBeGreaterThan(0)
  await pool.end()

  // One of them signs in, another one knows the session: they have the same key.
  const body = JSON.stringify({ email: 'manager@threshold.test', password: 'threshold-sample' })
  const signIn = await fetch(`${addresses[0]}/api/auth/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { data } = (await signIn.json()) as { data: { token: string } }
  for (const address of addresses) {
    const answer = await fetch(`${address}/api/v1/ref/departments`, { headers: { authorization: `Bearer ${data.token}` } })
    expect(answer.status).toBe(200)
  }
})
