import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { defaultApprovers } from '../../server/tables/approvals.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { addCandidate, answer, approvalsOf, approved, changeStatus, completeDraft, dayFromNow, draft, referenceItems, summary } from './raise.ts'

const t = await testApp()
const items = await referenceItems(t)
const [employee, manager, officer] = [await t.as('employee'), await t.as('manager'), await t.as('officer')]
const idOf = async (email: string) => (await t.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)))[0]!.id
const managerId = await idOf('manager@threshold.test')
const stranger = await t.as((await t.person('stranger@sample.example', ['Employee'])).email)

describe('raising a requisition', () => {
  test('a title is enough for a draft; progress says what is missing', async () => {
    const id = await draft(employee)
    const { position, progress, editable, actors } = await summary(employee, id)
    expect(position).toMatchObject({ status: 'DR', positionTitle: 'Ward clerk', priority: 'N', openings: 1 })
    expect({ editable, actors }).toEqual({ editable: true, actors: ['owner'] })
    expect(progress).toMatchObject({ progress: 'NOT_STARTED', percent: 0 })
    expect(progress.sections[0]).toMatchObject({ section: 'position', missing: expect.arrayContaining(['departmentId', 'endDate']) })
  })

  test('a blank title is refused with the field named', async () => {
    const { error, response } = await employee.recruitment.POST('/job_position', { body: { positionTitle: '   ' } })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ message: 'Failed! Make sure you filled all fields', errors: [{ field: 'positionTitle' }] })
  })

  test('an unknown department is refused with the field named, and nothing is half-written', async () => {
    const id = await draft(employee)
    const body = { version: 1, departmentId: 2_000_000_000, openings: 3 }
    const { error } = await employee.recruitment.POST('/job-requisition-summary/update/{id}', { params: { path: { id } }, body })
    expect(error).toMatchObject({ errors: [{ field: 'departmentId' }] })
    expect((await summary(employee, id)).position).toMatchObject({ openings: 1, version: 1 })
  })

  test('a reference is unique, and an end before the start is refused', async () => {
    const [one, two] = [await draft(employee), await draft(employee)]
    const named = (id: number) =>
      employee.recruitment.POST('/job_position/{id}', { params: { path: { id } }, body: { version: 1, positionId: '16-CFPB/439-P' } })
    expect((await named(one)).response.status).toBe(200)
    expect((await named(two)).error).toMatchObject({ errors: [{ field: 'positionId' }] })
    const found = await employee.recruitment.GET('/job_position', { params: { query: { positionId: '16-CFPB/439-P' } } })
    expect(found.data?.data.id).toBe(one)
    const dates = { version: 1, startDate: dayFromNow(9), endDate: dayFromNow(8) }
    const late = await employee.recruitment.POST('/job-requisition-summary/update/{id}', { params: { path: { id: two } }, body: dates })
    expect(late.error).toMatchObject({ errors: [{ field: 'endDate' }] })
  })

  test('a stale version is refused', async () => {
    const id = await draft(employee)
    const save = (jobDescription: string) => employee.recruitment.POST('/job_position/{id}', { params: { path: { id } }, body: { version: 1, jobDescription } })
    expect((await save('First')).response.status).toBe(200)
    expect((await save('Second')).error).toMatchObject({ code: 'STALE_VERSION' })
  })

  test("somebody else's requisition and a missing one answer alike; HR sees all", async () => {
    const id = await draft(employee)
    const get = (who: typeof employee, one: number) => who.recruitment.GET('/job-requisition-summary/{id}', { params: { path: { id: one } } })
    const [foreign, missing] = [await get(stranger, id), await get(stranger, 999_999)]
    expect([foreign.response.status, foreign.error]).toEqual([404, missing.error])
    expect((await get(officer, id)).response.status).toBe(200)
    const list = await stranger.recruitment.POST('/requisitions/criteria', { body: {} })
    expect(list.data?.paging.totalElements).toBe(0)
  })

  test('the list filters, sorts and pages by its columns', async () => {
    const id = await completeDraft(employee, items)
    const body = { columns: ['progress', 'id'], operators: ['SEL_EQUAL' as const, 'NUM_EQUAL' as const], values: ['COMPLETED', String(id)] }
    const { data } = await manager.recruitment.POST('/requisitions/criteria', { body })
    expect(data?.responseDataList).toMatchObject([{ id, progress: 'COMPLETED', progressPercent: 100, priority: 'N', status: 'DR', expired: false }])
    const unknown = await manager.recruitment.POST('/requisitions/criteria', { body: { sort: 'password' } })
    expect(unknown.response.status).toBe(400)
  })

  test('a copy is a new draft with the same criteria', async () => {
    const id = await completeDraft(employee, items)
    const { data } = await employee.recruitment.POST('/job_position/clone', { params: { query: { positionId: id } } })
    const copy = await summary(employee, data!.responseData.id)
    expect(copy.position).toMatchObject({ status: 'DR', positionTitle: 'Ward clerk', startDate: null })
    expect(copy.progress.sections.find((one) => one.section === 'skills')).toMatchObject({ count: 1 })
  })
})

