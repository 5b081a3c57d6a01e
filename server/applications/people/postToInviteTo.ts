import { and, eq } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { jobPostStates } from '../../../src/machines/lifecycles/jobPost.ts'
import { isOpenToApplicants } from '../../../src/machines/lifecycles/requisition.ts'
import { initialOf, isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { isPublic } from '../../records/publicPost.ts'
import type { Requisition } from '../../records/requisitions.ts'
import { jobPosts, requisitions } from '../../tables/requisitions.ts'

type Post = components['schemas']['PostToInviteTo']

/** The post that anybody can apply by today; nothing while there is none. */
export async function publicPostOf(db: Database | Tx, settings: Pick<Settings, 'timeZone'>, requisitionId: number): Promise<{ id: number } | undefined> {
  const [post] = await db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .innerJoin(requisitions, eq(requisitions.id, jobPosts.requisitionId))
    .where(and(eq(requisitions.id, requisitionId), isPublic(todayIn(settings))))
  return post
}

/** Whether there is a public post to invite people to, or what is missing. */
export async function postToInviteTo(db: Database, settings: Pick<Settings, 'timeZone'>, requisition: Requisition): Promise<Post> {
  if (await publicPostOf(db, settings, requisition.id)) return { isPublic: true, why: null }
  const [post] = await db.select().from(jobPosts).where(eq(jobPosts.requisitionId, requisition.id))
  return { isPublic: false, why: whyNot(requisition, post, todayIn(settings)) }
}

function whyNot({ status, progress }: Requisition, post: typeof jobPosts.$inferSelect | undefined, today: string): NonNullable<Post['why']> {
  if (!isOpenToApplicants(status) || progress !== 'COMPLETED') return 'NOT_OPEN'
  if (!post) return 'NO_POST'
  if (post.status === initialOf(jobPostStates)) return 'NOT_PUBLISHED'
  if (!isTagged(jobPostStates, post.status, 'public')) return 'CLOSED'
  return post.opensOn !== null && post.opensOn > today ? 'NOT_YET' : 'ENDED'
}
