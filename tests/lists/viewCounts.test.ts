import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readingWithin } from '../../server/platform/db/database.ts'
import { codesOf } from '../../server/platform/http/outage.ts'
import type { components } from '../../src/api/auth.gen.ts'
import type { components as common } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { accountId, apply, type Clients, moveTo, must, openPosition, plan, schedule } from '../applications/candidates.ts'

type Schemas = components['schemas']
type Criteria = common['schemas']['Criteria']
type Asked = Schemas['ListSearch']
type Compared = { column: string; operator: common['schemas']['Operator'] }[]

const t = await testApp()
const { manager, officer, employee, requisitionId, items } = await openPosition(t)
const ids: number[] = []
let groupId = 0
beforeAll(async () => {
  for (let person = 0; person < 7; person++) ids.push(await apply(officer, requisitionId, items))
  for (const id of ids.slice(0, 3)) must(await moveTo(officer, id, 'screening'))
  const panel = [await accountId(t, 'employee@threshold.test')]
  must(await schedule(officer, ids[0]!, await plan(officer, ids[0]!, panel)))
  must(await schedule(officer, ids[3]!, await plan(officer, ids[3]!, panel, { startTime: '12:00', endTime: '13:00' })))
  must(await schedule(officer, ids[4]!, await plan(officer, ids[4]!, [await accountId(t, 'manager@threshold.test')])))
  groupId = must(await officer.recruitment.POST('/people-group', { body: { name: 'Night shift', reason: 'They work at night.' } })).responseData.id
  must(await officer.recruitment.POST('/people-group/{id}/members', { params: { path: { id: groupId } }, body: { ids: ids.slice(0, 2) } }))
  // Two are known by a number, but to managers.
  await t.db.execute(sql`update applications set withheld = true, candidate_number = id where id in (${ids[5]}, ${ids[6]})`)
})

let named = 0
const keep = async (who: Clients, list: Schemas['ListName'], search: Asked) =>
  must(await who.auth.POST('/views', { body: { list, name: `View ${++named}`, search } })).responseData.id
const counts = async (who: Clients, list: Schemas['ListName'], recordId?: number, compared: Compared = []) =>
  must(await who.auth.POST('/view-counts', { body: { list, compared, ...(recordId ? { recordId } : {}) } })).data
const countOf = async (who: Clients, list: Schemas['ListName'], viewId: number | null, recordId?: number, compared?: Compared) =>
  (await counts(who, list, recordId, compared)).find((one) => one.viewId === viewId)

const lists: Partial<Record<Schemas['ListName'], (who: Clients, body: Criteria, id: number) => Promise<{ data?: { paging: common['schemas']['Paging'] } }>>> = {
  requisitions: (who, body) => who.recruitment.POST('/requisitions/criteria', { body }),
  tracking: (who, body) => who.recruitment.POST('/requisitions/criteria', { body }),
  applications: (who, body) => who.recruitment.POST('/application/criteria', { body }),
  candidates: (who, body, reqId) => who.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId } }, body }),
  interviews: (who, body, reqId) => who.recruitment.POST('/interview/criteria/{reqId}', { params: { path: { reqId } }, body }),
  onboarding: (who, body) => who.recruitment.POST('/employee-onboarding/progress/criteria', { body }),
  selectedApplications: (who, body) => who.recruitment.POST('/application/selected/criteria', { body }),
  employees: (who, body) => who.recruitment.POST('/employee/criteria', { body }),
  outbox: (who, body) => who.recruitment.POST('/outbox/criteria', { body }),
  users: (who, body) => who.auth.POST('/users/criteria', { body }),
  peopleWeKnow: (who, body, reqId) => who.recruitment.POST('/applicant/known/{reqId}', { params: { path: { reqId } }, body: { ...body, sort: '-score' } }),
  peopleGroups: (who, body) => who.recruitment.POST('/people-group/criteria', { body }),
  groupMembers: (who, body, id) => who.recruitment.POST('/people-group/{id}/members/criteria', { params: { path: { id } }, body }),
}

const filter = (...lines: [column: string, operator: common['schemas']['Operator'], value: string | string[], group?: number][]): Criteria => ({
  columns: lines.map(([column]) => column),
  operators: lines.map(([, operator]) => operator),
  values: lines.map(([, , value]) => value),
  ...(lines.some(([, , , group]) => group !== undefined) ? { groups: lines.map(([, , , group], at) => group ?? 9 + at) } : {}),
})

