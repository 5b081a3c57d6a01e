import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { employeePrivate } from '../../server/tables/employees.ts'
import { auditLog } from '../../server/tables/platform.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { type Clients, registered, signed } from './onTheWay.ts'

const t = await testApp()
let officer: Clients
let manager: Clients
beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
})

type Update = components['schemas']['UpdateEmployee']
const get = async (who: Clients, employeeId: number) =>
  (await who.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } } })).data!.data
const update = (who: Clients, employeeId: number, body: Update) =>
  who.recruitment.POST('/employee/update/{employeeId}', { params: { path: { employeeId } }, body })
const lastChange = async (employeeId: number) =>
  (
    await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'employee'), eq(auditLog.entityId, employeeId), eq(auditLog.action, 'save')))
      .orderBy(desc(auditLog.id))
  )[0]!

const bankDetail = { accountName: 'Leila Haddad', bankCode: '063-000', accountNumber: '12345678' }
const taxDetail = { taxFileNumber: '123 456 782', residency: 'RESIDENT' as const, claimsThreshold: true, studentLoanDebt: false }
const superannuationFund = { name: 'Harbour Super', abn: '11 222 333 444', usi: 'HS1', memberNumber: '99887766' }
const contactOne = { name: 'Sami Haddad', relation: 'Brother', phone: '0400 111 222', email: '' }
const driversLicence = { number: '055667788', class: 'C', state: 'VIC', expiry: '2031-06-30' }
const disability = { answer: 'NO' as const, adjustment: '' }

describe('who may change which section', () => {
  test('a manager all of them, an officer what is not about pay, tax and disability, the person all', async () => {
    const { me, employeeId } = await signed(t)
    const pay = ['superannuationFund', 'bankDetail', 'taxDetail', 'disability'] as const
    const all = ['personalDetails', 'contactOne', 'contactTwo', ...pay, 'driversLicence']
    expect((await get(me, employeeId)).editable).toEqual(all)
    expect((await get(manager, employeeId)).editable).toEqual(all)
    expect((await get(officer, employeeId)).editable).toEqual(['personalDetails', 'contactOne', 'contactTwo', 'driversLicence'])
    const sent = { superannuationFund, bankDetail, taxDetail, disability }
    for (const section of pay) expect((await update(officer, employeeId, { version: 1, [section]: sent[section] })).response.status).toBe(403)
    for (const [at, section] of pay.entries())
      expect((await update(manager, employeeId, { version: at + 1, [section]: sent[section] })).data?.data.version).toBe(at + 2)
    expect((await update(officer, employeeId, { version: 5, contactOne, driversLicence })).data?.data).toMatchObject({ contactOne, version: 6 })
    expect(await get(me, employeeId)).toMatchObject({ bankDetail, taxDetail, superannuationFund, disability, contactOne, driversLicence })
  })

  test("is nobody else's: it answers as if there were none", async () => {
    const { employeeId } = await signed(t)
    const { me: another } = await registered(t)
    for (const who of [another, await t.as('employee')]) {
      const [theirs, none] = [await update(who, employeeId, { version: 1, contactOne }), await update(who, 2_000_000, { version: 1, contactOne })]
      expect(theirs.response.status).toBe(404)
      expect(theirs.error).toEqual(none.error)
    }
  })

  test('a section that somebody saved meanwhile is refused as outdated', async () => {
    const { employeeId } = await signed(t)
    const [one, two] = await Promise.all([update(manager, employeeId, { version: 1, contactOne }), update(officer, employeeId, { version: 1, contactOne })])
    expect([one.response.status, two.response.status].sort()).toEqual([200, 409])
    expect([one, two].find(({ error }) => error)!.error!.code).toBe('STALE_VERSION')
  })
})

describe('what is masked', () => {
  test('stays as it is when its dots come back, and is written when it is typed anew', async () => {
    const { me, employeeId } = await signed(t)
    await update(me, employeeId, { version: 1, bankDetail, taxDetail, driversLicence })
    const seen = await get(manager, employeeId)
    expect(seen.bankDetail.accountNumber).toBe('••••678')
    await update(manager, employeeId, { version: 2, bankDetail: { ...seen.bankDetail, accountName: 'L. Haddad' }, taxDetail: seen.taxDetail })
    expect(await get(me, employeeId)).toMatchObject({ bankDetail: { ...bankDetail, accountName: 'L. Haddad' }, taxDetail })
    const mixed = await update(manager, employeeId, { version: 3, bankDetail: { ...bankDetail, accountNumber: '••••6789' } })
    expect(mixed.error?.errors?.map(({ field }) => field)).toEqual(['bankDetail.accountNumber'])
    await update(manager, employeeId, { version: 3, bankDetail: { ...seen.bankDetail, accountNumber: '87654321' } })
    expect((await get(me, employeeId)).bankDetail.accountNumber).toBe('87654321')
    const masked = (await get(officer, employeeId)).driversLicence
    expect(masked.number).toBe('••••')
    await update(officer, employeeId, { version: 4, driversLicence: { ...masked, class: 'HR' } })
    expect((await get(me, employeeId)).driversLicence).toEqual({ ...driversLicence, class: 'HR' })
  })

  test('an officer changes names and phones, and neither sees nor writes birth date and gender', async () => {
    const { employeeId } = await signed(t)
    const { personalDetails } = await get(manager, employeeId)
    await update(manager, employeeId, { version: 1, personalDetails: { ...personalDetails, birthDate: '1990-03-31', gender: 'woman' } })
    const seen = (await get(officer, employeeId)).personalDetails
    expect([seen.birthDate, seen.gender]).toEqual(['••••', ''])
    const guessed = await update(officer, employeeId, { version: 2, personalDetails: { ...seen, birthDate: '1991-01-01', gender: 'man' } })
    expect(guessed.error?.errors?.map(({ field }) => field)).toEqual(['personalDetails.birthDate', 'personalDetails.gender'])
    const saved = await update(officer, employeeId, { version: 2, personalDetails: { ...seen, preferredName: 'Lee', workPhone: '03 5200 0000' } })
    expect(saved.data?.data.personalDetails).toMatchObject({ preferredName: 'Lee', birthDate: '••••' })
    const [kept] = await t.db.select().from(employeePrivate).where(eq(employeePrivate.employeeId, employeeId))
    expect([kept!.birthDate, kept!.gender]).toEqual(['1990-03-31', 'woman'])
  })
})

