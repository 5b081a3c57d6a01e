import { eq } from 'drizzle-orm'
import { accounts } from '../auth/schema.ts'
import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { renderMail } from '../mail.templates.ts'
import { sendMail } from '../mail.ts'
import { signInLink } from './invite.ts'
import type { Case, LetterRow, VersionRow } from './letter.record.ts'
import { nameOf } from './ownLetter.ts'

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
