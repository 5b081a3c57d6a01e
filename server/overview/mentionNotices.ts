import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { personTo, veilColumns, veilOver } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications } from '../tables/applications.ts'
import { applicationNotes, noteMentions } from '../tables/notes.ts'

const MOST = 50
/** So long a mention is told; after that it is found in the timeline. */
const TOLD_FOR = 14 * 24 * 60 * 60 * 1000

/** Notes in which others mentioned this person, as long as they are there and may be read. */
export async function mentionsOf(db: Database | Tx, caller: Caller): Promise<Omit<components['schemas']['Notice'], 'read'>[]> {
  const rows = await planned(
    db
      .select({
        noteId: noteMentions.noteId,
        applicationId: applications.id,
        at: noteMentions.at,
        title: personTo(caller).shortName,
        authorId: applicationNotes.accountId,
        author: accounts.name,
        person: veilColumns,
      })
      .from(noteMentions)
      .innerJoin(applicationNotes, eq(applicationNotes.id, noteMentions.noteId))
      .innerJoin(accounts, eq(accounts.id, applicationNotes.accountId))
      .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(
        and(
          eq(noteMentions.accountId, caller.accountId),
          ne(applicationNotes.accountId, caller.accountId),
          gt(noteMentions.at, new Date(Date.now() - TOLD_FOR)),
          isNull(applicationNotes.deletedAt),
          applicationsVisibleTo(caller),
        ),
      )
      .orderBy(desc(noteMentions.at), desc(noteMentions.noteId))
      .limit(MOST),
  )
  return rows.map(({ noteId, applicationId, at, title, authorId, author, person }) => ({
    notice: `mention:${noteId}`,
    kind: 'mention',
    id: applicationId,
    title,
    detail: veilOver(caller, person).actor({ actorId: authorId, actorName: author }),
    noteId,
    at: at.toISOString(),
  }))
}
