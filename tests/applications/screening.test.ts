import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { apply, moveTo, must, openPosition } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
})
const queue = async () =>
  must(await p.officer.recruitment.GET('/application/screening/{requisitionId}', { params: { path: { requisitionId: p.requisitionId } } })).data

test('whoever waits to be screened is listed best first; who is decided on or on hold is not', async () => {
  expect(await queue()).toMatchObject({ requisitionId: p.requisitionId, positionTitle: 'Ward clerk', total: 0, applications: [] })
  const [plain, best, begun, later, held, gone] = [
    await apply(p.officer, p.requisitionId),
    await apply(p.officer, p.requisitionId, p.items),
    await apply(p.officer, p.requisitionId),
    await apply(p.officer, p.requisitionId),
    await apply(p.officer, p.requisitionId),
    await apply(p.officer, p.requisitionId),
  ]
  for (const [id, status, reason] of [
    [begun, 'screening'],
    [later, 'shortlisted'],
    [held, 'on hold'],
    [gone, 'rejected', 'Somebody else was better suited'],
  ] as const)
    must(await moveTo(p.officer, id, status, reason))
  const { applications, total } = await queue()
  expect(applications.map(({ id }) => id)).toEqual([best, plain, begun])
  expect(applications.map(({ status }) => status)).toEqual(['new application', 'new application', 'screening'])
  expect(applications[0]).toMatchObject({ profileScore: 100, applicantName: expect.stringMatching(/^Sofia Reyes/) })
  expect(total).toBe(3)
})
