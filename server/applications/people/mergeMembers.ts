import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { peopleGroupMembers } from '../../tables/people.ts'

/** A person who was in a group under either record is in it once; the places of the other record stay for the undo. */
export async function joinGroupsOf(tx: Tx, keptId: number, goneId: number, mergeId: number): Promise<void> {
  const places = await tx.select().from(peopleGroupMembers).where(eq(peopleGroupMembers.applicantId, goneId))
  if (places.length === 0) return
  const joined = places.map(({ groupId, accountId, at }) => ({ groupId, accountId, at, applicantId: keptId, mergeId }))
  await tx.insert(peopleGroupMembers).values(joined).onConflictDoNothing()
}

/** Takes that back. */
export const leaveGroupsOf = (tx: Tx, mergeId: number) => tx.delete(peopleGroupMembers).where(eq(peopleGroupMembers.mergeId, mergeId))
