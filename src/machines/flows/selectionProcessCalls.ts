import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'

type Schemas = components['schemas']
export type Step = Schemas['SelectionStep']
export type StepKind = Schemas['SelectionStepKind']
export type StepValues = { title: string; kind: StepKind; description: string | null; minutes: number }
export type Process = { steps: Step[]; editable: boolean }

/** What can be done with the steps of a requisition, each by one call. */
export type ProcessCommand =
  | { kind: 'add'; values: StepValues; key: string }
  | { kind: 'change'; step: Step; values: StepValues }
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
    case 'add':
      return recruitment
        .POST('/selection_process', { params: keyed(command.key), body: { requisitionId, ...command.values }, signal })
        .then(orThrow)
        .then(said)
    case 'change': {
      const body = { ...command.values, version: command.step.version }
      return recruitment
        .POST('/selection_process/update/{id}', { params: { path: { id: command.step.id } }, body, signal })
        .then(orThrow)
        .then(said)
    }
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

/** The same steps with one moved up or down; null at the end of the list. */
export function movedBy(steps: readonly Pick<Step, 'id'>[], id: number, by: -1 | 1): number[] | null {
  const ids = steps.map((step) => step.id)
  const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by]
  if (from < 0 || to < 0 || to >= ids.length) return null
  return ids.with(from, ids[to]!).with(to, id)
}
