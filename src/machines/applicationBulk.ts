import { orThrow, recruitment } from '../api/client.ts'
import type { components } from '../api/recruitment.gen.ts'
import { deed } from './deed.ts'
import type { ApplicationStatus } from './lifecycles/application.ts'

export type BulkMove = components['schemas']['BulkMove']
type Wanted = { ids: number[]; status: ApplicationStatus; reason?: string }

/** Moves the chosen applications; each is answered for itself. */
export const applicationBulkMachine = deed<Wanted, BulkMove[]>((body, signal) =>
  recruitment.POST('/application/change-status-bulk', { body, signal }).then((answer) => orThrow(answer).responseDataList),
)
