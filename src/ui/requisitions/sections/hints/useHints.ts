import { recruitmentQueries } from '../../../../api/queries.ts'
import type { components } from '../../../../api/recruitment.gen.ts'
import { useRefetchOn } from '../../../data/useRefetchOn.ts'
import type { Section } from '../../tabs.ts'

type Schemas = components['schemas']
export type Hints = Schemas['CriterionHints']
export type HintedSection = Exclude<Section, 'position'>

/** What a score calls the sections of the form. */
const scored: Record<HintedSection, Schemas['ScoreSection']> = {
  qualifications: 'qualification',
  certifications: 'certification',
  workAuth: 'workAuthorisation',
  location: 'location',
  financial: 'financial',
  experience: 'experience',
  skills: 'skill',
  designations: 'designation',
  compliance: 'compliance',
}

/** Nothing of it changes how many candidates meet a criterion. */
const weighing = ['version', 'weight', 'mandatory', 'complianceDocument', 'responsibilities', 'source']
type Saved = { id: number }
const deciding = (saved: Saved) => Object.entries(saved).filter(([field]) => !weighing.includes(field))

/** The hints of a section; once what decides who meets its criteria was saved otherwise, they are asked for anew, and not said until then. */
export function useHints(id: number, section: HintedSection, items: readonly { saved?: Saved | null | undefined }[]): Hints | undefined {
  const { data, refetch } = recruitmentQueries.useQuery('get', '/job_position/criterion-hints/{id}', {
    params: { path: { id }, query: { section: scored[section] } },
  })
  const saved = items.flatMap((one) => (one.saved ? [one.saved] : []))
  const stands = useRefetchOn(refetch, { keys: saved.map((one) => one.id).join(), values: JSON.stringify(saved.map(deciding)) })
  return stands ? data?.data : undefined
}
