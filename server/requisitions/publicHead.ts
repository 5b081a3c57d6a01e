import { companyName } from '../platform/company.ts'
import type { App } from '../platform/context.ts'
import { shortened } from '../platform/wording.ts'
import { openPositionOf } from './readOpenPosition.ts'
import { jobPosting } from './structuredData.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encode = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
/** JSON within a script element: no "<" of a text can end it. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

const feed = (organisation: string) => `<link rel="alternate" type="application/feed+json" title="${encode(organisation)}" href="/api/v1/job-post/feed">`

/** What search engines, job boards and link previews read of a public address without running a script; nothing for any other address. */
export async function publicHead(app: App, url: string): Promise<{ title: string; head: string; found: boolean } | null> {
  const [, id, deeper] = /^\/homepage(?:\/([1-9]\d{0,8})(\/.*)?)?$/.exec(url.split('?')[0] ?? '') ?? [null]
  if (deeper || !url.startsWith('/homepage')) return null
  const { publicUrl } = app.settings
  const organisation = await companyName(app.db)
  if (!id) return /^\/homepage\/?(\?|$)/.test(url) ? { title: encode(organisation), head: feed(organisation), found: true } : null
  const position = await openPositionOf(app, Number(id))
  if (!position) return { title: encode(organisation), head: '<meta name="robots" content="noindex">', found: false }
  const title = encode(`${position.title}, ${organisation}`)
  const head = [
    `<meta name="description" content="${encode(position.summary || shortened(position.text, 300))}">`,
    `<meta property="og:title" content="${title}">`,
    `<link rel="canonical" href="${encode(`${publicUrl}/homepage/${position.id}`)}">`,
    feed(organisation),
    `<script type="application/ld+json">${inScript(jobPosting(position, app.settings))}</script>`,
  ]
  return { title, head: head.join('\n    '), found: true }
}
