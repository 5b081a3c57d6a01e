import { and, type Column, getTableName, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/common.gen.ts'
import { folded, holds, holdsLetters, isFoundAnywhere, type Told } from '../../tables/reference.ts'
import { isDay, rangeOf } from '../days.ts'
import { wrongField } from '../http/problem.ts'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { idsBySample, idsUpTo, PEOPLE, type Soon } from './gather.ts'
import { type Criteria, type Expression, GATHERED, type Kind, type ListColumn, type ListColumns, type Search } from './listColumns.ts'
import { askedApart, plannedFor } from './prepared.ts'

type Operator = components['schemas']['Operator']
type Days = Pick<Settings, 'timeZone'>
/** What a column is compared with, and the field that is told when it does not fit. */
type Typed<Value = components['schemas']['FilterValue']> = { value: Value; field: string }

const anyKind: readonly Operator[] = ['EMPTY', 'FILLED']
const operatorsOf: Record<Kind, readonly Operator[]> = {
  number: ['NUM_EQUAL', 'NUM_NOT', 'NUM_FROM', 'NUM_TO', 'NUM_BETWEEN', ...anyKind],
  date: ['TIME_EQUAL', 'TIME_FROM', 'TIME_TO', 'TIME_BETWEEN', ...anyKind],
  moment: ['TIME_EQUAL', 'TIME_FROM', 'TIME_TO', 'TIME_BETWEEN', ...anyKind],
  text: ['STR_EQUAL', 'STR_NOT', 'STR_CONTAIN', ...anyKind],
  name: ['STR_EQUAL', 'STR_NOT', 'STR_CONTAIN', ...anyKind],
  select: ['SEL_EQUAL', 'SEL_ANY', 'SEL_NONE', ...anyKind],
  words: ['STR_CONTAIN'],
}
/** What filters ask for: one condition for each group, in which its members are alternatives. */
export async function filters(
  db: Database,
  { columns: names = [], operators = [], values = [], groups = names.map((_, at) => at) }: Criteria,
  columns: ListColumns,
  settings: Days,
): Promise<Search[]> {
  if (names.length !== operators.length || names.length !== values.length || names.length !== groups.length)
    throw wrongField('columns', 'columns, operators, values and groups must have the same length.')
  const asked: Search[] = []
  // One after the other: they may share the one connection of a transaction.
  for (const [at, name] of names.entries()) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) throw wrongField(`columns.${at}`, `The list cannot be filtered by "${name}".`)
    const operator = operators[at]!
    const isTaken = operatorsOf[column.kind].includes(operator) && !(column.chosen && anyKind.includes(operator))
    if (!isTaken) throw wrongField(`operators.${at}`, `"${name}" cannot be filtered with ${operator}.`)
    asked.push(await readableOf(column, condition(db, column, operator, { value: values[at]!, field: `values.${at}` }, settings)))
  }
  return [...Map.groupBy(asked, (_, at) => groups[at]!).values()].map(
    (members): Search =>
      // How rare what one of several alternatives finds is says nothing of them all.
      members.length === 1 ? members[0]! : { where: or(...members.map(({ where }) => where))!, needs: members.flatMap(({ needs = [] }) => needs) },
  )
}

/** Whoever may not know a value learns nothing of it by asking for others. */
async function readableOf({ readable }: ListColumn, asked: Search | Promise<Search>): Promise<Search> {
  const found = await asked
  return readable ? { ...found, where: and(readable, found.where)!, parts: found.parts?.map((part) => and(readable, part)!) } : found
}

function condition(db: Database, column: ListColumn, operator: Operator, typed: Typed, settings: Days): Search | Promise<Search> {
  const { kind, needs = [] } = column
  const compared = column.filteredBy ?? column.sql
  if (operator === 'EMPTY') return { where: isEmpty(compared, kind), needs }
  if (operator === 'FILLED') return { where: sql`not ${isEmpty(compared, kind)}`, needs }
  if (kind === 'select') return { where: chosen(column, operator, typed), needs, parts: partsOf(column, operator, typed) }
  if (operator === 'NUM_BETWEEN' || operator === 'TIME_BETWEEN') {
    const [least, most, ...further] = severalIn(typed)
    if (least === undefined || most === undefined || further.length > 0) throw wrongField(typed.field, 'Both ends of the range are needed.')
    const [from, to] = operator === 'NUM_BETWEEN' ? (['NUM_FROM', 'NUM_TO'] as const) : (['TIME_FROM', 'TIME_TO'] as const)
    const end = (one: Operator, value: string) => compareIn(column, one, { ...typed, value }, settings)
    return { where: and(end(from, least), end(to, most))!, needs }
  }
  const { value, field } = typed
  if (typeof value !== 'string') throw wrongField(field, `${operator} takes one value.`)
  if (column.found) return column.found(db, value)
  if (kind === 'name') return sameName(db, column, operator, value)
  if (column.gathered && operator === 'STR_CONTAIN') return containing(db, column, value)
  return { where: compareIn(column, operator, { value, field }, settings), needs }
}

