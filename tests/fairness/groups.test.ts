import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answered, mayReplace, reachedBy, type Told, toldGroups } from '../../server/overview/fairness/groups.ts'

const FEW = 5
const STAGES = [0, 1, 2, 3, 4, 5]
const gender = fc.option(fc.oneof({ weight: 6, arbitrary: fc.constantFrom('WOMAN', 'MAN') }, fc.constantFrom('NON_BINARY', 'NOT_SAID')), {
  nil: undefined,
  freq: 30,
})
const person: fc.Arbitrary<Answered> = fc
  .record({
    gender,
    age: fc.constantFrom('UNDER_25', 'FROM_25', 'FROM_35', 'NOT_SAID'),
    disability: fc.oneof({ weight: 5, arbitrary: fc.constant('NO') }, fc.constantFrom('YES', 'NOT_SAID')),
    stage: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 5),
  })
  .map(({ gender: GENDER, age: AGE, disability: DISABILITY, stage }) => ({ answers: { ...(GENDER && { GENDER }), AGE, DISABILITY }, stage }))
const people = fc.array(person, { minLength: 0, maxLength: 160, size: 'max' })
const runs = { seed: 20_261_126, numRuns: 300 }

const isOf = ({ answers }: Answered, { first, firstAnswer, second, secondAnswer }: Told) =>
  answers[first] === firstAnswer && (second === null || answers[second] === secondAnswer)
const countOf = (all: readonly Answered[], group: Told, stage: number) => all.filter((one) => isOf(one, group) && one.stage >= stage).length

describe('what is told of groups', () => {
  test('is what counting one by one comes to, and never fewer than five', () => {
    let told = 0
    fc.assert(
      fc.property(people, (all) => {
        for (const group of toldGroups(all))
          for (const stage of STAGES) {
            const count = group.reached[stage] ?? null
            if (stage === 0) expect(count).not.toBeNull()
            if (count === null) continue
            told++
            expect(count).toBe(countOf(all, group, stage))
            expect(count).toBeGreaterThanOrEqual(FEW)
          }
      }),
      runs,
    )
    expect(told).toBeGreaterThan(5000)
  })

  test('leaves nothing about one to four people that a subtraction would tell: not of a question, not within an answer, not from stage to stage', () => {
    fc.assert(
      fc.property(people, (all) => {
        const groups = toldGroups(all)
        const toldOf = (first: string, second: string | null) => groups.filter((one) => one.first === first && one.second === second)
        /** What is left of a number that may be known, without what is told of its parts. */
        const left = (sum: number, parts: readonly Told[], stage: number) => {
          const known = parts.filter(({ reached }) => reached[stage] !== null)
          if (known.length > 0)
            expect([0, ...Array.from({ length: 500 }, (_, at) => at + FEW)]).toContain(sum - known.reduce((n, one) => n + one.reached[stage]!, 0))
        }
        const pairs = [
          ['GENDER', 'AGE'],
          ['GENDER', 'DISABILITY'],
          ['AGE', 'DISABILITY'],
        ] as const
        for (const stage of STAGES) {
          for (const kind of ['GENDER', 'AGE', 'DISABILITY'] as const) left(all.filter((one) => one.stage >= stage).length, toldOf(kind, null), stage)
          for (const [first, second] of pairs) {
            const table = toldOf(first, second)
            for (const [kind, own] of [
              [first, 'firstAnswer'],
              [second, 'secondAnswer'],
            ] as const)
              for (const answer of new Set(table.map((one) => one[own])))
                left(
                  all.filter(({ answers, stage: at }) => answers[kind] === answer && at >= stage).length,
                  table.filter((one) => one[own] === answer),
                  stage,
                )
          }
        }
        for (const { reached } of groups) {
          const known = reached.filter((count) => count !== null)
          for (const [at, count] of known.entries()) if (at > 0) expect([1, 2, 3, 4]).not.toContain(known[at - 1]! - count)
        }
      }),
      runs,
    )
  })

  test('one group that is not told is never the only one: with it goes the next', () => {
    fc.assert(
      fc.property(people, (all) => {
        const groups = toldGroups(all)
        for (const kind of ['AGE', 'DISABILITY'] as const) {
          const given = new Set(all.map(({ answers }) => answers[kind]))
          const hidden = given.size - groups.filter((one) => one.first === kind && one.second === null).length
          if (given.size > 1) expect(hidden).not.toBe(1)
        }
      }),
      runs,
    )
  })

  test('is everything where every group is large', () => {
    const all = ['WOMAN', 'MAN'].flatMap((GENDER) =>
      ['YES', 'NO'].flatMap((DISABILITY) => Array.from({ length: 30 }, (_, at): Answered => ({ answers: { GENDER, DISABILITY }, stage: Math.floor(at / 5) }))),
    )
    const groups = toldGroups(all)
    expect(groups.map(({ firstAnswer, secondAnswer }) => [firstAnswer, secondAnswer].filter(Boolean).join(' ')).sort()).toEqual(
      ['MAN', 'MAN NO', 'MAN YES', 'NO', 'WOMAN', 'WOMAN NO', 'WOMAN YES', 'YES'].sort(),
    )
    for (const { reached, second } of groups) expect(reached).toEqual([30, 25, 20, 15, 10, 5].map((n) => n * (second ? 1 : 2)))
  })

  test('says nothing of four women, nor of the men whose number would tell theirs', () => {
    const all = Array.from({ length: 20 }, (_, at): Answered => ({ answers: { GENDER: at < 4 ? 'WOMAN' : 'MAN' }, stage: 0 }))
    expect(toldGroups(all)).toEqual([])
  })
})

describe('figures that were told are replaced', () => {
  test('only when nobody or five more came to each stage', () => {
    expect(mayReplace([], [12, 6, 0, 0, 0, 0])).toBe(true)
    expect(mayReplace([12, 6, 0, 0, 0, 0], [13, 6, 0, 0, 0, 0])).toBe(false)
    expect(mayReplace([12, 6, 0, 0, 0, 0], [17, 6, 5, 0, 0, 0])).toBe(true)
    expect(mayReplace([12, 6, 0, 0, 0, 0], [17, 7, 0, 0, 0, 0])).toBe(false)
    expect(mayReplace([12, 6, 0, 0, 0, 0], [12, 6, 0, 0, 0, 0])).toBe(false)
  })

  test('never by those of fewer people: their answers can no longer be found', () => {
    expect(mayReplace([12, 6, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0])).toBe(false)
    expect(mayReplace([12, 6, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0])).toBe(false)
  })

  test('fewer than five count as none', () => {
    expect(reachedBy(Array.from({ length: 9 }, (_, at): Answered => ({ answers: {}, stage: at < 4 ? 2 : 1 })))).toEqual([9, 9, 0, 0, 0, 0])
  })
})
