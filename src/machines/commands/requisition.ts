import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Schemas = components['schemas']

/** What people do around a requisition with one button each. */
export const raiseRequisition = command((body: Schemas['NewJobPosition'] & { key: string }, signal) => {
  const { key, ...position } = body
  return recruitment
    .POST('/job_position', { params: { header: { 'Idempotency-Key': key } }, body: position, signal })
    .then((answer) => orThrow(answer).responseData)
})
export const copyRequisition = command((what: { id: number; key: string }, signal) =>
  recruitment
    .POST('/job_position/clone', { params: { query: { positionId: what.id }, header: { 'Idempotency-Key': what.key } }, signal })
    .then((answer) => orThrow(answer).responseData),
)
/** A step that the lifecycle offers; it decides again when it is asked. */
export const moveRequisition = command((body: Schemas['RequisitionStatusChange'], signal) =>
  recruitment.POST('/requisitions/change-status', { body, signal }).then(orThrow),
)
/** An archived one comes back as it was, without what ended with it. */
export const bringBackRequisition = command(
  ({ id, version, back }: Schemas['ArchivedPosition'] & { back: Schemas['RequisitionStatusChange']['status'] }, signal) =>
    recruitment.POST('/requisitions/change-status', { body: { id, version, status: back }, signal }).then(orThrow),
)
export const extendRequisition = command(({ id, ...body }: Schemas['Extension'] & { id: number }, signal) =>
  recruitment.POST('/job_position/extend/{id}', { params: { path: { id } }, body, signal }).then(orThrow),
)
export const answerApproval = command((body: Schemas['ApprovalAnswer'], signal) =>
  recruitment.POST('/approval/change-response', { body, signal }).then(orThrow),
)
export const commentOnRequisition = command(({ id, comment }: { id: number; comment: string }, signal) =>
  recruitment.POST('/approval/post_comment/{id}', { params: { path: { id } }, body: { comment }, signal }).then(orThrow),
)

export type ApproverChange =
  | { kind: 'add'; requisitionId: number; accountId: number }
  | { kind: 'replace'; id: number; version: number; accountId: number; reason: string }
  | { kind: 'remove'; id: number; version: number }
  | { kind: 'move'; id: number; version: number; direction: 'up' | 'down' }
  | { kind: 'useDefault'; requisitionId: number }
  | { kind: 'remind'; id: number }

export const changeApprovers = command((change: ApproverChange, signal): Promise<{ message: string }> => {
  if (change.kind === 'add') {
    const { requisitionId, accountId } = change
    return recruitment.POST('/approval/add_approver', { body: { requisitionId, accountId }, signal }).then(orThrow)
  }
  if (change.kind === 'useDefault')
    return recruitment.POST('/approval/use_default/{id}', { params: { path: { id: change.requisitionId } }, signal }).then(orThrow)
  const { id } = change
  if (change.kind === 'move') {
    const { direction, version } = change
    return recruitment.POST('/approval/move_approver/{id}', { params: { path: { id } }, body: { direction, version }, signal }).then(orThrow)
  }
  if (change.kind === 'replace') {
    const { accountId, reason, version } = change
    return recruitment.POST('/approval/replace_approver/{id}', { params: { path: { id } }, body: { accountId, reason, version }, signal }).then(orThrow)
  }
  if (change.kind === 'remove')
    return recruitment.DELETE('/approval/approver/{id}', { params: { path: { id }, query: { version: change.version } }, signal }).then(orThrow)
  return recruitment.POST('/approval/send_email', { body: { id }, signal }).then(orThrow)
})

export const moveJobPost = command((body: Schemas['JobPostStatusChange'], signal) =>
  recruitment.POST('/job-post/change-status', { body, signal }).then(orThrow),
)
