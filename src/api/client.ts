import createClient from 'openapi-fetch'
import type { paths as AuthPaths } from './auth.gen.ts'
import type { components } from './common.gen.ts'
import type { paths as HrPaths } from './hr.gen.ts'
import type { paths as RecruitmentPaths } from './recruitment.gen.ts'
import { transport } from './transport.ts'

const at = (path: string) => ({ baseUrl: new URL(path, globalThis.location?.href ?? 'http://localhost').href, fetch: (request: Request) => transport(request) })

/** One typed client per service. */
export const auth = createClient<AuthPaths>(at('/api/auth/v1'))
export const hr = createClient<HrPaths>(at('/api/hr/v1'))
export const recruitment = createClient<RecruitmentPaths>(at('/api/v1'))

type Problem = components['schemas']['Problem']

/** A service's "no", as something that can be thrown and shown. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly components['schemas']['FieldError'][]
  /** In how many seconds the same may be tried again, when the service says so. */
  readonly retryAfter: number | null
  /** What has the name already. */
  readonly existing: Problem['existing']

  constructor(status: number, problem: Partial<Problem> | null, retryAfter: number | null = null) {
    super(problem?.message ?? '')
    this.name = 'Refusal'
    this.status = status
    this.code = problem?.code ?? (status === 0 ? 'UNREACHABLE' : 'UNKNOWN')
    this.errors = problem?.errors ?? []
    this.retryAfter = retryAfter
    this.existing = problem?.existing
  }
}

export const problemFrom = (error: unknown): Partial<Problem> | null => (typeof error === 'object' && error !== null ? error : null)

/** Gives the answer, or throws the refusal, so that an actor's onError receives it. Judged by the status, not by the body. */
export function orThrow<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (!response.ok) throw new Refusal(response.status, problemFrom(error), Number(response.headers.get('retry-after')) || null)
  return data as T
}
