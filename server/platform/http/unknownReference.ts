import { wrongField } from './problem.ts'

/** The key that PostgreSQL refused because it leads to no record. */
function refusedKey(error: unknown): number | null {
  const cause = error instanceof Error ? error.cause : null
  if (typeof cause !== 'object' || cause === null || !('code' in cause && 'detail' in cause)) return null
  const value = /^Key \(.+\)=\((?:.*, )?(\d+)\) is not present in table/.exec(String(cause.detail))?.[1]
  return cause.code === '23503' && value !== undefined ? Number(value) : null
}

/** Where a key with this value stands in a body: `locations.0.cityId`. */
function placeOf(body: unknown, value: number, path: string[] = []): string | null {
  if (body === value && /Ids?$|^ids?$/.test(path.findLast((part) => !/^\d+$/.test(part)) ?? '')) return path.join('.')
  if (typeof body !== 'object' || body === null) return null
  for (const [name, one] of Object.entries(body)) {
    const place = placeOf(one, value, [...path, name])
    if (place !== null) return place
  }
  return null
}

/**
 * A key in a body that leads to no record is the caller's fault, and the field is named; whatever else the database
 * refuses stays what it is. Records come and go while somebody fills in a form, so the database is the one who knows.
 */
export function unknownReference(error: unknown, body: unknown): unknown {
  const key = refusedKey(error)
  const field = key === null ? null : placeOf(body, key)
  return field ? wrongField(field, 'This is no longer there. Choose another.') : error
}
