import { expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { oneQuestion, place, publishedCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
type Criteria = components['schemas']['Criteria']
const findCourses = async (body: Criteria) => must(await officer.hr.POST('/learning/course/criteria', { body }))
const findRules = async (body: Criteria) => must(await officer.hr.POST('/learning/rule/criteria', { body }))

test('courses are paged, sorted, searched and filtered by the service, and leave as a file', async () => {
  for (let at = 0; at < 12; at++) await publishedCourse(t, { name: `Paged ${String(at).padStart(2, '0')}`, validMonths: at === 3 ? null : at + 1 })
  await publishedCourse(t, { name: 'Paged with questions', questions: oneQuestion })
  const first = await findCourses({ search: 'Paged', sort: 'name', size: 10, page: 1 })
  const second = await findCourses({ search: 'Paged', sort: 'name', size: 10, page: 2 })
  expect(first.paging).toMatchObject({ totalElements: 13, totalPages: 2 })
  expect([...first.responseDataList, ...second.responseDataList].map(({ name }) => name)).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `Paged ${String(at).padStart(2, '0')}`),
    'Paged with questions',
  ])
  const longest = await findCourses({ search: 'Paged', sort: '-validMonths', size: 10 })
  expect(longest.responseDataList[0]).toMatchObject({ name: 'Paged 11', validMonths: 12 })
  const asking = await findCourses({ search: 'Paged', columns: ['questions'], operators: ['NUM_FROM'], values: ['1'] })
  expect(asking.responseDataList.map(({ name, questions }) => [name, questions])).toEqual([['Paged with questions', 1]])
  const { error } = await officer.hr.POST('/learning/course/criteria', { body: { sort: 'description' } })
  expect(error).toMatchObject({ errors: [{ field: 'sort' }] })
  const show = [
    { column: 'name', heading: 'Course' },
    { column: 'questions', heading: 'Questions' },
  ]
  const file = await officer.hr.POST('/learning/course/export', { body: { format: 'csv', criteria: { search: 'Paged with' }, show }, parseAs: 'text' })
  expect(file.data).toContain('"Paged with questions",1')
})

test('a picker finds a course by a part of its name, and only those that are offered where it says so', async () => {
  const id = await publishedCourse(t, { name: 'Zürich evacuation 100 %' })
  const draft = must(await officer.hr.POST('/learning/course', { body: { name: 'Zurich draft', kind: 'LINK', link: 'https://example.org/x' } })).responseData.id
  const find = async (query: { search?: string; offered?: boolean }) =>
    must(await officer.hr.GET('/learning/course', { params: { query } })).responseDataList.map((one) => one.id)
  expect((await find({ search: 'zurich' })).sort((a, b) => a - b)).toEqual([id, draft])
  expect(await find({ search: 'zurich', offered: true })).toEqual([id])
  expect(await find({ search: '100 %', offered: true })).toEqual([id])
  expect(await find({ offered: true })).not.toContain(draft)
  expect(await find({})).toEqual(expect.arrayContaining([id, draft]))
})

test('rules are found by course and by whom they are for, and leave as a file', async () => {
  const here = await place(t)
  const courseId = await publishedCourse(t, { name: 'Ruled course' })
  const rule = { courseId, dueDays: 14, openDays: 30, repeat: 'VALIDITY' as const }
  const { id } = must(await officer.hr.POST('/learning/rule', { body: { ...rule, departmentIds: [here.departmentId] } })).responseData
  const { id: forAll } = must(await officer.hr.POST('/learning/rule', { body: { ...rule, dueDays: 5 } })).responseData
  const [found] = (await findRules({ search: 'Ruled course', sort: '-dueDays' })).responseDataList
  expect(found).toMatchObject({ id, courseName: 'Ruled course', countsFrom: todayIn(t.app.settings) })
  const department = found!.departments[0]!.name
  expect((await findRules({ search: department })).responseDataList.map((one) => one.id)).toEqual([id])
  const everybody = await findRules({ search: 'Ruled course', columns: ['audience'], operators: ['EMPTY'], values: [''] })
  expect(everybody.responseDataList.map((one) => one.id)).toEqual([forAll])
  const show = [{ column: 'audience', heading: 'For whom' }]
  const file = await officer.hr.POST('/learning/rule/export', { body: { format: 'csv', criteria: { search: department }, show }, parseAs: 'text' })
  expect(file.data).toContain(department)
})

test('views of both lists are kept and counted', async () => {
  for (const list of ['courses', 'learningRules'] as const) {
    must(await officer.auth.POST('/views', { body: { list, name: `Mine of ${list}`, search: { q: 'Paged' } } }))
    const { data } = must(await officer.auth.POST('/view-counts', { body: { list, compared: [] } }))
    expect(data.map(({ total }) => typeof total)).toEqual(['number', 'number'])
  }
})

test('a rule that somebody else changed meanwhile is not overwritten, and one part of it is changed alone', async () => {
  const courseId = await publishedCourse(t)
  const body = { courseId, dueDays: 14, openDays: 30, repeat: 'MONTHS' as const, repeatMonths: 12 }
  const { id, version = 1 } = must(await officer.hr.POST('/learning/rule', { body })).responseData
  const path = { params: { path: { id } } }
  must(await officer.hr.PUT('/learning/rule/{id}', { ...path, body: { version, repeatMonths: 24 } }))
  const stale = await officer.hr.PUT('/learning/rule/{id}', { ...path, body: { version, dueDays: 7 } })
  expect(stale.error).toMatchObject({ code: 'STALE_VERSION' })
  expect(must(await officer.hr.GET('/learning/rule/{id}', path)).data).toMatchObject({ dueDays: 14, repeat: 'MONTHS', repeatMonths: 24 })
})
