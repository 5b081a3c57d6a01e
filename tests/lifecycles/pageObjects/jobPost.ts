import { eq } from 'drizzle-orm'
import { jobPosts, requisitions } from '../../../server/tables/requisitions.ts'
import { isOpenToApplicants } from '../../../src/machines/lifecycles/requisition.ts'
import { jobPostDriver } from '../drivers/jobPost.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On /jobreq/{id}, job post: by the owner of the requisition. */
export async function jobPostPage({ t, employee }: Users): Promise<PageObject<'jobPost'>> {
  const read = async (id: number) =>
    (await t.db.select().from(jobPosts).innerJoin(requisitions, eq(requisitions.id, jobPosts.requisitionId)).where(eq(jobPosts.id, id)))[0]!
  return {
    driver: await jobPostDriver(t),
    window: employee,
    actors: ['owner'],
    open: async (page, { id }) => {
      await page.goto(`/jobreq/${(await read(id)).requisitions.id}?tab=post`)
    },
    within: (page) => page.locator('section[aria-labelledby="section-title"]'),
    state: (page) => page.locator('section[aria-labelledby="section-title"] .st'),
    subject: async (id) => {
      const { job_posts: post, requisitions: requisition } = await read(id)
      return { ...post, requisitionIsPublic: isOpenToApplicants(requisition.status) }
    },
    press: { publish: pressed('publish'), close: confirmed('close') },
  }
}
