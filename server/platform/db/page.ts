import { and, asc, Column, count, desc, is, type SQL, sql } from 'drizzle-orm'
import type { PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/common.gen.ts'
import { isDay, rangeOf } from '../days.ts'
import { wrongField } from '../http/problem.ts'
import type { Settings } from '../settings.ts'

/** What a list may be asked; exports ask for longer pages than the contract lets anybody else. */
export type Criteria = Omit<components['schemas']['Criteria'], 'size'> & { size?: number }
type Operator = components['schemas']['Operator']
type Kind = 'number' | 'text' | 'date' | 'moment' | 'select'
type Expression = SQL | SQL.Aliased | { getSQL(): SQL }

/** The columns of a list that may be sorted and filtered, by their name on the wire. `id` must be one of them. */
export type ListColumns = Record<string, ListColumn>
type ListColumn = {
  sql: Expression
  /** A `date` is a plain day; a `moment` is compared with the days of the organisation. */
  kind: Kind
  /** What is compared, where the order is a finer one. */
  filteredBy?: Expression
}

const operatorsOf: Record<Kind, Operator[]> = {
  number: ['NUM_EQUAL', 'NUM_FROM', 'NUM_TO'],
  date: ['TIME_EQUAL', 'TIME_FROM', 'TIME_TO'],
  moment: ['TIME_EQUAL', 'TIME_FROM', 'TIME_TO'],
  text: ['STR_EQUAL', 'STR_CONTAIN'],
  select: ['SEL_EQUAL'],
}

/**
 * One page of a list: allow-listed columns to parameterised SQL, one query for the rows and one for the total. The page's
 * ids are found first, inside the query, so that what is shown is put together for its few rows only.
 */
export async function page<Row>({
  criteria,
  columns,
  settings,
  search,
  where,
  shown,
  from,
}: {
  criteria: Criteria
  columns: ListColumns
  /** Whose days the moments of a list are asked by. */
  settings: Pick<Settings, 'timeZone'>
  /** Text columns that the simple search looks in, or what it asks of long lists, where an index has to help. */
  search: (SQL | { getSQL(): SQL })[] | ((words: string) => SQL)
  /** What this person may see at all. */
  where?: SQL | undefined
  /** What a row shows. */
  shown: SelectedFields
  /** The list's tables, joined. A table that a query does not ask for costs nothing if it is joined from the left. */
  from: (fields: SelectedFields) => PgSelect
}): Promise<{ responseDataList: Row[]; paging: components['schemas']['Paging'] }> {
  const { page: number = 1, size = 25, sort = '-id' } = criteria
  const condition = and(where, ...filters(criteria, columns, settings), simpleSearch(criteria.search, search))
  const name = sort.replace(/^-/, '')
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column) throw wrongField('sort', `The list cannot be sorted by "${name}".`)
  const id = sql`${columns.id?.sql}`
  // An index knows its order only in these words.
  const down = neverNull(column.sql, columns.id?.sql) ? desc(sql`${column.sql}`) : sql`${desc(sql`${column.sql}`)} nulls last`
  const order = [sort.startsWith('-') ? down : asc(sql`${column.sql}`), ...(column === columns.id ? [] : [desc(id)])]
  const before = (number - 1) * size
  const chosen = from({ id: sql`${id}`.as('id') })
    .where(condition)
    .orderBy(...order)
    .limit(size)
    .offset(before)
  const list = await from(shown)
    .where(sql`${id} in ${chosen}`)
    .orderBy(...order)
  // A page that is not full is the last one: there is nothing left to count.
  const isLast = list.length < size && (list.length > 0 || before === 0)
  const [counted] = isLast ? [] : await from({ total: count() }).where(condition)
  const totalElements = isLast ? before + list.length : Number(counted?.total ?? 0)
  return { responseDataList: list as Row[], paging: { page: number, size, totalElements, totalPages: Math.ceil(totalElements / size) } }
}

/** A column of the list's own table, not of one that is joined to it. */
const neverNull = (by: Expression, key: Expression | undefined) => is(by, Column) && by.notNull && is(key, Column) && by.table === key.table

function simpleSearch(search: string | undefined, columns: Parameters<typeof page>[0]['search']): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  if (typeof columns === 'function') return columns(words)
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(${sql.join(
    columns.map((column) => sql`${column}::text ilike ${pattern}`),
    sql` or `,
  )})`
}

function filters({ columns: names = [], operators = [], values = [] }: Criteria, columns: ListColumns, settings: Pick<Settings, 'timeZone'>): SQL[] {
  if (names.length !== operators.length || names.length !== values.length)
    throw wrongField('columns', 'columns, operators and values must have the same length.')
  return names.map((name, at) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) throw wrongField(`columns.${at}`, `The list cannot be filtered by "${name}".`)
    const [operator, value] = [operators[at]!, values[at]!]
    if (!operatorsOf[column.kind].includes(operator)) throw wrongField(`operators.${at}`, `"${name}" cannot be filtered with ${operator}.`)
    const compared = column.filteredBy ?? column.sql
    if (column.kind === 'moment') return duringDays(compared, operator, dayIn(value, `values.${at}`), settings)
    return filter(compared, operator, value, `values.${at}`)
  })
}

/** A day as somebody typed it. */
function dayIn(value: string, field: string): string {
  if (!isDay(value)) throw wrongField(field, `"${value}" is not a date such as 2026-11-20.`)
  return value
}

function duringDays(column: Expression, operator: Operator, day: string, settings: Pick<Settings, 'timeZone'>): SQL {
  const { from, before } = rangeOf(day, settings)
  // As a number, since PostgreSQL reads no text of a year before 1 or after 9999 as JavaScript writes it.
  const moment = (at: Date) => sql`to_timestamp(${at.getTime() / 1000}::float8)`
  if (operator === 'TIME_FROM') return sql`${column} >= ${moment(from)}`
  if (operator === 'TIME_TO') return sql`${column} < ${moment(before)}`
  return sql`(${column} >= ${moment(from)} and ${column} < ${moment(before)})`
}

function filter(column: Expression, operator: Operator, value: string, field: string): SQL {
  if (operator.startsWith('NUM')) {
    const number = Number(value)
    if (value.trim() === '' || !Number.isFinite(number)) throw wrongField(field, `"${value}" is not a number.`)
    // Whole numbers compare with whole columns, which their index knows; a numeric would hide it.
    const wanted = Number.isSafeInteger(number) ? sql`${number}::bigint` : sql`${number}::numeric`
    return operator === 'NUM_EQUAL' ? sql`${column} = ${wanted}` : operator === 'NUM_FROM' ? sql`${column} >= ${wanted}` : sql`${column} <= ${wanted}`
  }
  if (operator.startsWith('TIME')) {
    const day = sql`${dayIn(value, field)}::date`
    return operator === 'TIME_EQUAL' ? sql`${column} = ${day}` : operator === 'TIME_FROM' ? sql`${column} >= ${day}` : sql`${column} <= ${day}`
  }
  if (operator === 'STR_CONTAIN') return sql`${column} ilike ${`%${value.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  if (operator === 'STR_EQUAL') return sql`lower(${column}) = lower(${value})`
  return sql`${column}::text = ${value}`
}
