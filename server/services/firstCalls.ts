import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'

const BUILT = join(import.meta.dirname, '../../dist/server/firstCalls.js')
type FirstCalls = (address: string) => Promise<object[]>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

let loading: Promise<FirstCalls> | undefined
/** The document with the calls that its page begins with, for the script in it that makes them. An address that cannot be read begins with none. */
export async function withFirstCalls(document: string, request: FastifyRequest): Promise<string> {
  loading ??= import(pathToFileURL(BUILT).href).then((built: { default: FirstCalls }) => built.default)
  const calls = await loading
    .then((callsOf) => callsOf(request.url))
    .catch((error) => {
      request.log.warn({ err: error, id: request.id }, 'the first calls of a page are not known')
      return []
    })
  return document.replace('name="first-calls" content="[]"', () => `name="first-calls" content="${escaped(JSON.stringify(calls))}"`)
}
