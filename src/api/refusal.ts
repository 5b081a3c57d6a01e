import type { components } from './common.gen.ts'

type Problem = components['schemas']['Problem']

/** A service's "no", as something that can be thrown and shown. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly components['schemas']['FieldError'][]

  constructor(status: number, problem: Partial<Problem> | null) {
    super(problem?.message ?? '')
    this.name = 'Refusal'
    this.status = status
    this.code = problem?.code ?? (status === 0 ? 'UNREACHABLE' : 'UNKNOWN')
    this.errors = problem?.errors ?? []
  }
}

const problemFrom = (error: unknown): Partial<Problem> | null => (typeof error === 'object' && error !== null ? error : null)

/** Gives the answer, or throws the refusal, so that an actor's onError receives it. Judged by the status, not by the body. */
export function orThrow<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (!response.ok) throw new Refusal(response.status, problemFrom(error))
  return data as T
}

/** Anything thrown, as a refusal: a lost connection has status 0. */
export const asRefusal = (thrown: unknown): Refusal => (thrown instanceof Refusal ? thrown : new Refusal(0, problemFrom(thrown)))
