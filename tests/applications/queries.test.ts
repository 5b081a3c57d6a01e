import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { statementsOf } from '../statements.ts'
import { apply, candidate, openPosition, read } from './candidates.ts'

const t = await testApp()

test('a change of status takes ten statements at most, half of what it took, begin and commit included', async () => {
  const { officer, requisitionId } = await openPosition(t)
  const id = await apply(officer, requisitionId)
  const { version } = await read(officer, id)
  const list = await statementsOf(t, () => officer.recruitment.POST('/application/change-status', { body: { id, status: 'screening', version } }))
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(10)
})

test('a new application takes ten statements at most, begin and commit included, however many its requisition has', async () => {
  const { officer, requisitionId } = await openPosition(t)
  // The first one moves the requisition on.
  await apply(officer, requisitionId)
  const person = { ...candidate(requisitionId), email: 'ten@sample.example' }
  const list = await statementsOf(t, () => officer.recruitment.POST('/application', { body: person }))
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(10)
  expect(list.at(-1)).toBe('commit')
})
