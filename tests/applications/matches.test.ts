import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptMatches, readMatches } from '../../server/records/scoring/matches.ts'
import { applicationMatches } from '../../server/tables/applicationDetails.ts'
import { testApp } from '../app.ts'
import { apply, openPosition } from './candidates.ts'

const t = await testApp()
const { officer, requisitionId } = await openPosition(t)
const ids = [await apply(officer, requisitionId), await apply(officer, requisitionId), await apply(officer, requisitionId)]
const match = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null })

test('matches are read as they were kept, of few criteria and of very many; of other criteria they are not known', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 12, 300, 301, 900).chain((criteria) => {
        const one = fc.array(match, { minLength: criteria, maxLength: criteria })
        return fc.tuple(fc.constant(criteria), one, one)
      }),
      async ([criteria, one, other]) => {
        await t.db.delete(applicationMatches).where(sql`requisition_id = ${requisitionId}`)
        const rows = [one, other].map((matches, at) => ({ applicationId: ids[at]!, requisitionId, ...keptMatches(matches) }))
        await t.db.insert(applicationMatches).values(rows)
        const read = async (many: number) => (await readMatches(t.db, requisitionId, many)).map(({ id, matches }) => [id, matches])
        const plain = (matches: readonly (number | null)[]) => matches.map((value) => (value === 0 ? 0 : value))
        expect((await read(criteria)).map(([id, matches]) => [id, matches && plain(matches as number[])])).toEqual([
          [ids[0], plain(one)],
          [ids[1], plain(other)],
          [ids[2], null],
        ])
        expect(await read(criteria + 1)).toEqual(ids.map((id) => [id, null]))
      },
    ),
    { numRuns: 40, seed: 11 },
  )
})
