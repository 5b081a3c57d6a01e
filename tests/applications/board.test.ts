import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { momentOn, todayIn } from '../../server/platform/days.ts'
import { firstDayWithin } from '../../server/platform/workingDays.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { testApp } from '../app.ts'
import { statementsOf } from '../statements.ts'
import { apply, type Clients, moveTo, must, openPosition } from './candidates.ts'

const t = await testApp()
const { officer, manager, employee, requisitionId, items } = await openPosition(t)
const open = tagged(applicationStates, 'open')
type Asked = NonNullable<Parameters<typeof board>[1]>
async function board(
  who: Clients,
  body: { status?: (typeof open)[number]; page?: number; search?: string; columns?: string[]; operators?: Operator[]; values?: string[] } = {},
) {
  return must(await who.recruitment.POST('/application/board', { body })).data.columns
}
type Operator = 'NUM_EQUAL' | 'SEL_EQUAL' | 'STR_CONTAIN' | 'NUM_FROM'
const list = async (body: Omit<Asked, 'status'>) => must(await officer.recruitment.POST('/application/criteria', { body: { ...body, size: 100 } }))
const workingDaysAgo = (n: number) => momentOn(firstDayWithin(n, todayIn(t.app.settings)), '12:00', t.app.settings.timeZone).toISOString()

/** Thirty applications: most in screening, some of them over the limit, each with its score. */
const ids: number[] = []
for (let at = 0; at < 30; at++) ids.push(await apply(officer, requisitionId, items))
for (const id of ids.slice(0, 25)) must(await moveTo(officer, id, 'screening'))
must(await moveTo(officer, ids[29]!, 'rejected', 'Another candidate fits better'))
await t.db.execute(sql`update application_ranks set profile_score = (application_id * 37) % 90 where application_id = any(${sql.param(ids)}::int[])`)
await t.db.execute(sql`update application_ranks set profile_score = null where application_id = ${ids[7]}`)
for (const id of ids.slice(0, 6)) await t.db.execute(sql`update applications set status_since = ${workingDaysAgo(9)} where id = ${id}`)

