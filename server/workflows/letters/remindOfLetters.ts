import { and, eq, gte, inArray, isNull, lt, lte } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { signInLink } from '../../accounts/invite.ts'
import { nameOf } from '../../letters/readOwnLetter.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import { clockIn, daysAfter, rangeOf, todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import { standing, stands } from '../../records/letterStanding.ts'
import { type Case, type LetterRow, lockLetter, readVersion } from '../../records/letters.ts'
import { accounts } from '../../tables/accounts.ts'
import { letters } from '../../tables/letters.ts'

/** So many days before the last day for an answer. */
const DAYS_BEFORE = 3
/** Nobody is written to at night. */
const MORNING = 8

/** Reminds everybody whose letter lapses soon, once for each letter; whoever was sent it today is left in peace. */
export async function remindOfLetters(app: App, now = new Date()): Promise<number> {
  if (Number(clockIn(now, app.settings).slice(11, 13)) < MORNING) return 0
  const today = todayIn(app.settings, now)
  const due = await app.db
    .select({ id: letters.id, kind: letters.kind })
    .from(letters)
    .where(
      and(
        inArray(letters.status, standing('out')),
        isNull(letters.remindedAt),
        gte(letters.lapsesOn, today),
        lte(letters.lapsesOn, daysAfter(today, DAYS_BEFORE)),
        lt(letters.sentAt, rangeOf(today, app.settings).from),
      ),
    )
    .orderBy(letters.id)
  return eachAlone('letters-remind', due, ({ id, kind }) =>
    app.db.transaction(async (tx) => {
      const { letter, about } = await lockLetter(tx, kind, id)
      // Answered, or reminded of by another process, since it was found.
      if (!stands(letter, 'out') || letter.remindedAt || !letter.lapsesOn) return
      await tx.update(letters).set({ remindedAt: now }).where(eq(letters.id, id))
      const { requisitionId, applicationId } = letter
      await audit(tx, { by: 'system', action: 'remind', entity: `${kind}Letter`, id, requisitionId, applicationId, after: { lapsesOn: letter.lapsesOn } })
      await mailReminder(app, tx, letter, about)
    }),
  )
}

/** To the account that opens the letter. The code of the first e-mail stays good: a reminder makes no other. */
async function mailReminder(app: App, tx: Tx, letter: LetterRow, about: Case) {
  const { kind, id, applicationId, requisitionId } = letter
  const { applicant } = about
  const [account] = applicant.accountId ? await tx.select().from(accounts).where(eq(accounts.id, applicant.accountId)) : []
  const signsIn = account && !isTagged(accountStates, account.status, 'invited')
  const { jobTitle } = await readVersion(tx, id, letter.sentVersion ?? letter.letterVersion)
  const mail = await renderMail(tx, 'LETTER_REMINDER', {
    firstName: applicant.firstName,
    positionTitle: jobTitle,
    lapsesOn: letter.lapsesOn && dayInWords(letter.lapsesOn),
    link: signsIn ? signInLink(app, kind === 'offer' ? '/offer-letter' : `/contract-letter/${id}`) : `${app.settings.publicUrl}/offer-letter`,
  })
  await sendMail(app, tx, {
    event: 'LETTER_REMINDER',
    to: account?.email ?? applicant.email,
    toName: nameOf(about),
    dedupe: `${kind}-letter-reminder:${id}`,
    applicationId,
    requisitionId,
    ...mail,
  })
}
