import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { staffActors } from '../../records/applications.ts'
import { rescoreApplication } from '../../records/rescore.ts'
import { type Answer, complianceItemTransitions, type Item, lockItem } from './complianceItem.ts'
import { tellOfAnswer } from './mailDocumentAnswer.ts'
import { tellOfRequest } from './mailDocumentRequest.ts'

/** HR's answer to an item: the one event of its lifecycle that leads to the wanted status. What the item is worth is counted anew. */
export async function answerItem(app: App, tx: Tx, caller: Caller, { id, status: to, reason, expiresOn, version }: Answer): Promise<Item> {
  const { item, application } = await lockItem(tx, id)
  const isApproved = isTagged(complianceItemStates, to, 'approved')
  if (expiresOn !== undefined && !isApproved) throw wrongField('expiresOn', 'Only a document that is approved expires.')
  if (expiresOn !== undefined && expiresOn <= todayIn(app.settings))
    throw wrongField('expiresOn', 'Choose a day in the future. A document that has expired is rejected.')
  const { row, event, auditId } = await transition(tx, complianceItemTransitions(application.requisitionId), item, {
    to,
    except: ['submit', 'replace'],
    by: caller,
    actors: staffActors(caller),
    reason,
    version,
    set: () => ({ reason: reason?.trim() || null, expiresOn: expiresOn ?? null, remindedDays: null }),
  })
  if (expiresOn !== undefined || event.type === 'correctExpiry') {
    const about = { entity: 'complianceItem', id, requisitionId: application.requisitionId, applicationId: application.id }
    await audit(tx, { ...about, by: caller, action: 'setExpiry', after: { name: row.name, expiresOn: row.expiresOn }, causedBy: auditId })
  }
  if (event.type === 'correctExpiry') return row
  await rescoreApplication(tx, application, { why: 'DOCUMENTS', causedBy: auditId })
  if (event.type === 'askAgain') await tellOfRequest(app, tx, [row], application)
  else await tellOfAnswer(app, tx, row, application)
  return row
}
