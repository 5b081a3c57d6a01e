import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { fileUpload } from '../flows/fileUpload.ts'
import { command } from './command.ts'

type Schemas = components['schemas']
type Change = { id: number; status: Schemas['EmployeeRecord']['status']; version: number; reason?: string }
type DocumentChange = { id: number; version: number; status: Schemas['OnboardingDocument']['status'] }

/** The masked numbers of one employee; the service writes down who looked. */
export const revealEmployee = command((id: number, signal) =>
  recruitment.POST('/employee/reveal', { body: { id }, signal }).then((answer) => orThrow(answer).data),
)

/** Adds somebody who was not hired through recruitment. */
export const addEmployee = command(({ key, ...body }: Schemas['NewEmployee'] & { key: string }, signal) =>
  recruitment.POST('/employee/create', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then((answer) => orThrow(answer).responseData.id),
)

/** Sends the way to a password to who has none yet. */
export const inviteEmployee = command((employeeId: number, signal) =>
  recruitment.POST('/employee/invite/{employeeId}', { params: { path: { employeeId } }, signal }).then(orThrow),
)

export const changeEmployeeStatus = command((body: Change, signal) => recruitment.POST('/employee/change-status', { body, signal }).then(orThrow))

/** The file of a new document; it waits until the document is added. */
export const packFileMachine = fileUpload((_: null, fileId) => Promise.resolve(fileId))
export const addPackDocument = command((body: Schemas['SaveOnboardingDocument'], signal) =>
  recruitment.POST('/employee-onboarding', { body, signal }).then(orThrow),
)
export const changePackDocument = command((body: DocumentChange, signal) =>
  recruitment.POST('/employee-onboarding/change-status', { body, signal }).then(orThrow),
)
export const reorderPack = command((ids: number[], signal) => recruitment.POST('/employee-onboarding/reorder', { body: { ids }, signal }).then(orThrow))
export const deletePackDocument = command(({ id, version }: { id: number; version: number }, signal) =>
  recruitment.DELETE('/employee-onboarding/{documentId}', { params: { path: { documentId: id }, query: { version } }, signal }).then(orThrow),
)

/** The person says to have read documents of the pack. */
export const acknowledgeOwnPack = command(({ employeeId, documentIds }: { employeeId: number; documentIds: number[] }, signal) =>
  recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { params: { path: { employeeId } }, body: { documentIds }, signal }).then(orThrow),
)

/** Writes to people what is missing of them before the first day; each is answered for itself. */
export const remindOfOnboarding = command((contractIds: number[], signal) =>
  recruitment.POST('/employee-onboarding/remind', { body: { contractIds }, signal }).then((answer) => orThrow(answer).responseDataList),
)