test('each change is written down with what was before and is now, private values as dots', async () => {
  const { me, employeeId } = await signed(t)
  await update(me, employeeId, { version: 1, bankDetail, contactOne })
  await update(manager, employeeId, {
    version: 2,
    bankDetail: { ...bankDetail, accountNumber: '87654321' },
    contactOne: { ...contactOne, phone: '0400 999 999' },
  })
  const change = await lastChange(employeeId)
  expect(change.actorName).toBe('Mara Ellison')
  expect(change.before).toEqual({ 'contactOne.phone': '0400 111 222', 'bankDetail.accountNumber': '••••' })
  expect(change.after).toEqual({ 'contactOne.phone': '0400 999 999', 'bankDetail.accountNumber': '•••• (new)' })
  const whole = JSON.stringify(await t.db.select().from(auditLog).where(eq(auditLog.entityId, employeeId)))
  for (const secret of ['12345678', '87654321', '063-000']) expect(whole).not.toContain(secret)
})

test('HR may keep what is not complete; what is given has to fit', async () => {
  const { employeeId } = await signed(t)
  const { personalDetails } = await get(manager, employeeId)
  expect((await update(manager, employeeId, { version: 1, personalDetails: { ...personalDetails, workPhone: '03 5200 0000' } })).response.status).toBe(200)
  const wrong = await update(manager, employeeId, {
    version: 2,
    personalDetails: { ...personalDetails, lastName: ' ', birthDate: '2990-01-01' },
    contactTwo: { ...contactOne, phone: '1' },
    bankDetail: { ...bankDetail, accountNumber: '' },
  })
  expect(wrong.error?.errors?.map(({ field, message }) => [field, message])).toEqual([
    ['personalDetails.lastName', 'Enter the last name'],
    ['personalDetails.birthDate', 'Enter the day of birth, like 31 3 1990'],
    ['contactTwo.phone', "Enter this person's phone number"],
    ['bankDetail.accountNumber', 'Enter the number of the account that the pay goes to'],
  ])
})

test('everybody finds the own record, and who has none is told so', async () => {
  const { me, employeeId } = await signed(t)
  expect((await me.recruitment.GET('/employee/own')).data).toEqual({ data: { employeeId } })
  expect((await officer.recruitment.GET('/employee/own')).data).toEqual({ data: { employeeId: null } })
})

describe('what was done to a record', () => {
  const history = (who: Clients, employeeId: number, query: { page?: number; size?: 10 } = {}) =>
    who.recruitment.GET('/employee/history/{employeeId}', { params: { path: { employeeId }, query } })

  test('is read by HR, newest first and by pages, with what is private as dots, and by nobody else', async () => {
    const { me, employeeId } = await signed(t)
    const other = await signed(t)
    await update(manager, employeeId, { version: 1, bankDetail, contactOne })
    await manager.recruitment.POST('/employee/reveal', { body: { id: employeeId } })
    const { data } = await history(officer, employeeId)
    expect(data!.responseDataList.map(({ action }) => action).slice(0, 2)).toEqual(['reveal', 'save'])
    expect(data!.responseDataList.every((entry) => entry.entity === 'employee' && entry.entityId === employeeId)).toBe(true)
    expect(JSON.stringify(data)).not.toContain('12345678')
    expect(data!.responseDataList[1]!.changes).toContainEqual({ field: 'contactOne.name', before: null, after: 'Sami Haddad' })
    for (let at = 0; at < 10; at++) await manager.recruitment.POST('/employee/reveal', { body: { id: employeeId } })
    const [first, second] = [(await history(manager, employeeId, { size: 10 })).data!, (await history(manager, employeeId, { size: 10, page: 2 })).data!]
    expect(first.paging).toMatchObject({ totalElements: data!.paging.totalElements + 10, totalPages: 2 })
    expect(first.responseDataList.at(-1)!.id).toBeGreaterThan(second.responseDataList[0]!.id)
    for (const who of [me, other.me, await t.as('employee')]) expect((await history(who, employeeId)).response.status).toBe(403)
  })
})
