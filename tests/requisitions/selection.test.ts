import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, type Clients, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { changeStatus, draft } from './raise.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
})

const process = async (who: Clients, requisitionId: number) => must(await who.recruitment.GET('/selection_process', { params: { query: { requisitionId } } }))
const titles = async (requisitionId: number) => (await process(p.officer, requisitionId)).responseDataList.map(({ title }) => title)
const add = (who: Clients, requisitionId: number, title: string) =>
  who.recruitment.POST('/selection_process', { body: { requisitionId, title, kind: 'TASK', minutes: 90, description: 'A plan for one shift' } })
const remove = (who: Clients, { id, version }: { id: number; version: number }) =>
  who.recruitment.DELETE('/selection_process/delete/{id}', { params: { path: { id }, query: { version } } })

test('a new requisition begins with steps that its owner and HR change, and nobody else', async () => {
  const id = await draft(p.employee)
  expect(await titles(id)).toEqual(['Phone interview', 'Panel interview', 'Final interview'])
  must(await add(p.employee, id, 'Trial shift'))
  expect((await add(p.officer, id, ' trial SHIFT ')).error?.errors).toEqual([{ field: 'title', message: expect.stringContaining('in use') }])
  const { responseDataList: steps, editable } = await process(p.employee, id)
  expect([editable, steps.at(-1)]).toEqual([true, expect.objectContaining({ title: 'Trial shift', kind: 'TASK', minutes: 90, position: 4, interviews: 0 })])
  const [first, , third, trial] = steps
  const change = (version: number) =>
    p.officer.recruitment.POST('/selection_process/update/{id}', { params: { path: { id: first!.id } }, body: { version, title: 'First call', minutes: 20 } })
  must(await change(1))
  expect((await change(1)).error?.code).toBe('STALE_VERSION')
  const reorder = (ids: number[]) => p.manager.recruitment.POST('/selection_process/reorder', { body: { requisitionId: id, ids } })
  must(await reorder([trial!.id, first!.id, steps[1]!.id, third!.id]))
  expect(await titles(id)).toEqual(['Trial shift', 'First call', 'Panel interview', 'Final interview'])
  expect((await reorder([trial!.id, first!.id])).error?.code).toBe('STALE_VERSION')
  must(await remove(p.employee, third!))
  expect(await titles(id)).toEqual(['Trial shift', 'First call', 'Panel interview'])
  // Somebody else's requisition is not there; an approver reads and changes nothing.
  await t.person('una@sample.example', ['Employee'])
  const stranger = await t.as('una@sample.example')
  expect((await add(stranger, id, 'Mine')).response.status).toBe(404)
  expect((await remove(stranger, trial!)).response.status).toBe(404)
  must(await p.employee.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: await accountId(t, 'una@sample.example') } }))
  expect((await process(stranger, id)).editable).toBe(false)
  expect((await add(stranger, id, 'Mine')).response.status).toBe(403)
  const { rows } = await t.db.execute(sql`select action from audit_log where entity = 'selectionStep' and requisition_id = ${id} order by id`)
  expect(rows.map(({ action }) => action)).toEqual(['add', 'change', 'reorder', 'remove'])
})

