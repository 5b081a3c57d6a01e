/** An answer that the document asked for while the scripts were on their way, with the token that it was asked with. */
type FirstAnswer = { token: string | null; body: string | null; at: number; answer: Promise<Response>; isGiven?: boolean; shown?: Asked }
/** What is asked of a service, as its query says it: method, path, and what goes along. */
export type Asked = readonly [of: 'auth' | 'hr' | 'recruitment', method: string, path: string, init?: object]

declare global {
  /** Kept by the script in index.html, by method and address. */
  var firstAnswers: Map<string, FirstAnswer> | undefined
}

/** Milliseconds; what no screen asked for until then may be old. */
const LASTS = 60_000

/** The answer to a call that was made already: given once, to the person who asked, for the very same words. */
export async function firstAnswerTo(request: Request, token: string | null): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const name = `${request.method} ${pathname}${search}`
  const first = globalThis.firstAnswers?.get(name)
  if (!first) return null
  globalThis.firstAnswers?.delete(name)
  const body = request.body ? await request.clone().text() : null
  return first.token === token && first.body === body && Date.now() - first.at < LASTS ? first.answer : null
}

/** What was asked before a write may be old. */
export const forgetFirstAnswers = () => globalThis.firstAnswers?.clear()

/** The queries that views show and that have been answered already. A refusal is heard by the page that asks. */
export const shownFirst = (): Asked[] => [...(globalThis.firstAnswers?.values() ?? [])].flatMap(({ shown, isGiven }) => (shown && isGiven ? [shown] : []))
