import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { answerItem } from './answerItem.ts'

export const complianceStatusHandlers = (app: App) =>
  ({
    changeComplianceStatus: (call) =>
      write(app, call, async (tx) => {
        await answerItem(app, tx, call.caller, call.body)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'changeComplianceStatus'>
