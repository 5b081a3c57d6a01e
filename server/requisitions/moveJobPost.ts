import { eq } from 'drizzle-orm'
import { type JobPostEvent, type JobPostFacts, jobPostLifecycle } from '../../src/machines/lifecycles/jobPost.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { isOpenToApplicants } from '../../src/machines/lifecycles/requisition.ts'
import type { Tx } from '../platform/db/database.ts'
import type { By } from '../platform/lifecycle/audit.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import type { Requisition } from '../records/requisitions.ts'
import { jobPosts } from '../tables/requisitions.ts'

explain('jobPost', { requisitionIsPublic: 'The requisition must be approved and open before its job post can be published.' })

export type Post = typeof jobPosts.$inferSelect

/** What the lifecycle of a job post looks at. */
export const jobPostFacts = (row: Requisition, today: string): JobPostFacts => ({
  requisitionIsPublic: isOpenToApplicants(row.status) && row.progress === 'COMPLETED' && row.endDate !== null && row.endDate >= today,
})

/** The post itself, locked; its requisition is locked before it. */
export const lockPost = async (tx: Tx, id: number): Promise<Post | undefined> => (await tx.select().from(jobPosts).where(eq(jobPosts.id, id)).for('update'))[0]

type Step = { by: By; actors: readonly Actor[]; causedBy?: number | null; version?: number; before?: (event: JobPostEvent) => Promise<void> }
type Wanted = { event: JobPostEvent; to?: never } | { event?: never; to: Post['status'] }

/** Publishes or closes a locked post; `today` matters to who publishes. */
export async function moveJobPost(tx: Tx, post: Post, row: Requisition, step: Step & Wanted, today = ''): Promise<Post> {
  const moved = await transition(
    tx,
    {
      lifecycle: jobPostLifecycle,
      belongsTo: ({ requisitionId }: Post) => ({ requisitionId }),
      facts: () => jobPostFacts(row, today),
      update: (inner, { id }, columns: Partial<Post>) => inner.update(jobPosts).set(columns).where(eq(jobPosts.id, id)).returning(),
    },
    post,
    { ...step, set: ({ type }) => (type === 'publish' ? { publishedAt: new Date(), closedAt: null } : { closedAt: new Date() }) },
  )
  return moved.row
}
