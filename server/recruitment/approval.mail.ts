import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { sendMail } from '../mail.ts'
import type { Requisition } from './requisition.record.ts'

type Person = { name: string; email: string }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The link opens the sign-in and then the page; it never answers anything by itself. */
const letter = (app: App, { to, lines, path, label }: { to: Person; lines: string[]; path: string; label: string }) => {
  const link = `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent(path)}`
  const all = [`Dear ${to.name},`, ...lines]
  return {
    to: to.email,
    toName: to.name,
    html: `${all.map((line) => `<p>${escaped(line)}</p>`).join('')}<p><a href="${escaped(link)}">${escaped(label)}</a></p>`,
    text: `${all.join('\n\n')}\n\n${label}: ${link}\n`,
  }
}

const pathTo = (row: Requisition) => `/jobreq/${row.id}?tab=approvals`

export const mailApprovalAsked = (app: App, tx: Tx, row: Requisition, to: Person, mark: string) =>
  sendMail(app, tx, {
    event: 'APPROVAL_ASKED',
    subject: `Your approval is asked: ${row.positionTitle} (requisition ${row.id})`,
    dedupe: `approval-asked:${mark}`,
    requisitionId: row.id,
    ...letter(app, {
      to,
      lines: [`The requisition “${row.positionTitle}” waits for your approval.`, 'Sign in to read it, to ask something, and to approve or decline it.'],
      path: pathTo(row),
      label: 'Open the requisition',
    }),
  })

export const mailDecision = (app: App, tx: Tx, row: Requisition, owner: Person) =>
  sendMail(app, tx, {
    event: 'REQUISITION_DECIDED',
    subject: `${row.status === 'RVA' ? 'Approved' : 'Declined'}: ${row.positionTitle} (requisition ${row.id})`,
    dedupe: `requisition-decided:${row.id}:${row.version}`,
    requisitionId: row.id,
    ...letter(app, {
      to: owner,
      lines:
        row.status === 'RVA'
          ? [`Every approver has approved the requisition “${row.positionTitle}”.`, 'It can be posted now.']
          : [`The requisition “${row.positionTitle}” was declined.`, 'Sign in to read why. You can revise it and submit it again.'],
      path: pathTo(row),
      label: 'Open the requisition',
    }),
  })
