import { idOf } from '../../components/form/searchOf.ts'
import type { Condition, TableSearch } from '../../data/table/address.ts'

/** Which day, department, people and courses are shown. */
export type PeopleSearch = { asOf?: string | undefined; departmentId?: number | undefined; only?: 'NOT_IN_DATE' | undefined; courseIds?: number[] | undefined }

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** The day, the department and who is shown stand in the address as conditions, as in every list. */
export function readPeopleSearch({ where = [] }: TableSearch): PeopleSearch {
  const valueIn = (column: string) => where.find((one) => one.column === column)?.value
  const asOf = valueIn('asOf')
  const courseIds = [valueIn('courseId') ?? []].flat().flatMap((value) => idOf(value) ?? [])
  return {
    asOf: typeof asOf === 'string' && isDay(asOf) ? asOf : undefined,
    departmentId: idOf(valueIn('departmentId')),
    only: valueIn('inDate') === 'false' ? 'NOT_IN_DATE' : undefined,
    courseIds: courseIds.length > 0 ? courseIds : undefined,
  }
}

export function conditionsOf({ asOf, departmentId, only, courseIds = [] }: PeopleSearch): Condition[] | undefined {
  const where: Condition[] = [
    ...(asOf ? [{ column: 'asOf', operator: 'TIME_EQUAL', value: asOf } as const] : []),
    ...(departmentId ? [{ column: 'departmentId', operator: 'SEL_EQUAL', value: String(departmentId) } as const] : []),
    ...(only ? [{ column: 'inDate', operator: 'SEL_EQUAL', value: 'false' } as const] : []),
    ...(courseIds.length > 0 ? [{ column: 'courseId', operator: 'SEL_ANY', value: courseIds.map(String) } as const] : []),
  ]
  return where.length > 0 ? where : undefined
}
