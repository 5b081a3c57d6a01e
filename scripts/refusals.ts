// How much processor time the server needs to refuse the worst bodies that it reads at all: every operation that takes one, filled to its
// size limit in ways that cost readers, checkers and patterns most.
import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { FastifyInstance } from 'fastify'
import { bodyLimitOf } from '../server/platform/http/bodyLimit.ts'
import type { Schema } from '../server/platform/http/responseSerializer.ts'

type Written = { operationId: string; security?: unknown[]; requestBody?: { content: Record<string, { schema?: Schema }> } }
type Contract = { servers: { url: string }[]; paths: Record<string, Record<string, Written>> }
type Target = { id: string; method: 'POST' | 'PUT'; url: string; schema: Schema; limit: number }
export type Refused = { id: string; what: string; status: number; bytes: number; cpu: number }

const ROUNDS = 3
const repeated = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / text.length)))
const list = (item: string, bytes: number) => `[${repeated(`${item},`, bytes - 2).slice(0, -1)}]`

/** The smallest value of a schema, as text. */
function small({ type, ...schema }: Schema): string {
  if (Array.isArray(schema.enum)) return JSON.stringify(schema.enum[0])
  const kind = [type].flat()[0]
  const first = [schema.oneOf, schema.anyOf, schema.allOf].find(Boolean) as Schema[] | undefined
  if (first) return small(first[0]!)
  if (kind === 'object') return `{${((schema.required as string[]) ?? []).map((name) => `"${name}":${small(schema.properties?.[name] ?? {})}`).join(',')}}`
  return { array: '[]', string: '"a"', boolean: 'true' }[String(kind)] ?? '1'
}

/** Worst values for one field. */
function worstOf(schema: Schema, bytes: number): [string, string][] {
  const kinds = [schema, ...((schema.oneOf ?? schema.anyOf ?? []) as Schema[])].flatMap(({ type }) => [type].flat())
  const values: [string, string][] = [['nested lists', `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`]]
  if (kinds.includes('array'))
    values.push(['zeros', list('0', bytes)], ['empty groups', list('{}', bytes)], ['fitting items', list(small(schema.items ?? {}), bytes)])
  if (kinds.includes('integer') || kinds.includes('number')) values.push(['digits', repeated('9', bytes)])
  if (kinds.includes('string'))
    for (const text of ['a', 'a.', 'a@a.', '-', ' ', '0', '2026-', '<b>', '\\u0000', '\\ud800', '%41'])
      values.push([`a text of ${text}`, `"${repeated(text, bytes - 3)}!"`])
  return values
}

function* bodiesOf({ schema, limit }: Target): Generator<[string, string]> {
  const fields = [schema, ...((schema.allOf ?? []) as Schema[])].flatMap(({ properties }) => Object.entries(properties ?? {}))
  yield ['a list of zeros', list('0', limit)]
  yield ['nested groups', `${'{"a":'.repeat((limit - 1) / 6)}1${'}'.repeat((limit - 1) / 6)}`]
  yield [
    'unknown fields',
    `{${Array.from({ length: limit / 12 }, (_, n) => `"x${n}":0`)
      .join(',')
      .slice(0, limit - 2)}`.replace(/,?[^,]*$/, '}'),
  ]
  yield ['one field again and again', `{${repeated(`"${fields[0]?.[0] ?? 'a'}":0,`, limit - 2).slice(0, -1)}}`]
  yield ['prototypes', `{"a":${list('{"__proto__ ":1}', limit - 40)},"b":"\\"__proto__\\":"}`]
  for (const [name, field] of fields) for (const [what, value] of worstOf(field, limit - name.length - 8)) yield [`${name}: ${what}`, `{"${name}":${value}}`]
}

async function targets(): Promise<Target[]> {
  const found: Target[] = []
  for (const service of ['auth', 'hr', 'recruitment']) {
    const ref = join(import.meta.dirname, '..', 'openapi', `${service}.yaml`)
    const { servers, paths } = (await bundle({ ref, config: await createConfig({}), dereference: true })).bundle.parsed as Contract
    for (const [path, item] of Object.entries(paths))
      for (const method of ['post', 'put'] as const) {
        const schema = item[method]?.requestBody?.content['application/json']?.schema
        if (!schema) continue
        const { operationId: id, security } = item[method]!
        const url = `${servers[0]!.url}${path}`.replaceAll(/\{\w+\}/g, '1')
        found.push({ id, method: method === 'post' ? 'POST' : 'PUT', url, schema, limit: bodyLimitOf(schema, security?.length === 0 ? 'public' : 'signedIn') })
      }
  }
  return found
}

/** What this process has worked so far, in milliseconds: a busy machine makes a call last longer, but does not add to its work. */
function worked() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The dearest refusals first; of a few rounds the cheapest counts, because the others collect garbage of earlier calls. */
export async function slowestRefusals(server: FastifyInstance, token: string): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const target of await targets())
    for (const [what, body] of bodiesOf(target)) {
      if (body.length > target.limit) throw new Error(`${target.id}, ${what}: ${body.length} of ${target.limit} bytes`)
      let cpu = Number.POSITIVE_INFINITY
      let status = 0
      for (let round = 0; round < ROUNDS; round++) {
        const before = worked()
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        status = (await server.inject({ method: target.method, url: target.url, headers, payload: body })).statusCode
        cpu = Math.min(cpu, worked() - before)
      }
      if (status >= 400) refused.push({ id: target.id, what, status, bytes: body.length, cpu })
    }
  return refused.sort((a, b) => b.cpu - a.cpu)
}
