import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { sendMail } from '../mail.ts'

type Received = { id: number; requisitionId: number; title: string; to: { firstName: string; surName: string; email: string } }

/** Tells the applicant that the application has arrived. */
export async function sendReceived(app: App, tx: Tx, { id, requisitionId, title, to }: Received) {
  const { organisation, publicUrl } = app.settings
  const name = `${to.firstName.trim()} ${to.surName.trim()}`
  const lines = [
    `Hello ${name},`,
    `your application for ${title} at ${organisation} has arrived. Its number is ${id}.`,
    'We read every application and write to you at this address about the next step. You need to do nothing until then.',
    `If you did not apply, answer this mail and we delete what was sent. Our open positions: ${publicUrl}/homepage`,
  ]
  await sendMail(app, tx, {
    event: 'application-received',
    to: to.email,
    toName: name,
    subject: `Your application: ${title}`,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    applicationId: id,
    requisitionId,
    dedupe: `application-received:${id}`,
  })
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
