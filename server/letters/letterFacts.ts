import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import type { ContractLetterFacts } from '../../src/machines/lifecycles/contractLetter.ts'
import type { OfferLetterFacts } from '../../src/machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Case, contentOf, type LetterRow, readVersion } from '../records/letters.ts'
import { mandatoryItemsAreIn, papersAreIn } from './letterDocuments.ts'
import { approvedPay, isUsualPay } from './letterPay.ts'
import { letterValues, renderLetter } from './letterValues.ts'

export type LetterFacts = OfferLetterFacts & ContractLetterFacts

/** What both lifecycles look at besides a letter's status. */
export async function letterFacts(
  app: Pick<App, 'settings'>,
  tx: Tx,
  letter: LetterRow,
  about: Case,
  by: Pick<Caller, 'accountId' | 'name' | 'roles'> | 'system',
): Promise<LetterFacts> {
  const { id, kind, letterVersion: number, lapsesOn } = letter
  const content = contentOf(await readVersion(tx, id, number))
  const sender = by === 'system' ? { name: 'Threshold', roles: ['Recruitment Officer' as const] } : by
  const values = await letterValues(app, tx, { kind, about, content, number, sender })
  const documentsAreIn = await mandatoryItemsAreIn(tx, kind, about.application.id)
  return {
    applicationIsSelected: isTagged(applicationStates, about.application.status, 'offering'),
    offerIsAccepted: isTagged(applicationStates, about.application.status, 'contracting'),
    everyFieldIsFilled: renderLetter(content, values).missing.length === 0,
    answerDateIsAhead: lapsesOn === null || lapsesOn >= todayIn(app.settings),
    payIsReleased: letter.releasedBy !== null || isUsualPay(content, await approvedPay(tx, kind, about)),
    someoneElseWroteIt: by !== 'system' && by.accountId !== letter.makerId,
    documentsAreUploaded: documentsAreIn,
    mandatoryComplianceIsIn: documentsAreIn,
    onboardingDocumentsAreIn: kind === 'offer' || (await papersAreIn(tx, id)),
  }
}
