import type { mostMovedAtOnce } from '../../../src/api/bounds.gen.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Criteria } from '../../platform/db/listColumns.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { findApplicationIds } from './listApplications.ts'

/** The contract's bound; another number does not compile. */
const MOST_AT_ONCE: typeof mostMovedAtOnce = 500
type Matching = { criteria: Criteria; total: number }

/** The applications that a call is about: some by their numbers, or all that a list finds. */
export async function chosenIds(app: App, caller: Caller, { ids, matching }: { ids?: number[] | undefined; matching?: Matching | undefined }) {
  if (Boolean(ids) === Boolean(matching)) throw wrongField('ids', 'Choose either some applications, or all that a list finds.')
  return ids ?? allMatching(app, caller, matching!)
}

/** What a list finds now, if that is what its reader saw and not more than can be moved at once. */
async function allMatching(app: App, caller: Caller, { criteria, total }: { criteria: Criteria; total: number }) {
  const found = await findApplicationIds(app, caller, criteria, MOST_AT_ONCE)
  if (found.total > MOST_AT_ONCE)
    throw new Problem(
      400,
      'TOO_MANY_AT_ONCE',
      `${found.total} applications match, and ${MOST_AT_ONCE} can be moved at once. Narrow the list, then choose again.`,
    )
  if (found.total !== total)
    throw new Problem(
      409,
      'LIST_CHANGED',
      `The list has changed: ${found.total} match now, and ${total} did when you chose them. Look at it again, then choose.`,
    )
  return found.ids
}
