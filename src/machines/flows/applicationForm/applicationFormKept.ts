import { type Entered, gapsOf, type Known, nothingEntered } from './applicationFormDraft.ts'
import { type Place, type Step, steps } from './applicationFormSteps.ts'

/** What outlives a reload or a lost connection. */
export type Kept = {
  entered: Entered
  base: Entered
  answered: readonly Step[]
  key: string
  known: Known | null
  /** What of the CV a person did not want to take over, by the keys of the proposals. */
  refused: readonly string[]
}
export const isEmpty = (found: object) => Object.keys(found).length === 0

/** The first step without a sound answer; the check when there is none: also the way back after a change. */
export function firstOpen({ entered, answered, known }: Pick<Kept, 'entered' | 'answered' | 'known'>): Place {
  // A CV that was given with the details is not asked for once more.
  const isAnswered = (step: Step) => answered.includes(step) || (step === 'cv' && entered.resume !== null)
  return steps.find((step) => !isAnswered(step) || !isEmpty(gapsOf(step, entered, known))) ?? 'check'
}

/** A form that nothing was typed into yet; of an application that stands every step is answered. */
export const freshForm = (id: number | null, key: string): Kept => ({
  entered: nothingEntered,
  base: nothingEntered,
  answered: id === null ? [] : steps,
  key,
  known: null,
  refused: [],
})
