import { expect, test } from 'vitest'
import { statusHistory } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { apply } from '../applications/candidates.ts'
import { posted } from '../files/posted.ts'

const t = await testApp()
const { requisitionId, items } = await posted(t, 'Ward clerk')
const applicationId = await apply(await t.as('officer'), requisitionId, items)

const steps = (entity: string, entityId: number) =>
  t.db
    .insert(statusHistory)
    .values(Array.from({ length: 510 }, (_, at) => ({ entity, entityId, event: 'amend', fromStatus: null, toStatus: 'shortlisted', actorName: `Step ${at}` })))

test('of a long history the newest steps are shown, in the order they were taken, and that older ones are not is said', async () => {
  const { recruitment } = await t.as('manager')
  const read = () => recruitment.GET('/requisitions/lifecycle/{id}', { params: { path: { id: requisitionId } } })
  expect((await read()).data?.data.hasOlder).toBe(false)
  await steps('requisition', requisitionId)
  const { history, hasOlder } = (await read()).data!.data
  expect(hasOlder).toBe(true)
  expect(history).toHaveLength(500)
  expect([history[0]?.by, history.at(-1)?.by]).toEqual(['Step 10', 'Step 509'])
})

test('so it is with the way of an application', async () => {
  const { recruitment } = await t.as('manager')
  await steps('application', applicationId)
  const { data } = await recruitment.GET('/application/history/{id}', { params: { path: { id: applicationId } } })
  expect(data?.data.track.map(({ actorName }) => actorName).at(-1)).toBe('Step 509')
  expect(data?.data.track).toHaveLength(500)
  expect(data?.data.hasOlder).toBe(false)
})
