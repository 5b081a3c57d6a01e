import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

type ChainChange =
  | { kind: 'add'; departmentId: number; accountId: number }
  | { kind: 'move'; id: number; version: number; direction: 'up' | 'down' }
  | { kind: 'remove'; id: number; version: number }

/** One change of a department's approval chain. */
export const changeDefaultChain = command((change: ChainChange, signal): Promise<{ message: string }> => {
  if (change.kind === 'add') {
    const { departmentId, accountId } = change
    return recruitment.POST('/approval/create_approver', { body: { departmentId, accountId }, signal }).then(orThrow)
  }
  const { id, version } = change
  if (change.kind === 'move')
    return recruitment
      .POST('/approval/default_approvers/move/{id}', { params: { path: { id } }, body: { direction: change.direction, version }, signal })
      .then(orThrow)
  return recruitment.DELETE('/approval/default_approvers/{id}', { params: { path: { id }, query: { version } }, signal }).then(orThrow)
})
