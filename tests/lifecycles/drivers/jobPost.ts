import { sql } from 'drizzle-orm'
import type { JobPostStatus } from '../../../src/machines/lifecycles/jobPost.ts'
import type { TestApp } from '../../app.ts'
import { selectedApplication } from '../../letters/case.ts'
import { answered, column, type Driver, must } from '../driver.ts'

export async function jobPostDriver(t: TestApp): Promise<Driver<'jobPost'>> {
  const manager = await t.as('manager')
  async function begin() {
    const { requisition } = await selectedApplication(t)
    const body = { title: 'Registered nurse', summary: 'Nights and days', description: 'Nights and days on the ward.', version: 0 }
    const { responseData } = must(await manager.recruitment.POST('/job-post/requisition/{id}', { params: { path: { id: requisition.id } }, body }))
    const { id } = responseData
    const change = async (status: JobPostStatus) =>
      answered(manager.recruitment.POST('/job-post/change-status', { body: { id, status, version: Number(await column(t, 'job_posts', id, 'version')) } }))
    return {
      requisition,
      change,
      id,
      status: () => column(t, 'job_posts', id),
      events: { publish: { send: () => change('published') }, close: { send: () => change('closed') } },
    }
  }
  return {
    begin,
    withheld: {
      requisitionIsPublic: async () => {
        const { requisition, change } = await begin()
        await t.db.execute(sql`update requisitions set status = 'DR' where id = ${requisition.id}`)
        return change('published')
      },
    },
  }
}
