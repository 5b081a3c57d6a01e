import { fromPromise } from 'xstate'
import { orThrow, recruitment } from '../../../api/client.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { fileUpload } from '../fileUpload.ts'
import type { Application, Known, NewApplication } from './applicationFormDraft.ts'

/** What keeps an application at its requisition. */
export type Lock = { interviewExists: boolean; statusIsNewApplication: boolean }
export type Found = { application: Application; lock: Lock }
export type Done = { id: number; message: string }

/** What the form of an application asks the service. */
export const applicationFormCalls = {
  read: fromPromise<Found, { id: number }>(async ({ input: { id }, signal }) => {
    const at = { params: { path: { id } }, signal }
    const [application, lock] = await Promise.all([
      recruitment.GET('/application/{id}', at),
      recruitment.GET('/application/is-requisition-update-locked/{id}', at),
    ])
    return { application: orThrow(application).data, lock: orThrow(lock).data }
  }),
  /** Who applied with this address before; nobody, if no one has. */
  find: fromPromise<Known | null, { email: string }>(async ({ input: { email }, signal }) => {
    const body = { columns: ['applicantEmail'], operators: ['STR_EQUAL' as const], values: [email.trim()], size: 10 as const }
    const [row] = orThrow(await recruitment.POST('/application/criteria', { body, signal })).responseDataList
    return row?.applicantId ? orThrow(await recruitment.GET('/applicant/{id}', { params: { path: { id: row.applicantId } }, signal })).data : null
  }),
  create: fromPromise<Done, { key: string; body: NewApplication }>(async ({ input: { key, body }, signal }) => {
    const { responseData, message } = orThrow(await recruitment.POST('/application', { params: { header: { 'Idempotency-Key': key } }, body, signal }))
    return { id: responseData.id, message }
  }),
  update: fromPromise<Done, { id: number; body: components['schemas']['ApplicationChange'] }>(async ({ input: { id, body }, signal }) => {
    const { message } = orThrow(await recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body, signal }))
    return { id, message }
  }),
  replace: fromPromise<Done, { id: number; resumeId: number; version: number }>(async ({ input: { id, resumeId, version }, signal }) => {
    const path = { applicationId: id, resumeId }
    const { message } = orThrow(
      await recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', { params: { path }, body: { version }, signal }),
    )
    return { id, message }
  }),
}

/** A CV on its way into the form; it is attached when the answers are sent. */
export const resumeUploadMachine = fileUpload((_: null, fileId) => Promise.resolve(fileId))
