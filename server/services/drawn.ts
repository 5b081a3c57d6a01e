import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import type { Company } from '../platform/company.ts'
import type { App } from '../platform/context.ts'
import { openPositions } from '../requisitions/readOpenPosition.ts'

const DRAW = join(import.meta.dirname, '../../dist/server/draw.js')
type Asked = {
  address: string
  languages: readonly string[]
  nonce: string
  company: Pick<Company, 'name' | 'logo'> | null
  read: ReturnType<typeof openPositions>
}
type Draw = (asked: Asked) => Promise<{ language: string; body: string } | null>

/** The public pages that are drawn here. A list that somebody filters asks by itself, as a call that is counted. */
const PAGES = /^\/homepage(?:\?page=[1-9]\d{0,5}|\/[1-9]\d{0,8}(?:\/apply\/cv)?(?:\?from=[\w-]{1,40})?)?$/

/** The languages of the browser, the most wanted first. */
const languagesOf = ({ headers }: FastifyRequest) =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((one) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?/.exec(one))
    .flatMap((found) => (found?.[1] && found[2] !== '0' ? [{ tag: found[1], weight: Number(found[2] ?? 1) }] : []))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/** Draws public pages from what the public calls answer; null for any other page, and where drawing fails: the browser draws it then. */
export function drawing(app: App, limitCalls: ((request: FastifyRequest) => Promise<void>) | undefined) {
  const read = openPositions(app)
  /** A drawn page counts as the call that it saves. Who calls too often still gets a page, whose own call says why it is empty. */
  const mayCall = async (request: FastifyRequest) =>
    limitCalls?.(request).then(
      () => true,
      () => false,
    ) ?? true
  let loading: Promise<Draw> | undefined
  return async (request: FastifyRequest, nonce: string, company: Asked['company']) => {
    if (!PAGES.test(request.url) || !(await mayCall(request))) return null
    try {
      // Loaded by the first visitor: most tests and tools that start the server draw nothing.
      loading ??= import(pathToFileURL(DRAW).href).then((built: { default: Draw }) => built.default)
      const draw = await loading
      return await draw({ address: request.url, languages: languagesOf(request), nonce, company, read })
    } catch (error) {
      request.log.error({ err: error, id: request.id }, 'a page could not be drawn')
      return null
    }
  }
}
