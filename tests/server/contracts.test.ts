import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { afterAll, expect, test } from 'vitest'
import { bundleContracts } from '../../server/platform/http/bundleContracts.ts'
import { readContracts } from '../../server/platform/http/contracts.ts'

const folder = mkdtempSync(join(tmpdir(), 'threshold-contracts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const services = ['auth', 'hr', 'recruitment']
const written = await bundleContracts('openapi', services)

test('the contract that the server has is what its files say now', async () => {
  expect(await readContracts()).toEqual(written)
})

test('what a process of its own keeps is whole, with nothing beside it', () => {
  execFileSync(process.execPath, ['server/platform/http/bundleContractsProcess.ts', join(folder, 'kept', 'one'), 'openapi', ...services])
  expect(readdirSync(join(folder, 'kept'))).toEqual(['one'])
  expect(deserialize(readFileSync(join(folder, 'kept', 'one')))).toEqual(written)
})
