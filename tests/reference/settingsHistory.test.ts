import { expect, test } from 'vitest'
import type { components } from '../../src/api/recruitment.gen.ts'
import { auditDetails, auditLine } from '../../src/ui/requisitions/auditWords.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { ask } from '../fairness/asked.ts'

const t = await testApp()
const { recruitment } = await t.as('manager')
const history = async (kind: components['schemas']['SettingKind']) =>
  must(await recruitment.GET('/audit-log/settings/{kind}', { params: { path: { kind } } })).responseDataList
const told = async (kind: components['schemas']['SettingKind']) => (await history(kind)).map((entry) => [auditLine(entry), ...auditDetails(entry)])

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
