import type { ReactNode } from 'react'
import type { components } from '../../../api/common.gen.ts'
import type { ChoicesQuery } from '../../components/form/choices.tsx'
import { day, listOf } from '../../i18n/format.ts'
import { isPayPeriod, payInWords } from '../../i18n/pay.ts'
import { ofEmpty, ofKind } from './operators.ts'

export type Operator = components['schemas']['Operator']
export type FilterValue = components['schemas']['FilterValue']

/** What a field for one value of a filter is given. */
export type FieldProps = { label: string; value: string; onChange: (value: string) => void; error: string | false }

export type TableColumn<Row> = {
  /** The column's name on the wire. */
  id: string
  header: string
  kind: 'number' | 'pay' | 'text' | 'date' | 'select' | 'words'
  cell: (row: Row) => ReactNode
  /** What can be chosen in the filter of a select column. */
  options?: readonly { value: string; label: string }[]
  /** Asks for the filter's value in another way than its kind does. */
  field?: (props: FieldProps) => ReactNode
  /** The query that the options come from. */
  optionsQuery?: ChoicesQuery
  /** Pixels; the column without a width takes the rest. */
  width?: number
  /** Where not all columns fit, those of low priority leave first, those of high priority and what is `always` shown never. */
  priority?: 'low' | 'high'
  sortable?: boolean
  filterable?: boolean
  /** A row may have no value here, and a filter may ask for that. */
  mayBeEmpty?: true
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

const operators = {
  number: 'NUM_EQUAL',
  pay: 'NUM_TO',
  date: 'TIME_EQUAL',
  text: 'STR_EQUAL',
  select: 'SEL_EQUAL',
  words: 'STR_CONTAIN',
} as const satisfies Record<TableColumn<never>['kind'], Operator>

/** The specification's operator of a column's filter. */
export const operatorOf = <Row>({ kind, operator }: TableColumn<Row>): Operator => operator ?? operators[kind]

/** What a column can be asked in an advanced search. */
export const operatorsOf = <Row>({ kind, mayBeEmpty }: Pick<TableColumn<Row>, 'kind' | 'mayBeEmpty'>): readonly Operator[] =>
  mayBeEmpty ? [...ofKind[kind], ...ofEmpty] : ofKind[kind]

const taking: Partial<Record<Operator, 'none' | 'ends' | 'several'>> = {
  NUM_BETWEEN: 'ends',
  TIME_BETWEEN: 'ends',
  SEL_ANY: 'several',
  SEL_NONE: 'several',
  EMPTY: 'none',
  FILLED: 'none',
}
/** What an operator compares with: nothing, one value, both ends of a range, or several values. */
export const takes = (operator: Operator) => taking[operator] ?? 'one'

/** A condition's value in the reader's words. */
export function valueWords<Row>({ kind, options }: TableColumn<Row>, operator: Operator, value: FilterValue): string {
  const of = takes(operator)
  if (of === 'none') return ''
  const word = (one: string) => (kind === 'date' ? day(one) : kind === 'pay' ? payWords(one) : (options?.find((option) => option.value === one)?.label ?? one))
  const words = [value].flat().map(word)
  return listOf(words, of === 'several' ? 'disjunction' : 'conjunction')
}

/** Pay as a filter holds it: minor units, currency and period. While it is typed, the amount may still be missing. */
export function payIn(value: string) {
  const [, amount, currency, period] = /^(\d{0,16}) ([A-Z]{3}) ([A-Z]+)$/.exec(value) ?? []
  return currency && isPayPeriod(period) ? { amount: amount ? Number(amount) : null, currency, period } : null
}

function payWords(value: string): string {
  const pay = payIn(value)
  return pay ? payInWords({ from: pay.amount, to: pay.amount, ...pay }) : value
}

/** What stands at the right edge of its column. */
export const isNumeric = ({ kind }: Pick<TableColumn<never>, 'kind'>) => kind === 'number' || kind === 'pay'

/** The name stays in sight where the columns go under it. */
export const cellClass = (column: TableColumn<never>) => (column.always ? 'pin' : isNumeric(column) ? 'r' : undefined)

/** The columns that can be shown. */
export const choosable = <Row>(columns: readonly TableColumn<Row>[]) => columns.filter(({ filterOnly }) => !filterOnly)

/** The columns that are shown, in their order; those that must be are never missing. Unknown names are passed over. */
export function shownColumns<Row>(all: readonly TableColumn<Row>[], chosen: readonly string[] | null | undefined): readonly TableColumn<Row>[] {
  const columns = choosable(all)
  const known = chosen?.flatMap((name) => columns.find(({ id }) => id === name) ?? []) ?? []
  if (known.length === 0) return columns.filter(({ always, startsHidden }) => always || !startsHidden)
  return [...columns.filter((column) => column.always && !known.includes(column)), ...known]
}

/** Whether these are the columns that the list begins with, in their order. */
export function isStandard<Row>(all: readonly TableColumn<Row>[], chosen: readonly string[] | null | undefined): boolean {
  const idsOf = (names: typeof chosen) => shownColumns(all, names).map(({ id }) => id)
  return idsOf(chosen).join() === idsOf(null).join()
}

/** What a column without a width of its own is counted with. */
export const FLEXIBLE = 220
/** What a list needs beside its columns: ticks, the row's menu, its edges and a bar to scroll. */
export const besides = (selectable: boolean, hasMenu: boolean) => (selectable ? 60 : 0) + (hasMenu ? 52 : 0) + 36
export const widthOf = (columns: readonly { width?: number | undefined }[]) => columns.reduce((sum, { width = FLEXIBLE }) => sum + width, 0)

/** The columns that leave so that the others fit: those of low priority first, then the rest, each from the last; what the list is sorted by stays. */
export function leaving<Row>(columns: readonly TableColumn<Row>[], room: number, sorted: string | undefined): readonly TableColumn<Row>[] {
  const left: TableColumn<Row>[] = []
  const mayLeave = columns.filter(({ always, priority, id }) => !always && priority !== 'high' && id !== sorted).toReversed()
  for (const column of [...mayLeave.filter(({ priority }) => priority === 'low'), ...mayLeave.filter(({ priority }) => !priority)]) {
    if (widthOf(columns) - widthOf(left) <= room) break
    left.push(column)
  }
  return left
}
