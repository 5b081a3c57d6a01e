import { and, desc, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { employees } from '../../server/tables/employees.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { departments } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { dayFromNow, must } from '../applications/candidates.ts'
import { type Clients, registered, signed } from './onTheWay.ts'

const t = await testApp()
const today = todayIn(t.app.settings)
let officer: Clients
let manager: Clients
let department: { id: number; name: string }
beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
  department = (await t.db.select().from(departments).orderBy(departments.id).limit(1))[0]!
})

const at = (employeeId: number) => ({ params: { path: { employeeId } } })
const get = async (who: Clients, id: number) => must(await who.recruitment.GET('/employee/get/{employeeId}', at(id))).data
type Place = { jobTitle?: string; departmentId?: number | null; managerId?: number | null; fromDay?: string }
async function place(who: Clients, id: number, change: Place) {
  const { version, position } = await get(manager, id)
  const { jobTitle, departmentId, managerId } = position
  return who.recruitment.POST('/employee/position/{employeeId}', {
    ...at(id),
    body: { version, jobTitle, departmentId, managerId, fromDay: today, ...change },
  })
}
const history = async (who: Clients, id: number) => must(await who.recruitment.GET('/employee/positions/{employeeId}', at(id))).responseDataList
const began = (id: number, fromDay: string) => t.db.execute(`update employee_positions set from_day = '${fromDay}' where employee_id = ${id}`)
async function level(managerId?: number) {
  const query = { size: 100 as const, ...(managerId && { managerId }) }
  return must(await officer.recruitment.GET('/employee/org-chart', { params: { query } })).responseDataList
}
const fault = async (answer: ReturnType<typeof place>) => (await answer).error?.errors?.[0]?.field

test('begins as the contract says, and is changed from a day on, with its history', async () => {
  const { me, employeeId } = await signed(t)
  const chief = (await signed(t)).employeeId
  expect((await get(me, employeeId)).position).toMatchObject({ jobTitle: 'Registered nurse', managerId: null, fromDay: '2099-01-11' })
  expect(await fault(place(officer, employeeId, { fromDay: today }))).toBe('fromDay')
  await began(employeeId, '2020-01-01')
  const saved = must(await place(officer, employeeId, { jobTitle: ' Nurse unit manager ', departmentId: department.id, managerId: chief }))
  expect(saved.data.position).toEqual({
    ...{ jobTitle: 'Nurse unit manager', departmentId: department.id, department: department.name },
    ...{ managerId: chief, managerName: 'Leila Haddad', fromDay: today },
    ...{ jobPositionTypeId: null, jobPositionType: null, cityId: null, city: null },
  })
  expect(await history(me, employeeId)).toEqual([
    expect.objectContaining({ fromDay: today, jobTitle: 'Nurse unit manager', department: department.name, managerName: 'Leila Haddad', by: 'Owen Marsh' }),
    expect.objectContaining({ fromDay: '2020-01-01', jobTitle: 'Registered nurse', managerName: null }),
  ])
  must(await place(manager, employeeId, { jobTitle: 'Deputy unit manager' }))
  expect((await history(officer, employeeId)).map(({ jobTitle, by }) => [jobTitle, by])).toEqual([
    ['Deputy unit manager', 'Mara Ellison'],
    ['Registered nurse', expect.any(String)],
  ])
  const [row] = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, employeeId), eq(auditLog.action, 'place')))
    .orderBy(desc(auditLog.id))
  expect([row!.before, row!.after]).toEqual([
    expect.objectContaining({ jobTitle: 'Nurse unit manager' }),
    expect.objectContaining({ jobTitle: 'Deputy unit manager' }),
  ])
  const list = must(
    await officer.recruitment.POST('/employee/criteria', { body: { columns: ['orgDeptName'], operators: ['STR_CONTAIN'], values: [department.name] } }),
  )
  expect(list.responseDataList.map((one) => one.employeeId)).toContain(employeeId)
  const found = must(await officer.recruitment.POST('/employee/criteria', { body: { search: department.name } }))
  expect(found.responseDataList.map((one) => one.employeeId)).toContain(employeeId)
})

