import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { isStaff } from '../../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { type Application, lockVisibleApplication, readersOf } from '../../records/applications.ts'
import { veilOf } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicationNotes, noteMentions } from '../../tables/notes.ts'
import { markedIn, mayDelete, veiled } from './presentNotes.ts'
import { type Colleague, tellMentioned } from './tellMentioned.ts'

type Note = typeof applicationNotes.$inferSelect
type Said = { text: string; mentions: number[] }
const WITHHELD = 'This note says who the candidate is, which is withheld until the candidate is shortlisted. It can be deleted, or changed after that.'

export const noteHandlers = (app: App) =>
  ({
    createApplicationNote: (call) =>
      write(app, call, async (tx) => {
        const { params, caller, body } = call
        const application = await lockVisibleApplication(tx, caller, params.id)
        const text = textOf(body)
        const people = await colleaguesOf(tx, application, body.mentions)
        const [note] = await tx.insert(applicationNotes).values({ applicationId: application.id, accountId: caller.accountId, text }).returning()
        await mention(app, tx, { note: note!, application, caller, people })
        await noted(tx, { note: note!, application, caller }, 'add')
        return { responseData: { id: note!.id, version: note!.version }, message: 'Successfully saved!' }
      }),

    updateApplicationNote: (call) =>
      write(app, call, async (tx) => {
        const { params, caller, body } = call
        const { note, application } = await lockNote(tx, caller, params.id)
        if (note.accountId !== caller.accountId) throw forbidden()
        checkVersion(note, body.version)
        if (veiled(note.text, await veilOf(tx, caller, application)) !== note.text) throw new Problem(409, 'NAMES_WITHHELD', WITHHELD)
        const text = textOf(body)
        // Who was mentioned before may have lost the right to read it: that is no reason to refuse what is written now.
        const known = await tx.select({ id: noteMentions.accountId }).from(noteMentions).where(eq(noteMentions.noteId, note.id))
        const fresh = body.mentions.filter((one) => !known.some(({ id }) => id === one))
        const people = await colleaguesOf(tx, application, fresh)
        const gone = and(eq(noteMentions.noteId, note.id), body.mentions.length > 0 ? notInArray(noteMentions.accountId, body.mentions) : undefined)
        await tx.delete(noteMentions).where(gone)
        await tx
          .update(applicationNotes)
          .set({ text, changedAt: new Date(), version: note.version + 1 })
          .where(eq(applicationNotes.id, note.id))
        await mention(app, tx, { note, application, caller, people })
        await noted(tx, { note, application, caller }, 'change')
        return { message: 'Successfully updated!' }
      }),

    deleteApplicationNote: (call) =>
      write(app, call, async (tx) => {
        const { params, caller, query } = call
        const { note, application } = await lockNote(tx, caller, params.id)
        if (!mayDelete(caller, note)) throw forbidden()
        checkVersion(note, query.version)
        await tx.delete(noteMentions).where(eq(noteMentions.noteId, note.id))
        await tx
          .update(applicationNotes)
          .set({ text: '', deletedAt: new Date(), version: note.version + 1 })
          .where(eq(applicationNotes.id, note.id))
        await noted(tx, { note, application, caller }, 'delete')
        return { message: 'deleted' }
      }),
  }) satisfies Pick<Handlers<operations>, 'createApplicationNote' | 'updateApplicationNote' | 'deleteApplicationNote'>

/** A note that is there, after the application that it is on; a deleted one answers as a missing one. */
async function lockNote(tx: Tx, caller: Caller, id: number): Promise<{ note: Note; application: Application }> {
  const shown = and(eq(applicationNotes.id, id), isNull(applicationNotes.deletedAt))
  const [seen] = await tx.select({ applicationId: applicationNotes.applicationId }).from(applicationNotes).where(shown)
  if (!seen) throw notFound('note')
  const application = await lockVisibleApplication(tx, caller, seen.applicationId, 'note')
  const [note] = await tx.select().from(applicationNotes).where(shown).for('update')
  if (!note) throw notFound('note')
  return { note, application }
}

/** Lines stay lines; other control characters are nobody's words. */
function textOf({ text, mentions }: Said): string {
  const plain = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, '')
    .trim()
  if (plain === '') throw wrongField('text', 'Write something.')
  const marked = markedIn(plain)
  if (!mentions.every((id) => marked.has(id))) throw wrongField('mentions', 'Somebody is mentioned who does not stand in the text.')
  return plain
}

/** Those who are to be mentioned, all of whom may read the application. */
async function colleaguesOf(tx: Tx, { id }: Application, mentions: readonly number[]): Promise<Colleague[]> {
  if (mentions.length === 0) return []
  const asked = inArray(accounts.id, [...mentions])
  const people = await tx
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, roles: accounts.roles })
    .from(accounts)
    .where(and(asked, readersOf(id)))
    .orderBy(accounts.id)
  const missing = mentions.filter((one) => !people.some((person) => person.id === one))
  if (missing.length === 0) return people
  // Colleagues know each other by name; who has applied is not named here, nor is it said whether there is such an account.
  const others = await tx.select({ name: accounts.name, roles: accounts.roles }).from(accounts).where(inArray(accounts.id, missing)).orderBy(accounts.id)
  const names = others.filter(isStaff).map(({ name }) => name)
  const who = names.length > 0 ? names.join(', ') : 'Somebody whom you mention'
  throw wrongField('mentions', `${who} may not read this application and cannot be mentioned here.`)
}

type Written = { note: Note; application: Application; caller: Caller }
async function mention(app: App, tx: Tx, { note, application, caller, people }: Written & { people: readonly Colleague[] }): Promise<void> {
  if (people.length === 0) return
  await tx.insert(noteMentions).values(people.map(({ id }) => ({ noteId: note.id, accountId: id })))
  await tellMentioned(app, tx, { noteId: note.id, application, by: caller, people })
}

/** That it was written, changed or deleted, and whose it is. What it says is not for the log: there it would outlive its deletion. */
async function noted(tx: Tx, { note, application, caller }: Written, action: 'add' | 'change' | 'delete'): Promise<void> {
  const about = { entity: 'note', id: note.id, requisitionId: application.requisitionId, applicationId: application.id }
  const [author] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, note.accountId))
  await audit(tx, { ...about, by: caller, action, ...(action === 'delete' ? { before: { author: author!.name } } : {}) })
}
