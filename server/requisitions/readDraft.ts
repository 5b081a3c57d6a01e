import { checkBodyOf } from '../platform/http/validation.ts'
import { minorDigits } from '../platform/wording.ts'
import { daysInOrder, disciplineWithinIndustry, payInOrder, yearsInOrder } from '../records/fieldRules.ts'
import { no, plain, unknown, yes } from '../reference/namesInSheets.ts'
import { MOST_LENGTH } from '../workbooks/limits.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'
import type { ImportRow, RefusedCell } from '../workbooks/runImport.ts'
import { headingOf, jobPositionColumns } from './sheetColumns.ts'
import { type Criteria, criteriaFields, type Lookups, namesIn, oneOf, someOf } from './sheetLookups.ts'

type Criterion = { section: (typeof someOf)[Criteria]; refId: number; mandatory: boolean }
/** A row as the calls of the form would send it, section by section. */
export type Draft = {
  row: number
  position: { positionTitle: string } & Record<string, Cell>
  frame: Record<string, Cell>
  place: { cityId: number; countryId: number; remote: boolean } | null
  pay: Record<string, Cell> | null
  years: Record<string, Cell> | null
  criteria: Criterion[]
}
type Say = (field: string, message: string) => void

const MOST_CRITERIA = 100
const priorities = new Map(Object.entries({ l: 'L', low: 'L', n: 'N', normal: 'N', h: 'H', high: 'H' }))

/** What a row asks for; whatever cannot be made out is told by the column's heading, with how to mend it. */
export function draftOf({ row, cells }: ImportRow, lookups: Lookups): { draft: Draft; wrong: RefusedCell[] } {
  const wrong: RefusedCell[] = []
  const say: Say = (field, message) => {
    // One word about a cell is enough.
    if (!wrong.some((one) => one.field === headingOf(field))) wrong.push({ row, field: headingOf(field), message })
  }
  for (const { field, heading } of jobPositionColumns)
    if (typeof cells[field] === 'string' && cells[field].length >= MOST_LENGTH)
      say(field, `${heading} is too long for a workbook. Shorten it here, and add the rest in the form.`)
  // A column that was left out is one whose cells are all empty.
  const given = Object.fromEntries(
    jobPositionColumns.map(({ field }) => {
      const cell = cells[field] ?? null
      return [field, typeof cell === 'string' ? cell.trim() || null : cell]
    }),
  )
  const draft: Draft = {
    row,
    position: {
      positionTitle: textOf(given.positionTitle) ?? '',
      ...filled({ positionId: textOf(given.positionId), jobDescription: textOf(given.jobDescription) }),
    },
    frame: filled({
      priority: given.priority && (priorities.get(plain(given.priority)) ?? given.priority),
      openings: numberOf(given.openings),
      startDate: given.startDate,
      endDate: given.endDate,
      reason: textOf(given.reason),
    }),
    place: placeOf(given, lookups, say),
    pay: payOf(given, say),
    years: filledOrNull({ minExperience: numberOf(given.minExperience), maxExperience: numberOf(given.maxExperience) }),
    criteria: criteriaOf(given, lookups, say),
  }
  if (!given.positionTitle) say('positionTitle', 'Enter the title of the position.')
  if (given.priority && !priorities.has(plain(given.priority))) say('priority', 'Priority must be Low, Normal or High.')
  for (const field of Object.keys(oneOf)) {
    const name = given[field]
    const id = name === null || name === undefined ? undefined : lookups.find(field, String(name))
    if (id) (field === 'departmentId' ? draft.frame : draft.position)[field] = id
    else if (name) say(field, unknown(name))
  }
  disciplineOf(given, draft, lookups, say)
  askContract(draft, say)
  const { pay, years, frame } = draft
  for (const { field, message } of [...daysInOrder(frame), ...payInOrder(pay ?? {}), ...yearsInOrder(years ?? {})]) say(field, message)
  return { draft, wrong }
}