test('who interviews at a step is offered when one is arranged, and copied with the steps', async () => {
  const application = await apply(p.officer, p.requisitionId)
  const [step] = (await process(p.officer, p.requisitionId)).responseDataList
  const [employee, manager] = [await accountId(t, 'employee@threshold.test'), await accountId(t, 'manager@threshold.test')]
  const name = (stepId: number, account: number) =>
    p.employee.recruitment.POST('/selection_process/create_interviewer', { body: { stepId, accountId: account } })
  for (const account of [employee, manager, manager]) must(await name(step!.id, account))
  const gone = await t.person('gone@sample.example', ['Employee'])
  must(await name(step!.id, gone.id))
  await t.db.execute(sql`update accounts set status = 'disabled' where id = ${gone.id}`)
  const applicant = await t.person('una.applicant@sample.example', ['Applicant'])
  expect((await name(step!.id, applicant.id)).error?.errors?.[0]?.field).toBe('accountId')
  const offered = must(await p.officer.recruitment.GET('/application/interview-steps/{id}', { params: { path: { id: application } } })).responseDataList
  expect(new Set(offered[0]!.interviewerIds)).toEqual(new Set([employee, manager]))
  const copy = must(await p.employee.recruitment.POST('/job_position/clone', { params: { query: { positionId: p.requisitionId } } })).responseData.id
  const [copied] = (await process(p.officer, copy)).responseDataList
  expect(copied).toMatchObject({ title: step!.title, kind: step!.kind, minutes: step!.minutes })
  expect(copied!.interviewers.map(({ id }) => id).sort()).toEqual([employee, manager, gone.id].sort())
  must(await p.manager.recruitment.POST('/selection_process/remove_interviewer', { body: { stepId: step!.id, accountId: manager } }))
  const [left] = (await process(p.officer, p.requisitionId)).responseDataList
  expect(left!.interviewers.map(({ id }) => id).sort()).toEqual([employee, gone.id].sort())
})

test('a step with interviews stays, and the refusal names them to those who may see them', async () => {
  const application = await apply(p.officer, p.requisitionId)
  must(await schedule(p.officer, application, await plan(p.officer, application, [await accountId(t, 'manager@threshold.test')])))
  const [step] = (await process(p.officer, p.requisitionId)).responseDataList
  expect(step!.interviews).toBe(1)
  const refused = (await remove(p.officer, step!)).error
  expect(refused).toMatchObject({ code: 'STEP_HAS_INTERVIEWS', message: expect.stringMatching(/1 interview belongs to it \(Sofia Reyes/) })
  // The owner interviews nobody here: the day is told, not the candidate.
  expect((await remove(p.employee, step!)).error?.message).not.toContain('Sofia')
})

test('a template is kept and used; steps with interviews stay in front, the last step stays at all', async () => {
  const id = await draft(p.employee, 'Porter')
  must(await add(p.employee, id, 'Trial shift'))
  const keep = () => p.employee.recruitment.POST('/selection_process/templates', { body: { requisitionId: id, name: 'With a trial' } })
  const template = must(await keep()).responseData
  expect((await keep()).error?.errors?.[0]?.field).toBe('name')
  for (const step of (await process(p.officer, p.requisitionId)).responseDataList.slice(1)) must(await remove(p.officer, step))
  must(await p.officer.recruitment.POST('/selection_process/templates/apply', { body: { requisitionId: p.requisitionId, templateId: template.id } }))
  // The phone interview has one already, so the template's is not added a second time.
  expect(await titles(p.requisitionId)).toEqual(['Phone interview', 'Panel interview', 'Final interview', 'Trial shift'])
  for (const step of (await process(p.officer, id)).responseDataList.slice(1)) must(await remove(p.officer, step))
  const [last] = (await process(p.officer, id)).responseDataList
  expect((await remove(p.officer, last!)).error?.code).toBe('LAST_STEP')
  const forget = (who: Clients) =>
    who.recruitment.DELETE('/selection_process/templates/{id}', { params: { path: { id: template.id }, query: { version: template.version! } } })
  expect((await forget(p.employee)).response.status).toBe(403)
  must(await forget(p.officer))
  expect(must(await p.employee.recruitment.GET('/selection_process/templates')).responseDataList.map(({ name }) => name)).not.toContain('With a trial')
})

test('the process of a cancelled requisition can only be read', async () => {
  const id = await draft(p.employee, 'Gardener')
  must(await changeStatus(p.manager, id, 'CN', 'Not needed'))
  expect((await process(p.manager, id)).editable).toBe(false)
  expect((await add(p.manager, id, 'Late')).error?.code).toBe('REQUISITION_CLOSED')
})
