import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

type Step = { interviewId: number; version: number }
const at = ({ interviewId }: Step) => ({ params: { path: { interviewId } } })
const said = ({ message }: { message: string }) => message

/** Submits the own card, once for each state of it however often it is sent. */
export const submitScorecardMachine = command(({ cardId, reason, ...step }: Step & { cardId: number; reason?: string }, signal) =>
  recruitment
    .POST('/scorecard/submit/{interviewId}', {
      params: { ...at(step).params, header: { 'Idempotency-Key': `scorecard-${cardId}-${step.version}` } },
      body: { version: step.version, ...(reason ? { reason } : {}) },
      signal,
    })
    .then(orThrow)
    .then(said),
)

/** Begins a change of the submitted card, or gives it up. */
export const changeScorecardMachine = command(({ what, ...step }: Step & { what: 'revise' | 'restore' }, signal) => {
  const call = { ...at(step), body: { version: step.version }, signal }
  return (what === 'revise' ? recruitment.POST('/scorecard/revise/{interviewId}', call) : recruitment.POST('/scorecard/restore/{interviewId}', call))
    .then(orThrow)
    .then(said)
})
