import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { employees } from '../../server/tables/employees.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { cities, departments, positionTypes } from '../../server/tables/reference.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { clients, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { received } from '../secrets.ts'
import { type Clients, PASSWORD, registered } from './onTheWay.ts'

type NewEmployee = components['schemas']['NewEmployee']
const t = await testApp()
const today = todayIn(t.app.settings)
let officer: Clients
let manager: Clients
let department: number
let type: { id: number; name: string }
let city: number
beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
  department = (await t.db.select().from(departments).orderBy(departments.id).limit(1))[0]!.id
  type = (await t.db.select().from(positionTypes).orderBy(positionTypes.id).limit(1))[0]!
  city = (await t.db.select().from(cities).orderBy(cities.id).limit(1))[0]!.id
})

const person = (email: string, change: Partial<NewEmployee> = {}): NewEmployee => ({
  ...{ firstName: ' Ines ', lastName: 'Kova', email, jobTitle: 'Ward clerk', employmentStartDate: today, invite: false },
  ...{ departmentId: department, jobPositionTypeId: type.id, cityId: city, managerId: null, ...change },
})
const add = (who: Clients, email: string, change?: Partial<NewEmployee>) => who.recruitment.POST('/employee/create', { body: person(email, change) })
const added = async (email: string, change?: Partial<NewEmployee>, who = officer) => must(await add(who, email, change)).responseData.id
const get = async (who: Clients, employeeId: number) => must(await who.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } } })).data
const mailsTo = (email: string) => t.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(desc(outbox.id))
const accountAt = async (email: string) => (await t.db.select().from(accounts).where(eq(accounts.email, email)))[0]
const countOf = async () => (await t.db.select({ total: sql<number>`count(*)::int` }).from(employees))[0]!.total

test('somebody who starts today is active at once, with a position, an account, a place in list and chart, and no recruitment', async () => {
  const id = await added('Ines.Kova@sample.example')
  const record = await get(officer, id)
  expect(record).toMatchObject({
    ...{ status: 'active', approved: true, contract: null, employmentStartDate: today, recordCompletedAt: null },
    personalDetails: { firstName: 'Ines', lastName: 'Kova', email: 'Ines.Kova@sample.example' },
    position: { jobTitle: 'Ward clerk', departmentId: department, jobPositionType: type.name, cityId: city, fromDay: today, managerId: null },
  })
  expect(record.position.city).toMatch(/, /)
  const list = must(await officer.recruitment.POST('/employee/criteria', { body: { search: 'ines kova' } }))
  expect(list.responseDataList).toMatchObject([
    { employeeId: id, applicantId: null, applicantEmail: 'Ines.Kova@sample.example', jobPositionType: type.name, industry: null, status: 'active' },
  ])
  const byEmail = { columns: ['applicantEmail'], operators: ['STR_CONTAIN' as const], values: ['ines.kova@'], sort: 'applicantEmail' }
  expect(must(await officer.recruitment.POST('/employee/criteria', { body: byEmail })).responseDataList.map((one) => one.employeeId)).toEqual([id])
  const chart = must(await officer.recruitment.GET('/employee/org-chart', { params: { query: { size: 100 } } }))
  expect(chart.responseDataList.map((one) => one.id)).toContain(id)
  const path = { params: { path: { employeeId: id } } }
  expect(must(await officer.recruitment.GET('/employee/positions/{employeeId}', path)).responseDataList).toMatchObject([
    { fromDay: today, jobTitle: 'Ward clerk', jobPositionType: type.name, by: 'Owen Marsh' },
  ])
  expect(await accountAt('ines.kova@sample.example')).toMatchObject({ roles: ['Employee'], status: 'invited', name: 'Ines Kova' })
  // Nobody was asked to write.
  expect(await mailsTo('ines.kova@sample.example')).toEqual([])
  const log = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, id)))
    .orderBy(auditLog.id)
  expect(log.map(({ action, requisitionId, actorName }) => [action, requisitionId, actorName])).toEqual([
    ['create', null, 'Owen Marsh'],
    ['convert', null, 'Owen Marsh'],
  ])
})

