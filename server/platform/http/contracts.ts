import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import type { Schema } from './responseSerializer.ts'

type Media = Record<string, { schema?: Schema }>
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
export type Operation = {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Media }
  responses: Record<string, { content?: Media }>
  /** What a write changes, by the beginnings of the paths that show it. */
  'x-touches'?: string[]
}
type Document = { servers: { url: string }[]; paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }> }

const serviceNames = ['auth', 'hr', 'recruitment'] as const
export type ServiceName = (typeof serviceNames)[number]
type Contracts = Record<ServiceName, Document>

const FOLDER = join(import.meta.dirname, '../../../openapi')
const PROCESS = join(import.meta.dirname, 'bundleContractsProcess.ts')
const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/contracts')
const run = promisify(execFile)

let contracts: Promise<Contracts> | undefined
/** What the files of the contract say, read once in a process, however many servers it holds. */
export const readContracts = (): Promise<Contracts> => (contracts ??= read())

/**
 * To put it together takes a second, and thirty megabytes that a process does not give back. So a process of its own does that and keeps what
 * came of it, as long as no file of the contract changes; where nothing can be kept this one does it.
 */
async function read(): Promise<Contracts> {
  const kept = join(KEPT, keyOf(readdirSync(FOLDER)))
  if (!existsSync(kept)) await run(process.execPath, [PROCESS, kept, FOLDER, ...serviceNames]).catch(() => undefined)
  if (existsSync(kept)) return deserialize(readFileSync(kept)) as Contracts
  const { bundleContracts } = await import('./bundleContracts.ts')
  return (await bundleContracts(FOLDER, serviceNames)) as Contracts
}

function keyOf(files: string[]): string {
  const hash = createHash('sha256')
    .update(process.versions.v8)
    .update(readFileSync(join(import.meta.dirname, 'bundleContracts.ts')))
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(FOLDER, name)))
  return hash.digest('hex').slice(0, 32)
}
