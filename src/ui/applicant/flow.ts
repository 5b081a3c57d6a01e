import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { contractSigningMachine } from '../../machines/flows/contractSigning.ts'
import { type LetterStep, letterSteps } from '../../machines/flows/letterAnswer.ts'
import { offerAnswerMachine } from '../../machines/flows/offerAnswer.ts'
import { type RecordStep, recordSteps } from './record/steps.ts'

export type OfferFlow = ActorRefFrom<typeof offerAnswerMachine>
export type ContractFlow = ActorRefFrom<typeof contractSigningMachine>

export const letterStepOf = (step: string | undefined): LetterStep => letterSteps.find((one) => one === step) ?? 'letter'
export const recordStepOf = (step: string | undefined): RecordStep | null => recordSteps.find((one) => one === step) ?? null

/** One flow per letter and person for as long as the tab lives. */
function remembered<Key extends string | number, Flow>(make: (key: Key) => Flow) {
  const flows = new Map<Key, Flow>()
  return (key: Key): Flow => {
    const flow = flows.get(key) ?? make(key)
    flows.set(key, flow)
    return flow
  }
}

export const offerFlowOf = remembered((email: string) => createActor(offerAnswerMachine, { input: { key: { email } } }).start())
/** `subject` keeps the letters of two people who share a browser apart. */
const contractFlowFor = remembered((subjectAndId: string) =>
  createActor(contractSigningMachine, { input: { key: { contractId: Number(subjectAndId.split(' ')[1]) } } }).start(),
)
export const contractFlowOf = (subject: string, contractId: number) => contractFlowFor(`${subject} ${contractId}`)

/** Somebody opens an address of a letter; answers the step where they may be. */
export async function arriveAtLetter(flow: OfferFlow | ContractFlow, step: LetterStep): Promise<LetterStep> {
  const now = flow.getSnapshot()
  if (now.matches('standing')) flow.send({ type: 'refresh' })
  if (now.matches('nothing') || now.matches('unavailable')) flow.send({ type: 'retry' })
  flow.send({ type: 'visit', step })
  // A letter is read while the service is told that it was opened.
  const isHere = (state: ReturnType<typeof flow.getSnapshot>) => !state.hasTag('busy') || (step === 'letter' && state.matches('opening'))
  return (await waitFor(flow, isHere)).context.heading
}