/** No value; a text may be there and have no letters. */
const isEmpty = (column: Expression, kind: Kind): SQL =>
  kind === 'text' || kind === 'name' ? sql`(${column} is null or ${column}::text = '')` : sql`(${column} is null)`

/** Whether one of the values is chosen, or none of them is. */
function chosen({ sql: by, filteredBy = by, chosen: asks }: ListColumn, operator: Operator, typed: Typed): SQL {
  const several = severalIn(typed)
  if (operator === 'SEL_EQUAL' && several.length > 1) throw wrongField(typed.field, 'SEL_EQUAL takes one value.')
  const isOne = asks ? or(...several.map(asks))! : isOneOf(filteredBy, several)
  // A row without a value has none of them.
  return operator === 'SEL_NONE' ? sql`(${isOne}) is not true` : isOne
}

/** The parts of what one value asks for. */
function partsOf({ chosenParts }: ListColumn, operator: Operator, typed: Typed): Search['parts'] {
  const [value, ...others] = severalIn(typed)
  return operator === 'SEL_NONE' || value === undefined || others.length > 0 ? undefined : chosenParts?.(value)
}

const isOneOf = (column: Expression, [first, ...others]: string[]): SQL =>
  others.length === 0 ? sql`${column}::text = ${first}` : sql`${column}::text = any(${sql.param([first, ...others])}::text[])`

/** The same question to another column that holds the same values. */
export const chosenIn = (column: Expression, operator: Operator, value: Typed['value']): SQL =>
  chosen({ sql: column, kind: 'select' }, operator, { value, field: 'values' })

/** The same of a column of numbers. */
export const sameNumber = (column: Expression, value: Typed['value']): SQL => compareNumber(column, 'NUM_EQUAL', Number(value))

const severalIn = ({ value }: Typed): string[] => [value].flat()

/** Names are compared without accents and capitals. */
async function sameName(db: Database, { sql: by, gathered, needs = [] }: ListColumn, operator: Operator, value: string): Promise<Search> {
  if (operator === 'STR_EQUAL') return { where: sql`${by} = ${folded(sql`${value}`)}`, needs }
  if (operator === 'STR_NOT') return { where: sql`${by} is distinct from ${folded(sql`${value}`)}`, needs }
  const within = holds(sql`${by}`, value)
  if (!gathered || value === '') return { where: within, needs }
  // Trigrams need three letters.
  const isShort = [...value].length < 3
  const ids = isShort
    ? await gatheredIds(db, gathered, sql`(${holdsLetters(gathered.name, value)} and ${holds(sql`${gathered.name}`, value)})`)
    : await gatheredByText(db, gathered, value, 'folded')
  if (ids === null) return isShort ? { where: within, needs } : { where: within, needs, rows: 'common' }
  return { where: gathered.among(ids), rows: 'rare' }
}

/** The numbers of what is found, as PostgreSQL writes arrays, and null for more than a list gathers; where an index of its own searches a sample, it says when rows are soon met. */
export async function gatheredIds(db: Database, { record, id }: Pick<NonNullable<ListColumn['gathered']>, 'record' | 'id'>, where: SQL, soon?: Soon) {
  const found = soon ? idsBySample(id, record, where, soon) : idsUpTo(GATHERED, sql`select ${id} as id from ${record} where ${where}`)
  const { rows } = await db.execute<{ ids: string | null }>(sql`select ${found} as ids`)
  return rows[0]!.ids
}

