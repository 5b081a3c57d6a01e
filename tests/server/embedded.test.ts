import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../../server/platform/db/database.ts'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { holdFolder } from '../../server/platform/start/dataFolder.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'threshold embedded '))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((one) => void rmSync(one, { recursive: true, force: true })))

const begin = (where: string) =>
  startEmbedded(holdFolder(where), (reason) => {
    throw reason
  })

async function kept(url: string) {
  const { pool } = connect(url, 1)
  await pool.query('create table if not exists kept (word text unique)')
  await pool.query("insert into kept values ('still here') on conflict do nothing")
  const { rows } = await pool.query('select xmin::text as written, word from kept')
  await pool.end()
  return rows
}

test('the embedded database is made once, is for one holder, and holds its data over a restart', async () => {
  const where = folder()
  const first = await begin(where)
  const written = await kept(first.url)
  expect(() => holdFolder(where)).toThrow(/^Threshold cannot start: DATA_DIR .* is in use by a Threshold that is starting \(process \d+\)/)
  await first.stop()
  const later = await begin(where)
  expect(await kept(later.url)).toEqual(written)
  await later.stop()
})

test('nothing of it listens on the network, unless the path of its folder is too long for a socket', async () => {
  const near = await begin(folder())
  expect(await kept(near.url)).toHaveLength(1)
  const { hostname, port } = new URL(near.url)
  expect(decodeURIComponent(hostname)).toMatch(/^\/.*\/postgres$/)
  const knock = createConnection({ host: '127.0.0.1', port: Number(port) })
  expect(await once(knock, 'error')).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })])
  await near.stop()
  const long = join(folder(), 'f'.repeat(100))
  mkdirSync(long)
  const far = await begin(long)
  expect(new URL(far.url).hostname).toBe('127.0.0.1')
  expect(await kept(far.url)).toHaveLength(1)
  await far.stop()
})

test('a process that got the number of a database that is gone is left alone, and no hindrance; neither are the sockets that are left', async () => {
  const where = folder()
  const first = await begin(where)
  const written = await kept(first.url)
  const lockFile = join(where, 'postgres', 'postmaster.pid')
  const [, ...rest] = readFileSync(lockFile, 'utf8').split('\n')
  await first.stop()
  const sockets = () => readdirSync(join(where, 'postgres')).filter((name) => name.startsWith('.s.PGSQL.'))
  expect(sockets()).toEqual([])
  for (const name of ['.s.PGSQL.1', '.s.PGSQL.1.lock']) writeFileSync(join(where, 'postgres', name), '')
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  writeFileSync(lockFile, [stranger.pid, ...rest].join('\n'))
  const later = await begin(where)
  expect(await kept(later.url)).toEqual(written)
  expect(sockets().sort()).toEqual([expect.stringMatching(/^\.s\.PGSQL\.\d{4,5}$/), expect.stringMatching(/\.lock$/)])
  await later.stop()
  expect(stranger.exitCode).toBe(null)
  stranger.kill()
  await once(stranger, 'exit')
})

test('a program that does nothing else waits until its database has stopped', async () => {
  const program = `
    const { holdFolder } = await import('./server/platform/start/dataFolder.ts')
    const { startEmbedded } = await import('./server/platform/db/embedded.ts')
    const { stop } = await startEmbedded(holdFolder(process.argv[1]), (reason) => { throw reason })
    await stop()
    console.log('stopped')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder()], { cwd: join(import.meta.dirname, '..', '..') })
  let told = ''
  child.stdout.on('data', (part) => {
    told += String(part)
  })
  const [code] = await once(child, 'close')
  expect([code, told]).toEqual([0, 'stopped\n'])
})

test('a database that was made by half is made anew', async () => {
  const where = folder()
  mkdirSync(join(where, 'postgres.part'))
  writeFileSync(join(where, 'postgres.part', 'PG_VERSION'), '18')
  const made = await begin(where)
  expect(await kept(made.url)).toHaveLength(1)
  await made.stop()
})

test('a folder in which no database can be made says which setting mends it, and is free again', async () => {
  const where = folder()
  mkdirSync(join(where, 'postgres'))
  writeFileSync(join(where, 'postgres', 'something-else'), '')
  for (const _turn of [1, 2]) await expect(begin(where)).rejects.toThrow(/DATA_DIR holds in .* something that is no database/)
})
