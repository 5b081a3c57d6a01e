import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { openPosition } from '../applications/candidates.ts'
import { changeStatus } from './raise.ts'

const t = await testApp()

test('archiving ends what is open as cancelling does; nothing goes on there until a manager reopens it', async () => {
  const { employee, manager, requisitionId: id } = await openPosition(t)
  const person = { firstName: 'Ada', surName: 'Marsh', email: `ada-${id}@sample.example` }
  const application = (await manager.recruitment.POST('/application', { body: { requisitionId: id, ...person } })).data!.responseData.id
  expect((await changeStatus(employee, id, 'AR')).error).toMatchObject({ errors: [{ field: 'reason', message: 'Say why the requisition ends.' }] })
  const { data } = await changeStatus(employee, id, 'AR', 'The ward moves away')
  expect(data?.closed).toMatchObject({ applications: 1 })
  const after = await manager.recruitment.GET('/application/{id}', { params: { path: { id: application } } })
  expect(after.data?.data.status).toBe('rejected')
  expect((await manager.recruitment.POST('/application', { body: { requisitionId: id, ...person, email: 'late@sample.example' } })).error?.code).toBe(
    'POSITION_CLOSED',
  )
  expect((await changeStatus(employee, id, 'CN', 'Twice')).error?.code).toBe('TRANSITION_NOT_ALLOWED')
  expect((await changeStatus(employee, id, 'DR')).response.status).toBe(403)
  expect((await changeStatus(manager, id, 'DR')).response.status).toBe(200)
})
