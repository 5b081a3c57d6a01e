import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { employeePrivate, employees } from '../../server/tables/employees.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { moveTo } from '../applications/candidates.ts'
import { filled } from '../letters/case.ts'
import { type Clients, registered, signed } from './onTheWay.ts'

const t = await testApp()
let officer: Clients
let manager: Clients
beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
})

type Save = components['schemas']['SaveEmployee']
const street = { street: '12 Ryrie Street', city: 'Geelong', state: 'Victoria', postcode: '3220', country: 'Australia' }
const personalDetails: Save['personalDetails'] = {
  title: 'Ms',
  firstName: 'Leila',
  middleName: '',
  lastName: 'Haddad',
  preferredName: '',
  birthDate: '1990-03-31',
  gender: '',
  email: 'leila@sample.example',
  personalPhone: '0400 000 000',
  workPhone: '',
  physicalAddress: street,
  postalAddress: { street: '', city: '', state: '', postcode: '', country: '' },
  differentAddress: false,
}
const contactOne = { name: 'Sami Haddad', relation: 'Brother', phone: '0400 111 222', email: '' }
const bankDetail = { accountName: 'Leila Haddad', bankCode: '063-000', accountNumber: '12345678' }
const taxDetail = { taxFileNumber: '123 456 782', residency: 'RESIDENT' as const, claimsThreshold: true, studentLoanDebt: false }
const disability = { answer: 'YES' as const, adjustment: 'A chair with arms' }
const whole = { personalDetails, contactOne, bankDetail, taxDetail, disability }

const get = async (who: Clients, employeeId: number) => who.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } } })
const save = (who: Clients, contractId: number, body: Save) => who.recruitment.POST('/employee/save/{contractId}', { params: { path: { contractId } }, body })
const convert = (who: Clients, id: number, version: number) => who.recruitment.POST('/employee/change-status', { body: { id, status: 'active', version } })

