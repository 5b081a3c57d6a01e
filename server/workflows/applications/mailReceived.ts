import { tellOfRequest } from '../../applications/compliance/mailDocumentRequest.ts'
import { renderMail } from '../../mail/renderMail.ts'
import type { Secret } from '../../mail/secret.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'

type Asked = Parameters<typeof tellOfRequest>[2]
type Received = { row: Application; asked: Asked; link: Secret | null; positionTitle: string; firstName: string; surName: string; email: string }

/** Tells an applicant that the application has come, whoever entered it, and which documents are wanted with it; the message leads to the own page. */
export async function mailReceived(app: App, tx: Tx, { row, asked, link, positionTitle, firstName, surName, email }: Received): Promise<void> {
  const { id, requisitionId } = row
  await sendMail(app, tx, {
    event: 'APPLICATION_RECEIVED',
    to: email,
    toName: `${firstName} ${surName}`,
    ...(await renderMail(tx, 'APPLICATION_RECEIVED', { firstName, positionTitle, link })),
    applicationId: id,
    requisitionId,
    dedupe: `application-received:${id}`,
  })
  await tellOfRequest(app, tx, asked, row, link ?? undefined)
}
