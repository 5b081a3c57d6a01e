import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { countFairness } from '../../server/overview/fairness/countFairness.ts'
import { voluntaryToken } from '../../server/records/voluntary/questions.ts'
import { voluntaryAnswers } from '../../server/tables/questions.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { posted, someone, uploadedResume } from '../files/posted.ts'
import { ask } from './asked.ts'

const t = await testApp()
let post: Awaited<ReturnType<typeof posted>>
let manager: Awaited<ReturnType<typeof t.as>>
beforeAll(async () => {
  post = await posted(t)
  manager = await t.as('manager')
})

async function apply(key?: string) {
  const body = someone(await uploadedResume(t))
  const call = () =>
    t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id }, header: key ? { 'Idempotency-Key': key } : {} }, body })
  return { first: must(await call()).responseData, again: async () => must(await call()).responseData }
}
const give = (token: string, answers: { kind: 'GENDER' | 'AGE' | 'DISABILITY' | 'ETHNIC_BACKGROUND'; answer: string }[] = []) =>
  t.visitor.recruitment.POST('/voluntary-answers', { body: { token, answers } })
const kept = () => t.db.select().from(voluntaryAnswers)
const settings = async () => must(await manager.recruitment.GET('/voluntary-questions/settings')).data

describe('as the product begins', () => {
  test('nobody is asked, and whoever answers all the same is told so', async () => {
    expect((await settings()).asks).toBe(false)
    expect(must(await t.visitor.recruitment.GET('/voluntary-questions')).data).toEqual({ introduction: '', questions: [] })
    const { first } = await apply()
    expect(first).not.toHaveProperty('voluntaryToken')
    const { error, response } = await give(voluntaryToken(t.app.settings.secret, first.id), [{ kind: 'GENDER', answer: 'WOMAN' }])
    expect([response.status, error]).toMatchObject([409, { code: 'VOLUNTARY_QUESTIONS_OFF', message: expect.stringContaining('not asked any more') }])
    expect(await kept()).toEqual([])
  })
})

describe('the setting', () => {
  test('is kept with its words, in the audit log, and not from an old copy', async () => {
    const before = await settings()
    const questions = before.questions.map((one) =>
      one.kind === 'ETHNIC_BACKGROUND' ? { ...one, asked: true, wording: ' How would you describe yourself? ', choices: ['Māori', ' Pākehā '] } : one,
    )
    const after = await ask(t, { introduction: 'We would like to know whether we are fair.', questions })
    expect(after.questions.find(({ kind }) => kind === 'ETHNIC_BACKGROUND')).toEqual({
      ...{ kind: 'ETHNIC_BACKGROUND', asked: true, wording: 'How would you describe yourself?', choices: ['Māori', 'Pākehā'] },
    })
    const { rows } = await t.db.execute(sql`select action, before ->> 'asks' as was, after ->> 'asks' as is from audit_log where entity = 'voluntaryQuestions'`)
    expect(rows).toEqual([{ action: 'update', was: 'false', is: 'true' }])
    const stale = await manager.recruitment.POST('/voluntary-questions/settings', { body: before })
    expect(stale.error).toMatchObject({ code: 'STALE_VERSION' })
    const asked = must(await t.visitor.recruitment.GET('/voluntary-questions')).data
    expect(asked.questions.map(({ kind }) => kind)).toEqual(['GENDER', 'AGE', 'DISABILITY', 'ETHNIC_BACKGROUND'])
    expect(asked.questions[0]!.choices).toEqual(['WOMAN', 'MAN', 'NON_BINARY'])
  })

  test.each([
    ['no question at all', (one: object) => ({ ...one, asked: false }), 'asks', 'at least one question'],
    ['a question with one answer', (one: object) => ({ ...one, choices: ['Only'] }), 'questions.0.choices', 'at least two'],
    ['the same answer twice', (one: object) => ({ ...one, choices: ['Yes', 'No', 'yes'] }), 'questions.0.choices', 'twice'],
    ['an answer that the product means otherwise', (one: object) => ({ ...one, choices: ['NOT_SAID', 'x'] }), 'questions.0.choices', 'other words'],
  ])('is refused with %s, in words at its field', async (_, change, field, words) => {
    const now = await settings()
    const { error } = await manager.recruitment.POST('/voluntary-questions/settings', {
      body: { ...now, questions: now.questions.map((one) => ({ ...one, ...(change(one) as Partial<typeof one>) })) },
    })
    expect(error).toMatchObject({ code: 'BAD_INPUT', errors: [{ field, message: expect.stringContaining(words) }] })
  })
})

