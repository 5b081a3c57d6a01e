import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'

type Schemas = components['schemas']
export type JobPosition = Schemas['JobPosition']
type Description = Omit<Schemas['JobPositionChange'], 'version'>
type Frame = Omit<Schemas['RequisitionSummaryChange'], 'version'>
/** What a person can change in the section "Job position" and beside it. */
export type PositionChanges = Description & Frame

const descriptionFields = [
  'positionTitle',
  'positionId',
  'industryId',
  'industryDisciplineId',
  'jobPositionTypeId',
  'jobApplTypeId',
  'jobDescription',
] as const satisfies (keyof Description)[]

const isDescription = (field: string) => (descriptionFields as readonly string[]).includes(field)

/** The service takes the description and the frame (dates, openings…) in two calls: the first part of the changes, and the rest. */
export function partOf(changes: PositionChanges): { part: PositionChanges; rest: PositionChanges } {
  const entries = Object.entries(changes)
  const described = entries.filter(([field]) => isDescription(field))
  if (described.length === 0) return { part: changes, rest: {} }
  return { part: Object.fromEntries(described), rest: Object.fromEntries(entries.filter(([field]) => !isDescription(field))) }
}

export const loadPosition = (id: number, signal: AbortSignal) =>
  recruitment.GET('/job_position/{id}', { params: { path: { id } }, signal }).then((answer) => orThrow(answer).data)

/** Saves one part and gives the new version. */
export async function savePart(id: number, version: number, part: PositionChanges, signal: AbortSignal): Promise<number> {
  const call = { params: { path: { id } }, signal }
  const answer = Object.keys(part).some(isDescription)
    ? await recruitment.POST('/job_position/{id}', { ...call, body: { ...part, version } })
    : await recruitment.POST('/job-requisition-summary/update/{id}', { ...call, body: { ...part, version } })
  return orThrow(answer).responseData.version ?? version + 1
}

export type Step = { status: Schemas['RequisitionRow']['status']; reason?: string }

/** What ended with the step; null when nothing does. */
export type Closed = Schemas['ClosedCounts'] | null

export const moveRequisition = (id: number, version: number, step: Step, signal: AbortSignal) =>
  recruitment.POST('/requisitions/change-status', { body: { id, version, ...step }, signal }).then((answer) => orThrow(answer).closed)