describe('submitting and approving', () => {
  test('an incomplete one is refused with the missing sections; one without an approver says so', async () => {
    const incomplete = await changeStatus(employee, await draft(employee), 'SB')
    expect(incomplete.error).toMatchObject({
      message: 'Failed! Make sure you filled all fields',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'skills' })]),
    })
    const id = await completeDraft(employee, items)
    expect((await changeStatus(employee, id, 'SB')).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', errors: [{ message: 'someoneElseApproves' }] })
  })

  test('the default chain of the department is attached; approvers are asked one after the other, with one mail each', async () => {
    const officerId = await idOf('officer@threshold.test')
    const own = await referenceItems(t)
    await manager.recruitment.POST('/approval/create_approver', { body: { departmentId: own.departmentId, accountId: officerId } })
    await manager.recruitment.POST('/approval/create_approver', { body: { departmentId: own.departmentId, accountId: managerId } })
    expect(await t.db.select().from(defaultApprovers).where(eq(defaultApprovers.departmentId, own.departmentId))).toHaveLength(2)

    const id = await completeDraft(employee, own)
    await changeStatus(employee, id, 'SB')
    expect((await approvalsOf(employee, id)).content.map((one) => one.status)).toEqual(['asked', 'waiting'])
    const early = await answer(manager, id, 'approved')
    expect(early.error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })

    await answer(officer, id, 'approved', 'Needed on the ward')
    expect((await summary(employee, id)).position.status).toBe('RV')
    expect((await approvalsOf(employee, id)).content.map((one) => one.status)).toEqual(['approved', 'asked'])
    const mails = await t.db
      .select({ to: outbox.toEmail, body: outbox.body })
      .from(outbox)
      .where(and(eq(outbox.event, 'APPROVAL_REQUESTED'), eq(outbox.requisitionId, id)))
    expect(mails.map((one) => one.to)).toEqual(['officer@threshold.test', 'manager@threshold.test'])
    expect(mails[0]?.body).toContain('/login?returnTo=')

    await answer(manager, id, 'approved')
    const after = await summary(employee, id)
    expect(after.position.status).toBe('RVA')
    expect(after.history.map((one) => one.status)).toEqual(['DR', 'SB', 'RV', 'RVA'])
  })

  test('an answer may be changed until the requisition is decided; a refusal needs a reason', async () => {
    const id = await completeDraft(employee, items)
    const officerId = await idOf('officer@threshold.test')
    for (const accountId of [officerId, managerId]) await employee.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId } })
    await changeStatus(employee, id, 'SB')
    await answer(officer, id, 'approved')
    expect((await answer(officer, id, 'declined')).error).toMatchObject({ errors: [{ field: 'comment' }] })
    await answer(officer, id, 'declined', 'No budget')
    expect((await summary(employee, id)).position.status).toBe('RVD')
    expect((await answer(manager, id, 'approved')).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })

    await changeStatus(employee, id, 'DR')
    expect((await approvalsOf(employee, id)).content.map((one) => one.status)).toEqual(['waiting', 'waiting'])
  })

  test("an approver's first comment takes it into review; a bystander's answer is refused", async () => {
    const id = await completeDraft(employee, items)
    await employee.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: managerId } })
    await changeStatus(employee, id, 'SB')
    await manager.recruitment.POST('/approval/post_comment/{id}', { params: { path: { id } }, body: { comment: 'Which ward?' } })
    expect((await summary(employee, id)).position.status).toBe('RV')
    const [one] = (await approvalsOf(employee, id)).content
    const foreign = await officer.recruitment.POST('/approval/change-response', { body: { id: one!.id, status: 'approved', version: one!.version } })
    expect(foreign.response.status).toBe(403)
  })

  test('an absent approver is replaced by the manager, who gives a reason', async () => {
    const id = await completeDraft(employee, items)
    await employee.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: managerId } })
    await changeStatus(employee, id, 'SB')
    const [one] = (await approvalsOf(employee, id)).content
    const body = { accountId: await idOf('officer@threshold.test'), reason: 'On leave', version: one!.version }
    const path = { params: { path: { id: one!.id } } }
    expect((await employee.recruitment.POST('/approval/replace_approver/{id}', { ...path, body })).response.status).toBe(403)
    expect((await manager.recruitment.POST('/approval/replace_approver/{id}', { ...path, body })).data).toMatchObject({ message: 'Successfully replaced!' })
    await answer(officer, id, 'approved')
    expect((await summary(employee, id)).position.status).toBe('RVA')
  })
})

