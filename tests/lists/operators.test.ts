import { expect, test } from 'vitest'
import { applicationColumns } from '../../src/ui/candidates/applicationColumns.tsx'
import type { TableSearch } from '../../src/ui/data/table/address.ts'
import { operatorOf, operatorsOf, type TableColumn, takes } from '../../src/ui/data/table/columns.ts'
import { criteriaOf } from '../../src/ui/data/table/criteria.ts'
import { employeeColumns } from '../../src/ui/employees/employeeColumns.tsx'
import { interviewColumns } from '../../src/ui/interviews/interviewColumns.tsx'
import { courseColumns } from '../../src/ui/learning/courses/courseColumns.tsx'
import { ruleColumns } from '../../src/ui/learning/rules/ruleColumns.tsx'
import { pastColumns } from '../../src/ui/requisitions/ranking/pastColumns.tsx'
import { requisitionColumns } from '../../src/ui/requisitions/requisitionColumns.tsx'
import { trackingColumns } from '../../src/ui/tracking/trackingColumns.tsx'
import { userColumns } from '../../src/ui/users/userColumns.tsx'
import { testApp } from '../app.ts'
import { draft } from '../requisitions/raise.ts'

const t = await testApp()
const token = await t.tokenOf('manager@threshold.test')
const ask = async (path: string, body: object) => {
  const answer = await t.server.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload: body })
  return answer.statusCode === 200 ? 'answered' : answer.body
}
const requisition = await draft(await t.as('manager'))
const fitting = { number: '7', pay: '6000000 AUD YEARLY', date: '2026-11-20', text: 'nurse', select: 'DR', words: 'nurse' }
const dayThatIsNone = '2026-02-31'

type Shown = readonly Pick<TableColumn<never>, 'id' | 'kind' | 'header' | 'filterable' | 'sortable' | 'operator' | 'mayBeEmpty'>[]
const lists: [name: string, path: string, columns: Shown][] = [
  ['applications', '/api/v1/application/criteria', applicationColumns],
  ['employees', '/api/v1/employee/criteria', employeeColumns],
  ['courses', '/api/hr/v1/learning/course/criteria', courseColumns],
  ['learningRules', '/api/hr/v1/learning/rule/criteria', ruleColumns],
  ['interviews', `/api/v1/interview/criteria/${requisition}`, interviewColumns([])],
  ['pastRanking', `/api/v1/application/ranking-on/criteria/${requisition}?day=2026-01-31`, pastColumns({})],
  ['requisitions', '/api/v1/requisitions/criteria', requisitionColumns({ departments: [], positionTypes: [] })],
  ['tracking', '/api/v1/requisitions/criteria', trackingColumns({ departments: [], positionTypes: [] })],
  ['users', '/api/auth/v1/users/criteria', userColumns],
]

test.each(lists)('%s: the service takes every condition and order that the screen offers', async (_, path, columns) => {
  const plain = columns.map((column) => ({ ...column, cell: () => null }))
  const chosen = plain.find(({ id, kind }) => id === 'status' || (kind === 'select' && !plain.some((one) => one.id === 'status')))!.id
  for (const column of plain.filter(({ filterable }) => filterable !== false)) {
    const value = fitting[column.kind]
    for (const operator of operatorsOf(column)) {
      const several = { one: value, none: '', ends: [value, value], several: [value, 'another'] }[takes(operator)]
      const criteria = criteriaOf({ where: [{ column: column.id, operator, value: several }] }, plain)
      expect(criteria.operators).toEqual([operator])
      expect(await ask(path, criteria), `${column.id} ${operator}`).toBe('answered')
    }
    const either = criteriaOf(
      {
        where: [
          { column: column.id, operator: operatorOf(column), value },
          { column: chosen, operator: 'SEL_NONE', value: ['DR'], or: true },
        ],
      },
      plain,
    )
    expect(either.groups).toEqual([0, 0])
    expect(await ask(path, either), `${column.id} or another`).toBe('answered')
    expect(await ask(path, criteriaOf({ by: column.id, is: value }, plain)), `${column.id} ${operatorOf(column)}`).toBe('answered')
  }
  for (const { id } of plain.filter(({ sortable }) => sortable !== false)) {
    const search: TableSearch = { sort: id }
    expect(await ask(path, criteriaOf(search, plain)), `sorted by ${id}`).toBe('answered')
  }
})

test('a day that is none is told at its field', async () => {
  const answer = await ask('/api/v1/application/criteria', { columns: ['dateReceived'], operators: ['TIME_FROM'], values: [dayThatIsNone] })
  expect(answer).toContain('values.0')
  expect(answer).toContain('is not a date')
})
