import type { components as common } from '../../src/api/common.gen.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { payInWords } from '../platform/wording.ts'

/** The version of the formula below. Whoever changes what it comes to for anybody raises it, so that a score that was recorded says how it was counted. */
export const FORMULA = 1

type ScoreBreakdown = components['schemas']['ScoreBreakdown']
type ScorePart = components['schemas']['ScorePart']
type Period = common['schemas']['PayPeriod']
type Finding = components['schemas']['ScoreFinding']
export type RefSection = 'qualification' | 'certification' | 'workAuthorisation' | 'skill' | 'designation'

type Weighed = { weight: number; mandatory: boolean }
type City = { id: number; name: string; latitude: number | null; longitude: number | null }
type Pay = { amount: number; currency: string; period: Period }

/** What a position asks for; `Key` is what else is known of each criterion. */
export type Position<Key = object> = {
  refs: (Weighed & Key & { section: RefSection; refId: number; name: string })[]
  documents: (Weighed & Key & { name: string })[]
  places: (Weighed & Key & { city: City; remote: boolean; distance: number })[]
  pay: (Weighed & Key & { to: Pay }) | null
  experience: (Weighed & Key & { minExperience: number; maxExperience?: number | null }) | null
}

/** What a candidate says and what was found true. Ids are those of the reference lists. */
export type Statement = {
  held: Partial<Record<RefSection, readonly number[]>>
  /** The documents that were asked for; `held` once approved. */
  documents: readonly { name: string; held: boolean }[]
  city: City | null
  pay: Pay | null
  years: number | null
}

type Match = { match: number; finding: Finding; value?: number | null; currency?: string; period?: Period; counted?: boolean }
export type Criterion = Weighed & Match & { section: ScorePart['section']; name: string }

const HOURS: Record<Period, number> = { HOURLY: 1, DAILY: 8, MONTHLY: 2080 / 12, YEARLY: 2080 }
/** Pay brought to another period: 1 year = 12 months = 260 days = 2,080 hours. */
export const inPeriod = (pay: Pick<Pay, 'amount' | 'period'>, period: Period) => (pay.amount / HOURS[pay.period]) * HOURS[period]

const RADIUS = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Kilometres along the great circle; null when one of the places has no known position. */
export function kilometres(a: Pick<City, 'latitude' | 'longitude'>, b: Pick<City, 'latitude' | 'longitude'>): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2]
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

const clamp = (match: number) => Math.min(1, Math.max(0, match))
const round = (number: number, digits: number) => Number(number.toFixed(digits))
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function matchPlace(place: Position['places'][number], city: Statement['city']): Match {
  if (place.remote) return { match: 1, finding: 'REMOTE' }
  if (!city) return { match: 0, finding: 'NOT_STATED' }
  if (city.id === place.city.id) return { match: 1, finding: 'SAME_CITY' }
  const away = kilometres(city, place.city)
  if (away === null) return { match: 0, finding: 'NOT_STATED' }
  const beyond = away - place.distance
  const match = place.distance === 0 ? 0 : clamp(1 - beyond / (4 * place.distance))
  return { match, finding: 'KM_AWAY', value: Math.round(away) }
}

function matchPay(to: Pay, expected: Statement['pay']): Match {
  if (!expected) return { match: 0, finding: 'NOT_STATED' }
  const said = { value: expected.amount, currency: expected.currency, period: expected.period }
  if (expected.currency !== to.currency) return { match: 0, finding: 'NOT_COMPARABLE', counted: false, ...said }
  const amount = inPeriod(expected, to.period)
  const above = amount <= to.amount ? 0 : to.amount === 0 ? 1 : amount / to.amount - 1
  return { match: clamp(1 - above / 0.2), finding: 'EXPECTS', ...said }
}

function matchYears(min: number, years: number | null): Match {
  if (min === 0) return { match: 1, finding: years === null ? 'NOT_STATED' : 'YEARS', value: years }
  if (years === null) return { match: 0, finding: 'NOT_STATED' }
  return { match: clamp(years / min), finding: 'YEARS', value: years }
}

function matchRef(refId: number, held: readonly number[]): Match {
  if (held.includes(refId)) return { match: 1, finding: 'HELD' }
  return { match: 0, finding: held.length === 0 ? 'NOT_STATED' : 'NOT_HELD' }
}

/** What a place of work asks for, in words. */
export const placeName = ({ city, remote, distance }: Position['places'][number]) =>
  remote ? `Remote or in ${city.name}` : distance === 0 ? `In ${city.name}` : `Within ${distance} km of ${city.name}`

export const yearsName = ({ minExperience }: NonNullable<Position['experience']>) => `${minExperience} ${minExperience === 1 ? 'year' : 'years'} of experience`
export const payName = ({ to }: NonNullable<Position['pay']>) => `Up to ${payInWords(to.amount, to.currency, to.period)}`

/** The best of the places counts, with the greatest of their weights. */
function bestPlace(places: Position['places'], city: Statement['city']): Criterion[] {
  const [best] = places.map((place) => ({ place, ...matchPlace(place, city) })).sort((a, b) => b.match - a.match)
  if (!best) return []
  const { place, ...match } = best
  const weight = Math.max(...places.map((one) => one.weight))
  return [{ section: 'location', name: placeName(place), weight, mandatory: places.some((one) => one.mandatory), ...match }]
}

