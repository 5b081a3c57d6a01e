import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { inviteApplicant } from '../../accounts/invite.ts'
import { askedWith } from '../../letters/letterDocuments.ts'
import { letterValues, renderLetter } from '../../letters/letterValues.ts'
import { moveLetter, staffActors } from '../../letters/moveLetter.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { encode } from '../../mail/richText.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { checkVersion, Problem } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import { stands } from '../../records/letterStanding.ts'
import { type Case, contentOf, type LetterRow, lockLetter, mailMark, readVersion } from '../../records/letters.ts'
import { type LetterKind, letters, letterVersions } from '../../tables/letters.ts'
import { moveApplication } from '../moveApplication.ts'

const SENT = { offer: 'Offer letter has been sent.', contract: 'Contract letter has been sent.' } as const
const FOLLOWS = { offer: 'sendOffer', contract: 'sendContract' } as const
const ENDS = { offer: 'offerEnded', contract: 'contractEnded' } as const
const MAIL = { offer: 'OFFER_LETTER', contract: 'CONTRACT_LETTER' } as const
const HOURS_VALID = '72'

type Ask = { kind: LetterKind; id: number; version?: number; caller: Caller }

/**
 * Sends the saved version, once: whoever comes second finds it sent and nothing happens. Letter, application, frozen
 * text, invitation and e-mail stand or fall together.
 */
export async function sendLetter(app: App, tx: Tx, { kind, id, version, caller }: Ask): Promise<string> {
  const { letter, about } = await lockLetter(tx, kind, id)
  if (stands(letter, 'out')) return 'Sending...'
  if (version !== undefined) checkVersion(letter, version)
  const content = contentOf(await readVersion(tx, id, letter.letterVersion))
  const { toName: documents } = await askedWith(tx, kind, about)
  const values = letterValues(app, { kind, about, content, number: letter.letterVersion, sender: caller, documents })
  const rendered = renderLetter(content, values, about.company)
  const sentAt = new Date()
  const { letter: sent, auditId } = await moveLetter(app, tx, letter, 'send', {
    about,
    by: caller,
    actors: staffActors(caller),
    set: { sentVersion: letter.letterVersion, sentAt, mailings: 1 },
  })
  await tx
    .update(letterVersions)
    .set({ renderedHtml: rendered.html, renderedText: rendered.text, sha256: createHash('sha256').update(rendered.html).digest('hex'), sentAt })
    .where(and(eq(letterVersions.letterId, id), eq(letterVersions.number, letter.letterVersion)))
  await moveApplication(tx, about.application, { event: { type: FOLLOWS[kind] }, by: caller, actors: staffActors(caller), causedBy: auditId })
  await mailLetter(app, tx, sent, about, caller)
  return SENT[kind]
}

/** Mails the sent version again, with a new link; the earlier one no longer works. */
export async function resendLetter(app: App, tx: Tx, { kind, id, version, caller }: Ask): Promise<string> {
  const { letter, about } = await lockLetter(tx, kind, id)
  if (version !== undefined) checkVersion(letter, version)
  if (!stands(letter, 'out') || (letter.lapsesOn !== null && letter.lapsesOn < todayIn(app.settings)))
    throw new Problem(409, 'TRANSITION_NOT_ALLOWED', 'Only a letter that was sent and can still be answered can be mailed again.')
  const [again] = await tx
    .update(letters)
    .set({ mailings: letter.mailings + 1, version: letter.version + 1 })
    .where(eq(letters.id, id))
    .returning()
  await audit(tx, {
    by: caller,
    action: 'resend',
    entity: `${kind}Letter`,
    id,
    requisitionId: letter.requisitionId,
    applicationId: letter.applicationId,
    after: { mailings: letter.mailings + 1 },
  })
  await mailLetter(app, tx, again!, about, caller)
  return 'Message sent'
}

/** The e-mail that brings the person to the letter; the letter itself is read only after signing in. */
async function mailLetter(app: App, tx: Tx, letter: LetterRow, about: Case, caller: Caller) {
  const { kind, id, applicationId, requisitionId, mailings } = letter
  const { applicant } = about
  const name = [applicant.firstName, applicant.surName].join(' ')
  const content = contentOf(await readVersion(tx, id, letter.sentVersion ?? letter.letterVersion))
  const { toName: documents } = await askedWith(tx, kind, about)
  const values = letterValues(app, { kind, about, content, number: letter.letterVersion, sender: caller, documents })
  const { link, code, to } = await inviteApplicant(app, tx, {
    applicantId: applicant.id,
    applicationId,
    email: applicant.email,
    name,
    letterKind: kind,
    letterId: id,
  })
  const mail = await renderMail(
    tx,
    MAIL[kind],
    {
      firstName: applicant.firstName,
      positionTitle: content.jobTitle,
      lapsesOn: content.lapsesOn && dayInWords(content.lapsesOn),
      senderName: caller.name,
      link,
      code,
      hoursValid: code && HOURS_VALID,
    },
    encode(renderLetter(content, values, about.company).subject),
  )
  await sendMail(app, tx, { event: MAIL[kind], to, toName: name, dedupe: mailMark(letter, mailings), applicationId, requisitionId, ...mail })
}

/** Takes a letter back; one that was sent returns the application to where it stood before and tells the person. */
export async function revokeLetter(app: App, tx: Tx, { kind, id, version, caller, reason }: Ask & { reason: string }): Promise<string> {
  const { letter, about } = await lockLetter(tx, kind, id)
  if (version !== undefined) checkVersion(letter, version)
  const { auditId } = await moveLetter(app, tx, letter, 'revoke', { about, by: caller, actors: staffActors(caller), reason, set: { answeredAt: new Date() } })
  if (letter.sentVersion === null) return 'Success'
  const { applicationId, requisitionId } = letter
  await moveApplication(tx, about.application, { event: { type: ENDS[kind] }, by: caller, actors: staffActors(caller), reason, causedBy: auditId })
  const { applicant } = about
  const { jobTitle: positionTitle } = contentOf(await readVersion(tx, id, letter.sentVersion))
  const mail = await renderMail(tx, 'LETTER_REVOKED', {
    firstName: applicant.firstName,
    positionTitle,
    senderName: caller.name,
  })
  const toName = [applicant.firstName, applicant.surName].join(' ')
  await sendMail(app, tx, {
    event: 'LETTER_REVOKED',
    to: applicant.email,
    toName,
    dedupe: `${kind}-letter-revoked:${id}`,
    applicationId,
    requisitionId,
    ...mail,
  })
  return 'Success'
}

/** A manager who did not write the letter lets its pay or title through. */
export async function releaseLetter(app: App, tx: Tx, { kind, id, version, caller }: Ask): Promise<string> {
  const { letter, about } = await lockLetter(tx, kind, id)
  if (version !== undefined) checkVersion(letter, version)
  await moveLetter(app, tx, letter, 'release', { about, by: caller, actors: staffActors(caller), set: { releasedBy: caller.accountId } })
  await tx
    .update(letterVersions)
    .set({ releasedBy: caller.name })
    .where(and(eq(letterVersions.letterId, id), eq(letterVersions.number, letter.letterVersion)))
  return 'Success'
}
