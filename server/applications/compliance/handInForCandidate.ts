import type { operations } from '../../../src/api/recruitment.gen.ts'
import { claimFile } from '../../files/claimFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { staffActors } from '../../records/applications.ts'
import { lockItem } from './complianceItem.ts'
import { putDocument } from './putDocument.ts'

/** HR hands in what a candidate has sent or brought some other way; the log tells who did it. */
export const handInHandlers = (app: App) =>
  ({
    handInForCandidate: (call) =>
      write(app, call, async (tx) => {
        const { id, fileId, version } = call.body
        const { caller } = call
        const { item, application } = await lockItem(tx, id)
        await claimFile(tx, fileId, { accountId: caller.accountId })
        await putDocument(tx, item, { requisitionId: application.requisitionId, fileId, by: caller, actors: staffActors(caller), version })
        return { message: 'The document was handed in.' }
      }),
  }) satisfies Pick<Handlers<operations>, 'handInForCandidate'>
