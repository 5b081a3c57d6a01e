import { and, count, eq, gt, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { approvals } from '../../server/tables/approvals.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { jobPosts, requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { candidate, moveTo, must, plan, schedule } from '../applications/candidates.ts'
import { signed } from '../employees/onTheWay.ts'
import { answer, approvalsOf, approved, changeStatus, completeDraft, referenceItems, summary } from './raise.ts'

const t = await testApp()
const items = await referenceItems(t)
const [employee, manager, officer] = [await t.as('employee'), await t.as('manager'), await t.as('officer')]
const idOf = async (email: string) => (await t.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)))[0]!.id
const [managerId, officerId, employeeId] = [await idOf('manager@threshold.test'), await idOf('officer@threshold.test'), await idOf('employee@threshold.test')]

const addApprover = (requisitionId: number, accountId: number) => employee.recruitment.POST('/approval/add_approver', { body: { requisitionId, accountId } })
const closing = async (who: typeof employee, id: number, hiring?: number) =>
  (await who.recruitment.GET('/requisitions/closing/{id}', { params: { path: { id }, query: { ...(hiring && { hiring }) } } })).data!.data

async function apply(requisitionId: number, surName: string) {
  const body = { ...candidate(requisitionId), firstName: 'Ines', surName }
  return must(await officer.recruitment.POST('/application', { body })).responseData.id
}

describe('the chain of a department', () => {
  test('is kept in order by a manager, offered when a draft changes its department, and taken only on request', async () => {
    const { departmentId } = await referenceItems(t)
    const create = (accountId: number) => manager.recruitment.POST('/approval/create_approver', { body: { departmentId, accountId } })
    for (const accountId of [managerId, officerId, employeeId]) expect((await create(accountId)).response.status).toBe(200)
    const list = async () => (await manager.recruitment.GET('/approval/default_approvers', { params: { query: { departmentId } } })).data!.responseDataList
    const [first, second, third] = await list()
    const move = (id: number, direction: 'up' | 'down', version: number) =>
      manager.recruitment.POST('/approval/default_approvers/move/{id}', { params: { path: { id } }, body: { direction, version } })
    expect((await move(first!.id, 'up', 1)).error).toMatchObject({ code: 'NO_PLACE_THERE' })
    expect((await move(third!.id, 'up', 1)).response.status).toBe(200)
    expect((await move(third!.id, 'up', 1)).error).toMatchObject({ code: 'STALE_VERSION' })
    expect((await list()).map(({ id, order }) => [id, order])).toEqual([first, third, second].map((one, index) => [one!.id, index + 1]))
    const { version } = (await list()).find(({ id }) => id === first!.id)!
    await manager.recruitment.DELETE('/approval/default_approvers/{id}', { params: { path: { id: first!.id }, query: { version } } })
    expect((await list()).map(({ accountId }) => accountId)).toEqual([employeeId, officerId])

    const id = await completeDraft(employee, items)
    await addApprover(id, managerId)
    const before = await summary(employee, id)
    await employee.recruitment.POST('/job-requisition-summary/update/{id}', { params: { path: { id } }, body: { version: before.version, departmentId } })
    const offered = await approvalsOf(employee, id)
    expect(offered.proposed).toEqual((await list()).map(({ name }) => name))
    expect(offered.content.map((one) => one.approverAccountId)).toEqual([managerId])
    expect((await employee.recruitment.POST('/approval/use_default/{id}', { params: { path: { id } } })).response.status).toBe(200)
    const taken = await approvalsOf(employee, id)
    expect(taken.content.map((one) => [one.approverAccountId, one.isOwner])).toEqual([
      [employeeId, true],
      [officerId, false],
    ])
    expect(taken.proposed).toEqual([])
  })

  test('the order of a draft can be changed; who was asked keeps their place, and who lost the account is shown', async () => {
    const id = await completeDraft(employee, items)
    const gone = await t.person(`gone-${id}@sample.example`, ['Employee'], 'Gil Gone')
    for (const accountId of [managerId, officerId, gone.id]) await addApprover(id, accountId)
    const [, , third] = (await approvalsOf(employee, id)).content
    const move = (one: { id: number; version: number }, direction: 'up' | 'down') =>
      employee.recruitment.POST('/approval/move_approver/{id}', { params: { path: { id: one.id } }, body: { direction, version: one.version } })
    expect((await move(third!, 'up')).response.status).toBe(200)
    await t.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, gone.id))
    const now = (await approvalsOf(employee, id)).content
    expect(now.map((one) => [one.approverAccountId, one.mayAnswer])).toEqual([
      [managerId, true],
      [gone.id, false],
      [officerId, true],
    ])
    await changeStatus(employee, id, 'SB')
    const asked = (await approvalsOf(manager, id)).content
    const late = await manager.recruitment.POST('/approval/move_approver/{id}', {
      params: { path: { id: asked[0]!.id } },
      body: { direction: 'down', version: asked[0]!.version },
    })
    expect(late.error).toMatchObject({ code: 'ALREADY_ASKED' })
    const replaced = await manager.recruitment.POST('/approval/replace_approver/{id}', {
      params: { path: { id: asked[1]!.id } },
      body: { accountId: employeeId, reason: 'left', version: asked[1]!.version },
    })
    expect(replaced.response.status).toBe(200)
  })
})

