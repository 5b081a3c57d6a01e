import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, plan, read, schedule } from '../applications/candidates.ts'
import { statementsOf } from '../statements.ts'

type Criteria = components['schemas']['Criteria']
const t = await testApp()
const { officer, requisitionId, items } = await openPosition(t)
const ids: number[] = []
for (let person = 0; person < 4; person++) ids.push(await apply(officer, requisitionId, items))
const ofRequisition: Criteria = { columns: ['requisitionId'], operators: ['NUM_EQUAL'], values: [String(requisitionId)] }
const move = (criteria: Criteria, total: number, status: 'screening' | 'shortlisted' = 'screening') =>
  officer.recruitment.POST('/application/change-status-bulk', { body: { matching: { criteria, total }, status } })
const statuses = async () => Promise.all(ids.map(async (id) => (await read(officer, id)).status))

test('all that a list finds are moved, whatever page it shows, and nothing else', async () => {
  const [first, ...others] = ids
  const beyond: Criteria = {
    columns: ['requisitionId', 'id'],
    operators: ['NUM_EQUAL', 'NUM_FROM'],
    values: [String(requisitionId), String(first! + 1)],
    page: 7,
    size: 10,
  }
  const answer = must(await move(beyond, 3))
  expect(new Map(answer.responseDataList.map(({ id, ok }) => [id, ok]))).toEqual(new Map(others.map((id) => [id, true])))
  expect(await statuses()).toEqual(['new application', 'screening', 'screening', 'screening'])
})

test('those that are refused are told one by one, and only they', async () => {
  const { responseDataList, message } = must(await move(ofRequisition, 4))
  expect(responseDataList.filter(({ ok }) => ok).map(({ id }) => id)).toEqual([ids[0]])
  expect(responseDataList.filter(({ ok }) => !ok)).toHaveLength(3)
  expect(message).toBe('1 of 4 changed')
})

test('a list that has changed since moves nobody', async () => {
  const refused = await move(ofRequisition, 3, 'shortlisted')
  expect([refused.response.status, refused.error?.code]).toEqual([409, 'LIST_CHANGED'])
  expect(await statuses()).not.toContain('shortlisted')
})

test('more than five hundred are refused whole, with the number', async () => {
  const email = (n: string) => sql`'many' || ${sql.raw(n)} || '@sample.example'`
  await t.db.execute(sql`insert into applicants (first_name, sur_name, email, mobile) select 'Many', 'Fold', ${email('n')}, '' from generate_series(1, 501) n`)
  await t.db.execute(
    sql`insert into applications (applicant_id, requisition_id, source, status) select id, ${requisitionId}, 'MANUAL', 'new application' from applicants where sur_name = 'Fold'`,
  )
  const refused = await move({ search: 'Many Fold' }, 500)
  expect(refused.error).toMatchObject({ code: 'TOO_MANY_AT_ONCE', message: expect.stringContaining('501 applications match, and 500') })
  const { rows } = await t.db.execute(sql`select count(*)::int as n from applications where status = 'new application'`)
  expect(rows[0]).toEqual({ n: 501 })
})

test('before it happens: who can move, who cannot and why, and what ends with it; afterwards it is taken back', async () => {
  const [planned, lost, other] = [await apply(officer, requisitionId, items), await apply(officer, requisitionId, items), await apply(officer, requisitionId)]
  must(await officer.recruitment.POST('/application/change-status-bulk', { body: { ids: [lost], status: 'withdrawn', reason: 'Has left' } }))
  const panel = [await accountId(t, 'manager@threshold.test'), await accountId(t, 'officer@threshold.test')]
  must(await schedule(officer, planned, await plan(officer, planned, panel)))
  const three = [planned, lost, other]
  const preview = async (status: 'rejected' | 'selected') =>
    must(await officer.recruitment.POST('/application/change-status-bulk/preview', { body: { ids: three, status } })).data
  const name = `Sofia ${(await read(officer, lost)).applicant.surName}`
  const message = 'This is not possible while the application is "withdrawn".'
  const rejecting = await preview('rejected')
  expect(rejecting).toEqual({ ids: three, movable: 2, refused: [{ id: lost, name, message }], letters: 0, interviews: 1, mails: 3, told: 0 })
  expect(await preview('selected')).toEqual({ ids: three, movable: 2, refused: [{ id: lost, name, message }], letters: 0, interviews: 0, mails: 0, told: 0 })
  const moved = must(await officer.recruitment.POST('/application/change-status-bulk', { body: { ids: three, status: 'rejected', reason: 'Not suited' } }))
  expect(moved.responseDataList.map(({ ok, from }) => [ok, from])).toEqual([
    [true, (await read(officer, planned)).status === 'rejected' ? expect.any(String) : null],
    [false, null],
    [true, 'new application'],
  ])
  expect(moved.responseDataList[1]).toMatchObject({ name, message })
  // What was rejected without anything to end goes back within ten seconds, for who did it and at the version that it has.
  const { version } = moved.responseDataList[2]!
  const back = must(
    await officer.recruitment.POST('/application/change-status-bulk', { body: { ids: [other], versions: [version!], status: 'new application' } }),
  )
  expect(back.responseDataList).toMatchObject([{ ok: true, from: 'rejected', status: 'new application' }])
})

