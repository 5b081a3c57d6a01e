import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'threshold-runtime-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
cpSync('scripts/runtime.mjs', join(folder, 'scripts', 'runtime.mjs'))
const windows = process.platform === 'win32'
const nodeOf = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `Object.defineProperty(process.versions, 'node', { value: '${version}' })\nconsole.log((await import('./scripts/runtime.mjs')).node())`,
    ],
    { cwd: folder, encoding: 'utf8' },
  )

test('a Node that is too old is told so when the packages hold none for this machine', () => {
  const { status, stderr } = nodeOf('20.19.2')
  expect(status).toBe(1)
  expect(stderr).toContain('needs Node 22.18 or newer')
  expect(stderr).toContain('this is 20.19.2')
})

test('the Node of the packages is found by its own folder, with no link in node_modules/.bin', () => {
  const bin = join(folder, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin')
  mkdirSync(bin, { recursive: true })
  const own = join(bin, windows ? 'node.exe' : 'node')
  writeFileSync(own, '')
  expect(nodeOf('20.19.2')).toMatchObject({ status: 0, stdout: `${own}\n` })
})
