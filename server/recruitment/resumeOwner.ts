import { and, eq } from 'drizzle-orm'
import { has } from '../access.ts'
import type { Caller } from '../contract.ts'
import type { Database } from '../database.ts'
import type { FileOwner } from '../fileOwner.ts'
import { applicants, applications, interviewInterviewers, interviews } from './application.schema.ts'

/** Recruiters, a candidate's interviewers and the candidate read a CV; nobody else. */
export const resumeOwner: FileOwner = async (db, fileId, caller) => {
  const held = await db
    .select({ id: applications.id, accountId: applicants.accountId })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(applications.resumeFileId, fileId))
  if (held.length === 0) return null
  for (const { id, accountId } of held) {
    if (accountId === caller.accountId || (await readsApplication(db, id, caller))) return 'may'
  }
  return 'mayNot'
}

/** Who reads what a candidate handed in: by authority, or as a named interviewer of this one. */
export async function readsApplication(db: Database, applicationId: number, caller: Caller): Promise<boolean> {
  if (has(caller, 'CANDIDATE_ACCESS')) return true
  const [named] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .where(and(eq(interviews.applicationId, applicationId), eq(interviewInterviewers.accountId, caller.accountId)))
    .limit(1)
  return named !== undefined
}