describe('asking and asking again', () => {
  test('one reminder a day, and the next says from when on', async () => {
    const id = await completeDraft(employee, items)
    await addApprover(id, managerId)
    await changeStatus(employee, id, 'SB')
    const [asked] = (await approvalsOf(employee, id)).content
    const remind = () => employee.recruitment.POST('/approval/send_email', { body: { id: asked!.id } })
    const mails = async () =>
      (
        await t.db
          .select({ n: count() })
          .from(outbox)
          .where(and(eq(outbox.requisitionId, id), eq(outbox.event, 'APPROVAL_REQUESTED')))
      )[0]!.n
    expect(await mails()).toBe(1)
    expect((await remind()).data?.message).toBe('Sending...')
    expect((await remind()).error).toMatchObject({ code: 'REMINDED_ALREADY' })
    expect(await mails()).toBe(2)
    const [now] = (await approvalsOf(employee, id)).content
    expect(new Date(now!.mayRemindAt!).getTime() - new Date(now!.remindedAt!).getTime()).toBe(86_400_000)
    await t.db
      .update(approvals)
      .set({ remindedAt: new Date(Date.now() - 86_500_000) })
      .where(eq(approvals.id, asked!.id))
    expect((await remind()).response.status).toBe(200)
    expect(await mails()).toBe(3)
  })

  test('a revision starts anew, and the round before stays readable with its answers', async () => {
    const id = await completeDraft(employee, items)
    for (const accountId of [officerId, managerId]) await addApprover(id, accountId)
    await changeStatus(employee, id, 'SB')
    await answer(officer, id, 'approved', 'Fine by me')
    await answer(manager, id, 'declined', 'Too dear')
    expect((await approvalsOf(employee, id)).rounds).toEqual([])
    await changeStatus(employee, id, 'DR')
    const { content, rounds } = await approvalsOf(employee, id)
    expect(content.map(({ status, comment }) => [status, comment])).toEqual([
      ['waiting', null],
      ['waiting', null],
    ])
    expect(rounds).toMatchObject([
      {
        round: 1,
        answers: [
          { order: 1, status: 'approved', comment: 'Fine by me' },
          { order: 2, status: 'declined', comment: 'Too dear' },
        ],
      },
    ])
    await changeStatus(employee, id, 'SB')
    await answer(officer, id, 'approved')
    await answer(manager, id, 'approved')
    expect((await changeStatus(employee, id, 'DR')).response.status).toBe(200)
    expect((await approvalsOf(employee, id)).rounds.map(({ round }) => round)).toEqual([2, 1])
  })

  test('an amended one with candidates on their way comes back to where they are', async () => {
    const id = await approved(employee, manager, managerId, items)
    const application = await apply(id, 'Onward')
    must(await moveTo(officer, application, 'interviewing'))
    expect((await summary(employee, id)).position.status).toBe('IN')
    await changeStatus(employee, id, 'DR')
    await changeStatus(employee, id, 'SB')
    await answer(manager, id, 'approved')
    const { position, history } = await summary(employee, id)
    expect(position.status).toBe('IN')
    expect(history.slice(-2).map(({ status }) => status)).toEqual(['RVA', 'IN'])
  })
})

describe('cancelling', () => {
  test('closes exactly what was listed before, says so afterwards, and the history keeps it', async () => {
    const id = await approved(employee, manager, managerId, items)
    await t.db.insert(jobPosts).values({ requisitionId: id, title: 'Clerk', description: 'Come.', status: 'published', publishedAt: new Date() })
    const [one, two] = [await apply(id, 'Abbott'), await apply(id, 'Bell')]
    must(await schedule(officer, one, await plan(officer, one, [managerId, officerId])))
    const listed = await closing(manager, id)
    expect(listed).toMatchObject({
      ends: true,
      counts: { applications: 2, letters: 0, interviews: 1, jobPost: true, mails: 5 },
      candidates: ['Ines Abbott', 'Ines Bell'],
      interviews: [{ candidate: 'Ines Abbott', zone: 'Australia/Melbourne' }],
    })
    // Who may not see candidates is told how many, not who.
    expect(await closing(employee, id)).toMatchObject({ counts: listed.counts, candidates: [], interviews: [] })
    const [newest] = await t.db.select({ id: sql<number>`max(${outbox.id})` }).from(outbox)
    const done = await changeStatus(employee, id, 'CN', 'The ward closes')
    expect(done.data?.closed).toEqual(listed.counts)
    const mails = await t.db
      .select({ event: outbox.event })
      .from(outbox)
      .where(and(eq(outbox.requisitionId, id), gt(outbox.id, newest!.id)))
    expect(mails).toHaveLength(listed.counts.mails)
    expect(mails.filter(({ event }) => event === 'POSITION_CLOSED')).toHaveLength(2)
    const rejected = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.requisitionId, id), eq(auditLog.action, 'reject')))
    expect(rejected.map(({ applicationId, reason }) => [applicationId, reason])).toEqual([
      [one, 'The ward closes'],
      [two, 'The ward closes'],
    ])
    const last = (await summary(employee, id)).history.at(-1)
    expect(last).toMatchObject({ status: 'CN', reason: 'The ward closes', closed: listed.counts })
    expect((await closing(manager, id)).counts).toEqual({ applications: 0, letters: 0, interviews: 0, jobPost: false, mails: 0 })
  })
})

