import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import type { Item } from './complianceItem.ts'
import { addresseeOf, documentLink } from './documentLink.ts'

const WORDS: Partial<Record<Item['status'], string>> = {
  APPROVED: 'it is approved',
  REJECTED: 'it could not be accepted, so please hand in another one',
  WAIVED: 'it is no longer needed',
}

/** Tells the candidate what became of a document; once for each answer. Only where there is something to do is a new link sent to who has no account. */
export async function tellOfAnswer(app: App, tx: Tx, item: Item, application: Application): Promise<void> {
  const answer = WORDS[item.status]
  if (!answer) return
  const { accountId, to, values } = await addresseeOf(tx, application, application.applicantId)
  const isWanted = isTagged(complianceItemStates, item.status, 'missing')
  const mail = await renderMail(tx, 'COMPLIANCE_ANSWERED', {
    ...values,
    documentName: item.name,
    answer,
    reason: item.reason,
    link: isWanted ? await documentLink(app, tx, application, accountId) : null,
  })
  await sendMail(app, tx, { event: 'COMPLIANCE_ANSWERED', ...to, ...mail, dedupe: `compliance-item:${item.id}:${item.version}` })
}