describe('the own record', () => {
  test('begins with what the application knows and is saved section by section', async () => {
    const { me, contractId, employeeId } = await signed(t)
    const { data } = await get(me, employeeId)
    expect(data!.data).toMatchObject({
      masked: false,
      mayEdit: true,
      personalDetails: { firstName: 'Leila', personalPhone: '+61 400 000 000' },
      contract: { jobTitle: 'Registered nurse' },
    })
    const first = await save(me, contractId, { version: data!.data.version, personalDetails })
    expect(first.data).toMatchObject({ message: 'Successfully saved!', data: { personalDetails: { birthDate: '1990-03-31', postalAddress: street } } })
    const version = first.data!.data.version
    expect((await save(me, contractId, { version, complete: true })).error?.errors?.map(({ field }) => field)).toEqual(['contactOne', 'bankDetail'])
    const second = await save(me, contractId, { version, contactOne, bankDetail, taxDetail, disability, complete: true })
    expect(second.data!.data).toMatchObject({ recordCompletedAt: expect.any(String), bankDetail, taxDetail, disability })
    expect((await save(me, contractId, { version, contactOne })).error?.code).toBe('STALE_VERSION')
  })

  test('keeps a postal address of its own until another is given', async () => {
    const { me, contractId, employeeId } = await signed(t)
    const box = { ...street, street: 'PO Box 9' }
    const one = await save(me, contractId, { version: 1, personalDetails: { ...personalDetails, postalAddress: box, differentAddress: true } })
    expect(one.data!.data.personalDetails).toMatchObject({ postalAddress: box, differentAddress: true })
    const two = await save(me, contractId, { version: 2, personalDetails: { ...personalDetails, postalAddress: box, differentAddress: false } })
    expect(two.data!.data.personalDetails.postalAddress).toEqual(box)
    const three = await save(me, contractId, { version: 3, personalDetails })
    expect(three.data!.data.personalDetails).toMatchObject({ postalAddress: street, differentAddress: false })
    expect((await get(me, employeeId)).data!.data.version).toBe(4)
  })

  test('names each field that does not fit, and takes no field that is not asked for', async () => {
    const { me, contractId, token } = await signed(t)
    const bad = { ...personalDetails, firstName: ' ', birthDate: '2990-01-01', personalPhone: '1', physicalAddress: { ...street, street: '' } }
    const { error } = await save(me, contractId, { version: 1, personalDetails: bad, taxDetail: { ...taxDetail, taxFileNumber: '12' } })
    expect(error?.message).toBe('Failed! Make sure you filled all fields')
    expect(error?.errors?.map(({ field }) => field)).toEqual([
      'personalDetails.firstName',
      'personalDetails.birthDate',
      'personalDetails.personalPhone',
      'personalDetails.physicalAddress.street',
      'taxDetail.taxFileNumber',
    ])
    for (const extra of [{ approved: true }, { status: 'active' }, { accountId: 1 }, { personalDetails: { ...personalDetails, approved: true } }]) {
      const answer = await fetch(`${t.address}/api/v1/employee/save/${contractId}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, ...extra }),
      })
      expect(answer.status).toBe(400)
    }
  })

  test('of somebody else answers like a missing one; HR does not write it through the contract', async () => {
    const { contractId, employeeId } = await signed(t)
    const { me } = await registered(t)
    const employee = await t.as('employee')
    for (const who of [me, employee]) {
      expect((await get(who, employeeId)).error).toEqual((await get(who, 2_000_000)).error)
      expect((await get(who, employeeId)).response.status).toBe(404)
      expect((await save(who, contractId, { version: 1, contactOne })).error).toEqual((await save(who, 2_000_000, { version: 1, contactOne })).error)
      expect((await who.recruitment.POST('/employee/reveal', { body: { id: employeeId } })).response.status).toBe(404)
    }
    expect((await get(officer, employeeId)).data!.data.mayEdit).toBe(false)
    expect((await save(officer, contractId, { version: 1, contactOne })).response.status).toBe(403)
  })
})

describe('bank, tax, disability and birth date', () => {
  test('are masked for officers, show last digits to managers, and are revealed with a trace', async () => {
    const { me, contractId, employeeId } = await signed(t)
    await save(me, contractId, { version: 1, ...whole })
    const seen = JSON.stringify((await get(officer, employeeId)).data)
    for (const secret of ['12345678', '063-000', '123 456 782', '1990-03-31', 'A chair with arms', 'RESIDENT']) expect(seen).not.toContain(secret)
    expect((await get(officer, employeeId)).data!.data).toMatchObject({ masked: true, mayReveal: false, disability: { answer: 'MASKED' } })
    expect((await officer.recruitment.POST('/employee/reveal', { body: { id: employeeId } })).response.status).toBe(403)

    const shown = (await get(manager, employeeId)).data!.data
    expect(shown).toMatchObject({ masked: true, mayReveal: true, bankDetail: { accountNumber: '••••678' }, personalDetails: { birthDate: '1990-03-31' } })
    const revealed = await manager.recruitment.POST('/employee/reveal', { body: { id: employeeId } })
    expect(revealed.data!.data).toMatchObject({ masked: false, bankDetail, taxDetail })
    const traces = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, employeeId)))
    expect(traces.filter(({ action }) => action === 'reveal').map(({ actorName }) => actorName)).toEqual(['Mara Ellison'])
    expect(JSON.stringify(traces)).not.toContain('12345678')
    expect((await t.db.select().from(employeePrivate).where(eq(employeePrivate.employeeId, employeeId)))[0]!.bankAccountNumber).toBe('12345678')
  })

  test('can be neither searched nor filtered nor sorted by', async () => {
    for (const column of ['bankAccountNumber', 'birthDate', 'taxFileNumber', 'disabilityAnswer', '__proto__']) {
      const body = { columns: [column], operators: ['STR_EQUAL' as const], values: ['1'] }
      expect((await officer.recruitment.POST('/employee/criteria', { body })).response.status).toBe(400)
    }
    expect((await officer.recruitment.POST('/employee/criteria', { body: { search: '12345678' } })).data!.responseDataList).toEqual([])
  })
})

describe('conversion', () => {
  test('makes employee, contract, application and requisition what they are to be, once', async () => {
    const { employeeId, contractId, applicationId, requisition, applicant } = await signed(t)
    const all = await Promise.all(Array.from({ length: 6 }, () => convert(officer, employeeId, 1)))
    expect(all.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(all.every(({ response }) => [200, 409].includes(response.status))).toBe(true)
    expect((await t.db.select().from(employees).where(eq(employees.id, employeeId)))[0]).toMatchObject({
      status: 'active',
      approved: true,
      employmentStartDate: '2099-01-11',
    })
    expect((await t.db.select().from(letters).where(eq(letters.id, contractId)))[0]!.status).toBe('converted')
    expect((await t.db.select().from(applications).where(eq(applications.id, applicationId)))[0]!.status).toBe('hired')
    expect((await t.db.select().from(requisitions).where(eq(requisitions.id, requisition.id)))[0]!.status).toBe('CO')
    const mails = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.toEmail, applicant.email), eq(outbox.event, 'WELCOME')))
    expect(mails).toHaveLength(1)
    const trail = await t.db.select().from(auditLog).where(eq(auditLog.applicationId, applicationId)).orderBy(auditLog.id)
    const [converted, letter, hired] = ['employee', 'contractLetter', 'application'].map((entity) => trail.filter((row) => row.entity === entity).at(-1)!)
    expect([converted!.action, letter!.action, hired!.action]).toEqual(['convert', 'convert', 'hire'])
    expect([letter!.causedBy, hired!.causedBy]).toEqual([converted!.id, letter!.id])
  })

  test('is not for the person converted, nor for whoever lacks onboarding', async () => {
    const { employeeId, me } = await signed(t)
    for (const who of [me, await t.as('employee')]) expect((await convert(who, employeeId, 1)).response.status).toBe(403)
    expect((await convert(officer, 2_000_000, 1)).response.status).toBe(404)
  })

  test('what can follow is what the lifecycle says', async () => {
    const { employeeId } = await signed(t)
    const path = { params: { path: { id: employeeId } } }
    const follow = async (who: Clients) =>
      (await who.recruitment.GET('/employee/transitions/{id}', path)).data!.data.map(({ status, allowed }) => [status, allowed])
    expect(await follow(officer)).toEqual([
      ['active', true],
      ['ended', false],
    ])
    await convert(officer, employeeId, 1)
    expect(await follow(manager)).toEqual([
      ['on leave', true],
      ['suspended', true],
      ['ended', true],
    ])
    expect((await officer.recruitment.POST('/employee/change-status', { body: { id: employeeId, status: 'suspended', version: 2 } })).response.status).toBe(403)
    expect((await officer.recruitment.POST('/employee/change-status', { body: { id: employeeId, status: 'onboarding', version: 2 } })).error?.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    )
  })
})

test('whoever signed and is rejected never begins; reopened and selected, they can be offered anew', async () => {
  const { applicationId, employeeId } = await signed(t)
  expect((await moveTo(officer, applicationId, 'rejected', 'The position was closed')).response.status).toBe(200)
  expect((await t.db.select().from(employees).where(eq(employees.id, employeeId)))[0]).toMatchObject({ status: 'ended', approved: false })
  const sent = await t.db.select().from(letters).where(eq(letters.applicationId, applicationId))
  expect(sent.map(({ kind, status }) => [kind, status])).toEqual(
    expect.arrayContaining([
      ['offer', 'revoked'],
      ['contract', 'revoked'],
    ]),
  )
  expect((await convert(manager, employeeId, 2)).error?.code).toBe('TRANSITION_NOT_ALLOWED')

  await moveTo(officer, applicationId, 'screening')
  await moveTo(officer, applicationId, 'selected')
  const path = { params: { path: { applicationId } } }
  const { draft, mayBegin } = (await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data!.data
  expect(mayBegin).toBe(true)
  expect((await officer.hr.POST('/offer-letter/save', { body: { applicationId, content: filled(draft) } })).response.status).toBe(200)
})

test('an employee is found by words that very many candidates bear', async () => {
  const { employeeId } = await signed(t)
  await t.db.execute(
    sql`insert into applicants (first_name, sur_name, email) select 'Leila', 'Many', 'many.' || n || '@another.example' from generate_series(1, 1100) n`,
  )
  const found = async (search: string) =>
    (await officer.recruitment.POST('/employee/criteria', { body: { search } })).data!.responseDataList.map(({ id }) => id)
  expect(await found('leila')).toContain(employeeId)
  expect(await found('another.example')).toEqual([])
})

test('an employee is found by what the candidate is called now', async () => {
  const { employeeId } = await signed(t)
  const found = async (search: string) =>
    (await officer.recruitment.POST('/employee/criteria', { body: { search } })).data!.responseDataList.map(({ id }) => id)
  expect(await found('celikkol')).toEqual([])
  await t.db.execute(sql`update applicants set sur_name = 'Çelikkol' where id = (select applicant_id from employees where id = ${employeeId})`)
  expect(await found('celikkol')).toEqual([employeeId])
  await t.db.execute(sql`update employees set applicant_id = (select min(id) from applicants) where id = ${employeeId}`)
  expect(await found('celikkol')).toEqual([])
})

test('the list has the columns of the specification, newest first, and counts by status', async () => {
  const { employeeId, applicant } = await signed(t)
  const { data } = await officer.recruitment.POST('/employee/criteria', { body: { search: applicant.email } })
  expect(data!.responseDataList).toEqual([
    expect.objectContaining({
      employeeId,
      applicantEmail: applicant.email,
      personalDetailsFirstName: 'Leila',
      personalDetailsLastName: 'Haddad',
      approved: false,
      status: 'onboarding',
    }),
  ])
  const all = (await officer.recruitment.GET('/employee')).data!
  expect(all.responseDataList.map(({ id }) => id)).toEqual(all.responseDataList.map(({ id }) => id).toSorted((a, b) => b - a))
  const contains = { columns: ['personalDetailsLastName'], operators: ['STR_CONTAIN' as const], values: ['adda'] }
  expect((await officer.recruitment.POST('/employee/criteria', { body: contains })).data!.paging.totalElements).toBe(all.paging.totalElements)
  const summary = (await officer.recruitment.GET('/employee/summary')).data!.data
  expect(summary.total).toBe(all.paging.totalElements)
  const waiting = (await officer.recruitment.GET('/employee-onboarding/progress')).data!.responseDataList
  expect(waiting.find((one) => one.employeeId === employeeId)).toMatchObject({
    contractStatus: 'signed',
    documentsIn: 1,
    documentsAsked: 1,
    missing: [],
    recordCompletedAt: null,
  })
})
