import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { leaveGroupsOf } from '../../applications/people/mergeMembers.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { Problem } from '../../platform/http/problem.ts'
import { applicants } from '../../tables/applications.ts'
import { letters } from '../../tables/letters.ts'
import { applicantMergeMoves, applicantMerges } from '../../tables/people.ts'
import { readPerson, undoableSince } from './findDuplicates.ts'
import { applicationsOf, giveTo, lockPair, tell } from './mergeApplicants.ts'

const refuse = (code: string, message: string) => new Problem(409, code, message)

/** Takes a merge back: both records are what they were, each with its own applications as they stand now. */
export const undoMergeHandlers = (app: App) =>
  ({
    undoMerge: (call) =>
      write(app, call, async (tx) => {
        const { keptId, goneId } = call.body
        await readPerson(tx, call.caller, keptId)
        const { kept, gone } = await lockPair(tx, keptId, goneId)
        const [merge] = await tx
          .select()
          .from(applicantMerges)
          .where(and(eq(applicantMerges.keptId, keptId), eq(applicantMerges.goneId, goneId), isNull(applicantMerges.undoneAt)))
          .orderBy(desc(applicantMerges.id))
          .limit(1)
        if (!merge) throw refuse('NOT_MERGED', 'These two records are not merged, or no longer.')
        if (merge.at < undoableSince()) throw refuse('TOO_LATE', 'A merge can be undone within a day.')
        if (kept.version !== merge.keptVersion) throw refuse('CHANGED_SINCE', 'The details of this person were changed, or merged with others, since then.')
        const moves = await tx.select().from(applicantMergeMoves).where(eq(applicantMergeMoves.mergeId, merge.id))
        const ids = moves.map(({ applicationId }) => applicationId)
        const theirs = await applicationsOf(tx, [kept.id])
        await checkNoLetters(tx, ids)
        await tx
          .update(applicants)
          .set({ ...merge.before, version: kept.version + 1 })
          .where(eq(applicants.id, kept.id))
        await tx
          .update(applicants)
          .set({ mergedIntoId: null, version: gone.version + 1 })
          .where(eq(applicants.id, gone.id))
        await giveTo(tx, ids, gone.id)
        await leaveGroupsOf(tx, merge.id)
        await tx.update(applicantMerges).set({ undoneAt: new Date() }).where(eq(applicantMerges.id, merge.id))
        await tell(tx, { action: 'undoMerge', by: call.caller, kept, gone, theirs })
        return { message: 'Successfully undone!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'undoMerge'>

/** A letter went to the kept person, who answers it: the application cannot become somebody else's. */
async function checkNoLetters(tx: Tx, ids: number[]) {
  const [sent] = await tx
    .select({ id: letters.id })
    .from(letters)
    .where(and(inArray(letters.applicationId, ids), isNotNull(letters.sentVersion)))
    .limit(1)
  if (sent) throw refuse('LETTER_SENT', 'A letter was sent for one of these applications since then.')
}
