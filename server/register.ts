import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demand, type Rule } from './access.ts'
import type { App, Call, Caller, Upload } from './contract.ts'
import { picker, type Schema } from './picker.ts'
import { Problem } from './problem.ts'
import type { Sessions } from './session.ts'
import { compileAnswer, compileBody, compileParameters, refuseUnstorable, rememberBody, type Validate } from './validation.ts'

type Media = Record<string, { schema?: Schema }>
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Operation = {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Media }
  responses: Record<string, { content?: Media }>
}
type Document = { servers: { url: string }[]; paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }> }

/** A service as it is registered: its contract's name, who may call what, and one handler per operationId. */
export type Service = { name: string; access: Record<string, Rule>; handlers: Record<string, (call: never) => Promise<unknown>> }

const METHODS = ['get', 'post', 'put', 'delete'] as const
export const MAX_UPLOAD = 10 * 1024 * 1024

/**
 * Registers every operation of a contract: its parameters and body are checked, its answer holds only what the contract
 * names. An operation without handler or authorisation rule, or with one too many, stops the start.
 */
export async function registerService(server: FastifyInstance, app: App, service: Service, sessions: Sessions) {
  const file = join(import.meta.dirname, '..', 'openapi', `${service.name}.yaml`)
  const { bundle: bundled } = await bundle({ ref: file, config: await createConfig({}), dereference: true })
  const document = bundled.parsed as Document
  const base = document.servers[0]?.url ?? ''
  const seen = new Set<string>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      const { operationId } = operation
      const handler = service.handlers[operationId]
      const rule = service.access[operationId]
      if (!handler || !rule) throw new Error(`${service.name}: ${operationId} has no ${handler ? 'authorisation rule' : 'handler'}.`)
      if ((rule === 'public') !== (operation.security?.length === 0))
        throw new Error(`${service.name}: ${operationId} is public in only one of contract and access table.`)
      seen.add(operationId)
      route(server, app, sessions, { method, url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'), operation, shared: item.parameters ?? [], rule, handler })
    }
  }
  const extra = [...Object.keys(service.access), ...Object.keys(service.handlers)].filter((id) => !seen.has(id))
  if (extra.length) throw new Error(`${service.name}: not in the contract: ${extra.join(', ')}.`)
}

type Route = {
  method: (typeof METHODS)[number]
  url: string
  operation: Operation
  shared: Parameter[]
  rule: Rule
  handler: (call: never) => Promise<unknown>
}

function route(server: FastifyInstance, app: App, sessions: Sessions, { method, url, operation, shared, rule, handler }: Route) {
  const parameters = [...shared, ...(operation.parameters ?? [])]
  const checkParams = compileParameters(parameters, 'path')
  const checkQuery = compileParameters(parameters, 'query')
  const checkHeaders = compileParameters(parameters, 'header')
  const json = operation.requestBody?.content['application/json']?.schema
  const checkBody = json ? compileBody(json) : undefined
  if (checkBody) rememberBody(operation.operationId, checkBody)
  const multipart = Boolean(operation.requestBody?.content['multipart/form-data'])
  const answer = operation.responses['200']?.content?.['application/json']?.schema
  const pick = answer ? picker(answer) : undefined
  const checkAnswer = answer && app.settings.checkAnswers ? compileAnswer(answer) : undefined

  server.route({
    method: method.toUpperCase(),
    url,
    config: { operationId: operation.operationId },
    handler: async (request, reply) => {
      const visitor = await sessions.check(request.headers.authorization)
      demand(rule, visitor)
      const params = checked(checkParams, request.params, request)
      const query = checked(checkQuery, request.query, request)
      const headers = checked(checkHeaders, pickHeaders(parameters, request), request)
      const { files, fields } = multipart ? await readMultipart(request) : { files: {}, fields: {} }
      if (checkBody && request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json' && request.body !== undefined)
        throw new Problem(415, 'WRONG_CONTENT_TYPE', 'This call takes application/json.')
      const body = checkBody ? checked(checkBody, request.body ?? (operation.requestBody?.required ? null : {}), request) : undefined
      const call = callOf({
        params,
        query,
        body,
        files,
        fields,
        visitor,
        key: headers['idempotency-key'] as string | undefined,
        operationId: operation.operationId,
        request,
        reply,
      })
      const result = await handler(call as never)
      // Files answer with bytes or by the reply itself.
      if (!answer) return result
      const shown = pick ? pick(result) : result
      if (checkAnswer && !checkAnswer(shown)) throw new Error(`contract: the answer of ${operation.operationId} is off: ${checkAnswer.words()}`)
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      return JSON.stringify(shown)
    },
  })
}

const callOf = (parts: Omit<Call, 'caller' | 'params' | 'query' | 'body'> & { params: unknown; query: unknown; body: unknown }) => ({
  ...parts,
  get caller(): Caller {
    if (!parts.visitor) throw new Problem(401, 'SIGN_IN', 'Sign in to go on.')
    return parts.visitor
  },
})

const pickHeaders = (parameters: Parameter[], request: FastifyRequest) =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => [parameter.name.toLowerCase(), request.headers[parameter.name.toLowerCase()]])
      .filter(([, value]) => value !== undefined),
  )

function checked(validate: Validate | undefined, value: unknown, request: FastifyRequest): Record<string, unknown> {
  if (!validate) return {}
  refuseUnstorable(value)
  if (!validate(value)) throw new Problem(400, 'BAD_INPUT', failureOf(request), validate.problems())
  return value as Record<string, unknown>
}

const failureOf = (request: FastifyRequest) => (request.method === 'GET' ? 'The address of this call is not right.' : 'Failed! Make sure you filled all fields')

async function readMultipart(request: FastifyRequest): Promise<{ files: Record<string, Upload>; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Problem(415, 'WRONG_CONTENT_TYPE', 'This call takes multipart/form-data with a file.')
  const files: Record<string, Upload> = {}
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_UPLOAD, files: 1, fields: 10, fieldSize: 2000, parts: 11, headerPairs: 50 } })) {
      if (part.type === 'file') files[part.fieldname] = { name: part.filename ?? '', bytes: await part.toBuffer() }
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    // The parser's own refusals (too large, too many) have a status; a body that breaks off has none.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Problem(400, 'BAD_INPUT', 'The upload could not be read. Select the file again.')
  }
  refuseUnstorable(fields)
  return { files, fields }
}
