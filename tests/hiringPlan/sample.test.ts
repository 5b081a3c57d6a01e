import { expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { sampleApplications } from '../../server/sample/sampleApplications.ts'
import { sampleAccounts } from '../../server/sample/samplePeople.ts'
import { samplePlan } from '../../server/sample/samplePlan.ts'
import { sampleRequisitions } from '../../server/sample/sampleRequisitions.ts'
import { testApp } from '../app.ts'

const t = await testApp()

test('the sample has a plan of this year and the next, whose budget is called a sample', async () => {
  await sampleRequisitions(t.app, await sampleAccounts(t.app))
  await sampleApplications(t.app, await sampleAccounts(t.app))
  const { recruitment } = await t.as('manager')
  const today = todayIn(t.app.settings)
  await samplePlan(recruitment, today)
  const year = Number(today.slice(0, 4))
  const read = async (asked: number) => (await recruitment.GET('/hiring-plan', { params: { query: { year: asked } } })).data!.data
  const [now, next] = [await read(year), await read(year + 1)]
  expect(now.all.all.budgeted).toBeGreaterThan(10)
  expect(next.all.all.budgeted).toBe(now.all.all.budgeted)
  // Requisitions of the last weeks may have been approved before the year began.
  expect(now.all.all.open + now.earlier).toBeGreaterThan(0)
  const { data } = await recruitment.POST('/hiring-plan/budget/criteria', { body: { size: 100 } })
  expect([...new Set(data?.responseDataList.map(({ positionTitle }) => positionTitle))]).toEqual(['Sample budget'])
})
