import { resumeOwner } from '../../applications/resumeOwner.ts'
import type { FileOwner } from '../../files/fileOwner.ts'
import { certificateOwner, courseOwner } from '../../learning/learningFiles.ts'
import { certificateOwner as leaveCertificateOwner } from '../../leave/requests/certificateOwner.ts'
import { complianceOwner, packOwner } from '../../letters/documentOwners.ts'
import type { Caller } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'

/** Every kind of record that holds files, one line each. A file that none of them holds is its uploader's alone. */
const fileOwners: FileOwner[] = [
  resumeOwner, // an application's CV
  complianceOwner, // a document asked of a candidate
  packOwner, // the employee pack
  courseOwner, // what a course consists of
  certificateOwner, // a certificate that somebody handed in
  leaveCertificateOwner, // a certificate that a leave asked for
]

export async function mayRead(
  db: Database,
  file: { id: number; ownerAccountId: number | null; claimed: boolean },
  caller: Caller,
  today: string,
): Promise<boolean> {
  const answers = await Promise.all(fileOwners.map((owner) => owner(db, file.id, caller, today)))
  if (answers.some((answer) => answer !== null)) return answers.includes('may')
  return !file.claimed && file.ownerAccountId === caller.accountId
}
