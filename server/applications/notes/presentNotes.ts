import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Caller } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { isManager } from '../../platform/http/permissions.ts'
import type { Veil } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicationNotes, noteMentions } from '../../tables/notes.ts'

type Note = components['schemas']['ApplicationNote']

/** A mention as it stands in the text of a note. */
const mark = /(@\[\d{1,10}\])/

/** The accounts that a text mentions. */
export const markedIn = (text: string): Set<number> => new Set(text.split(mark).flatMap((part, at) => (at % 2 === 1 ? Number(part.slice(2, -1)) : [])))

/** What is said of somebody whose name is withheld; a mention is not taken for a number that tells who they are. */
export const veiled = (text: string, veil: Veil) =>
  text
    .split(mark)
    .map((part, at) => (at % 2 === 1 ? part : veil.text(part)))
    .join('')

const own = (caller: Caller, accountId: number) => accountId === caller.accountId
export const mayDelete = (caller: Caller, { accountId }: { accountId: number }) => own(caller, accountId) || isManager(caller)

/** Notes of one application as this person reads them, the newest first; that it may be read is known. */
export async function readNotes(db: Database, caller: Caller, veil: Veil, notes: readonly number[]): Promise<Note[]> {
  if (notes.length === 0) return []
  const rows = await notesWhere(db, inArray(applicationNotes.id, [...notes]))
  const mentions = await db
    .select({ noteId: noteMentions.noteId, id: accounts.id, name: accounts.name })
    .from(noteMentions)
    .innerJoin(accounts, eq(accounts.id, noteMentions.accountId))
    .where(inArray(noteMentions.noteId, [...notes]))
    .orderBy(asc(accounts.id))
  const mentionsOf = Map.groupBy(mentions, ({ noteId }) => noteId)
  const byId = new Map(
    rows.map(({ note: { id, accountId, text, at, changedAt, version }, authorName }): [number, Note] => [
      id,
      {
        id,
        authorName: veil.actor({ actorId: accountId, actorName: authorName }),
        at: at.toISOString(),
        changedAt: changedAt?.toISOString() ?? null,
        text: veiled(text, veil),
        mentions: (mentionsOf.get(id) ?? []).map(({ id: mentioned, name }) => ({ id: mentioned, name: veil.text(name) })),
        // With bars in it, it would be saved with them.
        mayChange: own(caller, accountId) && veiled(text, veil) === text,
        mayDelete: mayDelete(caller, { accountId }),
        version,
      },
    ]),
  )
  return notes.flatMap((id) => byId.get(id) ?? [])
}

const notesWhere = (db: Database, where: SQL) =>
  db
    .select({ note: applicationNotes, authorName: accounts.name })
    .from(applicationNotes)
    .innerJoin(accounts, eq(accounts.id, applicationNotes.accountId))
    .where(where)
