import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { addressOf, allOperations, callAs, type Input, type Operation } from '../operations.ts'
import { callOf, keysOf } from './calls.ts'
import { fixtures, marks } from './fixtures.ts'
import { matrix } from './matrix.ts'
import { type About, choices, type Kind, type Level, levels, mayAct, type Row, roleOf, type Subject, sees, subjects, whose } from './rows.ts'

const t = await testApp()
const operations = await allOperations()
const w = await fixtures(t)
const rows: Record<string, Row> = matrix
const doorOf = (row: Row): Level => (typeof row === 'string' ? row : row[0])
const aboutsOf = (row: Row): readonly About[] => (typeof row === 'string' ? [] : (row.slice(1) as About[]))
const may = (row: Row): readonly Subject[] => levels[doorOf(row)]
const denial = (subject: Subject) => (subject === 'anonymous' ? '401 SIGN_IN' : '403 FORBIDDEN')

async function ask(operation: Operation, subject: Subject, input: Input) {
  // Signing out ends the session that the other cases go on with.
  const ends = operation.id === 'logout'
  const token = subject === 'anonymous' ? undefined : ends ? await t.signIn('officer@threshold.test', 'threshold-sample') : w.tokens[subject]
  const { status, code, text } = operation.upload ? await callAs(t.address, token, operation, input) : await inject(operation, token, input)
  const shown = `${subject}: ${operation.method} ${addressOf(operation, input)} ${JSON.stringify(input.body ?? '')}\n→ ${status} ${text.slice(0, 300)}`
  expect(status, shown).toBeLessThan(500)
  // Whatever is asked for, lists too: no word of the other owner's records.
  const role = roleOf(subject)
  if (role === 'applicant' || role === 'employee') expect(text, shown).not.toContain(subject === role ? marks.there : marks.here)
  return { status, answer: `${status} ${code ?? ''}`, text, shown }
}

/** The same call without a socket: there are thousands. */
async function inject(operation: Operation, token: string | undefined, { header, body, ...address }: Input) {
  const answer = await t.server.inject({
    method: operation.method,
    url: addressOf(operation, { header, ...address }),
    headers: { ...(header as Record<string, string>), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, text: answer.body, code: isJson ? answer.json<{ code?: string }>().code : undefined }
}

test('every operation has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

test.each(operations.map((operation) => [operation.id, operation] as const))('the row of %s says whose record each key is', (id, operation) => {
  const named = new Set(aboutsOf(rows[id]!).map(([, key]) => key as string))
  expect(keysOf(operation).filter((key) => !named.has(key) && !choices.test(key.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''))).toEqual([])
})

describe('the door of every operation that is about no record', () => {
  const free = operations.filter(({ id }) => aboutsOf(rows[id]!).length === 0)
  test.each(free.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const answers: Record<string, string> = {}
    for (const subject of subjects) {
      const { answer } = await ask(operation, subject, callOf(w, operation, subject))
      answers[subject] = /^(401 SIGN_IN|403 FORBIDDEN)$/.test(answer) ? answer : 'passes'
    }
    expect(answers).toEqual(Object.fromEntries(subjects.map((subject) => [subject, may(rows[id]!).includes(subject) ? 'passes' : denial(subject)])))
  })
})

/** What a call changes, so that the next one would be told something else. */
const usedUp: ReadonlySet<Kind> = new Set<Kind>([
  'upload',
  'session',
  'resumeUpload',
  'resumeWithoutKey',
  'complianceItem',
  'colleague',
  'applicantsAccount',
  'approval',
  'defaultApprover',
  'interview',
  'note',
  'interviewOffer',
  'courseAssignment',
  'courseSession',
])

const cases = operations.flatMap((operation) => aboutsOf(rows[operation.id]!).map((about, at) => ({ operation, about, at })))

describe("own, other's and missing records", () => {
  test.each(cases.map((one) => [`${one.operation.id}, ${one.about[0]} in ${one.about[1]}`, one] as const))('%s', async (_, { operation, about, at }) => {
    const row = rows[operation.id]!
    const [kind, , by] = about
    const others = aboutsOf(row)
    const [first, where, actors] = others[0]!
    const isFirst = where === about[1]
    const uses = others.some(([other]) => usedUp.has(other))
    const look = async (subject: Subject) => {
      const said: Record<string, string> = {}
      for (const object of whose.toReversed()) {
        if (uses && may(row).includes(subject)) await w.renew()
        const key = w.keyOf(kind, subject, object)
        const { status, answer, text, shown } = await ask(operation, subject, await callOf(w, operation, subject, { others, at, object, db: t.db }))
        said[object] = `${status} ${text.replaceAll(String(key), '#')}`
        if (!may(row).includes(subject)) expect(answer, shown).toBe(denial(subject))
        else if (!isFirst && !(sees(subject, first, 'own') && mayAct(subject, actors))) expect(said[object], shown).toBe(said.missing)
        else if (!sees(subject, kind, object)) expect(said[object], shown).toBe(said.missing)
        else if (!mayAct(subject, by)) expect(answer, shown).toBe('403 FORBIDDEN')
        else {
          expect(said[object], shown).not.toBe(said.missing)
          expect(status === 200 || (operation.method !== 'GET' && [400, 409].includes(status)) || answer.startsWith('409'), shown).toBe(true)
        }
        if (object === 'missing' && isFirst && may(row).includes(subject)) expect([200, 400, 404], shown).toContain(status)
      }
    }
    if (uses) for (const subject of subjects) await look(subject)
    else await Promise.all(subjects.map(look))
  })
})
