import { hr, orThrow, recruitment } from '../../api/client.ts'
import type { components as common } from '../../api/common.gen.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { type Change, leadTo } from '../flows/applicationStatus.ts'
import { transitionsOf } from '../flows/board.ts'
import { fileUpload } from '../flows/fileUpload.ts'
import { interviewStates } from '../lifecycles/interview.ts'
import { isTagged } from '../lifecycles/tags.ts'
import { command } from './command.ts'

type Shared = common['schemas']
type Source = components['schemas']['ComplianceSource']

/** Gives or changes one's own review of an application. */
export const reviewMachine = command((body: { applicationId: number; reviewTypeEnum: Shared['ReviewValue']; comment?: string }, signal) =>
  recruitment.POST('/application/change-review-value', { body, signal }).then((answer) => orThrow(answer).message),
)

/** Moves an application outside of its page; says whether the lifecycle leads back, as it is asked after the move. */
export const moveApplication = command(async (body: Change, signal) => {
  const moved = orThrow(await recruitment.POST('/application/change-status', { body, signal })).data
  const transitions = await transitionsOf(body.id, signal).catch(() => [])
  return { ...moved, id: body.id, canGoBack: leadTo(transitions, moved.from) }
})

/** Says that an interview was held or that nobody came, or cancels it. */
export const interviewStatusMachine = command((what: { id: number; version: number; status: Shared['InterviewStatus']; reason?: string }, signal) =>
  isTagged(interviewStates, what.status, 'cancelled')
    ? recruitment
        .DELETE('/interview/{interviewId}', { params: { path: { interviewId: what.id }, query: { version: what.version } }, signal })
        .then((answer) => orThrow(answer).message)
    : recruitment.POST('/interview/change-status', { body: what, signal }).then((answer) => orThrow(answer).message),
)

/** Asks a candidate for documents. */
export const askForDocumentMachine = command(
  ({ applicationId, key, ...body }: { applicationId: number; key: string; name: string; also: string[]; source: Source; mandatory: boolean }, signal) =>
    recruitment
      .POST('/compliance-application/{id}', { params: { path: { id: applicationId }, header: { 'Idempotency-Key': key } }, body, signal })
      .then((answer) => orThrow(answer).message),
)

/** Answers a document: approve, reject, revoke, waive, ask again. */
type Answer = { id: number; version: number; status: Shared['ComplianceItemStatus']; reason?: string; expiresOn?: string }
export const answerDocumentMachine = command(async (body: Answer, signal) => {
  const answer = await hr.POST('/compliance-application/change-status', { body, signal })
  return { message: orThrow(answer).message, status: body.status }
})

/** Hands a document in for a candidate, or another file in its place. */
export const handInDocumentMachine = fileUpload((item: { id: number; version: number }, fileId, signal) =>
  recruitment.POST('/compliance-application/hand-in', { body: { ...item, fileId }, signal }).then((answer) => orThrow(answer).message),
)

/** Says whether a candidate meets a criterion; null takes one's word back. */
export const judgeMachine = command((body: components['schemas']['RequirementJudgement'], signal) =>
  recruitment.POST('/interview/meetsRequirement', { body, signal }).then((answer) => orThrow(answer).message),
)

type Correction = components['schemas']['ApplicationChange']
/** Mends what was typed wrong about the person, in all their applications. */
export const correctApplicantMachine = command(({ applicationId, ...body }: Correction & { applicationId: number }, signal) =>
  recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId } }, body, signal }).then((answer) => orThrow(answer).message),
)

/** Another file in the place of an application's CV. */
export const replaceResumeMachine = fileUpload(({ applicationId, version }: { applicationId: number; version: number }, resumeId, signal) => {
  const params = { path: { applicationId, resumeId } }
  return recruitment
    .POST('/application/update-resume/{applicationId}/{resumeId}', { params, body: { version }, signal })
    .then((answer) => orThrow(answer).message)
})

/** Puts a person who applied before on another requisition. */
export const addCandidateMachine = command(({ key, ...body }: { key: string; applicantId: number; requisitionId: number }, signal) =>
  recruitment.POST('/applicant/add-candidate', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)
