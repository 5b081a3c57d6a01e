import { eq, sql } from 'drizzle-orm'
import { resumeOwner } from '../../applications/resumeOwner.ts'
import type { FileOwner } from '../../files/fileOwner.ts'
import { certificateOwner, courseOwner } from '../../learning/learningFiles.ts'
import { certificateOwner as leaveCertificateOwner } from '../../leave/requests/certificateOwner.ts'
import { complianceOwner, packOwner } from '../../letters/documentOwners.ts'
import type { Caller } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { files } from '../../tables/files.ts'

/** Every kind of record that holds files, one line each. A file that none of them holds is its uploader's alone. */
const fileOwners: FileOwner[] = [
  resumeOwner, // an application's CV
  complianceOwner, // a document asked of a candidate
  packOwner, // the employee pack
  courseOwner, // what a course consists of
  certificateOwner, // a certificate that somebody handed in
  leaveCertificateOwner, // a certificate that a leave asked for
]

/** A file, if this person may read it. Which records hold it is read with it: only those are asked. */
export async function readFileFor(db: Database, id: number, caller: Caller, today: string): Promise<typeof files.$inferSelect | null> {
  const [found] = await prepared(db, fileOwners, () =>
    db
      .select({
        file: files,
        held: sql<boolean[]>`array[${sql.join(
          fileOwners.map(({ holds }) => holds(files.id)),
          sql`, `,
        )}]`,
      })
      .from(files)
      .where(eq(files.id, sql.placeholder('id'))),
  ).execute({ id })
  if (!found) return null
  const { file, held } = found
  const owners = fileOwners.filter((_owner, at) => held[at])
  if (owners.length === 0) return !file.claimed && file.ownerAccountId === caller.accountId ? file : null
  for (const owner of owners) if (await owner.opens(db, id, caller, today)) return file
  return null
}
