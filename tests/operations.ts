import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { Schema } from '../server/platform/http/responseSerializer.ts'

export type Parameter = { name: string; in: 'path' | 'query' | 'header' | 'cookie'; required?: boolean; schema: Schema }
/** One operation of the contract, with everything a caller has to know. */
export type Operation = {
  service: 'auth' | 'hr' | 'recruitment'
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With the service's base and {parameters}. */
  path: string
  parameters: Parameter[]
  body: Schema | null
  /** What a multipart body holds. */
  form: Schema | null
  upload: boolean
  isPublic: boolean
  /** The beginnings of the paths whose answers it changes. */
  touches: string[] | undefined
}

type Written = {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  'x-touches'?: string[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

/** Every operation of the three contracts, references resolved. */
export async function allOperations(): Promise<Operation[]> {
  const found: Operation[] = []
  for (const service of ['auth', 'hr', 'recruitment'] as const) {
    const ref = join(import.meta.dirname, '..', 'openapi', `${service}.yaml`)
    const { bundle: bundled } = await bundle({ ref, config: await createConfig({}), dereference: true })
    const document = bundled.parsed as { servers: { url: string }[]; paths: Record<string, Record<string, Written> & { parameters?: Parameter[] }> }
    for (const [path, item] of Object.entries(document.paths))
      for (const method of ['get', 'post', 'put', 'delete'] as const) {
        const written = item[method]
        if (!written) continue
        const content = written.requestBody?.content ?? {}
        found.push({
          service,
          id: written.operationId,
          method: method.toUpperCase() as Operation['method'],
          path: `${document.servers[0]?.url ?? ''}${path}`,
          parameters: [...(item.parameters ?? []), ...(written.parameters ?? [])],
          body: content['application/json']?.schema ?? null,
          form: content['multipart/form-data']?.schema ?? null,
          upload: 'multipart/form-data' in content,
          isPublic: written.security?.length === 0,
          touches: written['x-touches'],
        })
      }
  }
  return found
}

export type Input = { path: Record<string, unknown>; query: Record<string, unknown>; header: Record<string, unknown>; body?: unknown }

/** The address of a call: parameters filled in, lists repeated. */
export function addressOf(operation: Operation, { path, query }: Input): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  return search.size ? `${filled}?${search}` : filled
}

export type Answer = { status: number; text: string; code: string | undefined }

/** Makes a call as it is written, through nothing that could mend it. */
export async function callAs(address: string, token: string | undefined, operation: Operation, input: Input): Promise<Answer> {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  for (const [name, value] of Object.entries(input.header)) headers.set(name, String(value))
  let body: string | FormData | undefined
  if (operation.upload) {
    body = new FormData()
    body.set('file', new Blob(['a few words']), 'words.txt')
  } else if (input.body !== undefined) {
    body = JSON.stringify(input.body)
    headers.set('content-type', 'application/json')
  }
  const response = await fetch(address + addressOf(operation, input), { method: operation.method, headers, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, text, code: isJson ? (JSON.parse(text) as { code?: string }).code : undefined }
}
