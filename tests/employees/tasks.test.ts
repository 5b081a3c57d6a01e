import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tellOverdueTasks } from '../../server/employees/tasks/tellOverdueTasks.ts'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { employees } from '../../server/tables/employees.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { departments, positionTypes } from '../../server/tables/reference.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { taskTemplates } from '../../server/tables/tasks.ts'
import type { components as common } from '../../src/api/common.gen.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { clients, testApp } from '../app.ts'
import { accountId, must } from '../applications/candidates.ts'
import { type Clients, PASSWORD, registered, signed } from './onTheWay.ts'

type Schemas = components['schemas']
type Criteria = common['schemas']['Criteria']
type Operator = common['schemas']['Operator']
const t = await testApp()
const today = todayIn(t.app.settings)
let officer: Clients
let manager: Clients
beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
})
// Whoever signs in the next test is given what that test says.
afterEach(() => t.db.update(taskTemplates).set({ retired: true }))

const of = (employeeId: number) => ({ params: { path: { employeeId } } })
const template = async (body: Partial<Schemas['SaveTaskTemplate']> & { name: string }) =>
  must(await officer.recruitment.POST('/task-template', { body: { owner: 'NEW_HIRE', dueDays: 0, ...body } })).responseData.id
const tasksOf = async (employeeId: number, who = officer) => must(await who.recruitment.GET('/task/of-employee/{employeeId}', of(employeeId))).responseDataList
const add = async (employeeId: number, body: Partial<Schemas['SaveTask']> = {}) =>
  must(
    await officer.recruitment.POST('/task/of-employee/{employeeId}', {
      ...of(employeeId),
      body: { name: 'Order a badge', owner: 'OFFICER', dueOn: today, ...body },
    }),
  ).responseData.id
const task = async (id: number, who = manager) =>
  must(await who.recruitment.POST('/task/criteria', { body: { columns: ['id'], operators: ['NUM_EQUAL'], values: [String(id)] } })).responseDataList[0]!
async function change(id: number, status: Schemas['Task']['status'], { who = officer, reason }: { who?: Clients; reason?: string } = {}) {
  const { version } = await task(id)
  return who.recruitment.POST('/task/change-status', { body: { id, status, version, ...(reason && { reason }) } })
}
const record = async (id: number) => must(await manager.recruitment.GET('/employee/get/{employeeId}', of(id))).data
const moveStart = async (id: number, startDay: string, who = officer) =>
  who.recruitment.POST('/employee/start-day/{employeeId}', { ...of(id), body: { startDay, version: (await record(id)).version } })

describe('whoever signs a contract', () => {
  test('is given a task of each template that fits the department and the position, each with its owner and day', async () => {
    const [mine, other] = await t.db.select().from(departments).orderBy(departments.id).limit(2)
    const types = await t.db.select().from(positionTypes).orderBy(positionTypes.id).limit(2)
    const clerk = await accountId(t, 'manager@threshold.test')
    await template({ name: 'Send a photo', dueDays: -3, description: 'For the badge' })
    await template({ name: 'Order a laptop', owner: 'MANAGER', dueDays: -10, departmentIds: [mine!.id] })
    await template({ name: 'Plan the first week', owner: 'OFFICER', jobPositionTypeIds: [types[0]!.id] })
    await template({ name: 'Open the door', owner: 'NAMED', ownerAccountId: clerk, dueDays: 7 })
    await template({ name: 'Never theirs', departmentIds: [other!.id] })
    await template({ name: 'Not for this position', departmentIds: [mine!.id], jobPositionTypeIds: [types[1]!.id] })
    const { employeeId } = await signed(t, ({ requisition }) =>
      t.db.update(requisitions).set({ departmentId: mine!.id, jobPositionTypeId: types[0]!.id }).where(eq(requisitions.id, requisition.id)),
    )
    const { employmentStartDate } = await record(employeeId)
    const start = employmentStartDate!
    const [{ ownerId } = { ownerId: 0 }] = await t.db
      .select({ ownerId: requisitions.ownerId })
      .from(requisitions)
      .innerJoin(employees, eq(employees.requisitionId, requisitions.id))
      .where(eq(employees.id, employeeId))
    expect(
      (await tasksOf(employeeId)).map(({ name, owner, dueOn, ownerAccountId, description, status }) => [
        name,
        owner,
        dueOn,
        ownerAccountId,
        description,
        status,
      ]),
    ).toEqual([
      ['Order a laptop', 'MANAGER', daysAfter(start, -10), ownerId, null, 'open'],
      ['Send a photo', 'NEW_HIRE', daysAfter(start, -3), expect.any(Number), 'For the badge', 'open'],
      ['Plan the first week', 'OFFICER', start, await accountId(t, 'officer@threshold.test'), null, 'open'],
      ['Open the door', 'NAMED', daysAfter(start, 7), clerk, null, 'open'],
    ])
    const rows = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'task'), eq(auditLog.action, 'create')))
    expect(rows.filter(({ after }) => (after as { name: string }).name === 'Order a laptop')).toHaveLength(1)
  })

  test('reads and ticks off the own tasks, and no others', async () => {
    await template({ name: 'Send a photo' })
    await template({ name: 'Order a laptop', owner: 'OFFICER' })
    const { applicant, employeeId } = await signed(t)
    const me = clients(t.address, await t.signIn(applicant.email, PASSWORD))
    const token = must(await me.recruitment.GET('/task/of-employee/{employeeId}', of(employeeId))).responseDataList
    expect(token.map(({ name, mine, transitions }) => [name, mine, transitions.filter(({ allowed }) => allowed).map(({ event }) => event)])).toEqual([
      ['Send a photo', true, ['complete']],
    ])
    const [photo] = token
    const laptop = (await tasksOf(employeeId)).find(({ name }) => name === 'Order a laptop')!
    expect((await change(laptop.id, 'done', { who: me })).response.status).toBe(404)
    const done = must(await change(photo!.id, 'done', { who: me })).data
    expect(done).toMatchObject({ status: 'done', doneBy: 'Leila Haddad', overdue: false })
    expect((await change(photo!.id, 'not needed', { who: me, reason: 'Because' })).response.status).toBe(409)
    expect(must(await change(photo!.id, 'open', { who: me })).data).toMatchObject({ status: 'open', doneAt: null, doneBy: null })
    expect((await change(photo!.id, 'not needed', { who: me, reason: 'Because' })).response.status).toBe(403)
    const { me: another } = await registered(t)
    expect((await another.recruitment.GET('/task/of-employee/{employeeId}', of(employeeId))).response.status).toBe(404)
  })
})

