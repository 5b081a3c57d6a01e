import type { CourseStatus } from '../../../src/machines/lifecycles/course.ts'
import type { TestApp } from '../../app.ts'
import { answered, column, type Driver, must } from '../driver.ts'

let added = 0

export async function courseDriver(t: TestApp): Promise<Driver<'course'>> {
  const officer = await t.as('officer')
  async function begun(kind: 'CERTIFICATE' | 'DOCUMENT') {
    const { id } = must(await officer.hr.POST('/learning/course', { body: { name: `Course ${kind} ${++added}`, kind } })).responseData
    const change = async (status: CourseStatus) =>
      answered(officer.hr.POST('/learning/course/change-status', { body: { id, status, version: Number(await column(t, 'courses', id, 'version')) } }))
    return {
      id,
      status: () => column(t, 'courses', id),
      events: { publish: { send: () => change('published') }, retire: { send: () => change('retired') } },
    }
  }
  return { begin: () => begun('CERTIFICATE'), withheld: { contentIsThere: async () => (await begun('DOCUMENT')).events.publish.send() } }
}