describe('after approval', () => {
  test('nothing can be changed without amending; amending takes the post off and starts the approvals anew', async () => {
    const id = await approved(employee, manager, managerId, items)
    const path = { params: { path: { id } } }
    const { version } = await summary(employee, id)
    expect((await employee.recruitment.POST('/job_position/{id}', { ...path, body: { version, positionTitle: 'Other' } })).error).toMatchObject({
      code: 'NOT_A_DRAFT',
    })

    const post = { title: 'Ward clerk', description: 'Come and help.', version: 0 }
    const saved = await employee.recruitment.POST('/job-post/requisition/{id}', { ...path, body: post })
    const publish = { id: saved.data!.responseData.id, status: 'published' as const, version: 1 }
    expect((await employee.recruitment.POST('/job-post/change-status', { body: publish })).data).toMatchObject({ responseData: { version: 2 } })

    await changeStatus(employee, id, 'DR')
    const after = await employee.recruitment.GET('/job-post/requisition/{id}', path)
    expect(after.data?.data).toMatchObject({ status: 'closed', transitions: [{ event: 'publish', allowed: false, why: 'requisitionIsPublic' }] })
    expect((await approvalsOf(employee, id)).content.map((one) => one.status)).toEqual(['waiting'])
  })

  test('a post of a draft cannot be published', async () => {
    const id = await draft(employee)
    const saved = await employee.recruitment.POST('/job-post/requisition/{id}', {
      params: { path: { id } },
      body: { title: 'A', description: 'B', version: 0 },
    })
    const { error } = await employee.recruitment.POST('/job-post/change-status', { body: { id: saved.data!.responseData.id, status: 'published', version: 1 } })
    expect(error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
  })

  test('cancelling needs a reason; only a manager reopens; the audit log tells it all', async () => {
    const id = await approved(employee, manager, managerId, items)
    expect((await changeStatus(employee, id, 'CN')).error).toMatchObject({ errors: [{ field: 'reason' }] })
    await changeStatus(employee, id, 'CN', 'Budget withdrawn')
    expect((await changeStatus(employee, id, 'DR')).response.status).toBe(403)
    expect((await changeStatus(manager, id, 'DR')).response.status).toBe(200)
    const { data } = await employee.recruitment.GET('/audit-log/{requisitionId}', { params: { path: { requisitionId: id }, query: { size: 100 } } })
    const actions = data!.responseDataList.map((one) => one.action)
    expect(actions).toEqual(expect.arrayContaining(['create', 'add', 'submit', 'ask', 'approve', 'cancel', 'reopen']))
    expect(data!.responseDataList.find((one) => one.action === 'cancel')).toMatchObject({
      by: 'Nadia Brandt',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'reason', after: 'Budget withdrawn' })]),
    })
  })
})

