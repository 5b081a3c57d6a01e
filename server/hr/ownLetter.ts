import { and, eq } from 'drizzle-orm'
import { contractLetterLaw } from '../../src/machines/lifecycles/contractLetter.ts'
import { type Actor, movesOf } from '../../src/machines/lifecycles/law.ts'
import { offerLetterLaw } from '../../src/machines/lifecycles/offerLetter.ts'
import { has } from '../access.ts'
import type { App, Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import { notFound } from '../problem.ts'
import { type Case, type LetterRow, lockLetter, readCase, readVersion, type VersionRow } from './letter.record.ts'
import { type LetterKind, letters } from './letter.schema.ts'
import { letterFacts } from './letterFacts.ts'

/** A letter as the person sees it to whom it was sent, or HR who looks over the shoulder. */
export type OwnLetter = { letter: LetterRow; about: Case; text: VersionRow; actors: readonly Actor[] }

const nobodys = (kind: LetterKind) => notFound(`${kind} letter`)

/** One that was never sent, is of another kind or belongs to somebody else is as good as missing. */
export async function readOwnLetter(tx: Tx, kind: LetterKind, id: number, caller: Caller): Promise<OwnLetter> {
  const [letter] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), eq(letters.kind, kind)))
  if (!letter?.sentVersion) throw nobodys(kind)
  const about = await readCase(tx, letter.applicationId)
  const mine = about.applicant.accountId === caller.accountId
  if (!mine && !has(caller, 'ONBOARDING')) throw nobodys(kind)
  return { letter, about, text: await readVersion(tx, id, letter.sentVersion), actors: mine ? ['applicant'] : [] }
}

/** The same under its locks, and only for the person to whom it was sent. */
export async function lockOwnLetter(tx: Tx, kind: LetterKind, id: number, caller: Caller) {
  const { letter, about } = await lockLetter(tx, kind, id)
  if (!letter.sentVersion || about.applicant.accountId !== caller.accountId) throw nobodys(kind)
  return { letter, about, text: await readVersion(tx, id, letter.sentVersion) }
}

export const nameOf = ({ applicant }: Pick<Case, 'applicant'>) => [applicant.firstName, applicant.middleName, applicant.surName].filter(Boolean).join(' ')

/** What the person may do with the letter now; releasing, revoking and the like are nothing to show here. */
async function ownMoves(app: App, tx: Tx, { letter, about, actors }: OwnLetter, caller: Caller) {
  const facts = await letterFacts(app, tx, letter, about, caller)
  const subject = { ...facts, status: letter.status }
  const moves =
    letter.kind === 'offer'
      ? movesOf(offerLetterLaw, subject as Parameters<typeof offerLetterLaw.at>[0], actors)
      : movesOf(contractLetterLaw, subject as Parameters<typeof contractLetterLaw.at>[0], actors)
  return moves.filter(({ who }) => who.includes('applicant')).map(({ event, status, allowed, why }) => ({ event, status, allowed, why }))
}

/** What offer and contract letters show alike. */
export async function shownLetter(app: App, tx: Tx, own: OwnLetter, caller: Caller) {
  const { letter, about, text } = own
  return {
    organisation: app.settings.organisation,
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
