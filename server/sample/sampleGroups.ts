import { and, eq } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import type { accounts } from '../tables/accounts.ts'
import { applications } from '../tables/applications.ts'
import { peopleGroupMembers, peopleGroups } from '../tables/people.ts'

const AGAIN = { name: 'Ask again', reason: 'Would like to hear of other positions. Look here first when one on the wards opens.' }

/** Those of the sample who agreed to be kept on file and whose applications have ended, kept together. */
export async function sampleGroups({ db }: Pick<App, 'db'>, people: readonly Pick<typeof accounts.$inferSelect, 'id' | 'name' | 'roles'>[]): Promise<void> {
  const officer = people.find(({ roles }) => roles.includes('Recruitment Officer'))
  if (!officer) return
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ applicantId: applications.applicantId })
      .from(applications)
      // An officer keeps nobody together whose name is withheld.
      .where(and(eq(applications.keepOnFile, true), eq(applications.withheld, false)))
      .orderBy(applications.id)
    if (known.length === 0) return
    const [group] = await tx
      .insert(peopleGroups)
      .values({ ...AGAIN, ownerId: officer.id })
      .returning()
    await tx.insert(peopleGroupMembers).values(known.map(({ applicantId }) => ({ groupId: group!.id, applicantId, accountId: officer.id })))
    await audit(tx, { by: { accountId: officer.id, name: officer.name }, action: 'create', entity: 'peopleGroup', id: group!.id, after: AGAIN })
  })
}
