import { contractLetterLifecycle } from '../../src/machines/lifecycles/contractLetter.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { offerLetterLifecycle } from '../../src/machines/lifecycles/offerLetter.ts'
import type { App, Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Case, OwnLetter } from '../records/letters.ts'
import { letterFacts } from './letterFacts.ts'

export const nameOf = ({ applicant }: Pick<Case, 'applicant'>) => [applicant.firstName, applicant.middleName, applicant.surName].filter(Boolean).join(' ')

/** What the person may do with the letter now; releasing, revoking and the like are nothing to show here. */
async function ownMoves(app: App, tx: Tx, { letter, about, actors }: OwnLetter, caller: Caller) {
  const facts = await letterFacts(app, tx, letter, about, caller)
  const subject = { ...facts, status: letter.status }
  const moves =
    letter.kind === 'offer'
      ? movesOf(offerLetterLifecycle, subject as Parameters<typeof offerLetterLifecycle.at>[0], actors)
      : movesOf(contractLetterLifecycle, subject as Parameters<typeof contractLetterLifecycle.at>[0], actors)
  return moves.filter(({ who }) => who.includes('applicant')).map(({ event, status, allowed, why }) => ({ event, status, allowed, why }))
}

/** What offer and contract letters show alike. */
export async function shownLetter(app: App, tx: Tx, own: OwnLetter, caller: Caller) {
  const { letter, about, text } = own
  return {
    organisation: about.company.name,
    id: letter.id,
    applicationId: letter.applicationId,
    applicantId: about.applicant.id,
    applicantEmail: about.applicant.email,
    applicantName: nameOf(about),
    jobTitle: text.jobTitle,
    department: text.department || null,
    city: text.city || null,
    country: text.country || null,
    startDate: text.startDate,
    salaryMinor: text.salaryMinor,
    currency: text.currency,
    period: text.period,
    lapsesOn: letter.lapsesOn,
    version: letter.version,
    letterVersion: text.number,
    sentAt: letter.sentAt?.toISOString() ?? null,
    answeredAt: letter.answeredAt?.toISOString() ?? null,
    moves: await ownMoves(app, tx, own, caller),
  }
}