function criteria(position: Position, statement: Statement): Criterion[] {
  const { pay, experience } = position
  return [
    ...position.refs.map(({ refId, section, name, weight, mandatory }) => ({
      section,
      name,
      weight,
      mandatory,
      ...matchRef(refId, statement.held[section] ?? []),
    })),
    ...position.documents.map(({ name, weight, mandatory }): Criterion => {
      const asked = statement.documents.find((one) => same(one.name, name))
      const match: Match = asked ? { match: asked.held ? 1 : 0, finding: asked.held ? 'HELD' : 'NOT_HELD' } : { match: 0, finding: 'NOT_ASKED', counted: false }
      return { section: 'compliance', name, weight, mandatory, ...match }
    }),
    ...(experience
      ? [
          {
            section: 'experience' as const,
            name: yearsName(experience),
            weight: experience.weight,
            mandatory: experience.mandatory,
            ...matchYears(experience.minExperience, statement.years),
          },
        ]
      : []),
    ...bestPlace(position.places, statement.city),
    ...(pay
      ? [
          {
            section: 'financial' as const,
            name: payName(pay),
            weight: pay.weight,
            mandatory: pay.mandatory,
            ...matchPay(pay.to, statement.pay),
          },
        ]
      : []),
  ]
}

export const nothingStated: Statement = { held: {}, documents: [], city: null, pay: null, years: null }

/** How well each criterion is met, from 0 to 1, in the order of the position; null where it does not count. No weight changes it. */
export type Matches = readonly (number | null)[]
const matchesIn = (list: Criterion[]): Matches => list.map(({ match, counted = true }) => (counted ? match : null))

/** The weights of a position in the order of `Matches`. */
export const weightsOf = (position: Position): number[] => criteria(position, nothingStated).map(({ weight }) => weight)

/** What a candidate with these matches lacks of what must be there; of several places of work only the statement knows which one it is. */
export function missingBy(position: Position): (matches: Matches) => string[] {
  const list = criteria(position, nothingStated)
  return (matches) => missingIn(list.map((one, at) => ({ ...one, match: matches[at] ?? 0, counted: typeof matches[at] === 'number' })))
}

/** The profile score of these matches with these weights, and what it is divided from. */
export function scoreOf(weights: readonly number[], matches: Matches): { weight: number; points: number; profileScore: number | null } {
  let [weight, points] = [0, 0]
  // Counted for tens of thousands at once, where an iterator takes longer than the sum.
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at]
    if (match === null || match === undefined) continue
    const own = weights[at] ?? 0
    weight += own
    points += own * match
  }
  return { weight, points, profileScore: weight === 0 ? null : round((100 * points) / weight, 1) }
}

const missingIn = (list: Criterion[]): string[] =>
  list.filter(({ mandatory, match, counted = true }) => counted && mandatory && match < 1).map(({ name }) => name)

/** What a candidate lacks of what must be there. */
export const missingItems = (position: Position, statement: Statement): string[] => missingIn(criteria(position, statement))

/** The profile score of product.md §6 with every part that it is added up from. It orders; it decides nothing. */
export const score = (position: Position, statement: Statement): ScoreBreakdown => scored(position, statement).breakdown

/** The profile score alone, for whoever puts many in order. */
export function profileScoreOf(position: Position, statement: Statement): number | null {
  const list = criteria(position, statement)
  const weights = list.map(({ weight }) => weight)
  return scoreOf(weights, matchesIn(list)).profileScore
}

/** The same with the matches that it is counted from. */
export function scored(position: Position, statement: Statement): { breakdown: ScoreBreakdown; matches: Matches } {
  const list = criteria(position, statement)
  return { breakdown: breakdownOf(list), matches: matchesIn(list) }
}

/** The score that these criteria come to, with its parts. */
export function breakdownOf(list: Criterion[]): ScoreBreakdown {
  const { weight, points, profileScore } = scoreOf(
    list.map((one) => one.weight),
    matchesIn(list),
  )
  return {
    profileScore,
    missingMandatoryItems: missingIn(list),
    points: round(points, 1),
    weight,
    parts: list.map(({ counted = true, value = null, currency = null, period = null, ...one }) => ({
      ...one,
      counted,
      value,
      currency,
      period,
      match: round(one.match, 4),
      points: counted ? round(one.weight * one.match, 1) : 0,
      share: counted && weight > 0 ? round(one.weight / weight, 4) : 0,
    })),
  }
}

type ReviewValue = common['schemas']['ReviewValue']
const VALUES: Record<ReviewValue, number> = { STRONG_NO: -2, NO: -1, NEUTRAL: 0, YES: 1, STRONG_YES: 2 }
/** The mean of the reviewers' values on a scale from 0 to 100; none without reviews. */
export function reviewScore(values: readonly ReviewValue[]): number | null {
  if (values.length === 0) return null
  const mean = values.reduce((sum, value) => sum + VALUES[value], 0) / values.length
  return round(((mean + 2) / 4) * 100, 1)
}