describe('completing', () => {
  test('the last opening that is filled ends what is still open, said before and kept in the history', async () => {
    const { employeeId, applicationId } = await signed(t)
    const [{ requisitionId }] = (await t.db.select().from(applications).where(eq(applications.id, applicationId))) as [typeof applications.$inferSelect]
    await t.db.update(requisitions).set({ openings: 2 }).where(eq(requisitions.id, requisitionId))
    expect(await closing(manager, requisitionId, applicationId)).toMatchObject({ ends: false, counts: { applications: 0, mails: 0 } })
    await t.db.update(requisitions).set({ openings: 1 }).where(eq(requisitions.id, requisitionId))
    const [applicant] = await t.db.insert(applicants).values({ firstName: 'Otto', surName: 'Other', email: 'otto@sample.example' }).returning()
    const [other] = await t.db.insert(applications).values({ requisitionId, applicantId: applicant!.id, source: 'MANUAL', status: 'shortlisted' }).returning()
    const listed = await closing(manager, requisitionId, applicationId)
    expect(listed).toMatchObject({ ends: true, counts: { applications: 1, letters: 0, interviews: 0, mails: 1 }, candidates: ['Otto Other'] })
    const { data } = await manager.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } } })
    must(await manager.recruitment.POST('/employee/change-status', { body: { id: employeeId, status: 'active', version: data!.data.version } }))
    const [after] = await t.db.select().from(applications).where(eq(applications.id, other!.id))
    expect(after?.status).toBe('rejected')
    const last = (await summary(manager, requisitionId)).history.at(-1)
    expect(last).toMatchObject({ status: 'CO', closed: listed.counts })
  })
})

describe('what a requisition tells of itself', () => {
  test('criteria with weights whose shares add up, the progress of its candidates, and its lifecycle with who may', async () => {
    const id = await approved(employee, manager, managerId, items)
    const application = await apply(id, 'Curtis')
    must(await moveTo(officer, application, 'shortlisted'))
    const path = { params: { path: { id } } }
    const position = (await employee.recruitment.GET('/job-requisition-summary/position/{id}', path)).data!.data
    expect(position.criteria.map(({ section }) => section).sort()).toEqual(['experience', 'financial', 'location', 'qualifications', 'skills'])
    expect(position.criteria.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
    expect(position).toMatchObject({ weightSum: 100, pay: { from: 5_000_000, currency: 'AUD' }, experience: { from: 2 }, approvals: [{ status: 'approved' }] })
    const progress = (await employee.recruitment.GET('/job-requisition-summary/progress-summary/{id}', path)).data!.data
    expect(progress).toMatchObject({ openings: 1, filled: 0, applications: 1, daysOpen: 0 })
    const stage = (status: string) => progress.funnel.find((one) => one.status === status)
    expect(stage('new application')).toMatchObject({ now: 0, reached: 1, days: 0 })
    expect(stage('shortlisted')).toMatchObject({ now: 1, reached: 1 })
    expect(stage('hired')).toEqual({ status: 'hired', now: 0, reached: 0, days: null })
    const life = (await employee.recruitment.GET('/requisitions/lifecycle/{id}', path)).data!.data
    expect(life.history.map(({ to }) => to)).toEqual(['DR', 'SB', 'RVA'])
    expect(life.moves.find(({ event }) => event === 'cancel')).toEqual({ event: 'cancel', status: 'CN', allowed: true, why: null, who: ['owner', 'manager'] })
    expect(life.moves.find(({ event }) => event === 'applicationsChanged')).toMatchObject({ allowed: false, why: 'NOT_YOURS', who: ['system'] })
  })

  test('the log is read by person and by kind, and says whom there is to choose', async () => {
    const id = await approved(employee, manager, managerId, items)
    const log = async (query: { by?: string; entity?: string }) =>
      (await employee.recruitment.GET('/audit-log/{requisitionId}', { params: { path: { requisitionId: id }, query } })).data!
    const all = await log({})
    expect(all.entities).toEqual(expect.arrayContaining(['approval', 'requisition', 'skill']))
    const approver = all.responseDataList.find(({ entity, action }) => entity === 'approval' && action === 'approve')!.by!
    const theirs = await log({ by: approver })
    expect(theirs.responseDataList.every(({ by }) => by === approver)).toBe(true)
    expect(theirs.paging.totalElements).toBeLessThan(all.paging.totalElements)
    expect((await log({ entity: 'skill' })).responseDataList.map(({ entity }) => entity)).toEqual(['skill'])
  })
})
