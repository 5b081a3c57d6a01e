import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Tx } from '../../server/platform/db/database.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { referenceItems } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { accountId } from '../applications/candidates.ts'
import { faulty, waitingForLocks } from './faulty.ts'

const t = await testApp({ LOG_LEVEL: 'silent' })
const manager = await t.as('manager')
const add = (name: string) => manager.recruitment.POST('/ref/job_skill', { body: { name } })
const lock = (tx: Tx, id: number) => tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
const named = (name: string) => t.db.select().from(referenceItems).where(eq(referenceItems.name, name))

test('a full disk is told in words, nothing is saved, and reading goes on', async () => {
  const makeRoom = await faulty(t, { code: '53100', on: 'reference_items' })
  const { response, error } = await add('Full')
  expect([response.status, error]).toEqual([507, { code: 'DISK_FULL', message: expect.stringMatching(/no room left.*Nothing was saved/) }])
  expect((await manager.recruitment.GET('/ref/job_skill')).response.status).toBe(200)
  await makeRoom()
  expect((await add('Full')).response.status).toBe(200)
  expect(await named('Full')).toHaveLength(1)
})

test.each(['40P01', '40001'])('a transaction that PostgreSQL gave up for another one (%s) is repeated once', async (code) => {
  const remove = await faulty(t, { code, on: 'reference_items', times: 1 })
  const { response } = await add(`Repeated ${code}`)
  await remove()
  expect([response.status, (await named(`Repeated ${code}`)).length]).toEqual([200, 1])
})

test('given up a second time, it says when to try again', async () => {
  const remove = await faulty(t, { code: '40P01', on: 'reference_items' })
  const { response, error } = await add('Given up')
  await remove()
  expect([response.status, error?.code, response.headers.get('retry-after')]).toEqual([503, 'BUSY', '5'])
  expect(await named('Given up')).toEqual([])
})

test('of two transactions that wait for each other both are done', async () => {
  const [one, other] = [await accountId(t, 'officer@threshold.test'), await accountId(t, 'employee@threshold.test')]
  let tries = 0
  const bothHold = Promise.withResolvers<void>()
  const crossing = (first: number, second: number) =>
    t.db.transaction(async (tx) => {
      await lock(tx, first)
      if (++tries === 2) bothHold.resolve()
      await bothHold.promise
      await lock(tx, second)
      await tx.insert(referenceItems).values({ list: 'skill', name: `Crossing ${first}` })
    })
  await Promise.all([crossing(one, other), crossing(other, one)])
  expect(tries).toBe(3)
  expect(await t.db.select().from(referenceItems).where(sql`name like 'Crossing %'`)).toHaveLength(2)
})

test('a connection lost in the middle of a transaction is told by the transaction and ends nothing else', async () => {
  const lost = t.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await t.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 10000)`)
    await tx.insert(referenceItems).values({ list: 'skill', name: 'Lost' })
  })
  await expect(lost).rejects.toThrow()
  expect(await named('Lost')).toEqual([])
})

test('when every connection is taken, a call is told so and when to try again', async () => {
  const taken = await Promise.all(Array.from({ length: t.pool.options.max }, () => t.pool.connect()))
  const patience = t.pool.options.connectionTimeoutMillis
  t.pool.options.connectionTimeoutMillis = 200
  const answers = await Promise.all([fetch(`${t.address}/api/v1/job-post`), add('Late')].map(async (one) => one))
  for (const connection of taken) connection.release()
  t.pool.options.connectionTimeoutMillis = patience
  const [read, written] = answers as [Response, Awaited<ReturnType<typeof add>>]
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5'])
  expect([written.response.status, written.response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await named('Late')).toEqual([])
})

test('managers are locked by id, whichever of them is changed', async () => {
  const [first, middle, last] = [
    await t.person('first@sample.example', ['Recruitment Manager']),
    await t.person('middle@sample.example', ['Recruitment Manager']),
    await t.person('last@sample.example', ['Recruitment Manager']),
  ]
  const held = await t.pool.connect()
  await held.query('begin')
  await held.query('select 1 from accounts where id = $1 for update', [middle.id])
  const demoting = [last, first].map(({ id, version }) =>
    manager.auth.PUT('/users/{id}', { params: { path: { id } }, body: { name: 'Somebody', roles: ['Employee'], version } }),
  )
  await waitingForLocks(t, 2)
  const { rows } = await held.query('select id from accounts where id = $1 for update skip locked', [last.id])
  await held.query('commit')
  held.release()
  expect(rows).toEqual([{ id: last.id }])
  expect((await Promise.all(demoting)).map(({ response }) => response.status)).toEqual([200, 200])
})
