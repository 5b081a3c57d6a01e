import { eq } from 'drizzle-orm'
import { applicants, applications } from '../../server/tables/applications.ts'
import { cities, contractTypes, countries, departments, referenceItems as items, positionTypes } from '../../server/tables/reference.ts'
import type { clients, TestApp } from '../app.ts'

export type Clients = ReturnType<typeof clients>

/** A day so many days from now. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** One item of each reference list that a requisition needs. */
export async function referenceItems({ db }: Pick<TestApp, 'db'>) {
  const one = async (table: typeof departments | typeof positionTypes | typeof contractTypes | typeof items, name: string, list?: 'qualification' | 'skill') =>
    (
      await db
        .insert(table)
        .values({ name: `${name} ${crypto.randomUUID().slice(0, 8)}`, list } as never)
        .returning({ id: table.id })
    )[0]!.id
  const [country] = await db.select({ id: countries.id }).from(countries).where(eq(countries.fixed, true))
  const [city] = await db
    .insert(cities)
    .values({ name: `City ${crypto.randomUUID()}`, countryId: country!.id })
    .returning()
  return {
    departmentId: await one(departments, 'Department'),
    jobPositionTypeId: await one(positionTypes, 'Position type'),
    jobApplTypeId: await one(contractTypes, 'Contract type'),
    qualificationId: await one(items, 'Qualification', 'qualification'),
    skillId: await one(items, 'Skill', 'skill'),
    cityId: city!.id,
    countryId: country!.id,
  }
}
export type ReferenceItems = Awaited<ReturnType<typeof referenceItems>>

const ok = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (!data) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

/** A draft with nothing but a title. */
export async function draft(who: Clients, positionTitle = 'Ward clerk'): Promise<number> {
  return ok(await who.recruitment.POST('/job_position', { body: { positionTitle } })).responseData.id
}

/** A draft with every required section filled in. */
export async function completeDraft(who: Clients, items: ReferenceItems): Promise<number> {
  const id = await draft(who)
  const { recruitment } = who
  const { departmentId, jobPositionTypeId, jobApplTypeId, cityId, countryId } = items
  const path = { params: { path: { id } } }
  const position = { version: 1, jobPositionTypeId, jobApplTypeId, jobDescription: 'Keeps the ward running.\n\nMany small things.' }
  const saved = ok(await recruitment.POST('/job_position/{id}', { ...path, body: position }))
  const dates = { departmentId, startDate: dayFromNow(-1), endDate: dayFromNow(30) }
  ok(await recruitment.POST('/job-requisition-summary/update/{id}', { ...path, body: { version: saved.responseData.version!, ...dates } }))
  ok(await recruitment.POST('/job_qual_spec', { body: { jobPositionId: id, jobQualityRefId: items.qualificationId } }))
  ok(await recruitment.POST('/job_skill', { body: { jobPositionId: id, skillTypeId: items.skillId } }))
  ok(await recruitment.POST('/job_experience', { body: { jobPositionId: id, minExperience: 2 } }))
  ok(await recruitment.POST('/location', { body: { jobPositionId: id, cityId, countryId } }))
  const pay = { compensationFrom: 5_000_000, compensationTo: 6_500_000, currency: 'AUD', period: 'YEARLY' } as const
  ok(await recruitment.POST('/financial', { body: { jobPositionId: id, ...pay } }))
  return id
}

export const summary = async (who: Clients, id: number) => ok(await who.recruitment.GET('/job-requisition-summary/{id}', { params: { path: { id } } })).data

export async function changeStatus(who: Clients, id: number, status: Awaited<ReturnType<typeof summary>>['position']['status'], reason?: string) {
  const { version } = await summary(who, id)
  return who.recruitment.POST('/requisitions/change-status', { body: { id, status, version, ...(reason ? { reason } : {}) } })
}

export const approvalsOf = async (who: Clients, id: number) => ok(await who.recruitment.GET('/approval', { params: { query: { requisitionId: id } } })).data

export async function answer(who: Clients, id: number, status: 'approved' | 'declined', comment?: string) {
  const mine = (await approvalsOf(who, id)).content.find((one) => one.mine)
  return who.recruitment.POST('/approval/change-response', { body: { id: mine!.id, status, version: mine!.version, ...(comment ? { comment } : {}) } })
}

/** A complete requisition of `owner`, approved by `approver`. */
export async function approved(owner: Clients, approver: Clients, approverId: number, items: ReferenceItems): Promise<number> {
  const id = await completeDraft(owner, items)
  ok(await owner.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: approverId } }))
  ok(await changeStatus(owner, id, 'SB'))
  ok(await answer(approver, id, 'approved'))
  return id
}

/** Somebody whose application stands at a status already. */
export async function addCandidate({ db }: TestApp, requisitionId: number, status: (typeof applications.$inferInsert)['status']) {
  const person = { firstName: 'Leila', surName: 'Haddad', email: `leila-${requisitionId}@sample.example` }
  const [applicant] = await db.insert(applicants).values(person).returning()
  await db.insert(applications).values({ requisitionId, applicantId: applicant!.id, status, source: 'MANUAL' })
}
