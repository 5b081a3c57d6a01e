import type { Writable } from 'node:stream'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import type { App } from '../platform/context.ts'
import { isTooMuch, MOST, partLimitOf } from '../platform/http/bodyLimit.ts'
import { callLimit } from '../platform/http/callLimit.ts'
import { outageOf } from '../platform/http/outage.ts'
import { Problem } from '../platform/http/problem.ts'
import { COMPRESSION_LEVEL, registerService } from '../platform/http/registerService.ts'
import { openSessions } from '../platform/http/sessions.ts'
import { loggerFor } from '../platform/log.ts'
import { authService } from './auth.ts'
import { hrService } from './hr.ts'
import { LOOKS, pages } from './pages.ts'
import { recruitmentService } from './recruitment.ts'

/** The whole server on an open database; listening is somebody else's part. */
export async function buildApp(app: App, log?: Writable): Promise<FastifyInstance> {
  const { settings } = app
  const server = Fastify({
    logger: loggerFor(settings.logLevel, log),
    exposeHeadRoutes: false,
    bodyLimit: MOST.public,
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    // Longer than proxies in front keep an idle connection, mostly 60 s: whoever ends it first must not be the side that is sent something meanwhile.
    keepAliveTimeout: 72_000,
    trustProxy: settings.trustProxy ?? false,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read never reaches a route; it is refused in the same shape.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply as FastifyReply),
  })
  server.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    request.sent = text
    if (isTooMuch(text, request.routeOptions.config.partLimit ?? partLimitOf(undefined)))
      done(new Problem(400, 'BAD_INPUT', 'This holds far more than the form has. Open the form anew and send it again.'))
    else parse(request, text, done)
  })
  server.decorateRequest('visitor', null)
  server.decorateRequest('sent', '')
  server.setErrorHandler(answerError)
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ code: 'NOT_FOUND', message: 'There is nothing at this address.' }),
  )
  await headers(server, settings.publicUrl.startsWith('https:'))
  await server.register(multipart)
  await server.register(compress, COMPRESSION)

  const limitCalls = await callLimit(server, app)
  const sessions = await openSessions(app.db)
  const services = [authService(app, sessions), hrService(app), recruitmentService(app)].filter(
    ({ name }) => settings.service === 'all' || settings.service === name,
  )
  for (const service of services) await registerService(server, { app, sessions, limitCalls }, service)

  server.route({ method: LOOKS, url: '/ready', handler: ready })
  if (settings.service === 'all') await pages(server, app, limitCalls)
  return server

  async function ready(_request: unknown, reply: FastifyReply) {
    const up = await Promise.race([app.db.execute(sql`select 1`).then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 3000, false))]).catch(
      () => false,
    )
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: up })
  }
}

/** Only what is worth it and not compressed by itself. */
const COMPRESSION = {
  threshold: 1024,
  globalDecompression: false,
  encodings: ['gzip', 'br'],
  customTypes: /^(application\/json|text\/(html|csv))(;|$)/,
  zlibOptions: { level: COMPRESSION_LEVEL },
} satisfies FastifyCompressOptions

/**
 * Security headers on every answer (trust.md); scripts only from here, styles by nonce. They are the same on each, and helmet would check and
 * put its policy together anew each time: so it is asked once.
 */
async function headers(server: FastifyInstance, https: boolean) {
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'nonce-threshold'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  asked.get('/', async (_request, reply) => reply.raw.getHeaders())
  const secure = {
    ...(await asked.inject('/')).json<Record<string, string>>(),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  }
  await asked.close()
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(secure)
    done()
  })
}

/** One shape for every refusal; what is not a refusal is a bug: logged whole, told as nothing but a 500. */
function answerError(error: FastifyError | Problem | Error, request: { log: { error: (o: unknown, m: string) => void }; id: string }, reply: FastifyReply) {
  const { status, code, message, errors, existing, retryAfter } = problemOf(error)
  if (status >= 500) request.log.error({ err: error, id: request.id }, 'a call failed')
  const later = retryAfter ?? (status === 503 ? SOON : undefined)
  if (later !== undefined) reply.header('retry-after', later)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code, message, ...(errors ? { errors } : {}), ...(existing ? { existing } : {}) })
}

/** Seconds after which something that only lasts a while is tried again. */
const SOON = 5

function problemOf(
  error: FastifyError | Problem | Error,
): Pick<Problem, 'status' | 'code' | 'message' | 'errors'> & Partial<Pick<Problem, 'existing' | 'retryAfter'>> {
  if (error instanceof Problem) return error
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { status: 413, code: 'TOO_LARGE', message: 'This is too much to be sent at once. Shorten it and send it again.', errors: undefined }
  if (status === 413 || ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'))
    return { status: 413, code: 'TOO_LARGE', message: 'The selected file must be smaller than 10 MB.', errors: undefined }
  if (status === 415) return { status, code: 'WRONG_CONTENT_TYPE', message: 'This call takes application/json.', errors: undefined }
  if (status >= 400 && status < 500) return { status: 400, code: 'BAD_INPUT', message: 'The call could not be read.', errors: undefined }
  return outageOf(error) ?? { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side. Nothing was saved; try again.', errors: undefined }
}
