import { queryClient } from '../../api/cache.ts'
import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { autosaved } from './autosave.ts'
import type { Values } from './edits.ts'
import { recordMachine } from './record.machine.ts'
import { requisitionQuery } from './requisitionQuery.ts'

type Schemas = components['schemas']
type Summary = Schemas['RequisitionSummary']
/** What a person types over in the section "Job position" and beside it. */
export type Position = Schemas['JobPosition'] & Pick<Summary, 'noneNeeded'>
type Typed = Partial<Values<Position>>

export const positionOf = ({ position, noneNeeded }: Summary): Position => ({ ...position, noneNeeded })

/** The service takes the description in one call and the frame (dates, openings …) in another. */
const describes = [
  'positionTitle',
  'positionId',
  'industryId',
  'industryDisciplineId',
  'jobPositionTypeId',
  'jobApplTypeId',
  'jobDescription',
] as const satisfies (keyof Schemas['JobPositionChange'])[]
const isDescription = (field: string) => describes.some((one) => one === field)

/** The job position: one thing, which is there as long as the requisition is. */
export const requisitionMachine = recordMachine<Position, never>({
  load: (id) => queryClient.fetchQuery(requisitionQuery(id)).then(({ data }) => [positionOf(data)]),
  change: (position, typed) => {
    const at = { params: { path: { id: position.id } } }
    const body = autosaved({ ...typed, version: position.version })
    const answer = Object.keys(typed).some(isDescription)
      ? recruitment.POST('/job_position/{id}', { ...at, ...body })
      : recruitment.POST('/job-requisition-summary/update/{id}', { ...at, ...body })
    // What was typed stays as it was typed while somebody types on.
    return answer.then((given) => ({ ...position, ...typed, version: orThrow(given).responseData.version ?? position.version + 1 }))
  },
  partOf: (typed: Typed) => {
    const described = Object.entries(typed).filter(([field]) => isDescription(field))
    return described.length > 0 ? Object.fromEntries(described) : typed
  },
})
