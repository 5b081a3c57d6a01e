import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lookFor } from '../../server/applications/lists/lookFor.ts'
import type { Database } from '../../server/platform/db/database.ts'
import { idsBySample, idsOfMany, PEOPLE } from '../../server/platform/db/gather.ts'
import { applicants } from '../../server/tables/applications.ts'
import { inSample, SAMPLED_SMALL } from '../../server/tables/columns.ts'
import { holds } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { must, openPosition } from '../applications/candidates.ts'

const t = await testApp()
const { officer, requisitionId } = await openPosition(t)
// Those of the sample and more, one in sixteen beside it, those that are only among the newest, those that are not among them, and one in 32 by turn.
await t.db.execute(sql`insert into applicants (id, first_name, sur_name, email) overriding system value
  select 1000000 + n, case when n % 32 = 0 then 'By turn' when ${inSample(sql`(1000000 + n)`)} or (n % 16 = 4 and n < 10000) then 'Inside'
    when n % 16 = 1 then 'Beside' when n % 16 = 2 and n > 18000 then 'Lately' when n % 16 = 3 and (n < 17000 or n > 18700) then 'Before' else 'Other' end,
    'Person', 'person.' || n || '@sample.example' from generate_series(1, 19000) n`)

const idsOf = async (name: string) =>
  (await t.db.execute<{ id: number }>(sql`select id from applicants where first_name = ${name} order by id`)).rows.map(({ id }) => id)
async function gathered(name: string, soon = PEOPLE) {
  const ids = idsBySample(applicants.id, applicants, holds(sql`${applicants.searchText}`, name), soon)
  const { rows } = await t.db.execute<{ ids: number[] | null }>(sql`select (${ids})::int[] as ids`)
  return rows[0]!.ids?.toSorted((a, b) => a - b) ?? null
}

test('what is common is told as such, whether a sample tells it or all have to be gone through', async () => {
  expect([(await idsOf('Inside')).length, (await idsOf('Beside')).length]).toEqual([1185, 1148])
  expect([await gathered('inside'), await gathered('beside'), await gathered('other')]).toEqual([null, null, null])
})

test('many are gathered unless clearly more than that stand in the sample', async () => {
  const upTo = async (most: number, name: string) => {
    const ids = idsOfMany(most, applicants.id, applicants, holds(sql`${applicants.searchText}`, name))
    const { rows } = await t.db.execute<{ ids: number[] | null }>(sql`select (${ids})::int[] as ids`)
    return rows[0]!.ids?.toSorted((a, b) => a - b) ?? null
  }
  for (const name of ['Inside', 'Beside', 'Before']) expect(await upTo(20_000, name.toLowerCase())).toEqual(await idsOf(name))
  // Half of the first are in the sample, and none of the second: the sample tells it, or the count of them all.
  for (const name of ['inside', 'beside', 'other']) expect(await upTo(1080, name)).toBe(null)
  expect(await upTo(1200, 'beside')).toEqual(await idsOf('Beside'))
})

test('what the small sample holds seventeen of is common, and what the larger one holds fewer than 86 of need not be', async () => {
  const number = sql`(2000000 + n)`
  await t.db.execute(sql`insert into applicants (id, first_name, sur_name, email) overriding system value
    select 2000000 + n, case when ${inSample(number, SAMPLED_SMALL)} then 'Seldom' else 'Oftener' end, 'Person', 'few.' || n || '@sample.example'
    from (select n, count(*) filter (where ${inSample(number, SAMPLED_SMALL)}) over (order by n) as met, count(*) over (order by n) as place
      from generate_series(1, 40000) n where ${inSample(number)}) drawn where place <= 100 or ${inSample(number, SAMPLED_SMALL)} and met <= 17`)
  const soon = { ...PEOPLE, enough: 1 }
  const [seldom, oftener] = [await idsOf('Seldom'), await idsOf('Oftener')]
  expect([seldom.length, oftener.length]).toEqual([17, 96])
  expect([await gathered('seldom', soon), await gathered('oftener', soon)]).toEqual([null, null])
  const [first] = seldom
  await t.db.execute(sql`update applicants set first_name = 'Other' where id = ${first} or (first_name = 'Oftener' and id > ${oftener[84]})`)
  expect([await gathered('seldom', soon), await gathered('oftener', soon)]).toEqual([seldom.slice(1), oftener.slice(0, 85)])
  await t.db.execute(sql`delete from applicants where id > 2000000`)
})

