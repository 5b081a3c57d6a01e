import { useBlocker } from '@tanstack/react-router'
import { say } from '../words/draft.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Asks once before somebody leaves what is typed and not saved; an ended session is no choice and is not asked about. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => when && next.pathname !== '/login',
    enableBeforeUnload: when,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={say('leaveTitle')}
      confirm={say('leave')}
      danger
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      {say('leaveText')}
    </ConfirmDialog>
  )
}
