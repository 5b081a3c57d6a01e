import type { Writable } from 'node:stream'
import type { FastifyRequest } from 'fastify'

/** What is written down of an error: enough to find the fault, no value that anybody typed or that a table holds. */
type Described = {
  type: string
  message?: string
  code?: string
  constraint?: string
  table?: string
  sql?: string
  stack?: string
  cause?: Described
}

/** Errors whose words come from our own code or the language; those of libraries quote what they were given. */
const OUR_WORDS: ReadonlySet<string> = new Set(['Error', 'TypeError', 'ReferenceError', 'Problem', 'SettingsError'])
const DEEPEST = 4

/** An error without the values that it holds: drizzle's message names parameters, PostgreSQL's words and details quote rows. */
function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const type = error.constructor.name
  const message = OUR_WORDS.has(type) && !('response' in error) ? { message: withoutValues(error.message) } : {}
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type,
    ...message,
    ...namesIn(error),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause !== undefined && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** Codes and names of the schema, and a statement with its literals struck out. */
function namesIn(error: Error) {
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? { [key]: value } : {}
  }
  const sql = 'query' in error && typeof error.query === 'string' ? { sql: withoutLiterals(error.query) } : {}
  return { ...text('code'), ...text('constraint'), ...text('table'), ...sql }
}

const withoutLiterals = (sql: string) =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '?')
    .replaceAll(/(?<![$\w."])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, 2000)

const withoutValues = (message: string) =>
  message
    .replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '…')
    .replaceAll(/\d[\d -]{3,}\d/g, '…')
    .slice(0, 500)

/** A request without the values of its query and path: an address of the product names e-mail addresses and codes in both. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: addressOfRoute(request),
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
})

function addressOfRoute({ routeOptions, params, url }: FastifyRequest) {
  const route = routeOptions?.url
  if (!route) return '(no such address)'
  const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,10}$/.test(value)
  const given: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {}
  const path = route.replaceAll(/:(\w+)/g, (whole, name: string) => (isId(given[name]) ? given[name] : whole))
  const names = [...new URLSearchParams(url.split('?')[1] ?? '').keys()].filter((name) => /^[a-z][A-Za-z]{1,30}$/.test(name))
  return names.length > 0 ? `${path}?${names.map((name) => `${name}=…`).join('&')}` : path
}

type Arguments = [obj: unknown, ...rest: unknown[]]
/** Errors lose their values before the logger looks at them: it takes over the words of one that comes without a message. */
function withoutErrors([first, ...rest]: Arguments): Arguments {
  if (first instanceof Error) return [{ err: describeError(first) }, ...rest]
  if (typeof first !== 'object' || first === null) return [first, ...rest]
  return [Object.fromEntries(Object.entries(first).map(([key, value]) => [key, value instanceof Error ? describeError(value) : value])), ...rest]
}

/** The log of the server. Whatever is logged, and at whatever level, holds no value of a person. */
export const loggerFor = (level: string, stream?: Writable) =>
  level !== 'silent' && {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { req: describeRequest },
    hooks: {
      logMethod(this: unknown, given: Arguments, method: (...args: Arguments) => void) {
        method.apply(this, withoutErrors(given))
      },
    },
    ...(stream ? { stream } : {}),
  }

/** Prints what went wrong outside a call, where there is no logger. */
export function printError(what: string, error: unknown) {
  console.error(`${what} ${JSON.stringify(describeError(error), null, 2)}`)
}

/** Prints what somebody has to see to, with no values but numbers of records. */
export const printLine = (line: string) => console.error(line)

/** What nobody has caught ends the process; the runtime's own report of it would show every property of the error. */
export function endOnUncaught() {
  process.on('uncaughtException', (error) => {
    printError('Threshold ends, because of an error that nothing has handled:', error)
    process.exit(1)
  })
}
