import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { statementsOf } from '../statements.ts'
import { apply, openPosition, read } from './candidates.ts'

const t = await testApp()

test('a change of status takes ten statements at most, half of what it took, begin and commit included', async () => {
  const { officer, requisitionId } = await openPosition(t)
  const id = await apply(officer, requisitionId)
  const { version } = await read(officer, id)
  const list = await statementsOf(t, () => officer.recruitment.POST('/application/change-status', { body: { id, status: 'screening', version } }))
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(10)
})
