import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { applicationAnswers, jobPostQuestions } from '../../server/tables/questions.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { type PublicApplication, posted, someone, uploadedResume } from './posted.ts'

type Change = components['schemas']['JobPostChange']
/** Conditions as they may come, right and wrong ones. */
type Criteria = { columns?: string[]; operators?: string[]; values?: unknown[]; sort?: string }

const t = await testApp()
const [owner, officer] = [await t.as('employee'), await t.as('officer')]
let post: Awaited<ReturnType<typeof posted>>
const at = () => ({ params: { path: { id: post.requisitionId } } })
const again = ({ id, ...question }: components['schemas']['PostQuestion']) => ({ ...question, questionId: id })
const read = async () => must(await owner.recruitment.GET('/job-post/requisition/{id}', at())).data
async function save(change: Partial<Change>) {
  const { title, description, version } = await read()
  return owner.recruitment.POST('/job-post/requisition/{id}', { ...at(), body: { title, description, version, ...change } })
}
const shown = async () => must(await t.visitor.recruitment.GET('/job-post/{id}', { params: { path: { id: post.id } } })).data
const apply = async (change: Partial<PublicApplication>) =>
  t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body: { ...someone(await uploadedResume(t)), ...change } })
const applied = async (change: Partial<PublicApplication>) => must(await apply(change)).responseData.id
const record = async (id: number) => must(await officer.recruitment.GET('/application/record/{id}', { params: { path: { id } } })).data
const find = async (body: Criteria) =>
  officer.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId: post.requisitionId } }, body: body as never })
const found = async (criteria: Criteria) => must(await find(criteria)).responseDataList

const asked = [
  { kind: 'SHORT_TEXT', text: 'Your favourite ward?', required: true, options: [] },
  { kind: 'LONG_TEXT', text: 'Why this work?', required: false, options: [] },
  { kind: 'YES_NO', text: 'May you work here?', required: true, options: [] },
  { kind: 'ONE_OF', text: 'Which shift?', required: false, options: ['Day', 'Night'] },
  { kind: 'SEVERAL_OF', text: 'Which days?', required: false, options: ['Monday', 'Sunday'] },
  { kind: 'NUMBER', text: 'How many beds?', required: false, options: [] },
] as const satisfies Change['questions']
let ids: number[]
const answersOf = (beds: number): NonNullable<PublicApplication['answers']> => [
  { questionId: ids[0]!, text: beds > 5 ? 'Surgery' : 'Children' },
  { questionId: ids[2]!, yes: beds > 5 },
  { questionId: ids[3]!, option: 'Night' },
  { questionId: ids[4]!, options: beds > 5 ? ['Monday', 'Sunday'] : ['Sunday'] },
  { questionId: ids[5]!, number: beds },
]

beforeAll(async () => {
  post = await posted(t)
  ids = must(await save({ questions: [...asked.map((one) => ({ ...one, options: [...one.options] }))], channels: ['linkedin'] })).responseData.questions.map(
    ({ id }) => id,
  )
})

