import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { issueOwnLink } from '../../records/ownLinks.ts'

type Received = { id: number; requisitionId: number; positionTitle: string; firstName: string; surName: string; email: string }

/** Tells an applicant that the application has come, whoever entered it; answers the key of the own page, which the message leads to. */
export async function mailReceived(app: App, tx: Tx, { id, requisitionId, positionTitle, firstName, surName, email }: Received): Promise<string> {
  const { key, link } = await issueOwnLink(app, tx, id)
  await sendMail(app, tx, {
    event: 'APPLICATION_RECEIVED',
    to: email,
    toName: `${firstName} ${surName}`,
    ...(await renderMail(tx, 'APPLICATION_RECEIVED', { firstName, positionTitle, organisation: app.settings.organisation, link })),
    applicationId: id,
    requisitionId,
    dedupe: `application-received:${id}`,
  })
  return key
}
