import type { components } from '../../api/recruitment.gen.ts'
import { comparedTo, type Period, periodOn } from '../../machines/lifecycles/reportPeriods.ts'
import { idOf, wordsIn } from '../components/form/searchOf.ts'
import { type TableSearch, tableSearch } from '../data/table/address.ts'
import { isoDayIn, today } from '../i18n/zone.ts'

type Schemas = components['schemas']
export type ReportName = Schemas['ReportName']
type Measure = Schemas['ReportMeasure']
type By = Schemas['ReportBy']

/** Fairness is counted at night, in another way, and opens no rows. */
export type ShownReport = ReportName | 'fairness'

export const groups: readonly { group: 'recruitment' | 'people'; reports: readonly ShownReport[] }[] = [
  { group: 'recruitment', reports: ['overview', 'pipeline', 'timeInStage', 'timeToHire', 'sources', 'offers', 'interviews', 'ageing', 'fairness'] },
  { group: 'people', reports: ['headcount', 'onboarding', 'compliance', 'leave', 'learning'] },
]
const names = groups.flatMap(({ reports }) => reports)
const measures: readonly Measure[] = [
  ...(['cohort', 'applied', 'stays', 'hires', 'fills', 'offers', 'interviews', 'openRequisitions'] as const),
  ...(['headcount', 'joiners', 'leavers', 'tasks', 'documents'] as const),
  ...(['leaveTaken', 'leavePlanned', 'leaveOwed', 'coursesAsked', 'coursesCompleted'] as const),
]
const bys: readonly By[] = ['kind', 'period', 'department', 'reason']
const comparisons = ['before', 'year'] as const
type Comparison = (typeof comparisons)[number]

/** Which rows are shown instead of the report: those that one number counts. */
export type Behind = { rows: Measure; rowsBy?: By | undefined; group?: string | undefined; stage?: number | undefined; of?: string | undefined }

/** A report as it stands in the address. */
export type ReportSearch = Omit<TableSearch, 'view'> & {
  report?: ShownReport | undefined
  from?: string | undefined
  to?: string | undefined
  compare?: Comparison | undefined
  department?: number | undefined
  positionType?: number | undefined
  place?: number | undefined
  view?: number | undefined
  /** The saved report that it was opened by. */
  saved?: number | undefined
} & { [Key in keyof Behind]?: Behind[Key] | undefined }

/** The same of a report that is counted when it is asked for. */
export type CountedSearch = ReportSearch & { report?: ReportName | undefined }

const TEN_YEARS = 3660 * 86_400_000
const oneOf = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value)
const dayOf = (value: unknown) => {
  const text = String(value ?? '')
  const at = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) || isoDayIn(new Date(at), 'UTC') !== text ? undefined : text
}

/** What the words of an address mean; what does not fit is left out, so that any address shows a report. */
export function reportSearch(raw: Record<string, unknown>): ReportSearch {
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)]
  const fits = from !== undefined && to !== undefined && from <= to && Date.parse(to) - Date.parse(from) < TEN_YEARS
  const stage = /^\d$/.test(String(raw.stage)) ? Number(raw.stage) : undefined
  return {
    ...tableSearch(raw),
    report: oneOf(names, raw.report),
    ...(fits ? { from, to } : {}),
    compare: oneOf(comparisons, raw.compare),
    ...{ department: idOf(raw.department), positionType: idOf(raw.positionType), place: idOf(raw.place), saved: idOf(raw.saved) },
    ...{ rows: oneOf(measures, raw.rows), rowsBy: oneOf(bys, raw.rowsBy), stage, of: wordsIn(raw.of) },
    group: raw.group === '' ? '' : wordsIn(raw.group, 500),
  }
}

/** The report without its rows, and how they were listed. */
export const withoutRows = ({ report, from, to, compare, department, positionType, place, saved }: ReportSearch): ReportSearch => ({
  ...{ report, from, to, compare, department, positionType, place, saved },
})

/** The three months up to today, where the address says nothing else. */
export const periodOf = ({ from, to }: ReportSearch): Period => (from && to ? { from, to } : periodOn('threeMonths', today()))

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