test('what does not fit is told by its field, and nobody else writes or reads it', async () => {
  const { me, employeeId } = await signed(t)
  await began(employeeId, '2026-01-10')
  expect(await fault(place(officer, employeeId, { jobTitle: ' ' }))).toBe('jobTitle')
  expect(await fault(place(officer, employeeId, { fromDay: '2026-01-09' }))).toBe('fromDay')
  expect(await fault(place(officer, employeeId, { fromDay: dayFromNow(3) }))).toBe('fromDay')
  expect(await fault(place(officer, employeeId, { departmentId: 2_000_000 }))).toBe('departmentId')
  expect(await fault(place(officer, employeeId, { managerId: employeeId }))).toBe('managerId')
  expect((await place(officer, employeeId, { managerId: 2_000_000 })).response.status).toBe(404)
  expect((await place(me, employeeId, { jobTitle: 'Director' })).response.status).toBe(403)
  const { me: another } = await registered(t)
  expect((await another.recruitment.GET('/employee/positions/{employeeId}', at(employeeId))).response.status).toBe(404)
  const stale = { version: 99, jobTitle: 'x', departmentId: null, managerId: null, fromDay: today }
  expect((await officer.recruitment.POST('/employee/position/{employeeId}', { ...at(employeeId), body: stale })).error?.code).toBe('STALE_VERSION')
})

test('nobody reports to somebody below, not even when both are changed at once', async () => {
  const [one, two, three] = [(await signed(t)).employeeId, (await signed(t)).employeeId, (await signed(t)).employeeId]
  for (const id of [one, two, three]) await began(id, '2020-01-01')
  must(await place(officer, two, { managerId: one }))
  must(await place(officer, three, { managerId: two }))
  expect(await fault(place(officer, one, { managerId: three }))).toBe('managerId')
  must(await place(officer, two, { managerId: null }))
  must(await place(officer, three, { managerId: null }))
  const both = await Promise.all([place(officer, one, { managerId: two }), place(manager, two, { managerId: one })])
  expect(both.map(({ response }) => response.status).sort()).toEqual([200, 400])
})

test('the chart shows one level at a time, those with reports first; whose manager has left stands at the top', async () => {
  const [chief, deputy, nurse] = [(await signed(t)).employeeId, (await signed(t)).employeeId, (await signed(t)).employeeId]
  for (const id of [chief, deputy, nurse]) await began(id, '2020-01-01')
  must(await place(officer, deputy, { managerId: chief }))
  must(await place(officer, nurse, { managerId: deputy }))
  const roots = await level()
  expect(roots.find(({ id }) => id === chief)).toMatchObject({ name: 'Leila Haddad', jobTitle: 'Registered nurse', status: 'onboarding', reports: 1 })
  expect(roots.map(({ id }) => id)).not.toContain(deputy)
  const withReports = roots.map(({ reports }) => reports > 0)
  expect(withReports).toEqual([...withReports].sort((a, b) => Number(b) - Number(a)))
  expect((await level(chief)).map(({ id, reports }) => [id, reports])).toEqual([[deputy, 1]])
  expect((await level(deputy)).map(({ id, reports }) => [id, reports])).toEqual([[nurse, 0]])
  await t.db
    .update(employees)
    .set({ status: 'ended' })
    .where(inArray(employees.id, [chief]))
  const now = (await level()).map(({ id }) => id)
  expect(now).toContain(deputy)
  expect(now).not.toContain(chief)
  expect((await officer.recruitment.GET('/employee/org-chart', { params: { query: { managerId: 2_000_000 } } })).response.status).toBe(404)
})

test('what is open and the manager’s to do is given to the new manager', async () => {
  const { employeeId } = await signed(t)
  const chief = (await signed(t)).employeeId
  const [{ accountId } = { accountId: 0 }] = await t.db.select().from(employees).where(eq(employees.id, chief))
  const add = async (name: string, owner: 'MANAGER' | 'OFFICER') =>
    must(await officer.recruitment.POST('/task/of-employee/{employeeId}', { ...at(employeeId), body: { name, owner, dueOn: today } })).responseData.id
  const [laptop, week, badge] = [await add('Laptop', 'MANAGER'), await add('First week', 'MANAGER'), await add('Badge', 'OFFICER')]
  const owners = async () =>
    Object.fromEntries(
      must(await officer.recruitment.GET('/task/of-employee/{employeeId}', at(employeeId))).responseDataList.map(({ id, ownerAccountId }) => [
        id,
        ownerAccountId,
      ]),
    )
  must(await officer.recruitment.POST('/task/change-status', { body: { id: laptop, status: 'done', version: 1 } }))
  await began(employeeId, '2020-01-01')
  const before = await owners()
  must(await place(officer, employeeId, { managerId: chief }))
  expect(await owners()).toEqual({ ...before, [week]: accountId })
  const ofTask = and(eq(auditLog.entity, 'task'), eq(auditLog.action, 'save'), inArray(auditLog.entityId, [laptop, week, badge]))
  const rows = await t.db.select().from(auditLog).where(ofTask)
  expect(rows.map(({ entityId, after }) => [entityId, after])).toEqual([[week, expect.objectContaining({ ownerName: 'Leila Haddad' })]])
  // Without a manager it is whoever raised the requisition, as at first.
  must(await place(officer, employeeId, { managerId: null }))
  expect(await owners()).toEqual(before)
})
