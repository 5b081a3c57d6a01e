import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BARE, closedFolder, PATIENT, postmasterOf, start } from './started.ts'

const root = process.getuid?.() === 0
const post = (url: string, body: object) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('a second start on one data folder names the first one; a killed first one leaves it free, with all its data', { timeout: PATIENT }, async () => {
  const DATA_DIR = closedFolder()
  const first = start({ DATA_DIR, ...BARE })
  const address = await first.ready
  const { code, said } = await start({ DATA_DIR, ...BARE }).ended
  expect({ code, said }).toEqual({
    code: 1,
    said: `Threshold cannot start: DATA_DIR ${DATA_DIR} is in use by the Threshold that answers at ${address} (process ${first.child.pid}): go there, end it, or name another folder.\n`,
  })
  expect((await fetch(`${address}/ready`)).status).toBe(200)

  const left = postmasterOf(DATA_DIR)
  first.child.kill('SIGKILL')
  await first.ended
  const next = start({ DATA_DIR, ...BARE })
  const signIn = { email: BARE.FIRST_MANAGER_EMAIL, password: BARE.FIRST_MANAGER_PASSWORD }
  expect((await post(`${await next.ready}/api/auth/v1/login`, signIn)).status).toBe(200)
  expect(postmasterOf(DATA_DIR)).not.toBe(left)
  expect(() => process.kill(left, 0)).toThrow()
})

test('a killed database is started again; calls meanwhile are told to try again', { timeout: PATIENT }, async () => {
  const DATA_DIR = closedFolder()
  const server = start({ DATA_DIR, ...BARE })
  const address = await server.ready
  const before = postmasterOf(DATA_DIR)
  const statuses = new Set<number>()
  const ask = async () => {
    const { status } = await fetch(`${address}/api/v1/job-post/feed`)
    statuses.add(status)
    return status
  }
  expect(await ask()).toBe(200)
  process.kill(before, 'SIGKILL')
  await expect.poll(async () => (await ask()) === 200 && server.said().includes('The database runs again.'), { timeout: 300_000, interval: 20 }).toBe(true)
  expect(await ask()).toBe(200)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(postmasterOf(DATA_DIR)).not.toBe(before)
  expect(server.said()).toContain('The database ended unexpectedly (SIGKILL); it is started again.')
})

const asRoot = 'root starts a clone that only root may enter, again too, and is told where the programs run from (as root only)'
test.runIf(root)(asRoot, { timeout: PATIENT }, async () => {
  const clone = closedFolder()
  for (const name of ['server', 'src', 'openapi', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(clone, name))
  const options = { main: join(clone, 'server', 'main.ts'), flags: ['--preserve-symlinks', '--preserve-symlinks-main'] }
  for (const turn of ['first', 'second']) {
    const server = start({ DATA_DIR: join(clone, 'data'), ...BARE }, options)
    const address = await server.ready
    expect((await fetch(`${address}/ready`)).status, turn).toBe(200)
    expect(server.said()).toMatch(/PostgreSQL runs from \/\S+: only root may enter .*küche/)
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  }
})
