import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { testApp } from '../app.ts'
import { candidate, must, openPosition } from '../applications/candidates.ts'

const t = await testApp()
const { requisitionId, officer, manager } = await openPosition(t)
const person = { ...candidate(requisitionId), firstName: 'Łukasz', surName: 'Çelik-O%Brien', email: 'lukasz@sample.example' }
const { id } = must(await officer.recruitment.POST('/application', { body: person })).responseData
must(await officer.recruitment.POST('/application', { body: candidate(requisitionId) }))

const applicationsBy = async (search: string) =>
  must(await officer.recruitment.POST('/application/criteria', { body: { search } })).responseDataList.map((row) => row.id)
const requisitionsBy = async (search: string, who = officer) =>
  must(await who.recruitment.POST('/requisitions/criteria', { body: { search } })).responseDataList.map((row) => row.id)

test.each([
  ['a part of the name, whatever its accents', 'celik'],
  ['the name as it is written', 'Łukasz Çelik'],
  ['the address', 'LUKASZ@sample'],
  ['signs that mean something to the database', 'O%B'],
])('an application is found by %s', async (_, words) => {
  expect(await applicationsBy(words)).toEqual([id])
})

test('by its position all of it are found; by its number that one; by nothing that is there none', async () => {
  const all = await t.db.select({ id: applications.id }).from(applications)
  const { positionTitle } = must(await officer.recruitment.GET('/job_position/{id}', { params: { path: { id: requisitionId } } })).data
  expect((await applicationsBy(positionTitle.toUpperCase())).sort()).toEqual(all.map((one) => one.id).sort())
  expect(await applicationsBy(String(id))).toContain(id)
  expect(await applicationsBy('O_B')).toEqual([])
})

test('a requisition is found by title, reference, department and number, and only by who may see it', async () => {
  const { responseData } = must(await manager.recruitment.POST('/job_position', { body: { positionTitle: 'Pflegekraft für Zürich', departmentId: 1 } }))
  must(
    await manager.recruitment.POST('/job_position/{id}', {
      params: { path: { id: responseData.id } },
      body: { positionId: 'ZRH/77', version: responseData.version! },
    }),
  )
  for (const words of ['fur zurich', 'zrh/7', String(responseData.id)]) expect(await requisitionsBy(words)).toContain(responseData.id)
  const [department] = must(await officer.recruitment.GET('/ref/departments')).responseDataList.filter((one) => one.id === 1)
  expect(await requisitionsBy(department!.name.toUpperCase())).toContain(responseData.id)
  expect(await requisitionsBy('zurich', await t.as('employee'))).toEqual([])
})

test('where the candidates of a requisition stand is counted, for all of a page at once', async () => {
  const counts = async (ids: number[]) => must(await officer.recruitment.POST('/requisitions/pipelines', { body: { ids } })).data
  expect(await counts([requisitionId])).toEqual([{ requisitionId, counts: [{ status: 'new application', total: 2 }] }])
  const missing = await officer.recruitment.POST('/requisitions/pipelines', { body: { ids: [requisitionId, 2_000_000_000] } })
  expect(missing.response.status).toBe(404)
})

test('of more positions than a search gathers none is left out', async () => {
  await t.db.execute(
    sql`insert into requisitions (position_title, owner_id, status) select 'Seasonal picker ' || n, (select min(id) from accounts), 'RVA' from generate_series(1, 1100) n`,
  )
  const { rows } = await t.db.execute<{ id: number }>(
    sql`update applications set requisition_id = (select max(id) from requisitions) where id = ${id} returning id`,
  )
  expect(rows).toHaveLength(1)
  expect(await applicationsBy('seasonal picker')).toEqual([id])
})

test.each([
  ['in another script, whatever its capitals', { firstName: 'Фёдор', surName: 'Иванов', email: 'fedor@sample.example' }, 'иванов'],
  ['in a script without capitals', { firstName: '小龙', surName: '李', email: 'li@sample.example' }, '李'],
])('a name is found %s', async (_, person, words) => {
  const { responseData } = must(await officer.recruitment.POST('/application', { body: { ...candidate(requisitionId), ...person } }))
  expect(await applicationsBy(words)).toEqual([responseData.id])
})

test.each(['', 'z', 'li', '李', '李小', 'helena  vasquez-o’neil', 'name 𠮷野家\nx', 'aaa aaa'])(
  'of "%s" an index knows each letter and each pair of letters',
  async (name) => {
    const letters = [...name]
    const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
    const { rows } = await t.db.execute<{ found: string[] }>(sql`select letters_in(${name}) as found`)
    expect(new Set(rows[0]!.found)).toEqual(new Set([...letters, ...pairs]))
  },
)