describe('moving the first day', () => {
  test('moves what is open and counts from it; what is done and what has a day of its own stays', async () => {
    for (const [name, dueDays] of [
      ['Send a photo', -3],
      ['Order a laptop', -10],
      ['Meet the team', 1],
    ] as const)
      await template({ name, dueDays, owner: 'OFFICER' })
    const { me, employeeId } = await signed(t)
    const own = await add(employeeId, { name: 'A day of its own', dueOn: '2099-05-05' })
    const by = async () => Object.fromEntries((await tasksOf(employeeId)).map(({ name, id, dueOn, version }) => [name, { id, dueOn, version }]))
    const before = await by()
    must(await change(before['Order a laptop']!.id, 'done'))
    must(await officer.recruitment.PUT('/task/{id}', { params: { path: { id: before['Meet the team']!.id } }, body: { version: 1, dueOn: '2099-06-06' } }))
    const saved = must(await moveStart(employeeId, '2099-02-01'))
    expect(saved.data).toMatchObject({ employmentStartDate: '2099-02-01', position: { fromDay: '2099-02-01' } })
    expect(
      Object.entries(await by())
        .map(([name, { dueOn }]) => [name, dueOn])
        .toSorted(),
    ).toEqual([
      ['A day of its own', '2099-05-05'],
      ['Meet the team', '2099-06-06'],
      ['Order a laptop', before['Order a laptop']!.dueOn],
      ['Send a photo', '2099-01-29'],
    ])
    expect((await task(own)).version).toBe(1)
    const rows = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'task'), eq(auditLog.action, 'move')))
    expect(rows.filter(({ entityId }) => entityId === before['Send a photo']!.id).map(({ after }) => after)).toEqual([{ dueOn: '2099-01-29' }])
    for (const [startDay, day] of [
      ['0001-01-02', '0001-01-01'],
      ['9999-12-31', '9999-12-28'],
    ] as const) {
      must(await moveStart(employeeId, startDay))
      expect((await by())['Send a photo']!.dueOn).toBe(day)
    }
    expect((await moveStart(employeeId, '2099-02-31')).error?.errors?.[0]?.field).toBe('startDay')
    expect((await moveStart(employeeId, '2099-03-01', me)).response.status).toBe(403)
    const stale = await officer.recruitment.POST('/employee/start-day/{employeeId}', { ...of(employeeId), body: { startDay: '2099-03-01', version: 99 } })
    expect(stale.error?.code).toBe('STALE_VERSION')
  })

  test('whoever leaves has nothing left to do, and nothing is opened again', async () => {
    await template({ name: 'Send a photo' })
    await template({ name: 'Order a laptop' })
    const { employeeId } = await signed(t)
    const [first, second] = await tasksOf(employeeId)
    must(await change(first!.id, 'done'))
    const { version } = await record(employeeId)
    must(await manager.recruitment.POST('/employee/change-status', { body: { id: employeeId, status: 'ended', version, reason: 'Went elsewhere' } }))
    expect((await tasksOf(employeeId)).map(({ id, status, reason }) => [id, status, reason]).toSorted()).toEqual([
      [first!.id, 'done', null],
      [second!.id, 'not needed', 'Went elsewhere'],
    ])
    expect((await change(second!.id, 'open')).error).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
      message: 'The employment has ended. A task of it is not opened again.',
    })
    const late = await officer.recruitment.POST('/task/of-employee/{employeeId}', { ...of(employeeId), body: { name: 'Late', owner: 'OFFICER', dueOn: today } })
    expect(late.error?.code).toBe('EMPLOYMENT_HAS_ENDED')
  })
})

