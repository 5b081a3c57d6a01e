import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import type { components as common } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { statementsOf } from '../statements.ts'
import { onTheWay } from './inOnboarding.ts'
import { contracted, contractOf, pdf, signed, upload } from './onTheWay.ts'

vi.setConfig({ testTimeout: 120_000 })

const t = await testApp()
type Criteria = common['schemas']['Criteria']
let officer: Awaited<ReturnType<typeof t.as>>
const today = todayIn(t.app.settings)

const list = async (body: Criteria = {}) => must(await officer.recruitment.POST('/employee-onboarding/progress/criteria', { body }))
const rowOf = async (id: number) => (await list({ columns: ['id'], operators: ['NUM_EQUAL'], values: [`${id}`] })).responseDataList[0]
const remind = async (...contractIds: number[]) =>
  must(await officer.recruitment.POST('/employee-onboarding/remind', { body: { contractIds } })).responseDataList.map(({ outcome }) => outcome)
const remindersTo = (applicationId: number) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'ONBOARDING_REMINDER')))

beforeAll(async () => {
  officer = await t.as('officer')
})

test('is paged beyond two hundred, with a fixed number of queries', async () => {
  const before = (await list({ size: 10 })).paging.totalElements
  for (let person = 0; person < 205; person++) await onTheWay(t, { missing: ['Passport'] })
  const read: number[] = []
  for (let page = 1; page <= 3; page++) {
    const { responseDataList, paging } = await list({ page, size: 100 })
    expect(paging.totalElements).toBe(before + 205)
    read.push(...responseDataList.map(({ id }) => id))
  }
  expect(new Set(read).size).toBe(before + 205)
  expect(read).toEqual(read.toSorted((a, b) => b - a))
  const few = await statementsOf(t, () => list({ size: 10 }))
  const many = await statementsOf(t, () => list({ size: 100 }))
  expect(many).toHaveLength(few.length)
})

test('is filtered, sorted and searched by each of its columns, and says the one next step', async () => {
  const soon = await onTheWay(t, { name: ['Priya', 'Raman'], startDate: '2098-05-04', missing: ['Visa', 'Tax form'] })
  const toCheck = await onTheWay(t, { name: ['Mei', 'Tanaka'], startDate: '2098-05-05', toCheck: ['Visa'] })
  const done = await onTheWay(t, { name: ['Jonas', 'Feld'], startDate: '2098-05-06', status: 'signed' })
  expect(await rowOf(soon.contractId)).toMatchObject({
    applicantName: 'Priya Raman',
    applicantEmail: soon.applicant.email,
    jobTitle: 'Registered nurse',
    startDate: '2098-05-04',
    contractStatus: 'sent',
    documentsIn: 0,
    documentsAsked: 2,
    missing: ['Visa', 'Tax form'],
    nextStep: 'remind',
    remindedOn: null,
    mayRemind: true,
  })
  expect(await rowOf(toCheck.contractId)).toMatchObject({ documentsIn: 1, missing: [], nextStep: 'checkDocuments', mayRemind: true })
  expect(await rowOf(done.contractId)).toMatchObject({ nextStep: 'convert', mayRemind: false, employeeId: null })

  const asked: [string, common['schemas']['Operator'], string, number][] = [
    ['applicantName', 'STR_CONTAIN', 'raman', soon.contractId],
    ['applicantEmail', 'STR_EQUAL', soon.applicant.email, soon.contractId],
    ['jobTitle', 'STR_CONTAIN', 'nurse', soon.contractId],
    ['startDate', 'TIME_EQUAL', '2098-05-04', soon.contractId],
    ['contractStatus', 'SEL_EQUAL', 'signed', done.contractId],
    ['nextStep', 'SEL_EQUAL', 'checkDocuments', toCheck.contractId],
    ['nextStep', 'SEL_EQUAL', 'convert', done.contractId],
    ['missing', 'STR_CONTAIN', 'tax', soon.contractId],
    ['missing', 'EMPTY', '', toCheck.contractId],
    ['missingCount', 'NUM_EQUAL', '2', soon.contractId],
    ['packUnread', 'NUM_EQUAL', '0', soon.contractId],
    ['recordCompleted', 'SEL_EQUAL', 'false', done.contractId],
    ['remindedOn', 'EMPTY', '', soon.contractId],
  ]
  const begins: [string, common['schemas']['Operator'], string] = ['startDate', 'TIME_TO', '2098-12-31']
  for (const [column, operator, value, id] of asked) {
    const found = await list({ columns: [column, begins[0]], operators: [operator, begins[1]], values: [value, begins[2]], size: 100 })
    expect(
      found.responseDataList.map((one) => one.id),
      `${column} ${operator}`,
    ).toContain(id)
    expect(found.paging.totalElements, `${column} ${operator}`).toBeLessThanOrEqual(3)
  }
  expect((await list({ columns: ['missing'], operators: ['STR_CONTAIN'], values: ['tax'] })).responseDataList.map(({ id }) => id)).toEqual([soon.contractId])
  for (const sort of ['startDate', 'applicantName', 'nextStep', '-missingCount', 'packUnread', 'remindedOn', 'recordCompleted', 'missing', 'contractStatus'])
    expect((await list({ sort, size: 10 })).responseDataList, sort).toHaveLength(10)
  expect((await list({ sort: 'startDate', size: 10 })).responseDataList.slice(0, 3).map(({ id }) => id)).toEqual(
    [soon, toCheck, done].map(({ contractId }) => contractId),
  )
  expect((await list({ search: 'Priya Ram' })).responseDataList.map(({ id }) => id)).toEqual([soon.contractId])
  for (const column of ['salaryMinor', 'drawnSignature'])
    expect((await officer.recruitment.POST('/employee-onboarding/progress/criteria', { body: { sort: column } })).response.status).toBe(400)
})

