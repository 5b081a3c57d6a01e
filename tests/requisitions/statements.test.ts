import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { statementsOf } from '../statements.ts'
import { completeDraft, referenceItems } from './raise.ts'

const t = await testApp()
const employee = await t.as('employee')
const { recruitment } = employee
const id = await completeDraft(employee, await referenceItems(t))
const path = { params: { path: { id } } }

test.each([
  ['opening a requisition', 13, () => recruitment.GET('/job-requisition-summary/{id}', path)],
  ['trying other weights', 8, () => recruitment.POST('/job_position/what-if/{id}', { ...path, body: { weights: [] } })],
  ['copying a requisition', 22, () => recruitment.POST('/job_position/clone', { params: { query: { positionId: id } } })],
])('%s takes %i statements at most, begin and commit included, however many sections are filled', async (_, most, call) => {
  const list = await statementsOf(t, async () => expect((await call()).response.status).toBe(200))
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(most)
})