describe('the questions of a post', () => {
  test('are public in their order, and written into the audit log', async () => {
    expect(await shown()).toMatchObject({ resumeRequired: true, questions: asked.map((one, place) => ({ ...one, id: ids[place] })) })
    const [row] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'jobPost'), eq(auditLog.entityId, post.id), eq(auditLog.action, 'change')))
      .orderBy(desc(auditLog.id))
    expect(row).toMatchObject({ before: { questions: [], channels: [] }, after: { channels: ['linkedin'] } })
    expect(row!.after).toHaveProperty('questions.3', 'Which shift? (Day / Night)')
  })

  test.each<[string, Change['questions'], string]>([
    ['no words', [{ kind: 'NUMBER', text: ' ', required: false, options: [] }], 'questions.0.text'],
    ['a choice of one', [{ kind: 'ONE_OF', text: 'Which?', required: false, options: ['Day', ' Day '] }], 'questions.0.options'],
    ['the number of another post', [{ questionId: 999_999, kind: 'NUMBER', text: 'How many?', required: false, options: [] }], 'questions.0.text'],
  ])('%s is refused at its field', async (_, questions, field) => {
    expect((await save({ questions: questions! })).error?.errors).toMatchObject([{ field }])
    expect((await read()).questions).toHaveLength(asked.length)
  })

  test('are ten at most, and whoever leaves them out changes nothing of them', async () => {
    const many = Array.from({ length: 11 }, () => ({ kind: 'NUMBER' as const, text: 'How many?', required: false, options: [] }))
    expect((await save({ questions: many })).response.status).toBe(400)
    must(await save({ summary: 'Other words.' }))
    expect((await read()).questions.map(({ id }) => id)).toEqual(ids)
  })

  test('go into the draft post of a copied requisition', async () => {
    const path = { params: { query: { positionId: post.requisitionId } } }
    const { id } = must(await owner.recruitment.POST('/job_position/clone', path)).responseData
    const copy = must(await owner.recruitment.GET('/job-post/requisition/{id}', { params: { path: { id } } })).data
    expect(copy).toMatchObject({ status: 'draft', channels: [], questions: asked.map((one) => ({ ...one })) })
    expect(copy.questions.some((question) => ids.includes(question.id))).toBe(false)
  })
})

describe('answers', () => {
  const refused = async (answers: unknown, field: string) => {
    const before = (await t.db.select().from(applications)).length
    const resume = await uploadedResume(t)
    const { response, error } = await apply({ resume, answers: answers as never })
    expect(response.status).toBe(400)
    if (field) expect(error!.errors!.map((one) => one.field).join(' ')).toContain(field)
    expect((await t.db.select().from(applications)).length).toBe(before)
    const [file] = await t.db.select().from(files).where(eq(files.id, resume.id))
    expect(file).toMatchObject({ claimed: false })
  }
  const with0 = (answer: object) => [answer, ...answersOf(7).filter(({ questionId }) => questionId !== (answer as { questionId: number }).questionId)]

  test('that are required are required', async () => {
    await refused(undefined, `answers.${ids[0]}`)
    await refused(with0({ questionId: ids[0], text: '   ' }), `answers.${ids[0]}`)
  })
  test('to an unknown question, and two to one, are refused', async () => {
    await refused([...answersOf(7), { questionId: 999_999, text: 'x' }], 'answers')
    await refused([...answersOf(7), { questionId: ids[0], text: 'again' }], 'answers')
    await refused([{ questionId: ids[0] }], 'answers')
  })
  test.each([
    ['a text for yes or no', 2, { text: 'yes' }],
    ['yes for a text', 0, { yes: true }],
    ['a text for a number', 5, { text: '7' }],
    ['what cannot be chosen', 3, { option: 'Noon' }],
    ['one of several that cannot be chosen', 4, { options: ['Sunday', 'Friday'] }],
    ['a long text for a short one', 0, { longText: 'Surgery' }],
  ])('%s is refused', async (_, place, answer) => refused(with0({ questionId: ids[place], ...answer }), `answers.${ids[place]}`))
  test.each([
    ['a string for yes', 2, { yes: 'true' }],
    ['a string for a number', 5, { number: '7' }],
    ['a number without end', 5, { number: 1e300 }],
    ['a text of 5,000 letters', 0, { text: 'x'.repeat(5000) }],
    ['a long text of 5,000 letters', 1, { longText: 'x'.repeat(5000) }],
    ['two kinds at once', 0, { text: 'Surgery', yes: true }],
    ['one choice twice', 4, { options: ['Sunday', 'Sunday'] }],
  ])('%s is refused by the contract', async (_, place, answer) => refused(with0({ questionId: ids[place], ...answer }), 'answers'))
  test('11 of them are refused, and 500 before they are looked at', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ questionId: n + 1, text: 'x' }))
    await refused(many(11), 'answers')
    await refused(many(500), '')
  })

  test('stay with the words of their question; a later change touches new applications only', async () => {
    const first = await applied({ answers: answersOf(12) })
    const { questions } = await read()
    must(
      await save({
        questions: questions
          .toReversed()
          .filter(({ kind }) => kind !== 'YES_NO')
          .map(again)
          .map((one) =>
            one.questionId === ids[0]
              ? { ...one, text: 'The ward you like most?', required: false }
              : one.kind === 'ONE_OF'
                ? { ...one, options: ['Day', 'Late'] }
                : one,
          ),
      }),
    )
    expect((await record(first)).answers.map(({ text, answer }) => [text, answer])).toEqual([
      ['Your favourite ward?', ['Surgery']],
      ['May you work here?', ['true']],
      ['Which shift?', ['Night']],
      ['Which days?', ['Monday', 'Sunday']],
      ['How many beds?', ['12']],
    ])
    await refused([{ questionId: ids[3], option: 'Night' }], `answers.${ids[3]}`)
    const second = await applied({ answers: [{ questionId: ids[3]!, option: 'Late' }] })
    expect((await record(second)).answers).toMatchObject([{ text: 'Which shift?', options: ['Day', 'Late'], answer: ['Late'] }])
    const kept = await t.db.select().from(jobPostQuestions).where(eq(jobPostQuestions.id, ids[2]!))
    expect(kept).toMatchObject([{ position: null }])
    const list = must(await officer.recruitment.GET('/job-post/requisition/{id}/questions', at())).responseDataList
    // What is asked no more stands last; what was chosen before can still be chosen in a filter.
    expect(list.map(({ id }) => id)).toEqual([ids[5], ids[4], ids[3], ids[1], ids[0], ids[2]])
    expect(list.find(({ id }) => id === ids[3])?.options).toEqual(['Day', 'Late', 'Night'])
  })

  test('a question of another kind is another question; what nobody answered leaves nothing', async () => {
    const { questions } = await read()
    const changed = questions
      .map(again)
      .map((one) => (one.questionId === ids[5] ? { ...one, kind: 'SHORT_TEXT' as const } : one))
      .filter(({ questionId }) => questionId !== ids[1])
    const saved = must(await save({ questions: changed })).responseData.questions
    expect(saved.some(({ id }) => id === ids[5])).toBe(false)
    expect(await t.db.select().from(jobPostQuestions).where(eq(jobPostQuestions.id, ids[5]!))).toMatchObject([{ position: null, kind: 'NUMBER' }])
    expect(await t.db.select().from(jobPostQuestions).where(eq(jobPostQuestions.id, ids[1]!))).toEqual([])
  })
})

