import { hr, orThrow } from '../../../api/client.ts'
import type { components } from '../../../api/hr.gen.ts'
import { newKey } from '../../../api/newKey.ts'
import { command } from '../command.ts'

type Schemas = components['schemas']
const once = () => ({ header: { 'Idempotency-Key': newKey() } })

/** A policy for one or many from a day on; each is answered for itself. */
export const assignPolicy = command((body: Schemas['LeaveAssignment'], signal) =>
  hr.POST('/leave/assignment', { params: once(), body, signal }).then((answer) => orThrow(answer).responseDataList),
)
export const endAssignment = command(({ id, ...body }: Schemas['EndLeaveAssignment'] & { id: number }, signal) =>
  hr.PUT('/leave/assignment/{id}', { params: { path: { id } }, body, signal }).then((answer) => orThrow(answer).message),
)
export const setWorkWeek = command((body: Schemas['NewWorkWeek'], signal) =>
  hr.POST('/leave/work-week', { params: once(), body, signal }).then((answer) => orThrow(answer).responseDataList),
)
export const correctLeave = command((body: Schemas['NewLeaveCorrection'], signal) =>
  hr.POST('/leave/correction', { params: once(), body, signal }).then((answer) => orThrow(answer).message),
)
export const addHoliday = command((body: Schemas['NewHoliday'], signal) =>
  hr.POST('/leave/holiday', { params: once(), body, signal }).then((answer) => orThrow(answer).message),
)
export const deleteHoliday = command((id: number, signal) =>
  hr.DELETE('/leave/holiday/{id}', { params: { path: { id } }, signal }).then((answer) => orThrow(answer).message),
)
export const runYearEnd = command((body: Schemas['YearEndBody'], signal) => hr.POST('/leave/year-end/run', { body, signal }).then(orThrow))
/** Nobody can ask for it any more, or people can again. */
export const retireKind = command((kind: Schemas['LeaveKind'], signal) => {
  const { id, isSample: _, people: __, ...body } = kind
  return hr.PUT('/leave/kind/{id}', { params: { path: { id } }, body, signal }).then((answer) => orThrow(answer).message)
})
export const retirePolicy = command((policy: Schemas['LeavePolicy'], signal) => {
  const { id, kindName: _, isSample: __, people: ___, ...body } = policy
  return hr.PUT('/leave/policy/{id}', { params: { path: { id } }, body, signal }).then((answer) => orThrow(answer).message)
})
