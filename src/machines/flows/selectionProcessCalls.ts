import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from '../records/recordCalls.ts'

type Schemas = components['schemas']
export type Step = Schemas['SelectionStep']
export type StepKind = Schemas['SelectionStepKind']
export type Process = { steps: Step[]; editable: boolean }

/** What can be done with the steps of a requisition, each by one call. */
export type ProcessCommand =
  | { kind: 'remove'; step: Step }
  | { kind: 'reorder'; ids: number[] }
  | { kind: 'name'; stepId: number; accountId: number }
  | { kind: 'unname'; stepId: number; accountId: number }
  | { kind: 'apply'; templateId: number }
  | { kind: 'keep'; name: string; key: string }
  | { kind: 'forget'; templateId: number; version: number }

export const loadProcess = (requisitionId: number, signal: AbortSignal): Promise<Process> =>
  recruitment.GET('/selection_process', { params: { query: { requisitionId } }, signal }).then((answer) => {
    const { responseDataList: steps, editable } = orThrow(answer)
    return { steps, editable }
  })

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } })
const said = ({ message }: { message: string }) => message

export function performProcess(requisitionId: number, command: ProcessCommand, signal: AbortSignal): Promise<string> {
  switch (command.kind) {
    case 'remove': {
      const { id, version } = command.step
      return recruitment
        .DELETE('/selection_process/delete/{id}', { params: { path: { id }, query: { version } }, signal })
        .then(orThrow)
        .then(said)
    }
    case 'reorder':
      return recruitment
        .POST('/selection_process/reorder', { body: { requisitionId, ids: command.ids }, signal })
        .then(orThrow)
        .then(said)
    case 'name':
    case 'unname': {
      const { kind, ...body } = command
      const path = kind === 'name' ? '/selection_process/create_interviewer' : '/selection_process/remove_interviewer'
      return recruitment.POST(path, { body, signal }).then(orThrow).then(said)
    }
    case 'apply':
      return recruitment
        .POST('/selection_process/templates/apply', { body: { requisitionId, templateId: command.templateId }, signal })
        .then(orThrow)
        .then(said)
    case 'keep':
      return recruitment
        .POST('/selection_process/templates', { params: keyed(command.key), body: { requisitionId, name: command.name }, signal })
        .then(orThrow)
        .then(said)
    case 'forget': {
      const { templateId: id, version } = command
      return recruitment
        .DELETE('/selection_process/templates/{id}', { params: { path: { id }, query: { version } }, signal })
        .then(orThrow)
        .then(said)
    }
  }
}

/** What is written of a step, as a form of its own. */
export type StepText = Pick<Step, 'id' | 'version' | 'title' | 'kind' | 'description' | 'kit'> & { minutes: string | number }
const emptyKit: Step['kit'] = { purpose: null, preparation: null, avoid: null, questions: [], attributes: [] }
export const newStep: StepText = { id: 0, version: 0, title: '', kind: 'IN_PERSON', minutes: 60, description: null, kit: emptyKit }

export const stepCalls = (requisitionId: number): RecordCalls<StepText, never> => ({
  load: (id, signal) => loadProcess(requisitionId, signal).then(({ steps }) => steps.filter((step) => step.id === id)),
  add: (_, typed, key) => {
    const { id: _id, version: _version, ...values } = { ...newStep, ...typed }
    return recruitment
      .POST('/selection_process', { params: keyed(key), body: { requisitionId, ...values, minutes: Number(values.minutes) } })
      .then((answer) => ({ ...values, id: orThrow(answer).responseData.id, version: 1 }))
  },
  change: (step, typed) => {
    const now = { ...step, ...typed }
    const { title, kind, minutes, description, kit, version } = now
    return recruitment
      .POST('/selection_process/update/{id}', { params: { path: { id: step.id } }, body: { title, kind, minutes: Number(minutes), description, kit, version } })
      .then((answer) => {
        orThrow(answer)
        return { ...now, version: version + 1 }
      })
  },
})

/** The same steps with one moved up or down; null at the end of the list. */
export function movedBy(steps: readonly Pick<Step, 'id'>[], id: number, by: -1 | 1): number[] | null {
  const ids = steps.map((step) => step.id)
  const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by]
  if (from < 0 || to < 0 || to >= ids.length) return null
  return ids.with(from, ids[to]!).with(to, id)
}