test('many are moved by as many statements as few', async () => {
  const { rows } = await t.db.execute<{ id: number }>(
    sql`select id from applications where status = 'new application' and id not in ${ids} order by id limit 44`,
  )
  const many = rows.map(({ id }) => id)
  const statements = (chosen: number[], status: 'screening' | 'shortlisted') =>
    statementsOf(t, async () => {
      const body = { ids: chosen, status }
      expect(must(await officer.recruitment.POST('/application/change-status-bulk', { body })).message).toBe('Successfully updated!')
    })
  expect((await statements(many.slice(0, 40), 'screening')).length).toBe((await statements(many.slice(40), 'screening')).length)
})

test('applications of many requisitions take as few statements as those of one, and each requisition follows them', async () => {
  const positions = await Promise.all(Array.from({ length: 6 }, () => openPosition(t)))
  const firstOf = await Promise.all(positions.map((one) => apply(officer, one.requisitionId, one.items)))
  const secondOf = await Promise.all(positions.map((one) => apply(officer, one.requisitionId, one.items)))
  const statements = async (chosen: number[], status: 'screening' | 'selected') =>
    (await statementsOf(t, async () => must(await officer.recruitment.POST('/application/change-status-bulk', { body: { ids: chosen, status } })))).length
  expect(await statements(firstOf, 'screening')).toBe(await statements(secondOf.slice(0, 2), 'screening'))
  const statusOf = async (one: (typeof positions)[number]) =>
    (await t.db.execute(sql`select status from requisitions where id = ${one.requisitionId}`)).rows[0]?.status
  const before = await Promise.all(positions.map(statusOf))
  await statements(firstOf, 'selected')
  const after = await Promise.all(positions.map(statusOf))
  for (const [at, status] of after.entries()) expect(status).not.toBe(before[at])
})

test('changes of the same requisitions at the same time wait for each other, in whatever order their applications came', async () => {
  const positions = await Promise.all(Array.from({ length: 4 }, () => openPosition(t)))
  const byNumber = positions.toSorted((a, b) => a.requisitionId - b.requisitionId)
  // By their own numbers, some would be locked from the last requisition on, and the others from the first.
  const early: number[] = []
  for (const one of byNumber.toReversed()) early.push(await apply(officer, one.requisitionId, one.items))
  const late: number[] = []
  for (const one of byNumber) late.push(await apply(officer, one.requisitionId, one.items))
  const holder = await t.pool.connect()
  try {
    // Both have come to wait, one of them or each halfway, before either can go on.
    await holder.query('begin')
    await holder.query('select from requisitions where id = $1 for update', [byNumber[2]!.requisitionId])
    const moving = [early, late].map((chosen) => officer.recruitment.POST('/application/change-status-bulk', { body: { ids: chosen, status: 'screening' } }))
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await holder.query(waiting)).rows[0].n).toBe(2)
    // Whoever waits for the third holds none behind it, which another might wait for with it in its hand.
    const free = 'select id from requisitions where id = any($1) order by id for update skip locked'
    const { rows } = await holder.query(free, [byNumber.map((one) => one.requisitionId)])
    expect(rows.map(({ id }) => id)).toEqual(byNumber.slice(2).map((one) => one.requisitionId))
    await holder.query('commit')
    const answers = (await Promise.all(moving)).flatMap((answer) => must(answer).responseDataList)
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
  } finally {
    holder.release(true)
  }
})

test('who looks before the move is told which applications were chosen', async () => {
  const firsts: Criteria = { columns: ['id'], operators: ['NUM_TO'], values: [String(ids.at(-1))] }
  const body = { matching: { criteria: firsts, total: ids.length }, status: 'rejected' as const }
  const { data } = must(await officer.recruitment.POST('/application/change-status-bulk/preview', { body }))
  expect(new Set(data.ids)).toEqual(new Set(ids))
})

test('neither or both is no choice', async () => {
  const ask = async (body: object) =>
    (await officer.recruitment.POST('/application/change-status-bulk', { body: { status: 'screening', ...body } })).error?.errors?.[0]?.field
  expect([await ask({}), await ask({ ids, matching: { criteria: {}, total: 4 } })]).toEqual(['ids', 'ids'])
})