describe('past the end date', () => {
  const expire = async () => {
    const id = await approved(employee, manager, managerId, items)
    await t.db
      .update(requisitions)
      .set({ endDate: dayFromNow(-3), startDate: dayFromNow(-20) })
      .where(eq(requisitions.id, id))
    return id
  }

  test('it is listed, and a later date takes it off', async () => {
    const id = await expire()
    const mine = async () =>
      (await employee.recruitment.GET('/job_position/expired', { params: { query: { size: 100 } } })).data!.responseDataList.find((one) => one.id === id)
    expect(await mine()).toMatchObject({ title: 'Ward clerk', end_date: dayFromNow(-3) })
    const extend = async (endDate: string) =>
      employee.recruitment.POST('/job_position/extend/{id}', { params: { path: { id } }, body: { endDate, version: (await mine())!.version } })
    expect((await extend(dayFromNow(-1))).error).toMatchObject({ errors: [{ field: 'endDate' }] })
    expect((await extend(dayFromNow(40))).response.status).toBe(200)
    expect(await mine()).toBeUndefined()
  })

  test('one that has not begun is not extended to a day before its start', async () => {
    const id = await draft(employee)
    const path = { params: { path: { id } } }
    const { data } = await employee.recruitment.POST('/job-requisition-summary/update/{id}', { ...path, body: { version: 1, startDate: dayFromNow(9) } })
    const body = { endDate: dayFromNow(8), version: data!.responseData.version! }
    const refused = await employee.recruitment.POST('/job_position/extend/{id}', { ...path, body })
    expect([refused.response.status, refused.error]).toMatchObject([400, { errors: [{ field: 'endDate' }] }])
  })

  test('it can be deleted; a running one cannot', async () => {
    const id = await expire()
    const remove = async (one: number) => {
      const { version } = await summary(employee, one)
      return employee.recruitment.DELETE('/job_position/delete/{id}', { params: { path: { id: one }, query: { version } } })
    }
    expect((await remove(id)).data).toEqual({ message: 'deleted', archived: null })
    expect((await remove(await approved(employee, manager, managerId, items))).error).toMatchObject({ code: 'NOT_EXPIRED' })
  })
})

describe('weights', () => {
  test('freeze once somebody is selected, even after amending', async () => {
    const id = await approved(employee, manager, managerId, items)
    await addCandidate(t, id, 'selected')
    await changeStatus(employee, id, 'DR')
    const path = { params: { path: { id } } }
    const [skill] = (await employee.recruitment.GET('/job_skill/{id}', path)).data!.responseDataList
    const change = { params: { path: { id: skill!.id } }, body: { version: skill!.version, weight: 90 } }
    expect((await employee.recruitment.POST('/job_skill/update/{id}', change)).error).toMatchObject({ code: 'WEIGHTS_FROZEN' })
    expect((await summary(employee, id)).weightsFrozen).toBe(true)
  })

  test('begin at 20, not mandatory; a stale row is refused; a criterion stands once', async () => {
    const id = await draft(employee)
    const add = () => employee.recruitment.POST('/job_skill', { body: { jobPositionId: id, skillTypeId: items.skillId } })
    await add()
    expect((await add()).error).toMatchObject({ errors: [{ field: 'skillTypeId' }] })
    const [row] = (await employee.recruitment.GET('/job_skill/{id}', { params: { path: { id } } })).data!.responseDataList
    expect(row).toMatchObject({ weight: 20, mandatory: false })
    const change = (weight: number) => employee.recruitment.POST('/job_skill/update/{id}', { params: { path: { id: row!.id } }, body: { version: 1, weight } })
    expect((await change(35)).response.status).toBe(200)
    expect((await change(50)).error).toMatchObject({ code: 'STALE_VERSION' })
    const foreign = await stranger.recruitment.POST('/job_skill/update/{id}', { params: { path: { id: row!.id } }, body: { version: 2, weight: 1 } })
    expect(foreign.response.status).toBe(404)
  })

  test('an expired requisition with applications is archived, and says so', async () => {
    const id = await approved(employee, manager, managerId, items)
    await addCandidate(t, id, 'new application')
    await t.db
      .update(requisitions)
      .set({ startDate: dayFromNow(-20), endDate: dayFromNow(-3) })
      .where(eq(requisitions.id, id))
    const { version } = await summary(employee, id)
    const { data } = await employee.recruitment.DELETE('/job_position/delete/{id}', { params: { path: { id }, query: { version } } })
    expect(data?.message).toMatch(/^archived/)
    const find = async (columns: string[], operators: ('NUM_EQUAL' | 'SEL_EQUAL')[], values: string[]) =>
      (await employee.recruitment.POST('/requisitions/criteria', { body: { columns, operators, values } })).data?.paging.totalElements
    expect(await find(['id'], ['NUM_EQUAL'], [String(id)])).toBe(0)
    expect(await find(['id', 'status'], ['NUM_EQUAL', 'SEL_EQUAL'], [String(id), 'AR'])).toBe(1)
  })
})
