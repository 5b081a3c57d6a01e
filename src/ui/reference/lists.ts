import type { ImportList } from '../../machines/flows/importing.ts'
import type { ReferenceItem, ReferenceListId } from '../../machines/records/referenceItem.ts'

/** What an item is part of, and where the parents are listed. */
export type Parent = {
  field: 'countryId' | 'stateId' | 'industryId' | 'designationId'
  path: ParentPath
  word: 'country' | 'state' | 'industry' | 'designation'
  optional?: boolean
}
type ParentPath = '/ref/countries' | '/ref/states' | '/ref/industry' | '/ref/job_designation'

const country: Parent = { field: 'countryId', path: '/ref/countries', word: 'country' }
const plain = { parents: [] as readonly Parent[] }

/** Every reference list: where it is read, and what its items are part of. A new list is one line here. */
export const referenceLists = {
  countries: { path: '/ref/countries', ...plain },
  states: { path: '/ref/states', parents: [country] },
  cities: { path: '/ref/cities', parents: [country, { field: 'stateId', path: '/ref/states', word: 'state', optional: true }] },
  industries: { path: '/ref/industry', ...plain },
  disciplines: { path: '/ref/industry_discipline', parents: [{ field: 'industryId', path: '/ref/industry', word: 'industry' }] },
  departments: { path: '/ref/departments', ...plain },
  positionTypes: { path: '/ref/position_type', ...plain },
  contractTypes: { path: '/ref/job_appl_type', ...plain },
  qualifications: { path: '/ref/job_qualification', ...plain },
  certifications: { path: '/ref/certification_ref', ...plain },
  workAuthorisations: { path: '/ref/work_auth', ...plain },
  designations: { path: '/ref/job_designation', ...plain },
  responsibilities: { path: '/ref/job_role_res', parents: [{ field: 'designationId', path: '/ref/job_designation', word: 'designation' }] },
  skills: { path: '/ref/job_skill', ...plain },
  regulatories: { path: '/regulatory', ...plain },
  lifecycles: { path: '/lifecycle', ...plain },
  computerSkills: { path: '/computer-skill', ...plain },
  languages: { path: '/language', ...plain },
} as const satisfies Record<ReferenceListId, { path: string; parents: readonly Parent[] }>

/** A list as its import and export call it: the last part of its address. */
export const wireNameOf = (list: ReferenceListId) => {
  const { path } = referenceLists[list]
  return path.slice(path.lastIndexOf('/') + 1) as ImportList
}

export const parentOf = (item: ReferenceItem, { field }: Parent): number | null => item[field] ?? null
