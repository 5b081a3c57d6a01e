import type { FastifyReply, FastifyRequest } from 'fastify'
import type { components } from '../../src/api/common.gen.ts'
import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Settings } from './settings.ts'
import type { Files } from './storage/fileStore.ts'

type Schemas = components['schemas']

/** What every handler stands on. */
export type App = { db: Database; settings: Settings; files: Files; jobs: Jobs }

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    /** How many fields, groups and lists of its body are read. */
    partLimit?: number
  }
  interface FastifyRequest {
    /** Who calls, as the token says; null for a visitor. */
    visitor: Caller | null
    /** The body as it was sent, when it is JSON. */
    sent: string
  }
}

/** Who asks: read from the token and checked against the account. */
export type Caller = { accountId: number; name: string; email: string; roles: Schemas['Role'][]; authorities: Schemas['Authority'][]; sid: number }

/** An uploaded file, wholly read and within the size limit. */
export type Upload = { name: string; bytes: Buffer }

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : T extends { content: Record<string, unknown> } ? Buffer | FastifyReply : never
type Body<O> = O extends { requestBody?: infer B } ? (NonNullable<B> extends { content: { 'application/json': infer J } } ? J : undefined) : undefined
type Path<O> = O extends { parameters: { path: infer P } } ? P : Record<string, never>
type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<string, never>

/** One call of an operation, checked against the contract. */
export type Call<Operation = unknown> = {
  params: Path<Operation>
  query: Query<Operation>
  body: Body<Operation>
  /** Files of a multipart body, by field name; its other fields are in `fields`. */
  files: Record<string, Upload>
  fields: Record<string, string>
  /** The signed-in person; asking for it on a public operation without a token is answered 401. */
  readonly caller: Caller
  readonly visitor: Caller | null
  /** The Idempotency-Key header. */
  key: string | undefined
  /** What was asked, as one short text; known where there is a key. */
  fingerprint: string | undefined
  operationId: string
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<O> = O extends { responses: { 200: infer S } } ? Json<S> : never

/** One typed handler per operationId of a contract: leaving one out, or answering with the wrong shape, does not compile. */
export type Handlers<Operations> = { [Id in keyof Operations]: (call: Call<Operations[Id]>) => Promise<Answer<Operations[Id]>> }
