import { queryClient } from './cache.ts'
import { firstAnswerTo, forgetFirstAnswers } from './firstAnswers.ts'
import { forgetToken, keepToken, readToken } from './token.ts'

type Ended = 'expired' | 'forbidden'
const service = (path: string) => new URL(path, globalThis.location?.href ?? 'http://localhost').href

let leave: (reason: Ended) => void = () => {}
/** What happens when a service no longer accepts the person: the shell goes to the sign-in page. */
export const whenEnded = (handler: (reason: Ended) => void) => {
  leave = handler
}

/**
 * A new token, null where the session has ended, or the service's answer when it cannot renew now (too many calls, busy).
 * The renewal cookie is used up by one call, so tabs take turns and look first whether another one has renewed.
 */
async function renew(refused: string | null): Promise<string | null | Response> {
  const turn = async () => {
    const token = readToken()
    if (token !== refused) return token
    const answer = await globalThis.fetch(service('/api/auth/v1/refresh'), { method: 'POST', credentials: 'same-origin' })
    if (!answer.ok) return answer.status === 401 ? null : answer
    const { data } = (await answer.json()) as { data: { token: string; userName: string } }
    keepToken(data)
    return data.token
  }
  return globalThis.navigator?.locks ? navigator.locks.request('threshold-renewal', turn) : turn()
}

let renewing: ReturnType<typeof renew> | null = null
const renewOnce = (refused: string | null) => {
  renewing ??= renew(refused).finally(() => {
    renewing = null
  })
  return renewing
}

const bearing = (request: Request, token: string | null) => {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}
const isSignIn = (url: string) => /\/api\/auth\/v1\/(login|refresh|logout)$/.test(new URL(url).pathname)

/**
 * What a write changed is asked again where it is on the screen, by the beginnings of its paths. What is kept under a key of
 * its own, and not under a path, is always asked again. What only adds to another answer, and is asked after it, is marked as old.
 */
export function askAgain(touched: readonly string[]) {
  const isPath = (key: unknown): key is string => typeof key === 'string' && key.startsWith('/')
  const isTouched = (key: unknown) => !isPath(key) || touched.some((beginning) => key.startsWith(beginning))
  const isAddedTo = (path: unknown) => isPath(path) && isTouched(path)
  void queryClient.invalidateQueries({ predicate: ({ meta }) => isAddedTo(meta?.addsTo), refetchType: 'none' })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey[1]) })
}

/** One call: with the token, renewed once when it has run out; `written` says what to ask again after a write or a conflict. */
export async function transport(request: Request, send: typeof fetch = globalThis.fetch, written = askAgain): Promise<Response> {
  const again = request.clone()
  const token = readToken()
  let answer = (await firstAnswerTo(request, token)) ?? (await send(bearing(request, token)))
  if (isSignIn(request.url)) return answer
  if (answer.status === 401 && token) {
    const renewed = await renewOnce(token)
    // The session may well live: the person stays signed in and is told to try again.
    if (renewed instanceof Response) return renewed.clone()
    if (renewed) answer = await send(bearing(again, renewed))
  }
  if (answer.status === 401 && token) {
    forgetToken()
    leave('expired')
  } else if (answer.status === 401 || answer.status === 403) leave(token ? 'forbidden' : 'expired')
  // Who was refused because somebody else was faster has to see what they did.
  const touched = answer.headers.get('touched')
  if (touched !== null && (answer.ok || answer.status === 409)) {
    forgetFirstAnswers()
    written(touched.split(' ').filter(Boolean))
  }
  return answer
}
