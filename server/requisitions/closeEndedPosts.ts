import { and, inArray, lt } from 'drizzle-orm'
import { jobPostStates } from '../../src/machines/lifecycles/jobPost.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import { lockRequisition } from '../records/requisitions.ts'
import { jobPosts } from '../tables/requisitions.ts'
import { lockPost, moveJobPost } from './moveJobPost.ts'

/** Closes every public post whose last day has passed; each in its own transaction. Nobody has read it since midnight. */
export async function closeEndedPosts(app: App, today = todayIn(app.settings)): Promise<void> {
  const ended = and(inArray(jobPosts.status, tagged(jobPostStates, 'public')), lt(jobPosts.closesOn, today))
  const posts = await app.db.select({ id: jobPosts.id, requisitionId: jobPosts.requisitionId }).from(jobPosts).where(ended).orderBy(jobPosts.id)
  await eachAlone('job-posts-close', posts, ({ id, requisitionId }) =>
    app.db.transaction(async (tx) => {
      const row = await lockRequisition(tx, requisitionId)
      const post = await lockPost(tx, id)
      const stillEnded = post && isTagged(jobPostStates, post.status, 'public') && post.closesOn !== null && post.closesOn < today
      if (stillEnded) await moveJobPost(tx, post, row, { event: { type: 'close' }, by: 'system', actors: ['system'] })
    }),
  )
}

/** Once an hour is soon enough for something that happens at midnight somewhere. */
export const closePostsByTheHour = (app: App) => app.jobs.work('job-posts-close', async () => void (await closeEndedPosts(app)), { cron: '11 * * * *' })
