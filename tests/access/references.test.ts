import { describe, expect, test } from 'vitest'
import { unknownReference } from '../../server/platform/http/unknownReference.ts'
import { testApp } from '../app.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { addressOf, allOperations, type Operation } from '../operations.ts'
import { callOf, keysOf, put } from './calls.ts'
import { fixtures } from './fixtures.ts'
import { matrix } from './matrix.ts'
import { type About, choices, levels, type Row, type Subject } from './rows.ts'

/** Keys in bodies that lead to no record: the form is refused, the server does not fail. */
const t = await testApp()
const w = await fixtures(t)
const rows: Record<string, Row> = matrix
const NOTHING = 2_147_483_000
const named = (place: string) => place.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

const cases = (await allOperations()).flatMap((operation) =>
  keysOf(operation)
    .filter((place) => place.startsWith('body.') && choices.test(named(place)))
    .map((place) => ({ operation, place })),
)

async function ask(operation: Operation, subject: Subject, place: string) {
  const row = rows[operation.id]!
  const others = typeof row === 'string' ? [] : (row.slice(1) as About[])
  const input = others.length ? await callOf(w, operation, subject, { others, at: 0, object: 'own', db: t.db }) : callOf(w, operation, subject)
  put(input, place, NOTHING)
  const token = subject === 'anonymous' ? undefined : w.tokens[subject]
  const answer = await t.server.inject({
    method: operation.method,
    url: addressOf(operation, input),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: input.body as object,
  })
  return { status: answer.statusCode, text: answer.body }
}

test.each(cases.map((one) => [`${one.operation.id}, ${one.place}`, one] as const))(
  '%s that leads nowhere is no failure of the server',
  async (_, { operation, place }) => {
    const row = rows[operation.id]!
    for (const subject of levels[typeof row === 'string' ? row : row[0]]) {
      const { status, text } = await ask(operation, subject, place)
      expect(status, `${subject}: ${text}`).toBeLessThan(500)
    }
  },
)

describe('the template of a letter', () => {
  test.each(['offer', 'contract'] as const)('that is not there is named, and no letter is written: %s', async (kind) => {
    const { application } = await selectedApplication(t, kind === 'offer' ? 'selected' : 'offer accepted')
    const officer = await t.as('officer')
    const params = { path: { applicationId: application.id } }
    const desk = await (kind === 'offer'
      ? officer.hr.GET('/offer-letter/application-details/{applicationId}', { params })
      : officer.hr.GET('/contract-letter/application-details/{applicationId}', { params }))
    const content = filled(desk.data!.data.draft, { templateId: NOTHING })
    const { response, error } = await officer.hr.POST(kind === 'offer' ? '/offer-letter/save' : '/contract-letter/save', {
      body: { applicationId: application.id, content },
    })
    expect([response.status, error?.errors]).toEqual([400, [{ field: 'content.templateId', message: 'This is no longer there. Choose another.' }]])
  })
})

describe('a reference that the database refuses', () => {
  const refused = (detail: string) => Object.assign(new Error('Failed query'), { cause: { code: '23503', detail } })

  test('is told at the place it stands at', () => {
    const error = unknownReference(refused('Key (city_id)=(77) is not present in table "cities".'), {
      cityId: 7,
      locations: [{ countryId: 1 }, { cityId: 77 }],
    })
    expect(error).toMatchObject({ status: 400, errors: [{ field: 'locations.1.cityId' }] })
  })

  test('stays a failure when it came from nobody’s body, or a record is still in use', () => {
    for (const [error, body] of [
      [refused('Key (city_id)=(77) is not present in table "cities".'), { cityId: 7, amount: 77 }],
      [refused('Key (id)=(77) is still referenced from table "locations".'), { id: 77 }],
      [new Error('another'), { id: 77 }],
    ] as const)
      expect(unknownReference(error, body)).toBe(error)
  })
})
