import type { operations } from '../../../src/api/recruitment.gen.ts'
import { checkAhead } from '../../interviews/interviewTimes.ts'
import { lockVisibleInterview } from '../../interviews/moveInterview.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion } from '../../platform/http/problem.ts'
import { lockVisibleApplication } from '../../records/applications.ts'
import { asPlanner, reschedule, schedule } from './saveInterview.ts'

export const scheduleInterviewHandlers = (app: App) =>
  ({
    scheduleInterview: (call) =>
      write(app, call, async (tx) => {
        const application = await lockVisibleApplication(tx, call.caller, call.params.applicationId)
        checkAhead(call.body)
        const id = await schedule(app, tx, asPlanner(call.caller), application, call.body)
        return { responseData: { id, version: 1 }, message: 'Successfully created!' }
      }),

    updateInterview: (call) =>
      write(app, call, async (tx) => {
        const { version, ...plan } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        checkVersion(locked.interview, version)
        await reschedule(app, tx, asPlanner(call.caller), locked, plan)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'scheduleInterview' | 'updateInterview'>
