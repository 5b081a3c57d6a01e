import type { mostCancelledAtOnce } from '../../src/api/bounds.gen.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { App, Caller } from '../platform/context.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import { findRequisitionIds } from './listRequisitions.ts'

type Matching = components['schemas']['MatchingRequisitions']
/** The contract's bound; another number does not compile. */
const MOST_AT_ONCE: typeof mostCancelledAtOnce = 50

/** The requisitions that a call means: either those that it names, or all that a list finds. */
export async function chosenIds(app: App, caller: Caller, { ids, matching }: { ids?: number[] | undefined; matching?: Matching | undefined }) {
  if (ids && !matching) return ids
  if (matching && !ids) return allMatching(app, caller, matching)
  throw wrongField('ids', 'Choose either some requisitions, or all that a list finds.')
}

/** What a list finds now, if that is what its reader saw and not more than can be moved at once. */
async function allMatching(app: App, caller: Caller, { criteria, total }: Matching) {
  const found = await findRequisitionIds(app, caller, criteria, MOST_AT_ONCE)
  if (found.total === total) return found.ids
  const now = `The list has changed: ${found.total} match now, and ${total} did when you chose them. Look at it again, then choose.`
  throw new Problem(409, 'LIST_CHANGED', now)
}
