import { type ActorRefFrom, createActor } from 'xstate'
import { newKey } from '../../../api/newKey.ts'
import { applyMachine, type Kept, placeOf } from '../../../machines/flows/apply.ts'
import { type Asked, type Draft, emptyDraft } from '../../../machines/flows/applyDraft.ts'
import { type Address, steps } from '../../../machines/flows/applySteps.ts'
import { draftOf } from '../../../machines/records/drafts.ts'
import { touchOf } from '../firstTouch.ts'

export type Flow = ActorRefFrom<typeof applyMachine>
const flows = new Map<number, Flow>()
const fresh = (): Kept => ({ draft: emptyDraft, answered: [], key: newKey(), applicationId: null, read: null })
const draftFor = (jobPostId: number) => draftOf<Partial<Kept>>(`apply.${jobPostId}`, sessionStorage)

/** What this tab remembers of an application; anything unreadable counts as nothing. */
function readKept(jobPostId: number): Kept {
  const kept = draftFor(jobPostId).read()
  if (!kept?.draft || !Array.isArray(kept.answered) || !kept.key) return fresh()
  const draft: Draft = { ...emptyDraft, ...kept.draft, held: { ...emptyDraft.held, ...kept.draft.held } }
  return {
    draft,
    answered: kept.answered.filter((step) => steps.includes(step)),
    key: kept.key,
    applicationId: kept.applicationId ?? null,
    read: kept.read ?? null,
  }
}

/** Once the application has arrived, only its number is kept. */
const keep = (jobPostId: number, { draft, answered, key, applicationId, read }: Kept) =>
  draftFor(jobPostId).keep(applicationId === null ? { draft, answered, key, applicationId, read } : { ...fresh(), applicationId })

/** The one application of this tab for a position. */
export function flowOf(jobPostId: number, { questions, resumeRequired }: Asked): Flow {
  const asked = { questions, resumeRequired }
  // The server draws the first page for everybody, and keeps nothing.
  if (import.meta.env?.SSR) return createActor(applyMachine, { input: { jobPostId, asked, touch: {}, kept: fresh() } }).start()
  const known = flows.get(jobPostId)
  if (known) return known
  const flow = createActor(applyMachine, { input: { jobPostId, asked, touch: touchOf(jobPostId), kept: readKept(jobPostId) } })
  flow.subscribe(({ context }) => keep(jobPostId, context))
  flows.set(jobPostId, flow)
  return flow.start()
}

/** The address of where the flow is. */
export function addressOf(flow: Flow): Address {
  const place = placeOf(flow.getSnapshot().value)
  return place === 'submitting' || place === 'gone' || place === 'onward' ? 'check' : place
}

/** Somebody opens an address of a position that asks this; answers the one where they may be. */
export function arrive(flow: Flow, address: Address, { questions, resumeRequired }: Asked): Address {
  flow.send({ type: 'ask', asked: { questions, resumeRequired } })
  if (address !== 'done') flow.send({ type: 'visit', place: address })
  return addressOf(flow)
}
