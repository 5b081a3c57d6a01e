import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seed } from '../../server/sample/prepare.ts'
import { cities, countries } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'

const t = await testApp()
const held = async () => [await t.db.select({ n: count() }).from(countries), await t.db.select({ n: count() }).from(cities)]

test('a first start that broke off can be begun again: what was filled stays as it is', async () => {
  const before = await held()
  await seed(t.app)
  expect(await held()).toEqual(before)
})
