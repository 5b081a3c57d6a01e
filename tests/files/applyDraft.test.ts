import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { applyMachine, type Kept } from '../../src/machines/flows/apply.ts'
import {
  type Asked,
  applicationFrom,
  type Draft,
  emptyDraft,
  gapsOf,
  numberFrom,
  type PublicApplication,
  type Resume,
  type Touch,
} from '../../src/machines/flows/applyDraft.ts'

const resume: Resume = { id: 7, token: 'x'.repeat(43), originalName: 'cv.pdf', size: 1000 }
const person = { firstName: 'Maya', surName: 'Okonkwo', email: 'maya@sample.example', mobile: '0412 345 678' }
const plain: Asked = { questions: [], resumeRequired: true }

describe('what was typed, read', () => {
  test.each([
    ['82,000', 82_000],
    ['82 000', 82_000],
    ["82'000.50", 82_000.5],
    ['$1,234,567', 1_234_567],
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['82.000', undefined],
    ['1,23,456', undefined],
    ['sixty', undefined],
    ['-4', undefined],
    ['', undefined],
  ])('%j is %j', (typed, value) => expect(numberFrom(typed)).toBe(value))

  test.each([
    ['about', { firstName: ' ' }, { firstName: 'missing' }],
    ['about', { surName: 'a@b' }, { surName: 'unclear' }],
    ['about', { email: 'maya@' }, { email: 'unclear' }],
    ['about', { mobile: 'call me' }, { mobile: 'unclear' }],
    ['experience', { totalExperience: '81' }, { totalExperience: 'unclear' }],
    ['experience', { totalExperience: '' }, {}],
    ['salary', { expectedSalary: '82.000' }, { expectedSalary: 'unclear' }],
    ['cv', { resume: null }, { resume: 'missing' }],
    ['check', { consent: false }, { consent: 'missing' }],
  ] as const)('%s with %j lacks %j', (place, change, gaps) => {
    expect(gapsOf(place, { ...emptyDraft, ...person, resume, consent: true, ...change }, plain)).toEqual(gaps)
  })

  test('what is not stated is left out; money is sent in minor units of its currency', () => {
    const bare = applicationFrom({ ...emptyDraft, ...person, resume }, plain, {})
    expect(Object.keys(bare).filter((key) => /city|Experience|alary|Sal/.test(key))).toEqual([])
    const yen = applicationFrom({ ...emptyDraft, ...person, expectedSalary: '5,000,000', salaryCurrency: 'JPY' }, plain, {})
    expect(yen).toMatchObject({ expectedSalary: 5_000_000, salaryCurrency: 'JPY', expectedSalOption: 'YEARLY' })
    expect(applicationFrom({ ...emptyDraft, ...person, expectedSalary: '82,000.50', salaryCurrency: 'AUD' }, plain, {}).expectedSalary).toBe(8_200_050)
  })
})

describe('the questions of a post', () => {
  const asked: Asked = {
    questions: [
      { id: 5, kind: 'NUMBER', text: 'How many beds?', required: true, options: [] },
      { id: 6, kind: 'ONE_OF', text: 'Which shift?', required: false, options: ['Day', 'Night'] },
    ],
    resumeRequired: true,
  }
  const whole: Draft = { ...emptyDraft, ...person, resume, consent: true }
  function run(kept: Partial<Kept>, posted: Asked, touch: Touch = {}) {
    const sent: { application: object }[] = []
    const apply = fromPromise<{ id: number }, { jobPostId: number; key: string; application: PublicApplication }>(({ input }) => {
      sent.push(input)
      return new Promise(() => {})
    })
    const known: Kept = { draft: emptyDraft, answered: [], key: 'key', applicationId: null, read: null, ...kept }
    return { sent, flow: createActor(applyMachine.provide({ actors: { apply } }), { input: { jobPostId: 3, asked: posted, touch, kept: known } }).start() }
  }

  test('a post without questions has no page for them; one that asks later is answered before anything is sent', () => {
    const all = ['cv', 'about', 'experience', 'salary'] as const
    const { flow } = run({ draft: whole, answered: [...all] }, plain)
    flow.send({ type: 'visit', place: 'questions' })
    expect(flow.getSnapshot().value).toBe('check')
    flow.send({ type: 'ask', asked })
    flow.send({ type: 'submit' })
    expect(flow.getSnapshot().value).toBe('questions')
    flow.send({ type: 'continue' })
    expect(flow.getSnapshot().context.gaps).toEqual({ 'answers.5': 'missing' })
    flow.send({ type: 'fill', answers: { answers: { 5: ['12 beds'], 6: ['Noon'] } } })
    flow.send({ type: 'continue' })
    expect(flow.getSnapshot().context.gaps).toEqual({ 'answers.5': 'unclear', 'answers.6': 'unclear' })
    flow.send({ type: 'fill', answers: { answers: { 5: ['12'], 6: [''] } } })
    flow.send({ type: 'continue' })
    expect(flow.getSnapshot().value).toBe('check')
    // What is asked no more is not in the way.
    flow.send({ type: 'ask', asked: plain })
    flow.send({ type: 'visit', place: 'questions' })
    expect(flow.getSnapshot().value).toBe('check')
  })

  test('where no CV is required one applies without, with the channel and the answers', () => {
    const { flow, sent } = run(
      { draft: { ...whole, resume: null, answers: { 5: ['−3'], 6: ['Night'] } } },
      { ...asked, resumeRequired: false },
      { channel: 'linkedin' },
    )
    expect(flow.getSnapshot().can({ type: 'skip' })).toBe(false)
    for (let page = 0; page < 5; page++) flow.send({ type: 'continue' })
    flow.send({ type: 'submit' })
    flow.stop()
    const answers = [
      { questionId: 5, number: -3 },
      { questionId: 6, option: 'Night' },
    ]
    expect(sent).toMatchObject([{ application: { channel: 'linkedin', answers } }])
    expect(sent[0]).not.toHaveProperty('application.resume')
  })
})
