import { askAgain, transport } from '../../api/transport.ts'

/** A browser lets calls outlive their page only while their bodies are small; a character may take three bytes. */
const KEPT_ALIVE = 20_000

const touched = new Set<string>()
const note = (paths: readonly string[]) => {
  for (const path of paths) touched.add(path)
}

/** A call that arrives even if the page is left meanwhile. What it touched is asked again when all is saved. */
export const autosaving = { keepalive: true, fetch: (request: Request) => transport(request, globalThis.fetch, note) }

/** What the saves of a pause touched is asked again once. */
export function tellOthers() {
  if (touched.size > 0) askAgain([...touched])
  touched.clear()
}

/** What turns a typed call into one that saves by itself: `recruitment.POST('/location', autosaved(body)).then(orThrow)` */
export const autosaved = <Body extends object>(body: Body) => ({ ...autosaving, body, keepalive: JSON.stringify(body).length < KEPT_ALIVE })
