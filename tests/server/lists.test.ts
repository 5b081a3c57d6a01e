import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { apply, must, openPosition } from '../applications/candidates.ts'

const t = await testApp()
const { officer, requisitionId, items } = await openPosition(t)
const ids: number[] = []
for (let person = 0; person < 20; person++) ids.push(await apply(officer, requisitionId, items))
const [first, second] = ids
await t.db.execute(sql`update application_ranks set profile_score = 40 where application_id = ${first}`)
await t.db.execute(sql`update application_ranks set profile_score = null where application_id = ${second}`)

async function list(body: components['schemas']['Criteria']) {
  const { responseDataList, paging } = must(await officer.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId: requisitionId } }, body }))
  return { ids: responseDataList.map(({ id }) => id), ...paging }
}

describe('a list', () => {
  const newest = ids.toReversed()

  test.each([
    [{ page: 1, size: 10 }, newest.slice(0, 10)],
    [{ page: 2, size: 10 }, newest.slice(10)],
    [{ page: 3, size: 10 }, []],
    [{ page: 1, size: 25 }, newest],
  ] as const)('%j shows its own rows and the same total', async (criteria, shown) => {
    expect(await list(criteria)).toMatchObject({ ids: shown, totalElements: 20, totalPages: Math.ceil(20 / criteria.size) })
  })

  test('puts what is unknown last, whichever way it is sorted, and equals by their numbers, the same way round', async () => {
    expect((await list({ sort: '-profileScore' })).ids).toEqual([...ids.slice(2).toReversed(), first, second])
    expect((await list({ sort: 'profileScore' })).ids).toEqual([first, ...ids.slice(2), second])
    expect((await list({ sort: 'id' })).ids).toEqual(ids)
  })

  test.each([
    ['NUM_EQUAL', 40, 1],
    ['NUM_EQUAL', 40.5, 0],
    ['NUM_TO', 40.5, 1],
    ['NUM_FROM', 41, 18],
    ['NUM_FROM', 1e300, 0],
    ['NUM_TO', 9_007_199_254_740_991, 19],
  ] as const)('%s %d finds %d', async (operator, value, many) => {
    const answer = await list({ columns: ['profileScore'], operators: [operator], values: [String(value)] })
    expect(answer).toMatchObject({ totalElements: many, totalPages: Math.ceil(many / 25) })
  })

  test('that nothing fits is empty and says so', async () => {
    expect(await list({ search: 'nobody of this name' })).toMatchObject({ ids: [], totalElements: 0, totalPages: 0 })
  })
})
