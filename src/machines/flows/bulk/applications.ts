import { orThrow, recruitment } from '../../../api/client.ts'
import type { operations } from '../../../api/recruitment.gen.ts'
import { type ApplicationStatus, applicationStates } from '../../lifecycles/application.ts'
import { isStatusOf, isTagged } from '../../lifecycles/tags.ts'
import { type BulkMove, bulkMachine } from './bulk.ts'

type Wanted = NonNullable<operations['changeApplicationStatusInBulk']['requestBody']>['content']['application/json']
type Back = { id: number; version: number; from: ApplicationStatus }

/** So many are written in a quarter of a second. */
const AT_ONCE = 100

const move = (body: Wanted, signal: AbortSignal) =>
  recruitment.POST('/application/change-status-bulk', { body, signal }).then((answer) => orThrow(answer).responseDataList)

/** Moves the chosen applications; each is answered for itself. */
export const applicationBulkMachine = bulkMachine<Wanted>({
  size: AT_ONCE,
  move,
  find: ({ status, matching }, signal) =>
    recruitment
      .POST('/application/change-status-bulk/preview', { body: { status, ...(matching ? { matching } : {}) }, signal })
      .then((answer) => orThrow(answer).data.ids),
})

/** What can be taken back of a bulk change: all that moved, unless an end would have to be given its reason again. */
export function backOf(moves: readonly BulkMove[]): Back[] {
  return moves.flatMap(({ id, ok, from, version }) =>
    ok && version !== null && from !== null && isStatusOf(applicationStates, from) && !isTagged(applicationStates, from, 'over') ? [{ id, version, from }] : [],
  )
}

type Undo = { ids: number[]; back: readonly Back[] }
export const undoOf = (back: readonly Back[]): Undo => ({ ids: back.map(({ id }) => id), back })

/** Takes a bulk change back: each goes where it came from, if nobody has changed it since. */
export const undoBulkMachine = bulkMachine<Undo>({
  size: AT_ONCE,
  async move({ ids, back }, signal) {
    const wanted = new Set(ids)
    const answers: BulkMove[] = []
    for (const [status, those] of Map.groupBy(
      back.filter(({ id }) => wanted.has(id)),
      ({ from }) => from,
    ))
      answers.push(...(await move({ ids: those.map(({ id }) => id), versions: those.map(({ version }) => version), status }, signal)))
    return answers
  },
})