/** The same of what three letters or more are found by, in a text and in the column `name` that is a part of it, whose letters are folded or as they are. */
async function gatheredByText(db: Database, { record, id, text, name }: NonNullable<ListColumn['gathered']>, value: string, are: keyof typeof isIn) {
  const asked = isFoundAnywhere(value.trim()) ? askedApart() : undefined
  const where = sql`(${holds(sql`${text}`, value, asked?.told)} and ${isIn[are](name, value, asked?.told)})`
  if (!asked) return gatheredIds(db, { record, id }, where, PEOPLE)
  const key = `${getTableName(id.table)} by ${name.name}, ${are}, ${hasCapitals(value)}`
  const [row] = await plannedFor<{ ids: string | null }>(db, key, asked.values, sql`select ${idsBySample(id, record, where, PEOPLE)} as ids`)
  return row!.ids
}

/** A text that a longer one holds, which an index searches. */
async function containing(db: Database, { sql: by, gathered, needs = [] }: ListColumn, value: string): Promise<Search> {
  const within = { where: contains(by, value), needs }
  if (!gathered || [...value].length < 3) return within
  const ids = await gatheredByText(db, gathered, value, 'asTheyAre')
  return ids === null ? { ...within, rows: 'common' } : { where: gathered.among(ids), rows: 'rare' }
}

/** Whatever its capitals; what has none is compared as it stands, which costs a third. */
export const contains = (column: Expression, value: string, told?: Told): SQL =>
  hasCapitals(value) ? sql`${column} ilike ${pattern(value, told)}` : sql`${column} like ${pattern(value, told)}`

const pattern = (value: string, told: Told = (typed) => typed) => told(sql`${`%${value.replaceAll(/[\\%_]/g, '\\$&')}%`}::text`)

const isIn = {
  folded: (name: Column, value: string, told?: Told) => holds(sql`${name}`, value, told),
  // Nearly all that were gathered hold it as it was typed, which is seen in a quarter of the time.
  asTheyAre: (name: Column, value: string, told?: Told) =>
    hasCapitals(value) ? sql`(${name} like ${pattern(value, told)} or ${contains(name, value, told)})` : contains(name, value, told),
}

const hasCapitals = (value: string) => value.toLowerCase() !== value.toUpperCase()

const compareIn = (column: ListColumn, operator: Operator, typed: Typed<string>, settings: Days): SQL =>
  column.compared?.(operator, typed) ?? compare(column.filteredBy ?? column.sql, column.kind, operator, typed, settings)

function compare(column: Expression, kind: Kind, operator: Operator, typed: Typed<string>, settings: Days): SQL {
  if (kind === 'moment') return duringDays(column, operator, dayIn(typed), settings)
  if (kind === 'number') return compareNumber(column, operator, numberIn(typed))
  if (kind === 'date') {
    const day = sql`${dayIn(typed)}::date`
    return operator === 'TIME_EQUAL' ? sql`${column} = ${day}` : operator === 'TIME_FROM' ? sql`${column} >= ${day}` : sql`${column} <= ${day}`
  }
  const { value } = typed
  if (operator === 'STR_CONTAIN') return contains(column, value)
  return operator === 'STR_NOT' ? sql`lower(${column}) is distinct from lower(${value})` : sql`lower(${column}) = lower(${value})`
}

/** A day as somebody typed it. */
function dayIn({ value, field }: Typed<string>): string {
  if (!isDay(value)) throw wrongField(field, `"${value}" is not a date such as 2026-11-20.`)
  return value
}

function numberIn({ value, field }: Typed<string>): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) throw wrongField(field, `"${value}" is not a number.`)
  return number
}

function compareNumber(column: Expression, operator: Operator, number: number): SQL {
  // Whole numbers compare with whole columns, which their index knows; a numeric would hide it.
  const wanted = Number.isSafeInteger(number) ? sql`${number}::bigint` : sql`${number}::numeric`
  if (operator === 'NUM_FROM') return sql`${column} >= ${wanted}`
  if (operator === 'NUM_TO') return sql`${column} <= ${wanted}`
  return operator === 'NUM_NOT' ? sql`${column} is distinct from ${wanted}` : sql`${column} = ${wanted}`
}

function duringDays(column: Expression, operator: Operator, day: string, settings: Days): SQL {
  const { from, before } = rangeOf(day, settings)
  // As a number, since PostgreSQL reads no text of a year before 1 or after 9999 as JavaScript writes it.
  const moment = (at: Date) => sql`to_timestamp(${at.getTime() / 1000}::float8)`
  if (operator === 'TIME_FROM') return sql`${column} >= ${moment(from)}`
  if (operator === 'TIME_TO') return sql`${column} < ${moment(before)}`
  return sql`(${column} >= ${moment(from)} and ${column} < ${moment(before)})`
}
