import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App, Call, Caller, Upload } from '../context.ts'
import { fingerprintOf, isRepeated } from '../db/transaction.ts'
import { bodyLimitOf, partLimitOf } from './bodyLimit.ts'
import { type Operation, type Parameter, readContracts, type ServiceName } from './contracts.ts'
import { demand, type Rule } from './permissions.ts'
import { Problem } from './problem.ts'
import { countTry, type Limit } from './rateLimit.ts'
import { holdsSecret, responseSerializer, type Schema } from './responseSerializer.ts'
import type { Sessions } from './sessions.ts'
import { unknownReference } from './unknownReference.ts'
import { compileAnswer, compileBody, compileParameters, refuseUnstorable, rememberBody, type Validate } from './validation.ts'

/** A service as it is registered: its contract's name, who may call what, one handler per operationId, and how often some may be tried. */
type Service = {
  name: ServiceName
  access: Record<string, Rule>
  limits: Partial<Record<string, Limit>>
  handlers: Record<string, (call: never) => Promise<unknown>>
}
/** What every route stands on; `limitCalls` refuses who calls too often. */
type Base = { app: App; sessions: Sessions; limitCalls: ((request: FastifyRequest) => Promise<void>) | undefined }

/** Quick rather than small, because it is done anew for each answer. */
export const COMPRESSION_LEVEL = 4
const METHODS = ['get', 'post', 'put', 'delete'] as const
const MAX_UPLOAD = 10 * 1024 * 1024

/**
 * Registers every operation of a contract: its parameters and body are checked, its answer holds only what the contract
 * names. An operation without handler or authorisation rule, or with one too many, stops the start.
 */
export async function registerService(server: FastifyInstance, base: Base, service: Service) {
  const document = (await readContracts())[service.name]
  const prefix = document.servers[0]?.url ?? ''
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
      const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1')
      route(server, base, { method, url, operation, shared: item.parameters ?? [], rule, handler, limit: service.limits[operationId] })
    }
  }
  const extra = [service.access, service.handlers, service.limits].flatMap(Object.keys).filter((id) => !seen.has(id))
  if (extra.length) throw new Error(`${service.name}: not in the contract: ${extra.join(', ')}.`)
}

type Route = {
  method: (typeof METHODS)[number]
  url: string
  operation: Operation
  shared: Parameter[]
  rule: Rule
  handler: (call: never) => Promise<unknown>
  limit: Limit | undefined
}

const allChecks = new WeakMap<Operation, ReturnType<typeof compileChecks>>()
/** What an operation's parameters and body are held against, and what is picked for its answer; as long as its contract. */
function checksOf(operation: Operation, parameters: Parameter[], json: Schema | undefined, answer: Schema | undefined) {
  const known = allChecks.get(operation) ?? compileChecks(parameters, json, answer)
  allChecks.set(operation, known)
  return known
}

const compileChecks = (parameters: Parameter[], json: Schema | undefined, answer: Schema | undefined) => ({
  pick: answer ? responseSerializer(answer) : undefined,
  checkParams: compileParameters(parameters, 'path'),
  checkQuery: compileParameters(parameters, 'query'),
  checkHeaders: compileParameters(parameters, 'header'),
  checkBody: json ? compileBody(json) : undefined,
})

