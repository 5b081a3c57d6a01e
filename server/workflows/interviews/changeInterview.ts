import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { type Addressee, remindOfInterview } from '../../interviews/mailInterview.ts'
import { lockVisibleInterview } from '../../interviews/moveInterview.ts'
import type { LockedInterview } from '../../interviews/readInterviews.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { type Writing, write } from '../../platform/db/transaction.ts'
import { onlyFromScript } from '../../platform/http/actingGet.ts'
import { checkVersion, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { asPlanner, reschedule } from './saveInterview.ts'

const MOST_INTERVIEWERS = 20

/** An interview as it was arranged. */
const presentPlan = ({ interview, panel }: LockedInterview): components['schemas']['NewInterview'] => ({
  processRequisitionStepsId: interview.stepId,
  day: interview.day,
  startTime: interview.startTime,
  endTime: interview.endTime,
  zone: interview.zone,
  place: interview.place,
  link: interview.link,
  notes: interview.notes,
  interviewerIds: panel.map(({ id }) => id),
})

type Taken =
  | 'assignInterviewer'
  | 'rescheduleInterview'
  | 'sendInterviewToApplicant'
  | 'sendInterviewToApplicantByGet'
  | 'sendInterviewToInterviewers'
  | 'sendInterviewToInterviewersByGet'

/** Changes of one thing about an interview, and its mail once more. */
export const interviewChangeHandlers = (app: App) =>
  ({
    assignInterviewer: (call) =>
      write(app, call, async (tx) => {
        const { interviewId, accountId, version } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, interviewId)
        checkVersion(locked.interview, version)
        const plan = presentPlan(locked)
        if (plan.interviewerIds.includes(accountId)) throw wrongField('accountId', 'This person is one of the interviewers already.')
        if (plan.interviewerIds.length >= MOST_INTERVIEWERS) throw wrongField('accountId', `An interview has at most ${MOST_INTERVIEWERS} interviewers.`)
        await reschedule(app, tx, asPlanner(call.caller), locked, { ...plan, interviewerIds: [...plan.interviewerIds, accountId] })
        return { message: 'Successfully updated!' }
      }),

    rescheduleInterview: (call) =>
      write(app, call, async (tx) => {
        const { interviewId, version, ...time } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, interviewId)
        checkVersion(locked.interview, version)
        await reschedule(app, tx, asPlanner(call.caller), locked, { ...presentPlan(locked), ...time })
        return { message: 'Successfully updated!' }
      }),

    sendInterviewToApplicant: (call) => remind(app, call, 'applicant', call.body.version),
    sendInterviewToInterviewers: (call) => remind(app, call, 'interviewers', call.body.version),
    sendInterviewToApplicantByGet: (call) => {
      onlyFromScript(call.request)
      return remind(app, call, 'applicant')
    },
    sendInterviewToInterviewersByGet: (call) => {
      onlyFromScript(call.request)
      return remind(app, call, 'interviewers')
    },
  }) satisfies Pick<Handlers<operations>, Taken>

type Reminding = Writing & { caller: Caller; params: { id: number } }
const remind = (app: App, call: Reminding, to: Addressee, version?: number) =>
  write(app, call, async (tx) => {
    const locked = await lockVisibleInterview(tx, call.caller, call.params.id)
    const { interview, application } = locked
    if (version !== undefined) checkVersion(interview, version)
    if (!isTagged(interviewStates, interview.status, 'planned'))
      throw new Problem(409, 'NOTHING_TO_SEND', `This interview is ${interview.status}: nothing to send.`)
    const fresh = await remindOfInterview(app, tx, to, locked)
    if (!fresh) return { message: 'This was sent again already. It stands in the outbox.' }
    const about = { entity: 'interview', id: interview.id, requisitionId: interview.requisitionId, applicationId: application.id }
    await audit(tx, { ...about, by: call.caller, action: 'resend', after: { to } })
    return { message: 'Message sent' }
  })
