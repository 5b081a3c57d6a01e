import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applicationRanks } from '../../server/tables/applicationDetails.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { positionTypes } from '../../server/tables/reference.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import type { components as common } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { statementsOf } from '../statements.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
type Criteria = common['schemas']['Criteria']
let officer: Awaited<ReturnType<typeof t.as>>
let manager: typeof officer
/** One person for each step. */
const at: Record<string, number> = {}

const list = async (body: Criteria = {}) => must(await officer.recruitment.POST('/application/selected/criteria', { body }))
const rowOf = async (id: number) => (await list({ columns: ['id'], operators: ['NUM_EQUAL'], values: [`${id}`] })).responseDataList[0]!

async function writing(change: Parameters<typeof filled>[1] = {}) {
  const { application } = await selectedApplication(t)
  const path = { params: { path: { applicationId: application.id } } }
  const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
  const { id, version } = must(
    await officer.hr.POST('/offer-letter/save', { body: { applicationId: application.id, content: filled(draft, change) } }),
  ).responseData
  return { applicationId: application.id, id, version: version! }
}
const send = async ({ id, version }: { id: number; version: number }) =>
  must(await officer.hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version } }))
async function sent() {
  const letter = await writing()
  await send(letter)
  return letter
}
/** How applicants answer is shown elsewhere; here the answer is simply there. */
async function accepted() {
  const letter = await sent()
  await t.db.update(letters).set({ status: 'accepted' }).where(eq(letters.id, letter.id))
  await t.db.update(applications).set({ status: 'offer accepted' }).where(eq(applications.id, letter.applicationId))
  return letter.applicationId
}
async function contract(applicationId: number, change: Parameters<typeof filled>[1] = {}) {
  const path = { params: { path: { applicationId } } }
  const { draft } = must(await officer.hr.GET('/contract-letter/application-details/{applicationId}', path)).data
  const { id, version } = must(await officer.hr.POST('/contract-letter/save', { body: { applicationId, content: filled(draft, change) } })).responseData
  return { id, version: version! }
}

beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
  at.writeOffer = (await selectedApplication(t)).application.id
  at.sendOffer = (await writing()).applicationId
  at.releaseOffer = (await writing({ salaryMinor: 12_000_000 })).applicationId
  at.awaitOffer = (await sent()).applicationId
  const failing = await sent()
  await t.db.update(outbox).set({ status: 'failed', reason: 'The address was refused.' }).where(eq(outbox.applicationId, failing.applicationId))
  at.mailFailed = failing.applicationId
  at.writeContract = await accepted()
  at.sendContract = await accepted()
  await contract(at.sendContract)
  at.releaseContract = await accepted()
  await contract(at.releaseContract, { salaryMinor: 9_500_000 })
  at.awaitContract = await accepted()
  const { id, version } = await contract(at.awaitContract)
  must(await officer.hr.POST('/contract-letter/send/{id}', { params: { path: { id } }, body: { version } }))
})

test('names the one next step of each, by how the letters stand', async () => {
  const steps = await Promise.all(Object.entries(at).map(async ([step, id]) => [step, (await rowOf(id)).nextStep]))
  expect(steps).toEqual(Object.keys(at).map((step) => [step, step]))
  expect(await rowOf(at.releaseOffer!)).toMatchObject({ action: 'release', contractAction: 'none' })
  expect(await rowOf(at.releaseContract!)).toMatchObject({ action: 'done', contractAction: 'release' })
})

test('the home page counts those for whom HR does the next step, and names those that have waited the longest', async () => {
  at.convert = (await selectedApplication(t, 'contract signed')).application.id
  const steps = ['sendContract', 'writeOffer', 'convert', 'releaseOffer', 'writeContract', 'releaseContract', 'sendOffer']
  const next = async (whose: 'all' | 'own' = 'all') => must(await officer.recruitment.GET('/day', { params: { query: { whose } } })).data.next
  const told = async () => (await next()).first.map(({ applicationId, nextStep }) => [nextStep, applicationId])
  const wait = async (step: string, days: number) =>
    t.db
      .update(applications)
      .set({ statusSince: sql`now() - make_interval(days => ${days})` })
      .where(eq(applications.id, at[step]!))
  // An answer that is awaited is none of them, however long that takes.
  for (const step of ['awaitOffer', 'awaitContract', 'mailFailed']) await wait(step, 500)
  for (const [place, step] of steps.entries()) await wait(step, 400 - place)
  expect(await told()).toEqual(steps.slice(0, 5).map((step) => [step, at[step]]))
  for (const step of steps.slice(0, 5)) await wait(step, 0)
  expect((await told()).slice(0, 2)).toEqual(steps.slice(5).map((step) => [step, at[step]]))
  const listed = (await list({ size: 100 })).responseDataList.filter(({ nextStep }) => steps.includes(nextStep))
  expect((await next()).total).toBe(listed.length)
  expect((await next()).first[0]).toMatchObject({ applicant: 'Leila Haddad', positionTitle: 'Registered nurse', inStatus: { days: expect.any(Number) } })
  // What another recruiter has is not the own.
  const { requisitionId } = listed.find(({ id }) => id === at.releaseContract)!
  const [other] = await t.db.select().from(accounts).where(eq(accounts.email, 'manager@threshold.test'))
  const [before] = await t.db.select().from(requisitions).where(eq(requisitions.id, requisitionId))
  await t.db.update(requisitions).set({ ownerId: other!.id }).where(eq(requisitions.id, requisitionId))
  expect((await next('own')).total).toBe(listed.length - 1)
  expect((await next('own')).first.map(({ applicationId }) => applicationId)).not.toContain(at.releaseContract)
  await t.db.update(requisitions).set({ ownerId: before!.ownerId }).where(eq(requisitions.id, requisitionId))
})

