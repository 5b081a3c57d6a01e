import type { components } from '../../src/api/hr.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { contractLetterLifecycle } from '../../src/machines/lifecycles/contractLetter.ts'
import { offerLetterLifecycle } from '../../src/machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { cleanBody, cleanSubject, fieldsIn } from '../mail/richText.ts'
import type { App, Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { checkVersion, Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { wordsFor } from '../platform/lifecycle/guardReasons.ts'
import { begin } from '../platform/lifecycle/transition.ts'
import { stands } from '../records/letterStanding.ts'
import { type Case, contentOf, hasEnded, type LetterContent, type LetterRow, latestLetter, lockCase, readVersion } from '../records/letters.ts'
import { type LetterKind, letters, letterVersions } from '../tables/letters.ts'
import { strangersIn } from './letterValues.ts'
import { moveLetter, staffActors } from './moveLetter.ts'

const WRITTEN_FOR = {
  offer: { standing: 'offering', why: 'applicationIsSelected' },
  contract: { standing: 'contracting', why: 'offerIsAccepted' },
} as const satisfies Record<LetterKind, { standing: string; why: string }>

/** Whether the application stands where a letter of this kind is written. */
export const isItsTurn = (kind: LetterKind, { application }: Pick<Case, 'application'>) =>
  isTagged(applicationStates, application.status, WRITTEN_FOR[kind].standing)

/** Saves a letter. A change is a new version, and voids a release; saving the same again changes nothing. */
export async function saveLetter(
  app: Pick<App, 'settings'>,
  tx: Tx,
  kind: LetterKind,
  body: components['schemas']['SaveLetter'],
  caller: Caller,
): Promise<{ id: number; version: number }> {
  const about = await lockCase(tx, body.applicationId)
  const content = cleaned(kind, body.content)
  const known = await latestLetter(tx, kind, body.applicationId)
  if (!known || hasEnded(known)) return first()
  if (body.version === undefined) throw new Problem(409, 'STALE_VERSION', 'Somebody else began this letter in the meantime. Compare and decide which to keep.')
  checkVersion(known, body.version)
  const before = contentOf(await readVersion(tx, known.id, known.letterVersion))
  const changed = changes(before, content)
  if (stands(known, 'draft') && changed.length === 0) return known
  const number = known.letterVersion + 1
  const { letter } = await moveLetter(app, tx, known, 'revise', {
    about,
    by: caller,
    actors: staffActors(caller),
    reason: `Version ${number}: ${changed.join(', ')}`,
    set: { letterVersion: number, makerId: caller.accountId, releasedBy: null, lapsesOn: content.lapsesOn },
  })
  await keep(letter, number)
  return letter

  async function first() {
    if (!isItsTurn(kind, about)) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor(WRITTEN_FOR[kind].why, `${kind}Letter`, ''))
    const { applicationId } = body
    const requisitionId = about.requisition.id
    const [letter] = await tx.insert(letters).values({ kind, applicationId, requisitionId, makerId: caller.accountId, lapsesOn: content.lapsesOn }).returning()
    await begin(tx, kind === 'offer' ? offerLetterLifecycle : contractLetterLifecycle, { id: letter!.id, by: caller })
    await audit(tx, {
      by: caller,
      action: 'save',
      entity: `${kind}Letter`,
      id: letter!.id,
      requisitionId,
      applicationId,
      after: { status: letter!.status, letterVersion: 1 },
    })
    await keep(letter!, 1)
    return letter!
  }

  async function keep(letter: LetterRow, number: number) {
    await tx.insert(letterVersions).values({ ...content, letterId: letter.id, number, makerId: caller.accountId, makerName: caller.name })
  }
}

/** What of a letter is kept: clean text, and only fields that letters know. */
export function cleaned(kind: LetterKind, content: LetterContent): LetterContent {
  const [subject, body] = [cleanSubject(content.subject), cleanBody(content.body)]
  for (const [field, html] of [
    ['content.subject', subject],
    ['content.body', body],
  ] as const) {
    const [stranger] = strangersIn(kind, html)
    if (stranger) throw wrongField(field, `A letter has no value for the field "${stranger}". Take it out.`)
  }
  if (fieldsIn(subject).includes('complianceList')) throw wrongField('content.subject', 'The compliance list is too long for a subject. Take it out.')
  return { ...content, subject, body }
}

const changes = (before: LetterContent, after: LetterContent) =>
  (Object.keys(after) as (keyof LetterContent)[]).filter((key) => key !== 'templateId' && before[key] !== after[key])
