import { orThrow, recruitment } from '../../../api/client.ts'
import type { operations } from '../../../api/recruitment.gen.ts'
import { command } from '../../commands/command.ts'
import { type ApplicationStatus, applicationStates } from '../../lifecycles/application.ts'
import { isStatusOf, isTagged } from '../../lifecycles/tags.ts'
import { type BulkMove, bulkMachine, inParts } from './bulk.ts'

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

/** Takes a bulk change back: each goes where it came from, if nobody has changed it since. */
export const undoBulkMachine = command<readonly Back[], BulkMove[]>(async (moved, signal) => {
  const answers: BulkMove[] = []
  for (const [status, those] of Map.groupBy(moved, ({ from }) => from))
    for (const part of inParts(those, AT_ONCE))
      answers.push(...(await move({ ids: part.map(({ id }) => id), versions: part.map(({ version }) => version), status }, signal)))
  return answers
})
