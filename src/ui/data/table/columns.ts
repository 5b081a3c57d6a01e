import type { ReactNode } from 'react'
import type { components } from '../../../api/common.gen.ts'
import type { ChoicesQuery } from '../../components/form/choices.tsx'
import { day } from '../../i18n/format.ts'

export type Operator = components['schemas']['Operator']

export type TableColumn<Row> = {
  /** The column's name on the wire. */
  id: string
  header: string
  kind: 'number' | 'text' | 'date' | 'select' | 'words'
  cell: (row: Row) => ReactNode
  /** What can be chosen in the filter of a select column. */
  options?: readonly { value: string; label: string }[]
  /** The query that the options come from. */
  optionsQuery?: ChoicesQuery
  /** Pixels; the column without a width takes the rest. */
  width?: number
  sortable?: boolean
  filterable?: boolean
  /** When the filter is not the usual equality: employees are filtered by STR_CONTAIN. */
  operator?: Operator
  /** Narrows the list and is never shown in it. */
  filterOnly?: true
  /** How a filter of words is typed. */
  hint?: string
  /** Links and buttons stay here. */
  exported?: false
  /** Not shown until it is chosen. */
  startsHidden?: boolean
  /** Always shown: the column with the row's link. */
  always?: boolean
  /** Its place on a phone's card: title and id in the first line, status and aside in the second, else label over value. */
  card?: 'title' | 'id' | 'status' | 'aside' | 'none'
}

const operators = { number: 'NUM_EQUAL', date: 'TIME_EQUAL', text: 'STR_EQUAL', select: 'SEL_EQUAL', words: 'STR_CONTAIN' } as const satisfies Record<
  TableColumn<never>['kind'],
  Operator
>

/** The specification's operator of a column's filter. */
export const operatorOf = <Row>({ kind, operator }: TableColumn<Row>): Operator => operator ?? operators[kind]

/** What each kind of column can be asked in an advanced search. */
export const operatorsOf: Record<TableColumn<never>['kind'], readonly Operator[]> = {
  number: ['NUM_EQUAL', 'NUM_FROM', 'NUM_TO'],
  date: ['TIME_EQUAL', 'TIME_FROM', 'TIME_TO'],
  text: ['STR_CONTAIN', 'STR_EQUAL'],
  select: ['SEL_EQUAL'],
  words: ['STR_CONTAIN'],
}

/** A condition's value in the reader's words. */
export const valueWords = <Row>({ kind, options }: TableColumn<Row>, value: string) =>
  kind === 'date' ? day(value) : (options?.find((option) => option.value === value)?.label ?? value)

/** The columns that can be shown. */
export const choosable = <Row>(columns: readonly TableColumn<Row>[]) => columns.filter(({ filterOnly }) => !filterOnly)

/** The columns that are shown, in their order; those that must be are never missing. Unknown names are passed over. */
export function shownColumns<Row>(all: readonly TableColumn<Row>[], chosen: readonly string[] | null | undefined): readonly TableColumn<Row>[] {
  const columns = choosable(all)
  const known = chosen?.flatMap((name) => columns.find(({ id }) => id === name) ?? []) ?? []
  if (known.length === 0) return columns.filter(({ always, startsHidden }) => always || !startsHidden)
  return [...columns.filter((column) => column.always && !known.includes(column)), ...known]
}
