import { eq } from 'drizzle-orm'
import { signInLink } from '../accounts/invite.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Case, LetterRow, VersionRow } from '../records/letters.ts'
import { accounts } from '../tables/accounts.ts'
import { nameOf } from './readOwnLetter.ts'

/** Tells whoever wrote the letter what became of it. */
export async function tellMaker(
  app: App,
  tx: Tx,
  { letter, about, text, answer, reason }: { letter: LetterRow; about: Case; text: VersionRow; answer: string; reason: string | null },
) {
  const [maker] = await tx.select().from(accounts).where(eq(accounts.id, letter.makerId))
  if (!maker) return
  const values = {
    recipientName: maker.name,
    candidateName: nameOf(about),
    positionTitle: text.jobTitle,
    answer,
    reason,
    link: signInLink(app, `/canprf?applicationId=${letter.applicationId}`),
  }
  await sendMail(app, tx, {
    event: 'LETTER_ANSWERED',
    to: maker.email,
    toName: maker.name,
    dedupe: `letter-answered:${letter.id}`,
    applicationId: letter.applicationId,
    requisitionId: letter.requisitionId,
    ...(await renderMail(tx, 'LETTER_ANSWERED', values)),
  })
}