describe('HR', () => {
  test('adds, hands over, changes and cancels with a reason; what does not fit is told by its field', async () => {
    const { employeeId } = await signed(t)
    const id = await add(employeeId)
    const put = (body: Omit<Schemas['UpdateTask'], 'version'>, version = 1) =>
      officer.recruitment.PUT('/task/{id}', { params: { path: { id } }, body: { ...body, version } })
    const fault = async (call: ReturnType<typeof put>) => (await call).error?.errors?.[0]?.field
    expect(await fault(put({ name: '  ' }))).toBe('name')
    expect(await fault(put({ dueOn: '2099-02-31' }))).toBe('dueOn')
    expect(await fault(put({ owner: 'NAMED' }))).toBe('ownerAccountId')
    expect(await fault(put({ owner: 'NAMED', ownerAccountId: 2_000_000 }))).toBe('ownerAccountId')
    const { applicant } = await registered(t)
    expect(await fault(put({ owner: 'NAMED', ownerAccountId: await accountId(t, applicant.email) }))).toBe('ownerAccountId')
    const employee = await accountId(t, 'employee@threshold.test')
    const saved = must(await put({ owner: 'NAMED', ownerAccountId: employee, name: ' Order two badges ', dueOn: '2099-01-02' })).data
    expect(saved).toMatchObject({ name: 'Order two badges', owner: 'NAMED', ownerAccountId: employee, dueOn: '2099-01-02', version: 2 })
    expect((await put({ name: 'Stale' })).error?.code).toBe('STALE_VERSION')
    expect(await fault(change(id, 'not needed') as never)).toBe('reason')
    expect(must(await change(id, 'not needed', { reason: 'There is one' })).data).toMatchObject({ status: 'not needed', reason: 'There is one' })
    expect((await put({ name: 'Too late' }, 3)).error).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
      message: 'This is not possible while the task is "not needed".',
    })
    expect(must(await change(id, 'open')).data).toMatchObject({ status: 'open', reason: null })
  })

  test('lists the tasks of everybody, others their own, by what is asked', async () => {
    const { employeeId } = await signed(t)
    const employee = await t.as('employee')
    const late = await add(employeeId, {
      name: 'Zebra late',
      owner: 'NAMED',
      ownerAccountId: await accountId(t, 'employee@threshold.test'),
      dueOn: daysAfter(today, -2),
    })
    const soon = await add(employeeId, { name: 'Zebra soon', dueOn: daysAfter(today, 2) })
    const done = await add(employeeId, { name: 'Zebra done', dueOn: daysAfter(today, -9) })
    must(await change(done, 'done'))
    const found = async (body: Criteria, who = officer) =>
      must(await who.recruitment.POST('/task/criteria', { body: { search: 'Zebra', ...body } })).responseDataList.map(({ id }) => id)
    const by = (column: string, operator: Operator, value: string): Criteria => ({ columns: [column], operators: [operator], values: [value] })
    expect(await found({ sort: 'toDoBy' })).toEqual([late, soon, done])
    expect(await found(by('overdue', 'SEL_EQUAL', 'true'))).toEqual([late])
    expect(await found({ ...by('overdue', 'SEL_EQUAL', 'false'), sort: 'id' })).toEqual([soon, done])
    expect(await found(by('overdue', 'SEL_EQUAL', 'constructor'))).toEqual([])
    expect(await found(by('status', 'SEL_EQUAL', 'done'))).toEqual([done])
    expect(await found({ ...by('mine', 'SEL_EQUAL', 'true'), sort: 'name' })).toEqual([done, soon])
    expect(await found({ ...by('personName', 'STR_CONTAIN', 'haddad'), sort: '-name' })).toEqual([soon, late, done])
    expect(await found(by('ownerName', 'STR_CONTAIN', 'Owen'))).toEqual([done, soon])
    expect(await found({}, employee)).toEqual([late])
    expect((await change(soon, 'done', { who: employee })).response.status).toBe(404)
    expect(must(await change(late, 'done', { who: employee })).data.doneBy).toBeTruthy()
    const show = (['name', 'personName', 'status'] as const).map((column) => ({ column, heading: column }))
    const file = await officer.recruitment.POST('/task/export', { body: { format: 'csv', criteria: { search: 'Zebra' }, show }, parseAs: 'text' })
    expect(file.data).toContain('Zebra soon')
  })

  test('keeps the templates in order, and what is retired is given to nobody', async () => {
    const [one, two] = [await template({ name: 'One' }), await template({ name: 'Two', owner: 'MANAGER', dueDays: -2 })]
    must(await officer.recruitment.POST('/task-template/reorder', { body: { ids: [two, one] } }))
    const used = async () => must(await officer.recruitment.GET('/task-template')).responseDataList.filter(({ retired }) => !retired)
    expect((await used()).map(({ name }) => name)).toEqual(['Two', 'One'])
    const put = (body: Omit<Schemas['UpdateTaskTemplate'], 'version'>, version = 1) =>
      officer.recruitment.PUT('/task-template/{id}', { params: { path: { id: one } }, body: { ...body, version } })
    const employee = await accountId(t, 'employee@threshold.test')
    must(await put({ name: 'First', owner: 'NAMED', ownerAccountId: employee, dueDays: 5, description: 'Soon' }))
    expect((await used())[1]).toMatchObject({ name: 'First', ownerAccountId: employee, dueDays: 5, description: 'Soon', departments: [], version: 2 })
    must(await put({ retired: true }, 2))
    expect((await put({ name: 'Stale' }, 2)).error?.code).toBe('STALE_VERSION')
    const { employeeId } = await signed(t)
    expect((await tasksOf(employeeId)).map(({ name }) => name)).toEqual(['Two'])
    expect((await officer.recruitment.POST('/task-template/reorder', { body: { ids: [two, 2_000_000] } })).error?.errors?.[0]?.field).toBe('ids')
  })
})

