import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { releaseFile } from '../../files/claimFile.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../../platform/lifecycle/audit.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { complianceItemTransitions, type Item } from './complianceItem.ts'

type Put = {
  requisitionId: number
  /** What is handed in; null takes out what was. */
  fileId: number | null
  by: By
  actors: readonly Actor[]
  version?: number | undefined
  /** Attaches the file, where that is not done yet, once it is known that it may be handed in. */
  claim?: (fileId: number) => Promise<unknown>
}

/** Whether something was handed in that nobody has looked at yet. */
export const isToCheck = ({ status }: Pick<Item, 'status'>) => isTagged(complianceItemStates, status, 'toCheck')

/** A locked document takes what is handed in for it, in place of what was. */
export async function putDocument(tx: Tx, item: Item, { requisitionId, fileId, by, actors, version, claim }: Put): Promise<void> {
  await transition(
    tx,
    complianceItemTransitions(requisitionId),
    { ...item, fileId },
    {
      event: { type: isToCheck(item) ? (fileId === null ? 'remove' : 'replace') : 'submit' },
      by,
      actors,
      version,
      before: async () => void (fileId !== null && (await claim?.(fileId))),
      set: () => ({ fileId, reason: null, expiresOn: null, remindedDays: null }),
    },
  )
  if (item.fileId !== null) await releaseFile(tx, item.fileId)
}
