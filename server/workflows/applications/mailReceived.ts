import { tellOfRequest } from '../../applications/compliance/mailDocumentRequest.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import { issueFirstLink } from '../../records/ownLinks.ts'

type Asked = Parameters<typeof tellOfRequest>[2]
type Received = { row: Application; asked: Asked; positionTitle: string; firstName: string; surName: string; email: string }

/** Tells an applicant that the application has come, whoever entered it, and which documents are wanted with it; answers the key of the own page, which the message leads to. */
export async function mailReceived(app: App, tx: Tx, { row, asked, positionTitle, firstName, surName, email }: Received): Promise<string> {
  const { id, requisitionId } = row
  const { key, link } = await issueFirstLink(app, tx, id)
  await sendMail(app, tx, {
    event: 'APPLICATION_RECEIVED',
    to: email,
    toName: `${firstName} ${surName}`,
    ...(await renderMail(tx, 'APPLICATION_RECEIVED', { firstName, positionTitle, link })),
    applicationId: id,
    requisitionId,
    dedupe: `application-received:${id}`,
  })
  await tellOfRequest(app, tx, asked, row, link)
  return key
}
