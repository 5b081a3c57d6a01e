import { expect, test } from 'vitest'
import type { Condition } from '../../src/ui/data/table/address.ts'
import type { TableColumn } from '../../src/ui/data/table/columns.ts'
import { conditionsOf } from '../../src/ui/data/table/criteria.ts'
import { endingList, expiredList, startingList } from '../../src/ui/home/lists.ts'
import { onboardingColumns } from '../../src/ui/onboarding/onboardingColumns.tsx'
import { requisitionColumns } from '../../src/ui/requisitions/requisitionColumns.tsx'

const requisitions = requisitionColumns({ departments: [], positionTypes: [] })
const onboarding = onboardingColumns({} as Parameters<typeof onboardingColumns>[0])
const heldBy = <Row>(where: Condition[], columns: readonly TableColumn<Row>[]) =>
  conditionsOf({ where }, columns).advanced.map(({ column, operator, value }) => ({ column: column.id, operator, value }))

test.each([
  ['expired requisitions', expiredList(), (where: Condition[]) => heldBy(where, requisitions)],
  ['requisitions that end soon', endingList(), (where: Condition[]) => heldBy(where, requisitions)],
  ['people who start soon', startingList(), (where: Condition[]) => heldBy(where, onboarding)],
])('the list of all %s takes every condition of its link', (_, address, held) => {
  const where: Condition[] = JSON.parse(new URL(address, 'http://localhost').searchParams.get('where') ?? '[]')
  expect(where.length).toBeGreaterThan(0)
  expect(held(where)).toEqual(where)
})