test('somebody who starts later is invited, fills in the own record without a contract, and is converted without one', async () => {
  const email = 'late@sample.example'
  const id = await added(email, { employmentStartDate: daysAfter(today, 20), invite: true })
  expect(await get(officer, id)).toMatchObject({ status: 'onboarding', approved: false })
  const [mail] = await mailsTo(email)
  expect(mail!.event).toBe('INVITATION')
  const { code } = await received(t, mail!)
  must(await t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } }))
  const me = clients(t.address, await t.signIn(email, PASSWORD))
  expect(must(await me.recruitment.GET('/employee/own')).data.employeeId).toBe(id)
  const own = await get(me, id)
  expect(own).toMatchObject({ mayEdit: true, masked: false, contract: null })
  const params = { params: { path: { employeeId: id } } }
  const address = { street: '1 Elm Road', city: 'Geelong', state: 'Victoria', postcode: '3220', country: 'Australia' }
  const personalDetails = { ...own.personalDetails, birthDate: '1990-03-31', personalPhone: '0412 345 678', physicalAddress: address }
  const one = must(await me.recruitment.POST('/employee/update/{employeeId}', { ...params, body: { version: own.version, personalDetails } })).data
  expect(one.recordCompletedAt).toBeNull()
  const contactOne = { name: 'Sam Kova', relation: 'Brother', phone: '0400 111 222', email: '' }
  const bankDetail = { accountName: 'Ines Kova', bankCode: '063-000', accountNumber: '12345678' }
  const whole = must(await me.recruitment.POST('/employee/update/{employeeId}', { ...params, body: { version: one.version, contactOne, bankDetail } })).data
  // What nobody can begin without is there, so the record is finished without a word.
  expect(whole.recordCompletedAt).not.toBeNull()
  const moves = must(await officer.recruitment.GET('/employee/transitions/{id}', { params: { path: { id } } })).data
  expect(moves.find(({ event }) => event === 'convert')).toMatchObject({ allowed: true, status: 'active' })
  must(await officer.recruitment.POST('/employee/change-status', { body: { id, status: 'active', version: whole.version } }))
  expect(await get(officer, id)).toMatchObject({ status: 'active', approved: true, employmentStartDate: daysAfter(today, 20) })
  expect((await mailsTo(email))[0]).toMatchObject({ event: 'WELCOME', applicationId: null, requisitionId: null })
})

test('who was added without an invitation is invited later, three times an hour at most, and no more once a password is there', async () => {
  const email = 'uninvited@sample.example'
  const id = await added(email)
  const invite = () => officer.recruitment.POST('/employee/invite/{employeeId}', { params: { path: { employeeId: id } } })
  expect((await get(officer, id)).mayInvite).toBe(true)
  expect((await Promise.all([invite(), invite(), invite()])).map(({ response }) => response.status)).toEqual([200, 200, 200])
  const often = await invite()
  expect([often.response.status, often.error?.code]).toEqual([429, 'TOO_MANY_TRIES'])
  const [mail, ...before] = await mailsTo(email)
  expect(before).toHaveLength(2)
  const { code } = await received(t, mail!)
  must(await t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } }))
  const me = clients(t.address, await t.signIn(email, PASSWORD))
  expect([(await get(me, id)).mayInvite, (await get(officer, id)).mayInvite]).toEqual([false, false])
  expect((await invite()).error?.code).toBe('NOT_INVITED')
  expect((await me.recruitment.POST('/employee/invite/{employeeId}', { params: { path: { employeeId: id } } })).response.status).toBe(403)
  const leaving = await added('has.left@sample.example')
  const { version } = await get(manager, leaving)
  must(await manager.recruitment.POST('/employee/change-status', { body: { id: leaving, status: 'ended', version, reason: 'Moved' } }))
  expect((await get(manager, leaving)).mayInvite).toBe(false)
  const gone = await manager.recruitment.POST('/employee/invite/{employeeId}', { params: { path: { employeeId: leaving } } })
  expect(gone.error?.code).toBe('NOT_INVITED')
})

test('nobody is there twice: the address leads to who has it, and two who add the same person at once add one', async () => {
  const id = await added('twice@sample.example')
  const before = await countOf()
  const { error, response } = await add(officer, 'TWICE@sample.example', { firstName: 'Other' })
  expect([response.status, error]).toMatchObject([
    409,
    {
      code: 'EMPLOYEE_EXISTS',
      existing: { id, name: 'Ines Kova' },
      errors: [{ field: 'email', message: expect.stringContaining('Ines Kova works here already') }],
    },
  ])
  const both = await Promise.all([add(officer, 'race@sample.example'), add(manager, 'race@sample.example')])
  expect(both.map(({ response }) => response.status).sort()).toEqual([200, 409])
  expect(await countOf()).toBe(before + 1)
  // Whoever has left may come back.
  const { version } = await get(manager, id)
  must(await manager.recruitment.POST('/employee/change-status', { body: { id, status: 'ended', version, reason: 'Moved' } }))
  const back = await added('twice@sample.example')
  expect(back).not.toBe(id)
  const [old, again] = await t.db
    .select({ accountId: employees.accountId })
    .from(employees)
    .where(eq(employees.email, 'twice@sample.example'))
    .orderBy(employees.id)
  expect(again).toEqual(old)
})

