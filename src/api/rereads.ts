import type { Middleware } from 'openapi-fetch'
import { queryClient } from './cache.ts'
import { auth, hr, recruitment } from './client.ts'

type Kept = { tag: string; text: string }

/** What an address answered last, in the memory of this page only, and no longer than anything else there is kept. */
const keyOf = ({ url }: Request) => ['answer', url] as const
const used = new WeakMap<Request, Kept>()

/**
 * Whoever reads a record again is sent it only if it is another one by now. The service makes the answer anew each time, for whoever asks, and
 * compares it: what somebody may not read any more is refused as ever.
 */
const rereads: Middleware = {
  onRequest({ request }) {
    const kept = request.method === 'GET' ? queryClient.getQueryData<Kept>(keyOf(request)) : undefined
    if (!kept) return
    used.set(request, kept)
    request.headers.set('If-None-Match', kept.tag)
  },
  async onResponse({ request, response }) {
    if (response.status === 304) return new Response(used.get(request)?.text, { headers: { 'content-type': 'application/json' } })
    const tag = response.headers.get('etag')
    if (tag && response.ok) queryClient.setQueryData<Kept>(keyOf(request), { tag, text: await response.clone().text() })
  },
}

for (const client of [auth, hr, recruitment]) client.use(rereads)
