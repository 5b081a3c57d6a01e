import { hr, orThrow } from '../../../api/client.ts'
import type { components } from '../../../api/hr.gen.ts'
import { newKey } from '../../../api/newKey.ts'
import { fileUpload } from '../../flows/fileUpload.ts'
import { command } from '../command.ts'

type Schemas = components['schemas']
/** Each try is one write, however often the network repeats it. */
const once = () => ({ header: { 'Idempotency-Key': newKey() } })

/** Approved, declined, withdrawn or cancelled. */
export const changeLeave = command((body: Schemas['ChangeLeaveStatus'], signal) =>
  hr.POST('/leave/request/change-status', { params: once(), body, signal }).then(orThrow),
)
/** Several requests, each answered for itself. */
export const answerLeave = command((body: Schemas['ChangeLeaveStatuses'], signal) =>
  hr.POST('/leave/request/change-status-bulk', { body, signal }).then((answer) => orThrow(answer).responseDataList),
)
/** Some days of approved leave are given back. */
export const cancelLeaveDays = command(({ id, ...body }: Schemas['CancelLeaveDays'] & { id: number }, signal) =>
  hr.POST('/leave/request/cancel-days/{id}', { params: { path: { id }, ...once() }, body, signal }).then(orThrow),
)

/** A certificate for a request that is not sent yet: only uploaded. */
export const certificateUpload = fileUpload<null, number>((_, fileId) => Promise.resolve(fileId))
/** A certificate for a request that was made. */
export const certificateFor = fileUpload(({ id, version }: { id: number; version: number }, fileId, signal) =>
  hr.POST('/leave/request/certificate/{id}', { params: { path: { id } }, body: { fileId, version }, signal }).then(orThrow),
)

export const setTeamNeeded = command((body: Schemas['LeaveTeamBody'], signal) =>
  hr.PUT('/leave/team', { body, signal }).then((answer) => orThrow(answer).message),
)
export const addSubstitute = command((body: Schemas['NewLeaveSubstitute'], signal) =>
  hr.POST('/leave/substitute', { params: once(), body, signal }).then((answer) => orThrow(answer).message),
)
export const deleteSubstitute = command((id: number, signal) =>
  hr.DELETE('/leave/substitute/{id}', { params: { path: { id } }, signal }).then((answer) => orThrow(answer).message),
)

export const makeLeaveFeed = command((_: object, signal) => hr.POST('/leave/feed', { signal }).then((answer) => orThrow(answer).data.url))
export const endLeaveFeed = command((_: object, signal) => hr.DELETE('/leave/feed', { signal }).then((answer) => orThrow(answer).message))
