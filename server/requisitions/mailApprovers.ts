import { isOpenToApplicants } from '../../src/machines/lifecycles/requisition.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Requisition } from '../records/requisitions.ts'

type Person = { name: string; email: string }

/** The link opens the sign-in and then the page; it never answers anything by itself. */
const linkTo = (app: App, row: Requisition) => `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent(`/jobreq/${row.id}?tab=approvals`)}`

export async function mailApprovalRequested(app: App, tx: Tx, row: Requisition, people: { approver: Person; owner: Person }, mark: string) {
  const values = {
    recipientName: people.approver.name,
    requesterName: people.owner.name,
    positionTitle: row.positionTitle,
    link: linkTo(app, row),
  }
  const event = 'APPROVAL_REQUESTED'
  const to = { to: people.approver.email, toName: people.approver.name, requisitionId: row.id }
  await sendMail(app, tx, { event, ...to, dedupe: `approval-requested:${mark}`, ...(await renderMail(tx, event, values)) })
}

export async function mailDecision(app: App, tx: Tx, row: Requisition, owner: Person, reason: string | null) {
  const answer = isOpenToApplicants(row.status) ? 'approved' : 'declined'
  const values = { recipientName: owner.name, positionTitle: row.positionTitle, answer, reason, link: linkTo(app, row) }
  const event = 'REQUISITION_DECIDED'
  const to = { to: owner.email, toName: owner.name, requisitionId: row.id }
  await sendMail(app, tx, { event, ...to, dedupe: `requisition-decided:${row.id}:${row.version}`, ...(await renderMail(tx, event, values)) })
}
