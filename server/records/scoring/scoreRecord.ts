import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Found } from '../../tables/applicationDetails.ts'
import { breakdownOf, type Criterion, type Matches, type Position, payName, placeName, yearsName } from '../score.ts'

type Schemas = components['schemas']
type Part = Schemas['ScorePart']
/** What a position asks for, as it is kept beside the scores: each place of work for itself. */
export type PastCriterion = Schemas['PastCriterion']

/** What a position asks for, in the order of the parts of a score. */
export function criteriaIn({ refs, documents, experience, places, pay }: Position): PastCriterion[] {
  const one = (section: PastCriterion['section'], name: string, { weight, mandatory }: Pick<PastCriterion, 'weight' | 'mandatory'>) => {
    return { section, name, weight, mandatory }
  }
  return [
    ...refs.map((ref) => one(ref.section, ref.name, ref)),
    ...documents.map((document) => one('compliance', document.name, document)),
    ...(experience ? [one('experience', yearsName(experience), experience)] : []),
    ...places.map((place) => one('location', placeName(place), place)),
    ...(pay ? [one('financial', payName(pay), pay)] : []),
  ]
}

/** What was found, of each part of a score. */
export const foundIn = (parts: readonly Part[], matches: Matches): Found[] =>
  parts.map(({ section, name, match, finding, value, currency, period, counted }, at) => ({
    m: matches[at] ?? match,
    f: finding,
    ...(value === null ? {} : { v: value }),
    ...(currency === null ? {} : { c: currency }),
    ...(period === null ? {} : { p: period }),
    ...(section === 'location' ? { n: name } : {}),
    ...(counted ? {} : { x: true as const }),
  }))

/** The score as it was, from what the position asked for then and what was found: what stands in the record is enough. */
export function breakdownThen(criteria: readonly PastCriterion[], found: readonly Found[]): Schemas['ScoreBreakdown'] {
  const places = criteria.filter(({ section }) => section === 'location')
  const [first] = places
  // Of several places the best one counts, with the greatest weight among them.
  const place = first && { ...first, weight: Math.max(...places.map(({ weight }) => weight)), mandatory: places.some(({ mandatory }) => mandatory) }
  const parts = criteria.filter((one) => one.section !== 'location' || one === first).map((one) => (one === first && place ? place : one))
  return breakdownOf(parts.flatMap((part, at) => (found[at] ? [criterionThen(part, found[at])] : [])))
}

const criterionThen = (part: PastCriterion, { m, f, v, c, p, n, x }: Found): Criterion => ({
  ...{ section: part.section, name: n ?? part.name, weight: part.weight, mandatory: part.mandatory },
  ...{ match: m, finding: f, value: v ?? null, counted: !x },
  ...(c === undefined ? {} : { currency: c }),
  ...(p === undefined ? {} : { period: p as NonNullable<Criterion['period']> }),
})