describe('somebody who has applied', () => {
  test('answers once, by a token that a repeated call has too; a second time the first answers stay', async () => {
    const { first, again } = await apply('form-of-fairness-1')
    expect((await again()).voluntaryToken).toBe(first.voluntaryToken)
    const before = (await kept()).length
    expect(must(await give(first.voluntaryToken!, [{ kind: 'GENDER', answer: 'WOMAN' }])).message).toBe('Thank you.')
    expect(must(await give(first.voluntaryToken!, [{ kind: 'GENDER', answer: 'MAN' }])).message).toContain('first answers')
    const rows = await kept()
    expect(rows).toHaveLength(before + 1)
    const [proof = ''] = first.voluntaryToken!.split('.')
    expect(rows.find((row) => row.proof === proof)).toEqual({
      ...{ proof, gender: 'WOMAN', age: 'NOT_SAID', disability: 'NOT_SAID', ethnicBackground: 'NOT_SAID' },
    })
  })

  test('many times at once: one row', async () => {
    const { first } = await apply()
    const before = (await kept()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(first.voluntaryToken!, [{ kind: 'AGE', answer: 'FROM_35' }])))
    expect(answers.map(({ response }) => response.status)).toEqual(Array(8).fill(200))
    expect(await kept()).toHaveLength(before + 1)
  })

  test.each([
    ['made up', () => 'made.up'],
    ['of another key', (id: number) => voluntaryToken('another secret that is long enough to be one', id)],
    ['without its signature', (id: number) => `${voluntaryToken(t.app.settings.secret, id).split('.')[0]}.`],
    ['the proof alone', (id: number) => voluntaryToken(t.app.settings.secret, id).split('.')[0]!],
    ['with another proof', (id: number) => `x${voluntaryToken(t.app.settings.secret, id).slice(1)}`],
  ])('is refused with a token that is %s', async (_, make) => {
    const before = await kept()
    const { error } = await give(make(1), [{ kind: 'GENDER', answer: 'WOMAN' }])
    expect(error).toMatchObject({ code: 'BAD_INPUT', errors: [{ field: 'token' }] })
    expect(await kept()).toEqual(before)
  })

  test.each([
    ['an answer that is not offered', [{ kind: 'GENDER' as const, answer: 'Something' }]],
    [
      'two answers to a question',
      [
        { kind: 'GENDER' as const, answer: 'MAN' },
        { kind: 'GENDER' as const, answer: 'WOMAN' },
      ],
    ],
  ])('is refused with %s', async (_, answers) => {
    const { first } = await apply()
    const { error } = await give(first.voluntaryToken!, answers)
    expect(error).toMatchObject({ code: 'BAD_INPUT', errors: [{ field: expect.stringMatching(/^answers\./) }] })
  })
})

describe('through the database alone nothing leads back', () => {
  test('the table holds the answers and one text that only the key makes: no number, no moment, no reference', async () => {
    const { rows } = await t.db.execute(
      sql`select column_name as name, data_type as type from information_schema.columns where table_name = 'voluntary_answers' order by ordinal_position`,
    )
    expect(rows.map(({ name, type }) => `${name} ${type}`)).toEqual(['proof text', 'gender text', 'age text', 'disability text', 'ethnic_background text'])
    const { rows: bound } = await t.db.execute(
      sql`select conname from pg_constraint where (conrelid = 'voluntary_answers'::regclass or confrelid = 'voluntary_answers'::regclass) and contype = 'f'`,
    )
    expect(bound).toEqual([])
    const { rows: fired } = await t.db.execute(sql`select tgname from pg_trigger where tgrelid = 'voluntary_answers'::regclass and not tgisinternal`)
    expect(fired).toEqual([])
  })

  test('no other table holds that text, nor the token', async () => {
    const { first } = await apply('form-of-fairness-2')
    must(await give(first.voluntaryToken!, [{ kind: 'ETHNIC_BACKGROUND', answer: 'Māori' }]))
    await countFairness(t.app)
    const [proof = '', signature = ''] = first.voluntaryToken!.split('.')
    const { rows: tables } = await t.db.execute<{ name: string }>(
      sql`select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const holding: string[] = []
    for (const { name } of tables) {
      const [schema = '', table = ''] = name.split('.')
      const whole = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
      for (const text of [proof, signature]) {
        const { rows } = await t.db.execute(sql`select from ${whole} r where position(${text} in r::text) > 0 limit 1`)
        if (rows.length > 0) holding.push(name)
      }
    }
    expect(tables.length).toBeGreaterThan(50)
    expect(holding).toEqual(['public.voluntary_answers'])
  })

  test('after the night neither the order of the rows nor what wrote them tells who answered when', async () => {
    for (let n = 0; n < 12; n++) must(await give((await apply()).first.voluntaryToken!, [{ kind: 'DISABILITY', answer: 'NO' }]))
    const read = async () => (await t.db.execute<{ proof: string; by: string }>(sql`select proof, xmin::text as by from voluntary_answers order by ctid`)).rows
    const before = await read()
    expect(new Set(before.map(({ by }) => by)).size).toBeGreaterThan(12)
    await countFairness(t.app)
    const after = await read()
    expect(new Set(after.map(({ by }) => by)).size).toBe(1)
    expect(after.map(({ proof }) => proof).toSorted()).toEqual(before.map(({ proof }) => proof).toSorted())
    expect(after.map(({ proof }) => proof)).not.toEqual(before.map(({ proof }) => proof))
  })
})
