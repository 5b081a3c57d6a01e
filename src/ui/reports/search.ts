import type { components } from '../../api/recruitment.gen.ts'
import { idOf, wordsIn } from '../components/form/searchOf.ts'
import { type TableSearch, tableSearch } from '../data/table/address.ts'
import { isoDayIn, today } from '../i18n/zone.ts'

type Schemas = components['schemas']
export type ReportName = Schemas['ReportName']
type Measure = Schemas['ReportMeasure']
type By = Schemas['ReportBy']

export const groups: readonly { group: 'recruitment' | 'people'; reports: readonly ReportName[] }[] = [
  { group: 'recruitment', reports: ['overview', 'pipeline', 'timeInStage', 'timeToHire', 'sources', 'offers', 'interviews', 'ageing'] },
  { group: 'people', reports: ['headcount', 'onboarding', 'compliance'] },
]
const names = groups.flatMap(({ reports }) => reports)
const measures: readonly Measure[] = [
  ...(['cohort', 'applied', 'stays', 'hires', 'fills', 'offers', 'interviews', 'openRequisitions'] as const),
  ...(['headcount', 'joiners', 'leavers', 'tasks', 'documents'] as const),
]
const bys: readonly By[] = ['kind', 'period', 'department', 'reason']
const comparisons = ['before', 'year'] as const
type Comparison = (typeof comparisons)[number]

/** Which rows are shown instead of the report: those that one number counts. */
export type Behind = { rows: Measure; rowsBy?: By | undefined; group?: string | undefined; stage?: number | undefined; of?: string | undefined }
export type Period = { from: string; to: string }

/** A report as it stands in the address. */
export type ReportSearch = Omit<TableSearch, 'view'> & {
  report?: ReportName | undefined
  from?: string | undefined
  to?: string | undefined
  compare?: Comparison | undefined
  department?: number | undefined
  positionType?: number | undefined
  place?: number | undefined
  view?: number | undefined
} & { [Key in keyof Behind]?: Behind[Key] | undefined }

const oneOf = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value)
const dayOf = (value: unknown) => {
  const text = String(value ?? '')
  const at = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) || iso(new Date(at)) !== text ? undefined : text
}

/** What the words of an address mean; what does not fit is left out, so that any address shows a report. */
export function reportSearch(raw: Record<string, unknown>): ReportSearch {
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)]
  const fits = from !== undefined && to !== undefined && from <= to && Date.parse(to) - Date.parse(from) < 3660 * DAY
  const stage = /^\d$/.test(String(raw.stage)) ? Number(raw.stage) : undefined
  return {
    ...tableSearch(raw),
    report: oneOf(names, raw.report),
    ...(fits ? { from, to } : {}),
    compare: oneOf(comparisons, raw.compare),
    ...{ department: idOf(raw.department), positionType: idOf(raw.positionType), place: idOf(raw.place) },
    ...{ rows: oneOf(measures, raw.rows), rowsBy: oneOf(bys, raw.rowsBy), stage, of: wordsIn(raw.of) },
    group: raw.group === '' ? '' : wordsIn(raw.group, 500),
  }
}

/** The report without its rows, and how they were listed. */
export const withoutRows = ({ report, from, to, compare, department, positionType, place }: ReportSearch): ReportSearch => ({
  ...{ report, from, to, compare, department, positionType, place },
})

const DAY = 86_400_000
const iso = (date: Date) => isoDayIn(date, 'UTC')
const on = (day: string) => new Date(`${day}T00:00:00Z`)
const monthsFrom = (day: string, months: number, date: number) => iso(new Date(Date.UTC(on(day).getUTCFullYear(), on(day).getUTCMonth() + months, date)))

export const presets = ['thisMonth', 'lastMonth', 'threeMonths', 'lastQuarter', 'thisYear', 'lastYear'] as const
/** Periods that people ask for, as they are on a day. */
export function presetOn(preset: (typeof presets)[number], day = today()): Period {
  const month = on(day).getUTCMonth()
  switch (preset) {
    case 'thisMonth':
      return { from: monthsFrom(day, 0, 1), to: day }
    case 'lastMonth':
      return { from: monthsFrom(day, -1, 1), to: monthsFrom(day, 0, 0) }
    case 'threeMonths':
      return { from: monthsFrom(day, -2, 1), to: day }
    case 'lastQuarter':
      return { from: monthsFrom(day, -(month % 3) - 3, 1), to: monthsFrom(day, -(month % 3), 0) }
    case 'thisYear':
      return { from: monthsFrom(day, -month, 1), to: day }
    case 'lastYear':
      return { from: monthsFrom(day, -month - 12, 1), to: monthsFrom(day, -month, 0) }
  }
}

/** The three months up to today, where the address says nothing else. */
export const periodOf = ({ from, to }: ReportSearch): Period => (from && to ? { from, to } : presetOn('threeMonths'))

/** The period that one is held against: as many whole months, or as many days, before it; or the same days a year ago. */
export function comparedTo({ from, to }: Period, comparison: Comparison): Period {
  const isWhole = from.endsWith('-01') && iso(new Date(on(to).getTime() + DAY)).endsWith('-01')
  const months = 12 * (on(to).getUTCFullYear() - on(from).getUTCFullYear()) + on(to).getUTCMonth() - on(from).getUTCMonth() + 1
  if (isWhole) {
    const back = comparison === 'year' ? 12 : months
    return { from: monthsFrom(from, -back, 1), to: monthsFrom(to, -back + 1, 0) }
  }
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const length = on(to).getTime() - on(from).getTime()
  const last = on(from).getTime() - DAY
  return { from: iso(new Date(last - length)), to: iso(new Date(last)) }
}
/** A day of February that only that year has becomes the last one. */
function yearBefore(day: string): string {
  const moved = monthsFrom(day, -12, on(day).getUTCDate())
  return moved.slice(5, 7) === day.slice(5, 7) ? moved : monthsFrom(day, -11, 0)
}

/** What the service is asked for. */
export function askedOf(search: ReportSearch) {
  const { from, to } = periodOf(search)
  const { department, positionType, place } = search
  return { from, to, ...(department && { department }), ...(positionType && { positionType }), ...(place && { place }) }
}
export function askedWithBefore(search: ReportSearch) {
  const asked = askedOf(search)
  if (!search.compare) return asked
  const { from: compareFrom, to: compareTo } = comparedTo(asked, search.compare)
  return { ...asked, compareFrom, compareTo }
}