test('the first page needs no criteria, and a workbook holds what was chosen', async () => {
  const { responseDataList } = must(await officer.recruitment.GET('/employee-onboarding/progress'))
  expect(responseDataList).toHaveLength(25)
  const show = ['applicantName', 'missing', 'missingCount', 'packUnread', 'nextStep'].map((column) => ({ column, heading: column }))
  await onTheWay(t, { name: ['Ada', 'Okafor'], missing: ['Visa', 'Tax form'] })
  const criteria = { columns: ['applicantName'], operators: ['STR_CONTAIN' as const], values: ['Okafor'] }
  const csv = await officer.recruitment.POST('/employee-onboarding/progress/export', { body: { format: 'csv', criteria, show }, parseAs: 'text' })
  expect(String(csv.data)).toMatch(/^"applicantName","missing","missingCount","packUnread","nextStep"\r?\n"Ada Okafor","Visa, Tax form",2,\d+,"remind"\r?\n$/)
})

test('whoever lacks something is reminded once a day, however many ask', async () => {
  const { applicationId, contractId, applicant, me } = await contracted(t)
  const { version } = await contractOf(me, contractId)
  const answers = (await Promise.all(Array.from({ length: 8 }, () => remind(contractId)))).flat()
  expect(answers.toSorted()).toEqual(['reminded', ...Array.from({ length: 7 }, () => 'remindedToday')])
  const mails = await remindersTo(applicationId)
  expect(mails.map(({ toEmail, toName }) => [toEmail, toName])).toEqual([[applicant.email, 'Leila Haddad']])
  expect(mails[0]!.body).toContain('your answer to the contract')
  expect(mails[0]!.body).toContain('11 January 2099')
  expect(mails[0]!.body).toContain(encodeURIComponent(`/contract-letter/${contractId}`))
  expect(await rowOf(contractId)).toMatchObject({ remindedOn: today, mayRemind: false, nextStep: 'checkDocuments' })
  const audited = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'remind'), eq(auditLog.entity, 'contractLetter'), eq(auditLog.entityId, contractId)))
  expect(audited.map(({ after }) => after)).toEqual([{ missing: ['your answer to the contract'] }])
  // Whoever reads the contract meanwhile signs what they read.
  expect((await contractOf(me, contractId)).version).toBe(version)

  await t.db
    .update(letters)
    .set({ onboardingRemindedOn: daysAfter(today, -1) })
    .where(eq(letters.id, contractId))
  expect(await remind(contractId)).toEqual(['reminded'])
})

test('the e-mail names what is open: documents, the pack, the own record; of several each is answered for itself', async () => {
  const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('conduct'))
  const { id, version } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name: 'Conduct', fileId } })).responseData
  const begun = await signed(t)
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version: version ?? 1 } }))
  const lacks = await onTheWay(t, { missing: ['Visa', 'Tax form'] })
  const ended = await onTheWay(t)
  await t.db.update(letters).set({ status: 'declined' }).where(eq(letters.id, ended.contractId))
  expect(await rowOf(ended.contractId)).toBeUndefined()
  expect(await rowOf(begun.contractId)).toMatchObject({ packAsked: 1, packRead: 0, recordCompletedAt: null, mayRemind: true })
  expect(await remind(begun.contractId, ended.contractId, lacks.contractId, 2_000_000_000)).toEqual(['reminded', 'notOnTheWay', 'reminded', 'failed'])
  const [toBegun] = await remindersTo(begun.applicationId)
  expect(toBegun!.body).toContain('the documents to read, your own record')
  expect(toBegun!.body).not.toContain('your answer')
  const [toLacking] = await remindersTo(lacks.application.id)
  expect(toLacking!.body).toContain('your answer to the contract, Visa, Tax form, the documents to read')
  expect(await remindersTo(ended.application.id)).toEqual([])

  // The pack is read and nothing else is open: nobody is written to.
  const settled = await onTheWay(t, { status: 'signed' })
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'retired', version: (version ?? 1) + 1 } }))
  expect(await rowOf(settled.contractId)).toMatchObject({ nextStep: 'convert', mayRemind: false })
  expect(await remind(settled.contractId)).toEqual(['nothingMissing'])
  expect(await remindersTo(settled.application.id)).toEqual([])
})

test('counts the tasks that are open and those that should be done, whoever does them', async () => {
  const { contractId, employeeId } = await signed(t)
  expect(await rowOf(contractId)).toMatchObject({ tasksOpen: 0, tasksOverdue: 0 })
  const add = async (owner: 'OFFICER' | 'NEW_HIRE', dueOn: string) => {
    const at = { params: { path: { employeeId } } }
    return must(await officer.recruitment.POST('/task/of-employee/{employeeId}', { ...at, body: { name: 'Order a badge', owner, dueOn } })).responseData.id
  }
  const done = await add('OFFICER', today)
  await add('OFFICER', daysAfter(today, -1))
  await add('NEW_HIRE', today)
  must(await officer.recruitment.POST('/task/change-status', { body: { id: done, status: 'done', version: 1 } }))
  expect(await rowOf(contractId)).toMatchObject({ tasksOpen: 2, tasksOverdue: 1 })
  expect((await list({ columns: ['tasksOpen'], operators: ['NUM_EQUAL'], values: ['2'] })).responseDataList.map(({ id }) => id)).toEqual([contractId])
  expect((await list({ sort: '-tasksOpen' })).responseDataList[0]!.id).toBe(contractId)
})
