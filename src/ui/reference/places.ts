import type { ReferenceListId } from '../../machines/records/referenceItem.ts'

/** The names of all reference lists, in the order in which they are shown; the address of the page has to know them before the page is loaded. */
const every: Record<ReferenceListId, null> = {
  countries: null,
  states: null,
  cities: null,
  industries: null,
  disciplines: null,
  departments: null,
  positionTypes: null,
  contractTypes: null,
  qualifications: null,
  certifications: null,
  workAuthorisations: null,
  designations: null,
  responsibilities: null,
  skills: null,
  regulatories: null,
  lifecycles: null,
  computerSkills: null,
  languages: null,
}
export const listIds = Object.keys(every) as ReferenceListId[]

/** The lists, and what is kept beside them: approval chains and time limits of departments, what is asked for, and how the company appears. */
export type Place = ReferenceListId | 'approvalChains' | 'timeLimits' | 'applicationForm' | 'voluntary' | 'company'
export const places: readonly Place[] = [
  ...listIds.flatMap((id): Place[] => (id === 'departments' ? [id, 'approvalChains', 'timeLimits'] : [id])),
  'applicationForm',
  'voluntary',
  'company',
]
export const isPlace = (value: unknown): value is Place => places.some((place) => place === value)