describe('the board', () => {
  test('has a column for each open status in the order of the lifecycle, and counts as the list does', async () => {
    const columns = await board(officer)
    expect(columns.map(({ status }) => status)).toEqual(open)
    const screening = columns.find(({ status }) => status === 'screening')!
    expect([screening.total, screening.over, screening.limit, screening.more, screening.moreOver]).toEqual([25, 6, 5, false, false])
    expect(screening.cards).toHaveLength(20)
    expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(29)
  })

  test('puts who is over the limit first, then the best, and unknown scores last', async () => {
    const { rows } = await t.db.execute<{ id: number }>(
      sql`select id from applications a join application_ranks r on r.application_id = a.id where a.status = 'screening'
        order by a.status_since < now() - interval '1 day' desc, profile_score desc nulls last, id desc`,
    )
    const pages = [...(await board(officer, { status: 'screening' })), ...(await board(officer, { status: 'screening', page: 2 }))]
    expect(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(rows.map(({ id }) => id))
    const [first] = pages
    expect(first!.cards.map(({ inStatus }) => (inStatus?.over ?? 0) > 0)).toEqual([...Array(6).fill(true), ...Array(14).fill(false)])
    expect(first!.cards[0]).toMatchObject({ inStatus: { days: 9, limit: 5, over: 4 }, status: 'screening' })
  })

  test.each([
    ['a search', { search: 'Reyes 1' }],
    ['a filter on the score', { columns: ['profileScore'], operators: ['NUM_FROM'], values: ['40'] }],
    ['a filter on the requisition', { columns: ['requisitionId'], operators: ['NUM_EQUAL'], values: [String(requisitionId)] }],
    ['over the limit', { columns: ['inStatus'], operators: ['SEL_EQUAL'], values: ['over'] }],
    ['a filter on the position, which needs another table', { columns: ['positionTitle'], operators: ['STR_CONTAIN'], values: ['e'] }],
    ['nothing found', { search: 'Nobody is called so' }],
  ] satisfies [string, Asked][])('with %s shows what the list shows', async (_what, asked) => {
    const [columns, { responseDataList: rows }] = [await board(officer, asked), await list(asked)]
    for (const { status, total, over, cards } of columns) {
      const same = rows.filter((row) => row.status === status)
      expect([status, total, over]).toEqual([status, same.length, same.filter(({ inStatus }) => inStatus!.over > 0).length])
      if (total <= 20) expect(cards.map(({ id }) => id).toSorted()).toEqual(same.map(({ id }) => id).toSorted())
    }
  })

  test('of very many that match each column says that there are more, and shows its first ones', async () => {
    await t.db.execute(sql`
      with p as (insert into applicants (first_name, sur_name, email) select 'Many', 'Crowd', 'crowd.' || n || '@mail.example' from generate_series(1, 10001) n returning id)
      insert into applications (applicant_id, requisition_id, status, source, status_since)
      select id, ${requisitionId}, 'shortlisted', 'MANUAL', case when id % 2500 = 0 then ${workingDaysAgo(20)}::timestamptz else now() end from p`)
    await t.db.execute(sql`update application_ranks set profile_score = applicant_id % 97 where status = 'shortlisted'`)
    const { rows } = await t.db.execute<{ id: number; late: boolean }>(
      sql`select id, a.status_since < now() - interval '1 day' as late from applications a join application_ranks r on r.application_id = a.id where a.status = 'shortlisted' order by late desc, profile_score desc, id desc limit 40`,
    )
    const ids = rows.map(({ id }) => id)
    const late = rows.filter((row) => row.late).length
    // Whom a search finds is counted further than what a filter leaves.
    for (const [asked, ...counts] of [
      [{ columns: ['profileScore'], operators: ['NUM_FROM'], values: ['0'] }, 1000, true, late, false],
      [{ search: 'Crowd' }, 10_001, false, late, false],
    ] satisfies [Asked, ...unknown[]][]) {
      const column = (await board(officer, asked)).find(({ status }) => status === 'shortlisted')!
      expect([column.total, column.more, column.over, column.moreOver]).toEqual(counts)
      expect(column.cards.map(({ id }) => id)).toEqual(ids.slice(0, 20))
    }
    // Of words that very many have a column counts what it shows.
    await t.db.execute(sql`
      with p as (insert into applicants (first_name, sur_name, email) select 'Further', 'Crowd', 'further.' || n || '@mail.example' from generate_series(1, 5001) n returning id)
      insert into applications (applicant_id, requisition_id, status, source) select id, ${requisitionId}, 'interviewing', 'MANUAL' from p`)
    for (const [page, shown] of [
      [1, ids.slice(0, 20)],
      [2, ids.slice(20, 40)],
    ] as const) {
      const [column] = await board(officer, { search: 'Crowd', status: 'shortlisted', page })
      expect([column!.total, column!.more, column!.over, column!.moreOver]).toEqual([page * 20, true, late, false])
      expect(column!.cards.map(({ id }) => id)).toEqual(shown)
    }
    const found = await board(officer, { search: 'Crowd' })
    expect(found.filter(({ total }) => total > 0).map(({ status, total, more, over }) => [status, total, more, over])).toEqual([
      ['shortlisted', 20, true, late],
      ['interviewing', 20, true, 0],
    ])
    await t.db.execute(sql`delete from applications where status in ('shortlisted', 'interviewing')`)
  })

  test('shows one column alone, and none beyond its end', async () => {
    const [column, ...others] = await board(officer, { status: 'new application' })
    expect([column!.total, column!.cards.length, others]).toEqual([4, 4, []])
    expect((await board(officer, { status: 'new application', page: 2 }))[0]!.cards).toEqual([])
  })

  test('is for those who may see the list', async () => {
    expect((await employee.recruitment.POST('/application/board', { body: {} })).response.status).toBe(403)
    expect((await manager.recruitment.POST('/application/board', { body: {} })).response.status).toBe(200)
  })

  test('takes five statements, however many columns and cards there are', async () => {
    const statements = await statementsOf(t, () => officer.recruitment.POST('/application/board', { body: {} }))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6)
  })
})