const filled = (values: Record<string, Cell | undefined>): Record<string, Cell> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Cell] => entry[1] !== undefined && entry[1] !== null))
const filledOrNull = (values: Record<string, Cell | undefined>) => (Object.keys(filled(values)).length > 0 ? filled(values) : null)
const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? null : String(cell))
/** A number that stands there as text, too. */
const numberOf = (cell: Cell | undefined) => (typeof cell === 'string' && /^\d+([.]\d+)?$/.test(cell) ? Number(cell) : cell)

function disciplineOf({ industryDisciplineId: name }: Record<string, Cell>, { position }: Draft, lookups: Lookups, say: Say) {
  if (!name) return
  const { industryId } = position
  const known = lookups.disciplines(name)
  const within = known.find((one) => one.industryId === industryId) ?? known[0]
  if (!within) return say('industryDisciplineId', unknown(name))
  position.industryDisciplineId = within.id
  for (const { field, message } of disciplineWithinIndustry({ ...position, industryId, disciplineIsOf: within.industryId })) say(field, message)
}

function placeOf({ city, remote }: Record<string, Cell>, lookups: Lookups, say: Say): Draft['place'] {
  const answer = plain(remote)
  if (!yes.includes(answer) && !no.includes(answer)) say('remote', 'Remote must be Yes or No.')
  if (city === null && yes.includes(answer)) say('city', 'Fill in the city that the remote work belongs to.')
  const { found, wrong } = lookups.cities(city)
  if (wrong) say('city', wrong)
  return found ? { cityId: found.id, countryId: found.countryId, remote: yes.includes(answer) } : null
}

function payOf({ compensationFrom, compensationTo, currency, period }: Record<string, Cell>, say: Say): Draft['pay'] {
  if (compensationFrom === null && compensationTo === null) return null
  const code = plain(currency).toUpperCase()
  const digits = /^[A-Z]{3}$/.test(code) ? minorDigits(code) : 2
  const minor = (field: string, cell: Cell | undefined) => {
    const amount = Number(String(cell ?? '').replaceAll(/[\s,’']/g, ''))
    const units = Math.round(amount * 10 ** digits)
    if (cell === null || cell === undefined) say(field, `Fill in ${headingOf(field).toLowerCase()}.`)
    else if (!Number.isFinite(amount) || Math.abs(units - amount * 10 ** digits) > 1e-6)
      say(field, `${headingOf(field)} must be an amount such as 61000 or 32.50.`)
    return Number.isFinite(units) ? units : 0
  }
  if (!code) say('currency', 'Fill in the currency of the pay, such as AUD.')
  return {
    compensationFrom: minor('compensationFrom', compensationFrom),
    compensationTo: minor('compensationTo', compensationTo),
    currency: code,
    period: period ? String(period).toUpperCase() : 'YEARLY',
  }
}

function criteriaOf(cells: Record<string, Cell>, lookups: Lookups, say: Say): Draft['criteria'] {
  const of = (field: Criteria) => {
    const found: Criterion[] = []
    for (const { name, mandatory } of namesIn(cells[field])) {
      const refId = lookups.find(field, name)
      if (!refId) say(field, unknown(name))
      else if (found.some((one) => one.refId === refId)) say(field, `“${name.slice(0, 100)}” stands here twice. Remove one of them.`)
      else found.push({ section: someOf[field], refId, mandatory })
    }
    if (found.length > MOST_CRITERIA) say(field, `At most ${MOST_CRITERIA} can be named here.`)
    return found
  }
  return criteriaFields.flatMap(of)
}

/** The same rules as the form's: bounds, lengths and kinds come from the contract. */
function askContract({ position, frame, pay, years }: Draft, say: Say) {
  const asked = [
    ['saveJobPosition', { version: 1, ...position }],
    ['saveRequisitionSummary', { version: 1, ...frame }],
    ...(pay ? [['addFinancialSpec', { jobPositionId: 1, ...pay }] as const] : []),
    ...(years ? [['addExperienceSpec', { jobPositionId: 1, ...years }] as const] : []),
  ] as const
  for (const [operation, body] of asked) for (const { field, message } of checkBodyOf(operation, body)) say(field, message)
}