function route(server: FastifyInstance, { app, sessions, limitCalls }: Base, { method, url, operation, shared, rule, handler, limit }: Route) {
  const { operationId } = operation
  const parameters = [...shared, ...(operation.parameters ?? [])]
  const json = operation.requestBody?.content['application/json']?.schema
  const answers = operation.responses['200']?.content ?? {}
  const answer = answers['application/json']?.schema
  const { checkParams, checkQuery, checkHeaders, checkBody, pick } = checksOf(operation, parameters, json, answer)
  if (checkBody) rememberBody(operationId, checkBody)
  const touched = operation['x-touches']?.join(' ')
  const multipart = Boolean(operation.requestBody?.content['multipart/form-data'])
  const checkAnswer = answer && app.settings.checkAnswers ? compileAnswer(answer) : undefined

  // How well a secret compresses beside a text of somebody else's tells what it is.
  const mayBePacked = answer !== undefined && !holdsSecret(answer)

  /** A file's bytes; the handler has said what they are. */
  const file = (bytes: unknown, reply: FastifyReply) => {
    const [type = ''] = String(reply.getHeader('content-type')).split(';')
    if (app.settings.checkAnswers && !Object.hasOwn(answers, type)) throw new Error(`contract: ${operationId} answers ${type}.`)
    return bytes
  }
  server.route({
    method: method.toUpperCase(),
    url,
    ...(answer && !mayBePacked ? { compress: false } : {}),
    bodyLimit: bodyLimitOf(json, rule === 'public' ? 'public' : 'signedIn'),
    config: { operationId, partLimit: partLimitOf(json) },
    // Asked before the body is read: nobody makes the server read what they may not send.
    onRequest: async (request) => {
      const refusal = await sessions.check(request.headers.authorization).then(
        (visitor) => {
          request.visitor = visitor
        },
        (error: unknown) => error,
      )
      await limitCalls?.(request)
      if (refusal) throw refusal
      demand(rule, request.visitor)
    },
    handler: async (request, reply) => {
      const { visitor } = request
      const params = checked(checkParams, request.params, request)
      const key = request.headers['idempotency-key']?.toString()
      const fingerprint = key && fingerprintOf(request.url, request.sent)
      const asked = { params, visitor, key, fingerprint, operationId, request, reply }
      // A wrong call counts as much as a right one; one that was answered already has no effect and counts not.
      if (limit && !(await isRepeated(app, asked))) await countTry(app, limit.bucket(callOf(asked)), limit)
      const query = checked(checkQuery, request.query, request)
      checked(checkHeaders, pickHeaders(parameters, request), request)
      if (checkBody && request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json' && request.body !== undefined)
        throw new Problem(415, 'WRONG_CONTENT_TYPE', 'This call takes application/json.')
      const body = checkBody ? checked(checkBody, request.body ?? (operation.requestBody?.required ? null : {}), request) : undefined
      const { files, fields } = multipart ? await readMultipart(request) : { files: {}, fields: {} }
      // Said of a refusal as well: who came too late has to see what the others did.
      if (touched !== undefined) reply.header('touched', touched)
      const result = await handler(callOf({ ...asked, query, body, files, fields }) as never).catch((error: unknown) => {
        throw unknownReference(error, body)
      })
      if (!answer) return file(result, reply)
      const shown = pick ? pick(result) : result
      if (checkAnswer && !checkAnswer(shown)) throw new Error(`contract: the answer of ${operationId} is off: ${checkAnswer.words()}`)
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      const text = JSON.stringify(shown)
      if (!mayBePacked) return text
      return method === 'get' && isKnown(text, request, reply) ? reply.code(304).send() : packed(text, request, reply)
    },
  })
}

/**
 * Whether the caller has this very answer already, by its tag (RFC 9110, 13.1.2). It is compared only when it has been made anew for this
 * caller, so that a lost permission tells nothing. Answers that hold a secret have no tag, since nobody shall keep them.
 */
function isKnown(text: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`
  reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
}

/** Answers of so many letters are packed at once: that takes less than a stream does. Longer and shorter ones are left to the server. */
const PACKED_AT_ONCE = { least: 1024, most: 65_536 }

function packed(text: string, request: FastifyRequest, reply: FastifyReply): string | Buffer {
  if (text.length < PACKED_AT_ONCE.least || text.length > PACKED_AT_ONCE.most) return text
  if (!/(?:^|,)\s*gzip\s*(?:,|$)/.test(String(request.headers['accept-encoding'] ?? ''))) return text
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return gzipSync(text, { level: COMPRESSION_LEVEL })
}

const callOf = <Parts extends Pick<Call, 'visitor'>>(parts: Parts) => ({
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
  if (!validate(value)) throw new Problem(400, 'BAD_INPUT', failureOf(request), validate.problems(value))
  // Only what the contract bounds is walked through.
  refuseUnstorable(value)
  return value as Record<string, unknown>
}

const failureOf = (request: FastifyRequest) => (request.method === 'GET' ? 'The address of this call is not right.' : 'Failed! Make sure you filled all fields')

async function readMultipart(request: FastifyRequest): Promise<{ files: Record<string, Upload>; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Problem(415, 'WRONG_CONTENT_TYPE', 'This call takes multipart/form-data with a file.')
  // Named by whoever sends them, so they must not have a prototype to change.
  const files: Record<string, Upload> = Object.create(null)
  const fields: Record<string, string> = Object.create(null)
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
