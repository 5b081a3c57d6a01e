import type { operations } from '../../src/api/hr.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { answerItem } from '../recruitment/complianceItems.ts'
import { write } from '../write.ts'

export const complianceStatusHandlers = (app: App) =>
  ({
    changeComplianceStatus: (call) =>
      write(app, call, async (tx) => {
        await answerItem(app, tx, call.caller, call.body)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'changeComplianceStatus'>
