import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { fittingCalls } from '../arbitrary.ts'
import { allOperations, type Operation } from '../operations.ts'
import { asItIs, type Shot, spoilt } from './hostile.ts'

/** Every operation, called as the contract says and with one thing wrong (trust.md: Bad input). */
const CASES = Number(process.env.FUZZ_CASES ?? 40)
const SEED = 20_261_120

const t = await testApp()
const operations = await allOperations()
const isServed = ({ method, path }: Operation) => t.server.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })

const isProblem = new Ajv2020().compile({
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', minLength: 1, maxLength: 500 },
    code: { type: 'string', pattern: '^[A-Z0-9_]+$' },
    errors: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string', minLength: 1, maxLength: 500 } },
      },
    },
  },
})
/** Words that only a stack, a driver or PostgreSQL says. */
const INTERNAL =
  /node_modules|\bat \S+ \(|\.ts:\d+|drizzle|Failed query|syntax error|violates \w+|duplicate key|relation "|invalid input|ECONN|TypeError|ReferenceError|out of range for type/

async function shoot(operation: Operation, { address, headers, body, what }: Shot, token: string | undefined) {
  const answer = await t.server.inject({
    method: operation.method,
    url: address,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { payload: body }),
  })
  const shown = () =>
    `${operation.method} ${address.slice(0, 200)} (${what}) ${(body ?? '').slice(0, 400)}\n→ ${answer.statusCode} ${answer.body.slice(0, 400)}`
  expect(answer.statusCode, shown()).toBeLessThan(500)
  if (answer.statusCode === 200) return
  expect(answer.statusCode, shown()).toBeGreaterThanOrEqual(400)
  expect(isProblem(answer.json()), shown()).toBe(true)
  expect(INTERNAL.test(answer.body), shown()).toBe(false)
}

/** A manager's session that lives; a call may have ended the last one. */
async function managersToken() {
  const token = await t.tokenOf('manager@threshold.test')
  const answer = await t.server.inject({ method: 'GET', url: '/api/v1/ref/departments', headers: { authorization: `Bearer ${token}` } })
  return answer.statusCode === 401 ? t.signIn('manager@threshold.test', 'threshold-sample') : token
}

describe('every operation refuses bad input and says nothing of its inside', () => {
  test.for(operations.filter(isServed).map((operation) => [operation.id, operation] as const))('%s', { timeout: 120_000 }, async ([, operation]) => {
    const token = operation.id === 'logout' ? undefined : await managersToken()
    const shots = fittingCalls(operation, { plain: false }).chain((input) =>
      fc.oneof({ weight: 1, arbitrary: fc.constant(asItIs(operation, input)) }, { weight: 3, arbitrary: spoilt(operation, input) }),
    )
    // Every fourth call comes from nobody.
    await fc.assert(
      fc.asyncProperty(shots, fc.integer({ min: 0, max: 3 }), (shot, dice) => shoot(operation, shot, dice === 0 ? undefined : token)),
      { seed: SEED, numRuns: CASES, endOnFailure: true },
    )
  })
})
