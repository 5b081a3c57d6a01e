import { notFilled } from '../platform/db/constraints.ts'
import type { FieldError } from '../platform/http/problem.ts'

/*
 * Fields that must fit each other. A form, a program and a workbook are all held against these rules, so that the same
 * mistake is told in the same words at the same field. A value that is not there breaks no rule.
 */
type Value = string | number | boolean | null | undefined
type Fields = Readonly<Record<string, Value>>
export type FieldRule = (fields: Fields) => FieldError[]

const isThere = (value: Value) => value !== null && value !== undefined && value !== ''

/** The second field must not be less than the first: days as ISO text, amounts and years as numbers. */
const inOrder =
  (least: string, most: string, message: string): FieldRule =>
  ({ [least]: from, [most]: to }) => {
    if (!isThere(from) || !isThere(to)) return []
    const reversed = typeof from === 'string' && typeof to === 'string' ? to < from : Number(to) < Number(from)
    return reversed ? [{ field: most, message }] : []
  }

export const daysInOrder = inOrder('startDate', 'endDate', 'The end date must not be before the start date.')
export const payInOrder = inOrder('compensationFrom', 'compensationTo', 'Pay to must not be below pay from.')
export const yearsInOrder = inOrder('minExperience', 'maxExperience', 'Years at most must not be below years at least.')

/** An amount says nothing without the currency and the period that it is meant in. */
export const wholeSalary: FieldRule = ({ expectedSalary, expectedSalOption, currentSalary, currentSalOption, salaryCurrency }) => {
  const period = (field: string, amount: Value, option: Value) =>
    isThere(amount) && !isThere(option) ? [{ field, message: 'Choose whether the salary is per hour, day, month or year.' }] : []
  return [
    ...((isThere(expectedSalary) || isThere(currentSalary)) && !isThere(salaryCurrency)
      ? [{ field: 'salaryCurrency', message: 'Choose the currency of the salary.' }]
      : []),
    ...period('expectedSalOption', expectedSalary, expectedSalOption),
    ...period('currentSalOption', currentSalary, currentSalOption),
  ]
}

/** A discipline is one of its industry; `disciplineIsOf` is the industry that the chosen one belongs to. */
export const disciplineWithinIndustry: FieldRule = ({ industryId, industryDisciplineId, disciplineIsOf }) => {
  if (!isThere(industryDisciplineId)) return []
  if (!isThere(industryId)) return [{ field: 'industryId', message: 'Fill in the industry that the discipline belongs to.' }]
  return disciplineIsOf === industryId
    ? []
    : [{ field: 'industryDisciplineId', message: 'This is not a discipline of the chosen industry. Choose another one.' }]
}

export function checkFields(fields: Fields, ...rules: readonly FieldRule[]): void {
  const errors = rules.flatMap((rule) => rule(fields))
  if (errors.length > 0) throw notFilled(...errors)
}
