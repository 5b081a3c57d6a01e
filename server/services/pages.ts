import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Company, logoAddress, readCompany } from '../platform/company.ts'
import type { App } from '../platform/context.ts'
import { publicHead } from '../requisitions/publicHead.ts'
import { drawing } from './drawn.ts'
import { withFirstCalls } from './firstCalls.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** What monitors and link previews ask before they read; no call of a service is answered so, because some of them act. */
export const LOOKS = ['GET', 'HEAD']

type Shown = Pick<Company, 'name' | 'logo'> | null
type Preloads = { pages: { pattern: string; scripts: string[]; staff: boolean; shell: boolean }[]; sheets: { visitors: string; staff: string; all: string } }

/** What the build found each address to load: named in the document, it comes at once and not link by link. */
function readPreloads() {
  const { pages, sheets } = JSON.parse(readFileSync(join(DIST, 'preloads.json'), 'utf8')) as Preloads
  return {
    preloads: pages.map(({ pattern, scripts, staff, shell }) => ({
      pattern: new RegExp(pattern),
      staff,
      shell,
      links: scripts.map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n`).join(''),
    })),
    /** Staff have all styles in one sheet; who comes to their pages from another one fetches the rest (src/ui/shell/staffStyles.ts). */
    styled: (document: string, staff: boolean) =>
      staff ? document.replace(sheets.visitors, sheets.all).replace('__STAFF_STYLES__', '') : document.replace('__STAFF_STYLES__', `/${sheets.staff}`),
  }
}

/** What a public page asks for first: it comes while the scripts do. A visitor who filters asks otherwise. */
function readsFirst(url: string): string {
  const [, id] = /^\/homepage\/([1-9]\d{0,8})(?:[/?]|$)/.exec(url) ?? []
  const call = id ? `/api/v1/job-post/${id}` : /^\/homepage\/?$/.test(url) ? '/api/v1/job-post' : null
  return call ? `  <link rel="preload" as="fetch" crossorigin href="${call}">\n` : ''
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The drawn page in the place where the browser would draw it; its note is more than that scripts are needed. */
const withPage = (document: string, { language, body }: { language: string; body: string }) =>
  document
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace('<div id="root"></div>', () => body)

/** The built pages: hashed assets for a year, the one document for every address of the router, with a fresh nonce; a public one says in it what it is about, and is drawn. */
export async function pages(server: FastifyInstance, app: App, limitCalls: Parameters<typeof drawing>[1]) {
  if (!existsSync(DIST)) return
  await server.register(statics, { root: join(DIST, 'assets'), prefix: '/assets/', immutable: true, maxAge: '365d', index: false, preCompressed: true })
  const document = readFileSync(join(DIST, 'index.html'), 'utf8')
  const frames = (JSON.parse(readFileSync(join(DIST, 'frames.json'), 'utf8')) as { pattern: string; frame: string }[]).map(({ pattern, frame }) => ({
    pattern: new RegExp(pattern),
    framed: document.replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`),
  }))
  /** The frame shows the product's mark where no logo is; its picture is of the same size as the one that the shell draws. */
  const framedFor = (url: string, company: Shown) => {
    const framed = frames.find(({ pattern }) => pattern.test(url))?.framed ?? document
    return company?.logo ? framed.replace(/<svg[^>]*>.*?<\/svg>/s, `<img class="logo" src="${logoAddress(company.logo.id)}" alt="" height="26">`) : framed
  }
  const { preloads, styled } = readPreloads()
  const draw = drawing(app, limitCalls)
  server.route({ method: LOOKS, url: '/*', handler: page })

  /** For the heads of all pages. Where it cannot be read now they show the product's. */
  async function shownCompany({ log, id }: FastifyRequest): Promise<Shown> {
    try {
      const { name, logo } = await readCompany(app.db)
      return { name, logo }
    } catch (error) {
      log.error({ err: error, id }, 'how the company appears could not be read')
      return null
    }
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    // A program that asks for a wrong address is told so; only people get the page that says it.
    const isFile = /\.\w+$/.test(request.url.split('?')[0] ?? '') && !request.headers.accept?.includes('text/html')
    if (isFile || /^\/api([/?]|$)/i.test(request.url)) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    const policy = String(reply.getHeader('content-security-policy'))
      .replace("'nonce-threshold'", `'nonce-${nonce}'`)
      .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    // Where it cannot be read now, the page says so itself and tries again; search engines come back later.
    const shown = await publicHead(app, request.url).catch((error: unknown) => {
      request.log.error({ err: error, id: request.id }, 'what a page is about could not be read')
      return undefined
    })
    const company = await shownCompany(request)
    const path = request.url.split('?')[0] ?? ''
    const preload = preloads.find(({ pattern }) => pattern.test(path))
    const bare = styled(preload?.shell ? framedFor(request.url, company) : document, preload?.staff ?? false)
      .replaceAll('__NONCE__', nonce)
      .replace('__TIME_ZONE__', app.settings.timeZone)
      .replace('__COMPANY__', () => escaped(JSON.stringify(company)))
    const titled = shown ? bare.replace(/<title>.*<\/title>/, () => `<title>${shown.title}</title>\n    ${shown.head}`) : bare
    const drawn = shown === undefined || shown?.found === false ? null : await draw(request, nonce, company)
    const text = titled.replace('</head>', () => `${preload?.links ?? ''}${drawn ? '' : readsFirst(request.url)}</head>`)
    return reply
      .code(shown === undefined ? 503 : shown?.found === false ? 404 : 200)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(drawn ? withPage(text, drawn) : await withFirstCalls(text, request))
  }
}
