import type { components } from '../../src/api/recruitment.gen.ts'

type Schemas = components['schemas']
type Progress = Schemas['RequisitionProgress']
type Section = Schemas['RequisitionSection']

/** The section of the form that each criterion stands in. */
export const formSections = {
  qualification: 'qualifications',
  certification: 'certifications',
  workAuthorisation: 'workAuth',
  skill: 'skills',
  designation: 'designations',
  compliance: 'compliance',
  location: 'location',
  financial: 'financial',
  experience: 'experience',
} as const satisfies Record<Schemas['ScoreSection'], Section>

/** What progress is worked out from: the position's own fields and how many rows each section has. */
type Filled = {
  position: { [Field in (typeof positionFields)[number]]: string | number | null }
  counts: { [S in Exclude<Section, 'position'>]?: number }
  noneNeeded: readonly Section[]
}

const positionFields = ['positionTitle', 'departmentId', 'jobPositionTypeId', 'jobApplTypeId', 'jobDescription', 'startDate', 'endDate'] as const

/** The sections in the order of the form; a requisition is complete when every required one is. */
const sections: readonly { section: Section; required: boolean }[] = [
  { section: 'position', required: true },
  { section: 'qualifications', required: true },
  { section: 'certifications', required: false },
  { section: 'workAuth', required: false },
  { section: 'location', required: true },
  { section: 'financial', required: true },
  { section: 'experience', required: true },
  { section: 'skills', required: true },
  { section: 'designations', required: false },
  { section: 'compliance', required: false },
]

/** Sections that may be marked as asking for nothing; a place and a pay range are always needed. */
export const mayAskForNothing = (section: Section) => !['position', 'location', 'financial'].includes(section)

/** How far a requisition is filled in, section by section, and what is missing. */
export function progressOf(filled: Filled): Progress {
  const list = sections.map(({ section, required }) => ({ section, required, ...stateOf(section, filled) }))
  const required = list.filter((one) => one.required)
  const done = required.filter((one) => one.status === 'COMPLETED').length
  const begun = list.some((one) => one.status !== 'NOT_STARTED')
  return {
    progress: done === required.length ? 'COMPLETED' : begun ? 'IN_PROGRESS' : 'NOT_STARTED',
    percent: Math.round((100 * done) / required.length),
    sections: list,
  }
}

function stateOf(section: Section, { position, counts, noneNeeded }: Filled): Pick<Progress['sections'][number], 'status' | 'count' | 'missing'> {
  if (section === 'position') {
    const missing = positionFields.filter((field) => position[field] === null || position[field] === '')
    const begun = positionFields.length - missing.length > 1
    return { status: missing.length === 0 ? 'COMPLETED' : begun ? 'IN_PROGRESS' : 'NOT_STARTED', count: 0, missing: [...missing] }
  }
  const count = counts[section] ?? 0
  const done = count > 0 || (noneNeeded.includes(section) && mayAskForNothing(section))
  return { status: done ? 'COMPLETED' : 'NOT_STARTED', count, missing: done ? [] : [section] }
}
