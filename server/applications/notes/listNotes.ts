import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { readApplication, readersOf } from '../../records/applications.ts'
import { veilOf } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicationNotes } from '../../tables/notes.ts'
import { searchedFor } from '../../tables/reference.ts'
import { readNotes } from './presentNotes.ts'

/** So many colleagues are offered at once; who is not among them is found by more of the name. */
const MOST_COLLEAGUES = 20

export const noteListHandlers = ({ db }: App) =>
  ({
    listApplicationNotes: async ({ params, query: { page: asked = 1, size = 25, note }, caller }) => {
      const row = await readApplication(db, caller, params.id)
      const shown = and(eq(applicationNotes.applicationId, row.id), isNull(applicationNotes.deletedAt))
      const countOf = async (where?: SQL) => (await db.select({ total: count() }).from(applicationNotes).where(and(shown, where)))[0]?.total ?? 0
      const totalElements = await countOf()
      const page = note === undefined ? asked : Math.floor((await countOf(newerThan(row.id, note))) / size) + 1
      const notes = await db
        .select({ id: applicationNotes.id })
        .from(applicationNotes)
        .where(shown)
        .orderBy(desc(applicationNotes.at), desc(applicationNotes.id))
        .limit(size)
        .offset((page - 1) * size)
      const ids = notes.map(({ id }) => id)
      return {
        responseDataList: await readNotes(db, caller, await veilOf(db, caller, row), ids),
        paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
      }
    },

    listMentionable: async ({ params, query, caller }) => {
      const row = await readApplication(db, caller, params.id)
      const words = query.search?.trim()
      const list = await db
        .select({ id: accounts.id, name: accounts.name })
        .from(accounts)
        .where(and(readersOf(row.id), ne(accounts.id, caller.accountId), words ? searchedFor(sql`(' ' || folded(${accounts.name}))`, words) : undefined))
        .orderBy(asc(sql`folded(${accounts.name})`), asc(accounts.id))
        .limit(MOST_COLLEAGUES)
      return { responseDataList: list }
    },
  }) satisfies Pick<Handlers<operations>, 'listApplicationNotes' | 'listMentionable'>

/** Notes that stand before this one; none where it is gone, or is another application's: then it is the first page. */
const newerThan = (applicationId: number, note: number): SQL =>
  sql`(${applicationNotes.at}, ${applicationNotes.id}) > (select n.at, n.id from ${applicationNotes} n where n.id = ${note} and n.application_id = ${applicationId} and n.deleted_at is null)`
