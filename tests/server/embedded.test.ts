import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../server/database.ts'
import { startEmbedded } from '../../server/embedded.ts'

test('the embedded database is made once, adopted while it runs, and holds its data over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-embedded-'))
  chmodSync(folder, 0o755)
  const first = await startEmbedded(folder)
  const one = connect(first.url, 1)
  await one.pool.query('create table kept (word text)')
  await one.pool.query("insert into kept values ('still here')")
  const again = await startEmbedded(folder)
  expect(again.url).toBe(first.url)
  await again.stop()
  expect((await one.pool.query('select word from kept')).rows).toEqual([{ word: 'still here' }])
  await one.pool.end()
  await first.stop()

  const later = await startEmbedded(folder)
  const two = connect(later.url, 1)
  expect((await two.pool.query('select word from kept')).rows).toEqual([{ word: 'still here' }])
  await two.pool.end()
  await later.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a folder in which no database can be made says which setting mends it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-embedded-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'postgres.json'), JSON.stringify({ port: 1, password: 'x', owner: 1 }))
  const { mkdirSync } = await import('node:fs')
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'something-else'), '')
  await expect(startEmbedded(folder)).rejects.toThrow(/log is|DATA_DIR/)
  rmSync(folder, { recursive: true, force: true })
})