describe('among the candidates of the requisition', () => {
  let few: number
  let many: number
  beforeAll(async () => {
    post = await posted(t, 'Porter')
    ids = must(await save({ questions: asked.map((one) => ({ ...one, options: [...one.options] })), resumeRequired: false })).responseData.questions.map(
      ({ id }) => id,
    )
    few = await applied({ answers: answersOf(3), channel: 'linkedin' })
    const { resume: _, ...withoutCv } = someone({ id: 1, token: '' })
    many = must(await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body: { ...withoutCv, answers: answersOf(30) } }))
      .responseData.id
  })
  const name = (place: number) => `answer${ids[place]}`

  test('rows hold the answers, and nobody else’s list does', async () => {
    const rows = await found({ sort: 'id' })
    expect(rows.map(({ id, channel }) => [id, channel])).toEqual([
      [few, 'linkedin'],
      [many, null],
    ])
    expect(rows[1]!.answers).toContainEqual({ questionId: ids[4], answer: ['Monday', 'Sunday'] })
    const all = must(await officer.recruitment.POST('/application/criteria', { body: {} })).responseDataList
    expect(all.every((row) => row.answers === undefined)).toBe(true)
  })

  test.each<[string, number, string, unknown, 'few' | 'many' | 'both' | 'none']>([
    ['a text', 0, 'STR_CONTAIN', 'surg', 'many'],
    ['no answer', 1, 'EMPTY', '', 'both'],
    ['yes', 2, 'SEL_EQUAL', 'true', 'many'],
    ['one of', 3, 'SEL_ANY', ['Day', 'Night'], 'both'],
    ['several of', 4, 'SEL_EQUAL', 'Monday', 'many'],
    ['several of, not', 4, 'SEL_NONE', ['Monday'], 'few'],
    ['a number, as a number', 5, 'NUM_FROM', '4', 'many'],
    ['a range', 5, 'NUM_BETWEEN', ['1', '9'], 'few'],
    ['a text that would be SQL', 0, 'STR_EQUAL', "' or true --", 'none'],
  ])('are filtered by %s', async (_, place, operator, value, whom) => {
    const rows = await found({ columns: [name(place)], operators: [operator], values: [value], sort: 'id' })
    expect(rows.map(({ id }) => id)).toEqual({ few: [few], many: [many], both: [few, many], none: [] }[whom])
  })

  test('are sorted by a number as a number, and by nothing that is not asked here', async () => {
    expect((await found({ sort: name(5) })).map(({ id }) => id)).toEqual([few, many])
    expect((await found({ sort: `-${name(5)}` })).map(({ id }) => id)).toEqual([many, few])
    const other = await posted(t, 'Driver')
    const reqId = other.requisitionId
    const elsewhere = await officer.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId } }, body: { sort: name(5) } as never })
    expect(elsewhere.response.status).toBe(400)
    const everywhere = { columns: [name(2)], operators: ['SEL_EQUAL'], values: ['true'] }
    expect((await officer.recruitment.POST('/application/criteria', { body: everywhere as never })).response.status).toBe(400)
    // All of a requisition that fit are chosen by the list of all applications.
    const here = { columns: [name(2), 'requisitionId'], operators: ['SEL_EQUAL', 'NUM_EQUAL'], values: ['true', String(post.requisitionId)] }
    expect(must(await officer.recruitment.POST('/application/criteria', { body: here as never })).responseDataList.map(({ id }) => id)).toEqual([many])
  })

  test('leave in a file, and only there whole', async () => {
    const long = 'Because. '.repeat(60).trim()
    await applied({ answers: [...answersOf(5), { questionId: ids[1]!, longText: long }] })
    const show = [1, 2, 5].map((place) => ({
      column: name(place),
      heading: asked[place]!.text,
      words: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    }))
    const answer = await officer.recruitment.POST('/applicant/export/{reqId}', {
      params: { path: { reqId: post.requisitionId } },
      body: { format: 'csv', criteria: { sort: '-id' } as never, show },
      parseAs: 'text',
    })
    const lines = String(answer.data).trim().split('\r\n')
    expect(lines[0]).toContain('Why this work?')
    expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual([`${long},No,5`, ',Yes,30', ',No,3'])
    const [row] = await found({ sort: '-id' })
    expect(row!.answers!.find(({ questionId }) => questionId === ids[1])!.answer[0]).toHaveLength(200)
  })

  test('a CV may be left out where the post says so, and nowhere else; the channel stands with the application', async () => {
    expect(await t.db.select().from(applications).where(eq(applications.id, many))).toMatchObject([{ resumeFileId: null, source: 'JOB_POST' }])
    expect(await shown()).toMatchObject({ resumeRequired: false })
    must(await save({ resumeRequired: true }))
    const { resume: _, ...body } = someone({ id: 1, token: '' })
    const without = await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body: { ...body, answers: answersOf(4) } })
    expect([without.response.status, without.error?.errors?.[0]?.field]).toEqual([400, 'resume'])
    expect((await record(few)).application.channel).toBe('linkedin')
    expect((await apply({ answers: answersOf(4), channel: 'Linked In' })).response.status).toBe(400)
    expect(must(await officer.recruitment.GET('/job-post/channels')).responseDataList).toContain('linkedin')
    const byChannel = await found({ columns: ['channel'], operators: ['STR_EQUAL'], values: ['linkedin'] })
    expect(byChannel.map(({ id }) => id)).toEqual([few])
  })

  test('what HR enters by hand needs none', async () => {
    const person = { firstName: 'On', surName: 'Paper', email: 'on.paper@sample.example', mobile: '0412 345 678' }
    const { id } = must(await officer.recruitment.POST('/application', { body: { ...person, requisitionId: post.requisitionId } })).responseData
    expect(await t.db.select().from(applicationAnswers).where(eq(applicationAnswers.applicationId, id))).toEqual([])
    expect((await record(id)).answers).toEqual([])
  })
})
