import type { FieldError } from '../http/problem.ts'
import { Problem } from '../http/problem.ts'

/** The spec's words for a save that cannot be kept as it is; the fields say what is wrong. */
export const notFilled = (...errors: FieldError[]) => new Problem(400, 'NOT_FILLED', 'Failed! Make sure you filled all fields', errors)

type Violation = { code: string; detail: string }
const violationOf = (error: unknown): Violation | null => {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause && 'detail' in cause ? { code: String(cause.code), detail: String(cause.detail) } : null
}

const camel = (column: string) => column.trim().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Turns what the database refuses (unknown reference, value taken) into the field's words; `fieldOf` renames columns,
 * `taken` is what to say of a column whose value is taken and that is no field of the form.
 */
export async function keeping<T>(statement: Promise<T>, fieldOf: Record<string, string> = {}, taken: Record<string, FieldError> = {}): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const violation = violationOf(error)
    if (!violation || !['23503', '23505'].includes(violation.code)) throw error
    const columns = /^Key \((.+)\)=/.exec(violation.detail)?.[1]?.split(',') ?? []
    const column = camel((columns.at(-1) ?? '').replace(/^\s*lower\((\w+)\)$/, '$1'))
    if (violation.code === '23505' && taken[column]) throw notFilled(taken[column])
    const field = fieldOf[column] ?? column
    throw notFilled({ field, message: violation.code === '23503' ? 'Choose one from the list.' : 'This is already in use here. Choose another.' })
  }
}