/** What a view holds, and what its list is asked for when it is opened. */
const views: { list: Schemas['ListName']; search: Asked; asks: Criteria; compared?: Compared }[] = [
  {
    list: 'applications',
    search: { by: 'status', is: 'screening' },
    asks: filter(['status', 'SEL_EQUAL', 'screening']),
    compared: [{ column: 'status', operator: 'SEL_EQUAL' }],
  },
  {
    list: 'applications',
    search: { by: 'positionTitle', is: 'nurse', sort: '-profileScore', size: 10 },
    asks: filter(['positionTitle', 'STR_CONTAIN', 'nurse']),
    compared: [{ column: 'positionTitle', operator: 'STR_CONTAIN' }],
  },
  { list: 'applications', search: { q: 'sofia' }, asks: { search: 'sofia' } },
  {
    list: 'applications',
    search: { where: [{ column: 'applicantName', operator: 'STR_CONTAIN', value: 'reyes' }] },
    asks: filter(['applicantName', 'STR_CONTAIN', 'reyes']),
  },
  {
    list: 'applications',
    search: {
      where: [
        { column: 'status', operator: 'SEL_ANY', value: ['screening', 'interviewing'] },
        { column: 'id', operator: 'NUM_TO', value: '1', or: true },
        { column: 'totalExperience', operator: 'NUM_FROM', value: '1' },
      ],
    },
    asks: filter(['status', 'SEL_ANY', ['screening', 'interviewing'], 0], ['id', 'NUM_TO', '1', 0], ['totalExperience', 'NUM_FROM', '1', 1]),
  },
  {
    list: 'candidates',
    search: { where: [{ column: 'status', operator: 'SEL_EQUAL', value: 'new application' }] },
    asks: filter(['status', 'SEL_EQUAL', 'new application']),
  },
  {
    list: 'requisitions',
    search: { where: [{ column: 'status', operator: 'SEL_EQUAL', value: 'approved' }] },
    asks: filter(['status', 'SEL_EQUAL', 'approved']),
  },
  {
    list: 'selectedApplications',
    search: { by: 'nextStep', is: 'writeOffer' },
    asks: filter(['nextStep', 'SEL_EQUAL', 'writeOffer']),
    compared: [{ column: 'nextStep', operator: 'SEL_EQUAL' }],
  },
  {
    list: 'onboarding',
    search: { by: 'nextStep', is: 'remind' },
    asks: filter(['nextStep', 'SEL_EQUAL', 'remind']),
    compared: [{ column: 'nextStep', operator: 'SEL_EQUAL' }],
  },
  { list: 'tracking', search: { q: 'nothing is called this' }, asks: { search: 'nothing is called this' } },
  {
    list: 'interviews',
    search: { where: [{ column: 'status', operator: 'SEL_EQUAL', value: 'scheduled' }] },
    asks: filter(['status', 'SEL_EQUAL', 'scheduled']),
  },
  { list: 'employees', search: { where: [{ column: 'status', operator: 'SEL_EQUAL', value: 'active' }] }, asks: filter(['status', 'SEL_EQUAL', 'active']) },
  { list: 'outbox', search: { q: 'sofia' }, asks: { search: 'sofia' } },
  { list: 'outbox', search: { where: [{ column: 'toName', operator: 'STR_CONTAIN', value: 'Reyes' }] }, asks: filter(['toName', 'STR_CONTAIN', 'Reyes']) },
  { list: 'users', search: { q: 'threshold.test' }, asks: { search: 'threshold.test' } },
  { list: 'peopleWeKnow', search: { q: 'sofia' }, asks: { search: 'sofia' } },
  { list: 'peopleGroups', search: { q: 'night' }, asks: { search: 'night' } },
  { list: 'groupMembers', search: { where: [{ column: 'name', operator: 'STR_CONTAIN', value: 'reyes' }] }, asks: filter(['name', 'STR_CONTAIN', 'reyes']) },
]
const recordOf = (list: Schemas['ListName']) =>
  list === 'groupMembers' ? groupId : ['candidates', 'interviews', 'peopleWeKnow'].includes(list) ? requisitionId : undefined

