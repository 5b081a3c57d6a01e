import { expect, test } from 'vitest'
import type { components } from '../../src/api/recruitment.gen.ts'
import { auditDetails, auditLine } from '../../src/ui/requisitions/auditWords.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { ask } from '../fairness/asked.ts'
import { publishedCourse } from '../learning/learners.ts'

type Schemas = components['schemas']
type Kind = Schemas['SettingKind'] | Schemas['ReferenceListName']

const t = await testApp()
const { recruitment, hr, auth } = await t.as('manager')
const history = async (kind: Kind, of?: number) =>
  must(await recruitment.GET('/audit-log/settings/{kind}', { params: { path: { kind }, query: of === undefined ? {} : { of } } })).responseDataList
const told = async (kind: Kind, of?: number) => (await history(kind, of)).map((entry) => [auditLine(entry), ...auditDetails(entry)])

test('each setting of the organisation tells who changed what of it, field by field', async () => {
  const { data: company } = must(await recruitment.GET('/company'))
  const { name, addressLine, version } = company
  const body = { name, addressLine, website: 'https://harbour.example', fileId: null, keepLogo: true, version }
  must(await recruitment.POST('/company', { body }))
  expect(await told('company')).toEqual([['Company changed', name, 'website: https://harbour.example']])
  expect((await history('company'))[0]!.by).toMatch(/\w/)

  const before = (await history('voluntaryQuestions')).length
  const { questions } = await ask(t, { introduction: 'Say what you like.' })
  await ask(t, { questions: questions.map((one) => (one.kind === 'GENDER' ? { ...one, wording: 'Who are you?' } : one)) })
  const [wording, first] = await told('voluntaryQuestions')
  expect(wording).toEqual(['Voluntary questions changed', 'gender: wording: Who are you?'])
  expect(first).toEqual(['Voluntary questions changed', 'asked after applying: from no to yes', 'introduction: Say what you like.'])
  expect((await history('voluntaryQuestions')).length).toBe(before + 2)

  const settings = must(await recruitment.GET('/application/form-settings')).data
  must(await recruitment.POST('/application/form-settings', { body: { ...settings, asksCurrentSalary: true } }))
  expect((await told('applicationFormSettings'))[0]).toEqual(['Application form changed', 'current salary asked for: from no to yes'])

  const limits = must(await recruitment.GET('/time_limits')).responseDataList
  const limit = limits.find(({ status, departmentId }) => status === 'screening' && departmentId === null)
  must(
    await recruitment.POST('/time_limits', {
      body: { status: 'screening', departmentId: null, workingDays: 17, version: limit?.version ?? null },
    }),
  )
  const [changed] = await told('timeLimit')
  expect(changed?.slice(0, 2)).toEqual(['Time limit changed', 'step: Screening'])
  expect(changed?.at(-1)).toMatch(/working days: .*17$/)
})

test('a reference list tells who added, renamed and deleted what, and nothing of criteria that are called the same', async () => {
  const { id, version } = must(await recruitment.POST('/ref/job_skill', { body: { name: 'Tracheostomy care' } })).responseData
  must(await recruitment.PUT('/ref/job_skill/{id}', { params: { path: { id } }, body: { name: 'Airway care', version: version! } }))
  must(await recruitment.DELETE('/ref/job_skill/delete/{id}', { params: { path: { id }, query: { version: version! + 1 } } }))
  expect((await told('job_skill')).slice(0, 3)).toEqual([
    ['Skill deleted', 'name removed: Airway care'],
    ['Skill changed', 'name: from Tracheostomy care to Airway care'],
    ['Skill added', 'name: Tracheostomy care'],
  ])
  const { rows } = await t.pool.query("select count(*)::int as criteria from audit_log where entity = 'skill' and requisition_id is not null")
  expect(rows[0].criteria + (await history('job_skill')).length).toBe(
    (await t.pool.query("select count(*)::int as every from audit_log where entity = 'skill'")).rows[0].every,
  )
})

test('leave, learning and templates tell who changed what of them', async () => {
  const [kind] = must(await hr.GET('/leave/kind')).responseDataList
  const { id, people: _people, isSample: _sample, ...values } = kind!
  must(await hr.PUT('/leave/kind/{id}', { params: { path: { id } }, body: { ...values, noticeDays: values.noticeDays + 7 } }))
  expect((await told('leaveKind'))[0]).toEqual(['Kind of leave saved', kind!.name, `days of notice: from ${kind!.noticeDays} to ${kind!.noticeDays + 7}`])

  const [place] = must(await hr.GET('/leave/place')).responseDataList
  must(await hr.POST('/leave/holiday', { body: { placeId: place!.id, day: '2099-03-02', name: 'Harbour day' } }))
  expect((await told('holidayPlace'))[0]).toEqual(['Holiday created', 'day: 2 Mar 2099', 'name: Harbour day'])

  const courseId = await publishedCourse(t)
  must(await hr.POST('/learning/rule', { body: { courseId, dueDays: 28, openDays: 30, repeat: 'FIXED_DAY', fixedMonth: 2, fixedDay: 1 } }))
  const [rule] = await told('learningRule')
  expect(rule?.[0]).toBe('Learning rule created')
  expect(rule).toContain('again: each year on the same day')
  expect((await history('course', courseId)).every(({ entityId }) => entityId === courseId)).toBe(true)
  expect((await told('course', courseId)).length).toBeGreaterThan(0)
})

test('an account tells who changed its roles, and not each time that somebody signed in', async () => {
  const [user] = must(await auth.POST('/users/criteria', { body: { search: 'employee@threshold.test' } })).responseDataList
  await t.tokenOf('employee@threshold.test')
  expect((await history('account', user!.id)).filter(({ action }) => action === 'signIn')).toEqual([])
})

test('nobody but a manager reads it', async () => {
  for (const who of ['officer', 'employee'] as const) {
    const { error } = await (await t.as(who)).recruitment.GET('/audit-log/settings/{kind}', { params: { path: { kind: 'company' } } })
    expect(error).toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('what can be chosen where nothing is typed comes from the service', async () => {
  const { offered } = must(await recruitment.GET('/voluntary-questions/settings'))
  const { questions } = must(await recruitment.GET('/voluntary-questions')).data
  const asked = questions.filter(({ kind }) => kind !== 'ETHNIC_BACKGROUND')
  expect(asked.length).toBeGreaterThan(0)
  for (const { kind, choices } of asked) expect(offered.find((one) => one.kind === kind)?.choices).toEqual(choices)
})
