import { openRequisitions } from './ageing.ts'
import { applied, cohort, stays } from './cohort.ts'
import type { Facts, Measure } from './facts.ts'
import { fills, hires } from './hires.ts'
import { interviews } from './interviews.ts'
import { coursesAsked, coursesCompleted } from './learningFacts.ts'
import { leaveOwed, leavePlanned, leaveTaken } from './leaveFacts.ts'
import { offers } from './offers.ts'
import { headcount, joiners, leavers } from './people.ts'
import { documents, tasks } from './starting.ts'

/** The rows of every measure. */
export const measures = {
  cohort,
  applied,
  stays,
  hires,
  fills,
  offers,
  interviews,
  openRequisitions,
  headcount,
  joiners,
  leavers,
  tasks,
  documents,
  leaveTaken,
  leavePlanned,
  leaveOwed,
  coursesAsked,
  coursesCompleted,
} satisfies Record<Measure, Facts>