describe('what is overdue', () => {
  const mailsTo = (email: string) =>
    t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.toEmail, email), inArray(outbox.event, ['TASKS_OVERDUE'])))

  test('is told to a new employee by one mail, once for each day, also when two processes look at once', async () => {
    const { employeeId, applicant } = await signed(t)
    await add(employeeId, { name: 'Send a photo', owner: 'NEW_HIRE', dueOn: daysAfter(today, -1) })
    const second = await add(employeeId, { name: 'Read the rules', owner: 'NEW_HIRE', dueOn: daysAfter(today, -1) })
    await add(employeeId, { name: 'Not yet', owner: 'NEW_HIRE', dueOn: today })
    await Promise.all([tellOverdueTasks(t.app), tellOverdueTasks(t.app)])
    await tellOverdueTasks(t.app)
    const [mail, ...others] = await mailsTo(applicant.email)
    expect(others).toEqual([])
    expect(mail!.body).toContain('Send a photo')
    expect(mail!.body).toContain('Read the rules')
    expect(mail!.body).not.toContain('Not yet')
    must(await officer.recruitment.PUT('/task/{id}', { params: { path: { id: second } }, body: { version: 1, dueOn: daysAfter(today, -3) } }))
    await tellOverdueTasks(t.app)
    expect(await mailsTo(applicant.email)).toHaveLength(2)
  })

  test('stands in the bell of whoever does it for somebody else, until it is done', async () => {
    const { employeeId } = await signed(t)
    const id = await add(employeeId, {
      name: 'Lend a bicycle',
      owner: 'NAMED',
      ownerAccountId: await accountId(t, 'employee@threshold.test'),
      dueOn: daysAfter(today, -1),
    })
    const employee = await t.as('employee')
    const told = async (who: Clients) => must(await who.recruitment.GET('/notification')).responseDataList.filter(({ kind }) => kind === 'taskOverdue')
    expect((await told(employee)).filter((one) => one.id === id)).toMatchObject([{ title: 'Lend a bicycle', detail: 'Leila Haddad', read: false }])
    expect((await told(officer)).map((one) => one.id)).not.toContain(id)
    must(await change(id, 'done', { who: employee }))
    expect((await told(employee)).map((one) => one.id)).not.toContain(id)
  })
})
