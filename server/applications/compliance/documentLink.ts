import { eq } from 'drizzle-orm'
import { contractLetterStates } from '../../../src/machines/lifecycles/contractLetter.ts'
import { offerLetterStates } from '../../../src/machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Secret } from '../../mail/secret.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import { issueOwnLink } from '../../records/ownLinks.ts'
import { applicants } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** To whom it is written about the documents of an application, and about which position. */
export async function addresseeOf(tx: Tx, { id, requisitionId }: Pick<Application, 'id' | 'requisitionId'>, applicantId: number) {
  const [person] = await tx.select().from(applicants).where(eq(applicants.id, applicantId))
  const [position] = await tx.select({ title: requisitions.positionTitle }).from(requisitions).where(eq(requisitions.id, requisitionId))
  const { firstName, surName, email, accountId } = person!
  return {
    accountId,
    to: { to: email, toName: [firstName, surName].join(' '), applicationId: id, requisitionId },
    values: { firstName, positionTitle: position!.title },
  }
}

const isOut = ({ offerStatus, contractStatus }: Application) =>
  (offerStatus !== null && isTagged(offerLetterStates, offerStatus, 'out')) ||
  (contractStatus !== null && isTagged(contractLetterStates, contractStatus, 'out'))

/** Where documents are handed in: beside the letter that waits, for whoever has an account by then, else on the own page, which needs none. */
export async function documentLink(app: App, tx: Tx, application: Application, accountId: number | null): Promise<string | Secret> {
  if (accountId !== null && isOut(application)) return `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent('/offer-letter')}`
  return (await issueOwnLink(app, tx, application.id)).link
}
