import { transport } from '../../api/transport.ts'

/** A browser lets calls outlive their page only while their bodies are small; a character may take three bytes. */
const KEPT_ALIVE = 20_000

/** A call that arrives even if the page is left meanwhile. Which lists are asked again is for the record to say. */
export const autosaving = { keepalive: true, fetch: (request: Request) => transport(request, globalThis.fetch, () => undefined) }

/** What turns a typed call into one that saves by itself: `recruitment.POST('/location', autosaved(body)).then(orThrow)` */
export const autosaved = <Body extends object>(body: Body) => ({ ...autosaving, body, keepalive: JSON.stringify(body).length < KEPT_ALIVE })
