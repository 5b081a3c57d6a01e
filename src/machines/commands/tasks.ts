import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Schemas = components['schemas']
type Change = { id: number; version: number; status: Schemas['Task']['status']; reason?: string }

/** Done, open again, or not needed with a reason. */
export const changeTask = command((body: Change, signal) => recruitment.POST('/task/change-status', { body, signal }).then(orThrow))

/** Another first day at work: open tasks that count from it move with it. */
export const changeStartDay = command(({ employeeId, ...body }: { employeeId: number; version: number; startDay: string }, signal) =>
  recruitment.POST('/employee/start-day/{employeeId}', { params: { path: { employeeId } }, body, signal }).then(orThrow),
)

export const reorderTaskTemplates = command((ids: number[], signal) => recruitment.POST('/task-template/reorder', { body: { ids }, signal }).then(orThrow))
/** Nobody is given it any more, or people are again. */
export const retireTaskTemplate = command(({ id, ...body }: { id: number; version: number; retired: boolean }, signal) =>
  recruitment.PUT('/task-template/{id}', { params: { path: { id } }, body, signal }).then(orThrow),
)
