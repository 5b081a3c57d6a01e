import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { checkVersion } from '../problem.ts'
import { write } from '../write.ts'
import { lockVisibleApplication } from './application.access.ts'
import { reschedule, schedule } from './interview.save.ts'
import { checkAhead } from './interview.time.ts'
import { lockVisibleInterview } from './interviews.ts'

export const scheduleInterviewHandlers = (app: App) =>
  ({
    scheduleInterview: (call) =>
      write(app, call, async (tx) => {
        const application = await lockVisibleApplication(tx, call.caller, call.params.applicationId)
        checkAhead(call.body)
        const id = await schedule(app, tx, call.caller, application, call.body)
        return { responseData: { id, version: 1 }, message: 'Successfully created!' }
      }),

    updateInterview: (call) =>
      write(app, call, async (tx) => {
        const { version, ...plan } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        checkVersion(locked.interview, version)
        await reschedule(app, tx, call.caller, locked, plan)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'scheduleInterview' | 'updateInterview'>
