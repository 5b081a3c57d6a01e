import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { plainCall } from '../arbitrary.ts'
import { addressOf, allOperations, callAs, type Input, type Operation } from '../operations.ts'
import { matrix } from './matrix.ts'
import { type Level, levels, type Row, type Subject, subjects } from './rows.ts'

const t = await testApp()
const operations = await allOperations()
const rows: Record<string, Row> = matrix
const emails: Record<Exclude<Subject, 'anonymous'>, string> = {
  applicant: 'ana@sample.example',
  otherApplicant: 'ben@sample.example',
  employee: 'employee@threshold.test',
  otherEmployee: 'eli@sample.example',
  officer: 'officer@threshold.test',
  manager: 'manager@threshold.test',
}
const levelOf = (row: Row): Level => (typeof row === 'string' ? row : row[0])
const tokenOf = (subject: Subject) => (subject === 'anonymous' ? undefined : t.tokenOf(emails[subject]))
const isServed = ({ method, path }: Operation) => t.server.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })

const MISSING = 2_147_483_000

/** A call that reaches the handler, about records that do not exist. */
function callOfNothing(operation: Operation): Input {
  const missing = (name: string, value: unknown) => (typeof value === 'number' && /^(id|\w+Id)$/.test(name) ? MISSING : value)
  return JSON.parse(JSON.stringify(plainCall(operation), missing))
}

beforeAll(async () => {
  await t.person(emails.applicant, ['Applicant'])
  await t.person(emails.otherApplicant, ['Applicant'])
  await t.person(emails.otherEmployee, ['Employee'])
})

describe('the door of every operation', () => {
  test('has a row that says who may pass', () => {
    expect(Object.keys(rows).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  test.for(operations.filter(isServed).map((operation) => [operation.id, operation] as const))('%s', async ([id, operation]) => {
    const may: readonly Subject[] = levels[levelOf(rows[id] ?? 'public')]
    const input = callOfNothing(operation)
    const answers: Record<string, string> = {}
    for (const subject of subjects) {
      // Signing out ends the session that the other cases go on with.
      const token = id === 'logout' && subject !== 'anonymous' ? await t.signIn(emails[subject], 'threshold-sample') : await tokenOf(subject)
      const { status, code, text } = await callAs(t.address, token, operation, input)
      expect(status, `${subject}: ${addressOf(operation, input)} ${text.slice(0, 300)}`).toBeLessThan(500)
      answers[subject] = code === 'SIGN_IN' || code === 'FORBIDDEN' ? `${status} ${code}` : 'passes'
    }
    const denied = (subject: Subject) => (subject === 'anonymous' ? '401 SIGN_IN' : '403 FORBIDDEN')
    expect(answers).toEqual(Object.fromEntries(subjects.map((subject) => [subject, may.includes(subject) ? 'passes' : denied(subject)])))
  })
})
