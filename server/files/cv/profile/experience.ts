import type { Employment } from './employers.ts'
import { type Evidence, type Line, partOf } from './lines.ts'
import { monthsOf } from './periods.ts'

/** Years of experience: as the CV says it, or as its employments add up. */
type Experience = { years: number; from: 'said' | 'employments'; evidence: Evidence[] }

const MOST_YEARS = 60
const MOST_EVIDENCE = 5
/** So near to the years the word experience stands. */
const [BEFORE, AFTER] = [20, 40]
const years = /(?<![\p{L}\p{Nd}.,])(\d{1,2})(?:[.,](\d))? ?\+? ?(?:years?|yrs?|jahren?|ans|años|anni|лет)(?![\p{L}])(?! (?:old|alt))/giu
const ofExperience = /experience|erfahrung|expérience|experiencia|esperienza|опыт/iu

/** The greatest number of years that the CV speaks of as experience; else what its employments add up to; else any years it speaks of. */
export function experienceIn(lines: readonly Line[], employments: readonly Employment[], today: { year: number; month: number }): Experience | null {
  const said = lines.flatMap((line) =>
    [...line.text.matchAll(years)].map(({ 0: words, 1: whole, 2: tenth, index }) => ({
      years: Number(`${whole}.${tenth ?? 0}`),
      evidence: [partOf(line, index, words.length)],
      sure: ofExperience.test(line.text.slice(Math.max(0, index - BEFORE), index + words.length + AFTER)),
    })),
  )
  const possible = said.filter((one) => one.years > 0 && one.years <= MOST_YEARS)
  const greatest = (some: typeof possible): Experience | null => {
    const most = some.toSorted((a, b) => b.years - a.years)[0]
    return most ? { years: most.years, from: 'said', evidence: most.evidence } : null
  }
  return greatest(possible.filter(({ sure }) => sure)) ?? sumOf(employments, today) ?? greatest(possible)
}

/** In half years, rounded down. */
function sumOf(employments: readonly Employment[], today: { year: number; month: number }): Experience | null {
  const years = Math.floor(monthsOf(employments, today) / 6) / 2
  if (years <= 0 || years > MOST_YEARS) return null
  return { years, from: 'employments', evidence: employments.slice(0, MOST_EVIDENCE).map(({ evidence }) => evidence[0]!) }
}