test('finds by the next step those who are at it, and nobody else', async () => {
  for (const step of Object.keys(at)) {
    const { responseDataList } = await list({ size: 100, columns: ['nextStep'], operators: ['SEL_EQUAL'], values: [step] })
    expect(
      responseDataList.map(({ id }) => id),
      step,
    ).toContain(at[step])
    expect(new Set(responseDataList.map(({ nextStep }) => nextStep)), step).toEqual(new Set([step]))
  }
  const sorted = (await list({ size: 100, sort: 'nextStep' })).responseDataList.map(({ nextStep }) => nextStep)
  expect(sorted).toEqual(sorted.toSorted())
})

test('a release moves the step on, and an ended letter asks for another', async () => {
  const { id, version, applicationId } = await writing({ jobTitle: 'Head nurse' })
  expect((await rowOf(applicationId)).nextStep).toBe('releaseOffer')
  must(await manager.hr.POST('/offer-letter/release/{id}', { params: { path: { id } }, body: { version } }))
  expect((await rowOf(applicationId)).nextStep).toBe('sendOffer')
  await send({ id, version: version + 1 })
  must(await officer.hr.POST('/offer-letter/revoke/{id}', { params: { path: { id } }, body: { version: version + 2, reason: 'The budget was cut' } }))
  expect(await rowOf(applicationId)).toMatchObject({ nextStep: 'writeOffer', action: 'again', jobOffer: 'revoked' })
})

test('has the columns of the specification: the type of the position is not its title', async () => {
  const { application, applicant, requisition } = await selectedApplication(t)
  const [type] = await t.db.insert(positionTypes).values({ name: 'Nursing, wards' }).returning()
  await t.db.update(requisitions).set({ jobPositionTypeId: type!.id }).where(eq(requisitions.id, requisition.id))
  await t.db
    .update(applications)
    .set({ reviewScore: 60, expectedSalary: 9_500_000, expectedSalOption: 'YEARLY', salaryCurrency: 'AUD', totalExperience: 7 })
    .where(eq(applications.id, application.id))
  await t.db.update(applicationRanks).set({ profileScore: 71.5 }).where(eq(applicationRanks.applicationId, application.id))
  expect(await rowOf(application.id)).toMatchObject({
    jobPositionType: 'Nursing, wards',
    positionTitle: 'Registered nurse',
    applicantCell: '+61 400 000 000',
    applicantEmail: applicant.email,
    profileScore: 71.5,
    reviewScore: 60,
    missingMandatoryItems: [],
    expectedSalary: 9_500_000,
    totalExperience: 7,
    applicantSource: 'JOB_POST',
    resume: null,
  })
  const asked: [string, common['schemas']['Operator'], string][] = [
    ['jobPositionType', 'STR_CONTAIN', 'wards'],
    ['applicantCell', 'STR_EQUAL', '+61 400 000 000'],
    ['profileScore', 'NUM_FROM', '71'],
    ['expectedSalary', 'NUM_TO', '9500000 AUD YEARLY'],
    ['totalExperience', 'NUM_EQUAL', '7'],
    ['applicantSource', 'SEL_EQUAL', 'JOB_POST'],
  ]
  for (const [column, operator, value] of asked) {
    const { responseDataList } = await list({ size: 100, columns: [column], operators: [operator], values: [value] })
    expect(
      responseDataList.map(({ id }) => id),
      column,
    ).toContain(application.id)
  }
  expect((await officer.recruitment.POST('/application/selected/criteria', { body: { sort: 'action' } })).response.status).toBe(400)
})

test('is whole: every page of it together holds everybody once, with as many statements for many rows as for few', async () => {
  const [one] = await t.db.select().from(requisitions).orderBy(requisitions.id).limit(1)
  const people = await t.db
    .insert(applicants)
    .values(Array.from({ length: 120 }, (_, n) => ({ firstName: `Person ${n}`, surName: 'Selected', email: `selected.${n}@sample.example` })))
    .returning({ id: applicants.id })
  await t.db
    .insert(applications)
    .values(people.map(({ id }) => ({ requisitionId: one!.id, applicantId: id, status: 'selected' as const, source: 'JOB_POST' as const })))
  const first = must(await officer.recruitment.GET('/application/selected', { params: { query: { size: 100 } } }))
  expect(first.paging.totalElements).toBeGreaterThan(120)
  const ids: number[] = []
  for (let page = 1; page <= first.paging.totalPages; page++) ids.push(...(await list({ page, size: 100 })).responseDataList.map(({ id }) => id))
  expect(new Set(ids).size).toBe(first.paging.totalElements)
  const asked = async (size: 10 | 100) => (await statementsOf(t, () => list({ size }))).length
  await asked(10)
  expect(await asked(100)).toBe(await asked(10))
})
