import { useBlocker } from '@tanstack/react-router'
import { t } from '../../i18n/draft.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export type Place = { pathname: string; search: { [name: string]: unknown } }
type Props = {
  when: boolean
  /** The part of the address that what is typed belongs to, where not all of it: another filter of a list beside it leaves nothing. */
  of?: (place: Place) => string
  /** What is given up with it. */
  onLeave?: () => void
}

/** Asks once before somebody leaves what is typed and not saved; an ended session is no choice and is not asked about. */
export function LeaveGuard({ when, of, onLeave }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => when && next.pathname !== '/login' && (!of || of(current) !== of(next)),
    enableBeforeUnload: when,
    withResolver: true,
  })
  const leave = () => {
    onLeave?.()
    proceed?.()
  }
  return <LeaveQuestion opened={status === 'blocked'} onStay={() => reset?.()} onLeave={leave} />
}

export function LeaveQuestion({ opened, onStay, onLeave }: { opened: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog opened={opened} title={t('leaveTitle')} confirm={t('leave')} danger onCancel={onStay} onConfirm={onLeave}>
      {t('leaveText')}
    </ConfirmDialog>
  )
}
