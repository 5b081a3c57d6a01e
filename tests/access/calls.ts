import { sql } from 'drizzle-orm'
import type { Schema } from '../../server/platform/http/responseSerializer.ts'
import type { TestApp } from '../app.ts'
import { plainCall } from '../arbitrary.ts'
import type { Input, Operation } from '../operations.ts'
import type { Fixtures } from './fixtures.ts'
import type { About, Kind, Subject, Whose } from './rows.ts'

/** Nobody has saved a record as often: whoever finds it is told that it is stale, and nothing changes. */
const STALE = 2_000_000_000
const NOTHING = 2_147_483_000
const isKey = (name: string) => /^(id|ids|\w+Ids?)$/.test(name)

/** Where keys stand in the calls of an operation, the first element of a list for all of them. */
export function keysOf(operation: Operation): string[] {
  const inside = (schema: Schema, path: string): string[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => inside(one, `${path}.${name}`)),
    ...(schema.items ? inside(schema.items, `${path}.0`) : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((one) => inside(one, path)),
    ...([schema.type].flat().includes('integer') && isKey(path.split('.').findLast((part) => part !== '0') ?? '') ? [path] : []),
  ]
  const parameters = operation.parameters.flatMap(({ in: place, name, schema }) => inside(schema, `${place}.${name}`))
  return [...new Set([...parameters, ...(operation.body ? inside(operation.body, 'body') : [])])]
}

/** Versions of these records are read when the call has to come past that check. */
const versioned: Partial<Record<Kind, string>> = {
  packDocument: 'onboarding_documents',
  interview: 'interviews',
  note: 'application_notes',
  interviewOffer: 'interview_offers',
  application: 'applications',
  approval: 'approvals',
  leaveRequest: 'leave_requests',
  peopleGroup: 'people_groups',
  courseAssignment: 'course_assignments',
  course: 'courses',
  courseSession: 'course_sessions',
}

let days = 0
type Wanted = { others: readonly About[]; at: number; object: Whose; db: TestApp['db'] }

/** A call that reaches the handler: about nothing that exists, or with one record varied and the others the subject's own. */
export function callOf(w: Fixtures, operation: Operation, subject: Subject): Input
export function callOf(w: Fixtures, operation: Operation, subject: Subject, wanted: Wanted): Promise<Input>
export function callOf(w: Fixtures, operation: Operation, subject: Subject, wanted?: Wanted): Input | Promise<Input> {
  const fitted = (name: string, value: unknown) => {
    if (name === 'version') return STALE
    if (typeof value === 'number' && isKey(name)) return NOTHING
    // Its text has to hold what the e-mail cannot go without.
    if (name === 'event' && (value === 'INVITED_TO_APPLY' || value === 'INTERVIEW_OFFERED')) return 'APPLICATION_RECEIVED'
    if (name === 'day' && value) return new Date(Date.UTC(2098, 0, ++days)).toISOString().slice(0, 10)
    return { zone: 'Australia/Melbourne', startTime: '10:00', endTime: '11:00', firstDay: '2098-01-01', lastDay: '2098-01-02' }[name] ?? value
  }
  const input: Input = JSON.parse(JSON.stringify(plainCall(operation), fitted))
  // A day in an address asks for what was, as the ranking of a day.
  if (input.query?.day) input.query.day = '2026-01-01'
  return wanted ? about(w, input, subject, wanted) : input
}

async function about(w: Fixtures, input: Input, subject: Subject, { others, at, object, db }: Wanted): Promise<Input> {
  const [kind, key] = others[at]!
  for (const [other, place] of others.toReversed()) if (place !== key) put(input, place, w.keyOf(other, subject, 'own'))
  put(input, key, w.keyOf(kind, subject, object))
  if (others.some(([, place]) => place === 'body.resume.id')) put(input, 'body.resume.token', w.resumeToken)
  const [first, , by] = others[0]!
  const table = versioned[first]
  if (table && (at > 0 || by)) {
    const { rows } = await db.execute<{ version: number }>(
      sql`select version from ${sql.identifier(table)} where id = ${w.keyOf(first, subject, at > 0 ? 'own' : object)}`,
    )
    for (const place of [input.query, input.body as Record<string, unknown>]) if (place?.version) place.version = rows[0]?.version ?? STALE
  }
  return input
}

/** Sets a value deep in a call; lists and objects on the way are made. */
export function put(input: Input, place: string, value: unknown) {
  const path = place.split('.')
  const last = path.pop()!
  let inner = input as unknown as Record<string, unknown>
  for (const [at, part] of path.entries()) {
    inner[part] ??= /^\d+$/.test(path[at + 1] ?? last) ? [] : {}
    inner = inner[part] as Record<string, unknown>
  }
  inner[last] = value
}
