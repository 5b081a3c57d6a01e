import type { Operator, TableColumn } from './columns.ts'

// In a file of its own: the addresses of lists are read before any list is loaded.
export const ofKind: Record<TableColumn<never>['kind'], readonly Operator[]> = {
  number: ['NUM_EQUAL', 'NUM_NOT', 'NUM_FROM', 'NUM_TO', 'NUM_BETWEEN'],
  pay: ['NUM_TO', 'NUM_FROM'],
  date: ['TIME_EQUAL', 'TIME_FROM', 'TIME_TO', 'TIME_BETWEEN'],
  text: ['STR_CONTAIN', 'STR_EQUAL', 'STR_NOT'],
  select: ['SEL_EQUAL', 'SEL_ANY', 'SEL_NONE'],
  words: ['STR_CONTAIN'],
}
export const ofEmpty: readonly Operator[] = ['EMPTY', 'FILLED']
/** Every operator that a column may be asked with. */
export const allOperators: readonly Operator[] = [...new Set([...Object.values(ofKind).flat(), ...ofEmpty])]
