import { renderMail } from '../../mail/renderMail.ts'
import type { Secret } from '../../mail/secret.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import type { Item } from './complianceItem.ts'
import { addresseeOf, documentLink } from './documentLink.ts'

/** Tells the candidate which documents are wanted: those that are asked for at once in one message. A link that was sent a moment ago is sent again, and works on. */
export async function tellOfRequest(app: App, tx: Tx, items: readonly Item[], application: Application, link?: Secret): Promise<void> {
  if (items.length === 0) return
  const { accountId, to, values } = await addresseeOf(tx, application, application.applicantId)
  const mail = await renderMail(tx, 'COMPLIANCE_REQUESTED', {
    ...values,
    documentName: items.map(({ name }) => name).join(', '),
    link: link ?? (await documentLink(app, tx, application, accountId)),
  })
  const dedupe = `compliance-asked:${items.map(({ id, version }) => `${id}.${version}`).join(',')}`
  await sendMail(app, tx, { event: 'COMPLIANCE_REQUESTED', ...to, ...mail, dedupe })
}
