import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

type Schemas = components['schemas']
type Task = Schemas['Task']
type TaskRecord = Pick<Task, 'id' | 'version' | 'name' | 'owner' | 'ownerAccountId'> & { description: string; dueOn: string }

/** A task as it is typed over. Of all but a named owner the service knows who it is. */
export const taskRecordOf = ({ id, version, name, owner, ownerAccountId, description, dueOn }: Task): TaskRecord => ({
  ...{ id, version, name, owner },
  ownerAccountId: owner === 'NAMED' ? ownerAccountId : null,
  description: description ?? '',
  dueOn: dueOn ?? '',
})
export const newTask: Omit<TaskRecord, 'id' | 'version'> = { name: '', owner: 'NEW_HIRE', ownerAccountId: null, description: '', dueOn: '' }

export const taskCalls = (employeeId: number): RecordCalls<TaskRecord, never> => ({
  load: (id, signal) =>
    recruitment.GET('/task/of-employee/{employeeId}', { params: { path: { employeeId } }, signal }).then((answer) =>
      orThrow(answer)
        .responseDataList.filter((task) => task.id === id)
        .map(taskRecordOf),
    ),
  add: async (_, typed, key) => {
    const body = { ...newTask, ...typed }
    const params = { path: { employeeId }, header: { 'Idempotency-Key': key } }
    const { id, version = 1 } = orThrow(await recruitment.POST('/task/of-employee/{employeeId}', { params, body })).responseData
    return { ...body, id, version }
  },
  change: ({ id, version }, typed) =>
    recruitment.PUT('/task/{id}', { params: { path: { id } }, body: { ...typed, version } }).then((answer) => taskRecordOf(orThrow(answer).data)),
})

type Template = Schemas['TaskTemplate']
type TemplateRecord = Pick<Template, 'id' | 'version' | 'name' | 'owner' | 'ownerAccountId' | 'dueDays'> & {
  description: string
  departmentIds: number[]
  jobPositionTypeIds: number[]
}

/** A template as it is typed over: whom it is for by number. */
export const templateRecordOf = ({ id, version, name, owner, ownerAccountId, dueDays, description, departments, positionTypes }: Template): TemplateRecord => ({
  ...{ id, version, name, owner, ownerAccountId, dueDays },
  description: description ?? '',
  departmentIds: departments.map((one) => one.id),
  jobPositionTypeIds: positionTypes.map((one) => one.id),
})
export const newTemplate: Omit<TemplateRecord, 'id' | 'version'> = {
  ...{ name: '', owner: 'NEW_HIRE', ownerAccountId: null, description: '', dueDays: 0, departmentIds: [], jobPositionTypeIds: [] },
}

export const taskTemplateCalls: RecordCalls<TemplateRecord, never> = {
  load: (id, signal) =>
    recruitment.GET('/task-template', { signal }).then((answer) =>
      orThrow(answer)
        .responseDataList.filter((template) => template.id === id)
        .map(templateRecordOf),
    ),
  add: async (_, typed, key) => {
    const body = { ...newTemplate, ...typed }
    const { id, version = 1 } = orThrow(await recruitment.POST('/task-template', { params: { header: { 'Idempotency-Key': key } }, body })).responseData
    return { ...body, id, version }
  },
  change: async (template, typed) => {
    orThrow(await recruitment.PUT('/task-template/{id}', { params: { path: { id: template.id } }, body: { ...typed, version: template.version } }))
    return { ...template, ...typed, version: template.version + 1 }
  },
}
