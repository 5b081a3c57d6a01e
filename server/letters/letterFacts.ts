import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import type { ContractLetterFacts } from '../../src/machines/lifecycles/contractLetter.ts'
import type { OfferLetterFacts } from '../../src/machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Case, contentOf, type LetterRow, readVersion } from '../records/letters.ts'
import { askedWith, mandatoryAreIn, papersAreIn } from './letterDocuments.ts'
import { approvedPay, isUsualPay } from './letterPay.ts'
import { letterValues, renderLetter } from './letterValues.ts'

export type LetterFacts = OfferLetterFacts & ContractLetterFacts

type Sources = {
  version: Awaited<ReturnType<typeof readVersion>>
  asked: Awaited<ReturnType<typeof askedWith>>
  approved: Awaited<ReturnType<typeof approvedPay>>
}

/** What the facts of a letter are taken from. */
export const readSources = async (tx: Tx, { id, kind, letterVersion }: LetterRow, about: Case): Promise<Sources> => ({
  version: await readVersion(tx, id, letterVersion),
  asked: await askedWith(tx, kind, about),
  approved: await approvedPay(tx, kind, about),
})

/** What both lifecycles look at besides a letter's status; who has read the sources already hands them over. */
export async function letterFacts(
  app: Pick<App, 'settings'>,
  tx: Tx,
  letter: LetterRow,
  about: Case,
  by: Pick<Caller, 'accountId' | 'name' | 'roles'> | 'system',
  sources?: Sources,
): Promise<LetterFacts> {
  const { id, kind, letterVersion: number, lapsesOn } = letter
  const { version, asked, approved } = sources ?? (await readSources(tx, letter, about))
  const content = contentOf(version)
  const sender = by === 'system' ? { name: 'Threshold', roles: ['Recruitment Officer' as const] } : by
  const values = letterValues(app, { kind, about, content, number, sender, documents: asked.toName })
  const documentsAreIn = mandatoryAreIn(asked.items)
  return {
    applicationIsSelected: isTagged(applicationStates, about.application.status, 'offering'),
    offerIsAccepted: isTagged(applicationStates, about.application.status, 'contracting'),
    everyFieldIsFilled: renderLetter(content, values, about.company).missing.length === 0,
    answerDateIsAhead: lapsesOn === null || lapsesOn >= todayIn(app.settings),
    payIsReleased: letter.releasedBy !== null || isUsualPay(content, approved),
    someoneElseWroteIt: by !== 'system' && by.accountId !== letter.makerId,
    documentsAreUploaded: documentsAreIn,
    mandatoryComplianceIsIn: documentsAreIn,
    onboardingDocumentsAreIn: kind === 'offer' || (await papersAreIn(tx, id)),
  }
}
