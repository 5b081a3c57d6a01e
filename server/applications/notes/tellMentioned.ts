import { eq } from 'drizzle-orm'
import { rendererOf } from '../../mail/renderMail.ts'
import { sendMails } from '../../mail/sendMail.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import { personTo } from '../../records/withoutNames.ts'
import type { accounts } from '../../tables/accounts.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'

export type Colleague = Pick<typeof accounts.$inferSelect, 'id' | 'name' | 'email' | 'roles'>
type Mentioned = { noteId: number; application: Application; by: Caller; people: readonly Colleague[] }

const linkTo = ({ settings }: Pick<App, 'settings'>, applicationId: number, noteId: number) =>
  `${settings.publicUrl}/login?returnTo=${encodeURIComponent(`/canprf?applicationId=${applicationId}&tab=notes&note=${noteId}`)}`

/**
 * A mail to everybody who is mentioned in a note, once for each note. What the note says stays where it was written: a deleted one
 * is then in no mailbox, and who may no longer read it finds nothing.
 */
export async function tellMentioned(app: App, tx: Tx, { noteId, application, by, people }: Mentioned): Promise<void> {
  const told = people.filter(({ id }) => id !== by.accountId)
  if (told.length === 0) return
  const nameTo = async (reader: Colleague) => {
    const [about] = await tx
      .select({ name: personTo(reader).name, positionTitle: requisitions.positionTitle })
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(eq(applications.id, application.id))
    return about!
  }
  const render = await rendererOf(tx, 'NOTE_MENTION')
  const link = linkTo(app, application.id, noteId)
  const messages = []
  for (const person of told) {
    const { name: candidateName, positionTitle } = await nameTo(person)
    messages.push({
      event: 'NOTE_MENTION',
      to: person.email,
      toName: person.name,
      ...render({ recipientName: person.name, senderName: by.name, candidateName, positionTitle, link }),
      applicationId: application.id,
      requisitionId: application.requisitionId,
      dedupe: `note-mention:${noteId}:${person.id}`,
    })
  }
  await sendMails(app, tx, messages)
}
