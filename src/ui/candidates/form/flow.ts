import { type ActorRefFrom, createActor } from 'xstate'
import { newKey } from '../../../api/newKey.ts'
import { applicationFormMachine, placeOf } from '../../../machines/flows/applicationForm/applicationForm.ts'
import { nothingEntered } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import { freshForm, type Kept } from '../../../machines/flows/applicationForm/applicationFormKept.ts'
import { isPlace, type Place, steps } from '../../../machines/flows/applicationForm/applicationFormSteps.ts'
import { draftOf } from '../../../machines/records/drafts.ts'

export type Flow = ActorRefFrom<typeof applicationFormMachine>
const flows = new Map<string, Flow>()
const draftFor = (id: number | null) => draftOf<Partial<Kept>>(`applicationForm.${id ?? 'new'}`, sessionStorage)

/** What this tab remembers of a form; anything unreadable counts as nothing. */
function readKept(id: number | null): Kept {
  const [fresh, kept] = [freshForm(id, newKey()), draftFor(id).read()]
  if (!kept?.entered || !kept.base || !Array.isArray(kept.answered) || !kept.key) return fresh
  const { key, known = null, refused = [] } = kept
  const answered = steps.filter((step) => kept.answered?.includes(step))
  return { entered: { ...nothingEntered, ...kept.entered }, base: { ...nothingEntered, ...kept.base }, answered, key, known, refused }
}

/** The one form of this tab for an application, or for a new one; another person at the tab has another. */
export function flowOf(id: number | null): Flow {
  const draft = draftFor(id)
  const running = flows.get(draft.name)
  if (running) return running
  const flow = createActor(applicationFormMachine, { input: { id, kept: readKept(id) } })
  flow.subscribe({
    next({ status, context: { entered, base, answered, key, known, refused } }) {
      const typed = JSON.stringify(entered) !== JSON.stringify(base)
      draft.keep(typed && status === 'active' ? { entered, base, answered, key, known, refused } : null)
    },
    complete() {
      draft.keep(null)
      flows.delete(draft.name)
    },
  })
  flows.set(draft.name, flow)
  return flow.start()
}

/** The step that the flow shows. */
export function stepOf(flow: Flow): Place {
  const { value, context } = flow.getSnapshot()
  const place = placeOf(value)
  return isPlace(place) ? place : context.heading
}

/** Somebody opens an address; answers the step where they may be. */
export function arrive(flow: Flow, step: Place, requisitionId?: number): Place {
  if (requisitionId) flow.send({ type: 'fill', answers: { requisitionId } })
  flow.send({ type: 'visit', place: step })
  return stepOf(flow)
}