describe('the number beside a view', () => {
  test.each(['manager', 'officer', 'employee'] as const)('is the total of its list, for the %s', async (who) => {
    const person = { manager, officer, employee }[who]
    const found: number[] = []
    for (const { list, search, asks, compared } of views) {
      const id = await keep(person, list, search)
      const recordId = recordOf(list)
      const [whole, asked] = [await lists[list]!(person, {}, recordId ?? 0), await lists[list]!(person, asks, recordId ?? 0)]
      const told = await counts(person, list, recordId, compared)
      const numbers = [whole, asked].map(({ data }) => data?.paging.totalElements)
      expect([told.find((one) => one.viewId === null)?.total, told.find((one) => one.viewId === id)?.total], `${list} ${JSON.stringify(search)}`).toEqual(
        numbers,
      )
      found.push(...numbers.flatMap((one) => one ?? []))
    }
    // Not a row of noughts: what is counted is there.
    expect(found.filter((one) => one > 0).length).toBeGreaterThan(who === 'employee' ? 2 : 15)
  })

  test('says no more of those without names than the list does', async () => {
    const search: Asked = { where: [{ column: 'applicantName', operator: 'STR_CONTAIN', value: 'reyes' }] }
    const [theirs, all] = [await keep(officer, 'applications', search), await keep(manager, 'applications', search)]
    expect([(await countOf(officer, 'applications', theirs))?.total, (await countOf(manager, 'applications', all))?.total]).toEqual([5, 7])
  })

  test('stands for views that colleagues share, and for nobody else’s', async () => {
    const [own, shared] = [await keep(officer, 'applications', {}), await keep(officer, 'applications', { by: 'status', is: 'screening' })]
    const body = {
      name: 'Shared by one',
      search: { where: [{ column: 'status', operator: 'SEL_EQUAL' as const, value: 'screening' }] },
      version: 1,
      shared: true,
    }
    must(await officer.auth.PUT('/views/{id}', { params: { path: { id: shared } }, body }))
    const told = await counts(manager, 'applications')
    expect(told.map(({ viewId }) => viewId)).toContain(shared)
    expect(told.map(({ viewId }) => viewId)).not.toContain(own)
    expect(told.find(({ viewId }) => viewId === shared)).toEqual({ viewId: shared, total: 2, more: false })
    // Who may not see the list hears nothing of it.
    expect(await counts(employee, 'applications')).toEqual([])
  })

  test('is left out where the view does not fit its list any more; the others keep theirs', async () => {
    const good = await keep(officer, 'employees', { q: 'nobody' })
    const wrong = [
      await keep(officer, 'employees', { where: [{ column: 'shoeSize', operator: 'NUM_EQUAL', value: '43' }] }),
      await keep(officer, 'employees', { where: [{ column: 'employmentStartDate', operator: 'TIME_FROM', value: 'soon' }] }),
      await keep(officer, 'employees', { where: [{ column: 'id', operator: 'NUM_EQUAL', value: '99999999999999999999999' }] }),
      // A column of the one filter that the caller does not know.
      await keep(officer, 'employees', { by: 'shoeSize', is: '43' }),
    ]
    const told = (await counts(officer, 'employees')).map(({ viewId }) => viewId)
    expect(told).toEqual(expect.arrayContaining([null, good]))
    expect(wrong.filter((id) => told.includes(id) && id !== wrong[2])).toEqual([])
  })

  test('is left out where counting takes too long; the others keep theirs', async () => {
    const [quick, slow] = [
      await keep(manager, 'applications', { where: [{ column: 'status', operator: 'SEL_EQUAL', value: 'screening' }] }),
      await keep(manager, 'applications', { where: [{ column: 'applicantName', operator: 'STR_CONTAIN', value: 're' }] }),
    ]
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`lock table applicants in access exclusive mode`)
      // On a busy machine a quick one may take too long as well, once.
      await expect
        .poll(async () => {
          const told = (await counts(manager, 'applications')).map(({ viewId }) => viewId)
          expect(told).not.toContain(slow)
          return told
        })
        .toEqual(expect.arrayContaining([null, quick]))
    })
    expect((await countOf(manager, 'applications', slow))?.total).toBe(7)
  })

  test('goes up to 999; of more it says so', async () => {
    await t.db.execute(
      sql`insert into people_groups (name, reason, owner_id) select 'Many ' || n, 'Many', (select min(id) from accounts) from generate_series(1, 1005) n`,
    )
    const [all, some] = [await keep(manager, 'peopleGroups', { q: 'many' }), await keep(manager, 'peopleGroups', { q: 'many 99' })]
    const told = await counts(manager, 'peopleGroups')
    expect(told.find(({ viewId }) => viewId === all)).toEqual({ viewId: all, total: 999, more: true })
    expect(told.find(({ viewId }) => viewId === some)).toMatchObject({ total: 11, more: false })
  })

  test('of a record that is not there, or not said, is refused', async () => {
    const status = async (list: Schemas['ListName'], recordId?: number) =>
      (await officer.auth.POST('/view-counts', { body: { list, compared: [], ...(recordId ? { recordId } : {}) } })).response.status
    expect([await status('candidates'), await status('candidates', 2_000_000_000), await status('groupMembers', 2_000_000_000)]).toEqual([400, 404, 404])
  })
})

test('facts are counted in their order, as their lists count, and for nobody who may not see them', async () => {
  const of = (value: string): Schemas['ListCondition'][] => [{ column: 'status', operator: 'SEL_EQUAL', value }]
  const facts = [of('screening'), of('new application'), [{ column: 'nowhere', operator: 'SEL_EQUAL' as const, value: 'x' }]]
  const told = must(await officer.auth.POST('/view-counts', { body: { list: 'applications', compared: [], facts } }))
  const first = must(await officer.recruitment.POST('/application/criteria', { body: filter(['status', 'SEL_EQUAL', 'screening']) })).paging.totalElements
  expect(first).toBeGreaterThan(0)
  // The views are counted in the same call.
  expect(told.data).toEqual(must(await officer.auth.POST('/view-counts', { body: { list: 'applications', compared: [] } })).data)
  expect(told.data.length).toBeGreaterThan(0)
  expect(told.facts).toMatchObject([{ total: first, more: false }, { more: false }, null])
  expect(must(await employee.auth.POST('/view-counts', { body: { list: 'users', compared: [], facts } }))).toEqual({ data: [] })
})

test('a reading that takes longer than it may is cut', async () => {
  const cut = await readingWithin(t.db, 20, (tx) => tx.execute(sql`select pg_sleep(60)`)).catch(codesOf)
  expect(cut).toContain('57014')
  // The connection waits as long as before.
  expect((await t.db.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '30s' }])
})