test('an account that is there is linked and not doubled; one of the recruiting team only on purpose and by a manager', async () => {
  const { applicant, me } = await registered(t)
  const id = await added(applicant.email, { invite: true })
  const account = (await accountAt(applicant.email.toLowerCase()))!
  expect(account.roles).toEqual(['Applicant', 'Employee'])
  expect((await t.db.select().from(employees).where(eq(employees.id, id)))[0]).toMatchObject({ accountId: account.id, applicantId: null })
  expect((await mailsTo(applicant.email))[0]).toMatchObject({ event: 'WELCOME' })
  // The new role ends the session; the password stays.
  expect((await me.recruitment.GET('/employee/own')).response.status).toBe(401)
  const anew = clients(t.address, await t.signIn(applicant.email, PASSWORD))
  expect(must(await anew.recruitment.GET('/employee/own')).data.employeeId).toBe(id)

  const staff = 'officer@threshold.test'
  const before = await accountAt(staff)
  expect((await add(officer, staff, { linkAccount: true })).error).toMatchObject({ code: 'ACCOUNT_OF_STAFF', errors: [{ field: 'email' }] })
  expect((await add(manager, staff)).error).toMatchObject({ code: 'ACCOUNT_OF_STAFF', errors: [{ field: 'linkAccount' }] })
  const ofStaff = await added(staff, { linkAccount: true }, manager)
  expect(await accountAt(staff)).toEqual(before)
  expect(must(await officer.recruitment.GET('/employee/own')).data.employeeId).toBe(ofStaff)
  const [row] = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, ofStaff), eq(auditLog.action, 'create')))
  expect(row!.after).toMatchObject({ linkedAccount: staff })
})

test('what does not fit is told by its field, and nothing is half-written', async () => {
  const [before, people] = [await countOf(), (await t.db.select().from(accounts)).length]
  const fields = async (change: Partial<NewEmployee>) => {
    const { error } = await add(officer, 'wrong@sample.example', change)
    return error?.errors?.map(({ field }) => field)
  }
  expect(await fields({ firstName: ' ', lastName: '', jobTitle: '  ', employmentStartDate: '0206-01-01' })).toEqual([
    'firstName',
    'lastName',
    'jobTitle',
    'employmentStartDate',
  ])
  expect(await fields({ departmentId: 2_000_000_000 })).toEqual(['departmentId'])
  expect(await fields({ jobPositionTypeId: 2_000_000_000 })).toEqual(['jobPositionTypeId'])
  expect(await fields({ email: 'no address' })).toEqual(['email'])
  expect((await add(officer, 'wrong@sample.example', { managerId: 2_000_000_000 })).response.status).toBe(404)
  const gone = await added('gone@sample.example')
  const { version } = await get(manager, gone)
  must(await manager.recruitment.POST('/employee/change-status', { body: { id: gone, status: 'ended', version, reason: 'Moved' } }))
  expect(await fields({ managerId: gone })).toEqual(['managerId'])
  expect([await countOf(), (await t.db.select().from(accounts)).length]).toEqual([before + 1, people + 1])
  expect((await add(await t.as('employee'), 'wrong@sample.example')).response.status).toBe(403)
})

test('a position has a type and a city of its own, which a change leaves alone unless it says so', async () => {
  const id = await added('place@sample.example')
  const boss = await added('boss@sample.example')
  const path = { params: { path: { employeeId: id } } }
  const { version } = await get(officer, id)
  const body = { version, fromDay: today, jobTitle: 'Clerk', departmentId: null, managerId: boss }
  const placed = must(await officer.recruitment.POST('/employee/position/{employeeId}', { ...path, body })).data
  expect(placed.position).toMatchObject({ jobPositionTypeId: type.id, cityId: city, managerId: boss })
  const moved = { ...body, version: placed.version, jobPositionTypeId: null, cityId: null }
  const { data } = must(await officer.recruitment.POST('/employee/position/{employeeId}', { ...path, body: moved }))
  expect(data.position).toMatchObject({ jobPositionType: null, city: null })
  const nowhere = { ...moved, version: data.version, cityId: 2_000_000_000 }
  expect((await officer.recruitment.POST('/employee/position/{employeeId}', { ...path, body: nowhere })).error?.errors?.[0]?.field).toBe('cityId')
})

test('the database keeps no half of a recruitment', async () => {
  const id = await added('half@sample.example')
  const [hired] = await t.db.select().from(employees).where(sql`${employees.requisitionId} is not null`).limit(1)
  const requisitionId = hired?.requisitionId ?? sql`(select min(id) from requisitions)`
  await expect(
    t.db
      .update(employees)
      .set({ requisitionId: requisitionId as number })
      .where(eq(employees.id, id)),
  ).rejects.toThrow()
})

test('who starts later is given the tasks of whoever comes, the officer’s by who added them; who works here already is given none', async () => {
  const body = { departmentIds: [], jobPositionTypeIds: [], ownerAccountId: null, description: '' }
  for (const [name, owner, dueDays] of [
    ['Send a photo', 'NEW_HIRE', -3],
    ['Plan the first week', 'OFFICER', 0],
  ] as const)
    must(await manager.recruitment.POST('/task-template', { body: { ...body, name, owner, dueDays } }))
  const tasksOf = async (employeeId: number) =>
    must(await manager.recruitment.GET('/task/of-employee/{employeeId}', { params: { path: { employeeId } } })).responseDataList
  const start = daysAfter(today, 20)
  const later = await added('later@sample.example', { employmentStartDate: start })
  expect((await tasksOf(later)).map(({ name, dueOn, ownerName }) => [name, dueOn, ownerName])).toEqual([
    ['Send a photo', daysAfter(start, -3), 'Ines Kova'],
    ['Plan the first week', start, 'Owen Marsh'],
  ])
  expect(await tasksOf(await added('already@sample.example'))).toEqual([])
})
