import { and, desc, eq, exists, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { applicationsVisibleTo } from '../../records/applications.ts'
import { applicantName, namedTo } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications, lastDigits } from '../../tables/applications.ts'
import { applicantMerges } from '../../tables/people.ts'

/** How long a merge can be taken back. */
const UNDO_HOURS = 24
export const undoableSince = () => new Date(Date.now() - UNDO_HOURS * 3_600_000)

/** So many are proposed; a name that more people bear tells nothing. */
const MOST = 10
/** Shorter numbers are those of a switchboard or were typed wrong. */
const DIGITS = 8

/** A person whom the caller may see and knows by name, and who was not merged into another. */
export async function readPerson(db: Database | Tx, caller: Caller, id: number) {
  const theirs = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.applicantId, applicants.id), applicationsVisibleTo(caller), namedTo(caller)))
  const [person] = await db
    .select()
    .from(applicants)
    .where(and(eq(applicants.id, id), isNull(applicants.mergedIntoId), exists(theirs)))
  if (!person) throw notFound('applicant')
  return person
}

/**
 * Possibly the same person: whoever bears the same name without accents and capitals, or has a telephone number in common, be it
 * the mobile of one and the phone of the other, compared by its last nine digits. The same address cannot be had twice, and
 * dates of birth are not asked of applicants. People are proposed, never merged by themselves.
 */
export const duplicateHandlers = ({ db }: App) =>
  ({
    listDuplicates: async ({ params, caller }) => {
      const person = await readPerson(db, caller, params.id)
      const numbers = [...new Set([person.mobile, person.phone].map((one) => one?.replace(/[^0-9]/g, '') ?? ''))].filter((one) => one.length >= DIGITS)
      const keys = sql`${sql.param(numbers.map((one) => one.slice(-9)))}::text[]`
      const sameNumber =
        numbers.length > 0 ? or(sql`${lastDigits(applicants.mobile)} = any(${keys})`, sql`${lastDigits(applicants.phone)} = any(${keys})`) : undefined
      const sameName = eq(applicants.sortName, person.sortName)
      const theirs = (what: SQL) =>
        sql<number>`(select ${what} from ${applications} where ${applications}.applicant_id = ${applicants}.id and ${and(applicationsVisibleTo(caller), namedTo(caller)) ?? sql`true`})`
      const total = theirs(sql`count(*)::int`)
      const newest = theirs(sql`max(${applications}.id)`)
      const found = await db
        .select({
          id: applicants.id,
          name: applicantName,
          email: applicants.email,
          mobile: applicants.mobile,
          phone: applicants.phone,
          applications: total,
          newestId: newest,
          sameName: sql<boolean>`${sameName}`,
          sameNumber: sql<boolean>`coalesce(${sameNumber ?? sql`false`}, false)`,
        })
        .from(applicants)
        .where(and(ne(applicants.id, person.id), isNull(applicants.mergedIntoId), or(sameName, sameNumber), sql`${total} > 0`))
        .orderBy(desc(sql`coalesce(${sameNumber ?? sql`false`}, false)`), desc(applicants.id))
        .limit(MOST)
      return {
        data: {
          duplicates: found.map(({ sameName: byName, sameNumber: byNumber, ...one }) => ({
            ...one,
            because: [...(byName ? (['SAME_NAME'] as const) : []), ...(byNumber ? (['SAME_NUMBER'] as const) : [])],
          })),
          merges: await undoable(db, person.id),
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'listDuplicates'>

/** What was merged into this person within the time in which it can be taken back. */
async function undoable(db: Database, keptId: number) {
  const rows = await db
    .select({ goneId: applicants.id, name: applicantName, email: applicants.email, by: accounts.name, at: applicantMerges.at })
    .from(applicantMerges)
    .innerJoin(applicants, eq(applicants.id, applicantMerges.goneId))
    .innerJoin(accounts, eq(accounts.id, applicantMerges.accountId))
    .where(and(eq(applicantMerges.keptId, keptId), isNull(applicantMerges.undoneAt), gt(applicantMerges.at, undoableSince())))
    .orderBy(desc(applicantMerges.id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
