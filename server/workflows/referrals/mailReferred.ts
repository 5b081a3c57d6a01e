import { renderMail } from '../../mail/renderMail.ts'
import type { Secret } from '../../mail/secret.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'

type Referred = {
  referralId: number
  applicationId: number
  requisitionId: number
  positionTitle: string
  firstName: string
  surName: string
  email: string
  senderName: string
  /** To the own page; none where the person has one already, which a new one would close. */
  link: Secret | null
}

/** Tells a person that somebody put them forward, who it was, and where they can say that they do not want it. */
export async function mailReferred(app: App, tx: Tx, referred: Referred): Promise<void> {
  const { referralId, applicationId, requisitionId, positionTitle, firstName, surName, email, senderName, link } = referred
  await sendMail(app, tx, {
    event: 'APPLICATION_REFERRED',
    to: email,
    toName: `${firstName} ${surName}`,
    ...(await renderMail(tx, 'APPLICATION_REFERRED', { firstName, positionTitle, senderName, link })),
    applicationId,
    requisitionId,
    dedupe: `application-referred:${referralId}`,
  })
}
