import { eq } from 'drizzle-orm'
import { courses } from '../../../server/tables/learning.ts'
import { courseDriver } from '../drivers/course.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On the page of the course, by an officer. */
export async function coursePage({ t, officer }: Users): Promise<PageObject<'course'>> {
  return {
    driver: await courseDriver(t),
    window: officer,
    actors: ['officer'],
    open: async (page, { id }) => {
      await page.goto(`/learning/courses/${id}`)
    },
    within: (page) => page.getByRole('main'),
    state: (page) => page.locator('.ph .st'),
    subject: async (id) => ({ ...(await t.db.select().from(courses).where(eq(courses.id, id)))[0]!, contentIsThere: true }),
    press: { publish: pressed('publish'), retire: confirmed('retire') },
  }
}
