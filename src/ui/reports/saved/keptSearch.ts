import type { components } from '../../../api/recruitment.gen.ts'
import { movingPeriods, periodOn } from '../../../machines/lifecycles/reportPeriods.ts'
import { today } from '../../i18n/zone.ts'
import { type CountedSearch, periodOf, type ReportSearch } from '../search.ts'

type Schemas = components['schemas']
export type SavedReport = Schemas['SavedReport']
type Kept = Schemas['KeptReport']

/** The moving period that the days of the address are today, if any is. */
export function movingPeriodOf(search: ReportSearch) {
  const { from, to } = periodOf(search)
  return movingPeriods.find((period) => {
    const days = periodOn(period, today())
    return days.from === from && days.to === to
  })
}

/** What is kept of the address. */
export function keptOf(search: CountedSearch, moves: boolean): Omit<Kept, 'name' | 'mailed' | 'readers'> {
  const { report = 'overview', compare = 'none', department = null, positionType = null, place = null } = search
  const moving = moves ? movingPeriodOf(search) : undefined
  const days = periodOf(search)
  const filters = { departmentId: department, jobPositionTypeId: positionType, cityId: place }
  return { report, compare, ...filters, ...(moving ? { period: moving, from: null, to: null } : { period: 'ownDays', ...days }) }
}

/** The address of a saved report, with its period as it is today. */
export function searchOfSaved({ id, kept }: SavedReport): ReportSearch {
  const { report, period, compare, departmentId, jobPositionTypeId, cityId } = kept
  const days = period === 'ownDays' ? { from: kept.from ?? undefined, to: kept.to ?? undefined } : periodOn(period, today())
  return {
    ...{ report, ...days, saved: id },
    ...(compare === 'none' ? {} : { compare }),
    ...(departmentId && { department: departmentId }),
    ...(jobPositionTypeId && { positionType: jobPositionTypeId }),
    ...(cityId && { place: cityId }),
  }
}