test('what has every 32nd number is no more common than it is', async () => {
  expect(await gathered('by turn')).toEqual(await idsOf('By turn'))
  expect(await idsOf('By turn')).toHaveLength(593)
})

test('what few of the newest have is gathered, whether a sample tells that many have it or not', async () => {
  const before = await idsOf('Before')
  expect(before.filter((id) => id > 1017000)).toHaveLength(19)
  expect(await gathered('before')).toEqual(before)
  expect(await gathered('before', { ...PEOPLE, enough: 19 })).toBe(null)
  const [inside, newest] = [await idsOf('Inside'), await idsOf('Inside').then((ids) => ids.filter((id) => id > 1018900).length)]
  expect(await gathered('inside', { ...PEOPLE, ofMany: 100, enough: newest + 1 })).toEqual(inside)
  expect(await gathered('inside', { ...PEOPLE, ofMany: 100, enough: newest })).toBe(null)
})

test('what is common among the newest alone is gathered, and so is what is common among the others alone', async () => {
  for (const name of ['Lately', 'Before']) expect(await gathered(name.toLowerCase())).toEqual(await idsOf(name))
  expect([(await idsOf('Lately')).length, (await idsOf('Before')).length]).toEqual([63, 1051])
})

test('of what is rare among all the newest are not looked at', async () => {
  await t.db.execute(sql`update applicants set first_name = 'Beside' where id = 1019000`)
  await t.db.execute(sql`analyze applicants`)
  const among = { ...PEOPLE, enough: 1 }
  expect(await gathered('beside', { ...among, ofFew: 1 })).toEqual(await idsOf('Beside'))
  expect(await gathered('beside', { ...among, ofFew: 4 })).toBe(null)
  await t.db.execute(sql`update applicants set first_name = 'Other' where id = 1019000`)
})

test('whoever is looked for is looked for by one plan', async () => {
  await t.db.transaction(async (tx) => {
    const hr: Parameters<typeof lookFor>[1] = { roles: ['Recruitment Manager'] }
    for (const words of ['inside', 'beside', 'before', 'nobody', 'other', 'lately', 'turn', 'person', 'inside', 'beside', 'before', 'nobody'])
      await lookFor(tx as unknown as Database, hr, words, { inCvs: false })
    // Without three plain letters in a row an index might have to be read whole: that is planned for what is looked for.
    await lookFor(tx as unknown as Database, hr, 'n.7', { inCvs: false })
    const { rows } = await tx.execute<{ custom: number; generic: number }>(
      sql`select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where statement like '%with positions as materialized%'`,
    )
    expect(rows).toEqual([{ custom: 5, generic: 7 }])
  })
})

test('a list of those who applied long ago is counted whole, and begins with the newest of them', async () => {
  await t.db.execute(sql`insert into applications (applicant_id, requisition_id, source, status)
    select id, ${requisitionId}, 'MANUAL', 'new application' from applicants where id > 1000000 order by id`)
  const named = (value: string) => ({ columns: ['applicantName'], operators: ['STR_CONTAIN' as const], values: [value] })
  const { responseDataList, paging } = must(await officer.recruitment.POST('/application/criteria', { body: named('before') }))
  expect(paging).toMatchObject({ totalElements: 1051 })
  expect(paging.more).toBeUndefined()
  expect(responseDataList.map(({ applicantId }) => applicantId)).toEqual((await idsOf('Before')).toReversed().slice(0, 25))
  expect(must(await officer.recruitment.POST('/application/criteria', { body: named('inside') })).paging).toMatchObject({ totalElements: 1000, more: true })
})
