import type { ReactNode } from 'react'
import type { components } from '../../../api/common.gen.ts'

export type Operator = components['schemas']['Operator']

export type TableColumn<Row> = {
  /** The column's name on the wire. */
  id: string
  header: string
  kind: 'number' | 'text' | 'date' | 'select'
  cell: (row: Row) => ReactNode
  /** What can be chosen in the filter of a select column. */
  options?: readonly { value: string; label: string }[]
  /** Pixels; the column without a width takes the rest. */
  width?: number
  sortable?: boolean
  filterable?: boolean
  /** When the filter is not the usual equality: employees are filtered by STR_CONTAIN. */
  operator?: Operator
  /** Links and buttons stay here. */
  exported?: false
  /** Not shown until it is chosen. */
  startsHidden?: boolean
  /** Always shown: the column with the row's link. */
  always?: boolean
  /** Its place on a phone's card: title and id in the first line, status and aside in the second, else label over value. */
  card?: 'title' | 'id' | 'status' | 'aside' | 'none'
}

const operators = { number: 'NUM_EQUAL', date: 'TIME_EQUAL', text: 'STR_EQUAL', select: 'SEL_EQUAL' } as const satisfies Record<
  TableColumn<never>['kind'],
  Operator
>

/** The specification's operator of a column's filter. */
export const operatorOf = <Row>({ kind, operator }: TableColumn<Row>): Operator => operator ?? operators[kind]
