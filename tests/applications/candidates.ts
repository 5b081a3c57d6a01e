import { sql } from 'drizzle-orm'
import type { components } from '../../src/api/common.gen.ts'
import type { clients, TestApp } from '../app.ts'
import { approved, type ReferenceItems, referenceItems } from '../requisitions/raise.ts'

export type Clients = ReturnType<typeof clients>
type Status = components['schemas']['ApplicationStatus']

export const must = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

export const accountId = async (t: TestApp, email: string) => Number((await t.db.execute(sql`select id from accounts where email = ${email}`)).rows[0]!.id)

/** An approved requisition with everybody who works on it. */
export async function openPosition(t: TestApp) {
  const items = await referenceItems(t)
  const [employee, manager, officer] = [await t.as('employee'), await t.as('manager'), await t.as('officer')]
  const requisitionId = await approved(employee, manager, await accountId(t, 'manager@threshold.test'), items)
  return { items, employee, manager, officer, requisitionId }
}

let number = 0
export const candidate = (requisitionId: number, items?: ReferenceItems) => ({
  requisitionId,
  firstName: 'Sofia',
  surName: `Reyes ${++number}`,
  email: `sofia.reyes.${number}@sample.example`,
  totalExperience: 2,
  expectedSalary: 6_000_000,
  expectedSalOption: 'YEARLY' as const,
  salaryCurrency: 'AUD',
  ...(items ? { qualificationIds: [items.qualificationId], skillIds: [items.skillId], cityId: items.cityId } : {}),
})

export const apply = async (who: Clients, requisitionId: number, items?: ReferenceItems) =>
  must(await who.recruitment.POST('/application', { body: candidate(requisitionId, items) })).responseData.id

export const read = async (who: Clients, id: number) => must(await who.recruitment.GET('/application/{id}', { params: { path: { id } } })).data
export const transitions = async (who: Clients, id: number) =>
  must(await who.recruitment.GET('/application/transitions/{id}', { params: { path: { id } } })).data

export async function moveTo(who: Clients, id: number, status: Status, reason?: string) {
  const { version } = await read(who, id)
  return who.recruitment.POST('/application/change-status', { body: { id, status, version, ...(reason ? { reason } : {}) } })
}

export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function plan(who: Clients, id: number, interviewerIds: number[], more: { day?: string; startTime?: string; endTime?: string } = {}) {
  const steps = must(await who.recruitment.GET('/application/interview-steps/{id}', { params: { path: { id } } })).responseDataList
  return {
    processRequisitionStepsId: steps[0]!.id,
    day: dayFromNow(3),
    startTime: '10:00',
    endTime: '11:00',
    zone: 'Australia/Melbourne',
    place: 'Room 4',
    interviewerIds,
    ...more,
  }
}
/** When an interview was that has passed, an hour or two ago: each for itself, as nobody can be in two. */
export const passed = sql`starts_at = date_trunc('hour', now()) - interval '2 hours' + id % 110 * interval '30 seconds',
  ends_at = date_trunc('hour', now()) - interval '2 hours' + id % 110 * interval '30 seconds' + interval '25 seconds'`
/** An interview that was arranged for a time to come has been held since. */
export const letItPass = (t: TestApp, interviewId: number) => t.db.execute(sql`update interviews set ${passed} where id = ${interviewId}`)

export const schedule = (who: Clients, applicationId: number, body: Awaited<ReturnType<typeof plan>>) =>
  who.recruitment.POST('/interview/schedule/{applicationId}', { params: { path: { applicationId } }, body })
