import { useBlocker } from '@tanstack/react-router'
import { t } from '../../i18n/draft.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export type Place = { pathname: string; search: { [name: string]: unknown } }
type Props = {
  when: boolean
  /** The part of the address that what is typed belongs to, where not all of it: another filter of a list beside it leaves nothing. */
  of?: (place: Place) => string
  /** Gives up what is typed; without it that is kept as a draft, and the question says so. */
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
  return <LeaveQuestion opened={status === 'blocked'} kept={!onLeave} onStay={() => reset?.()} onLeave={leave} />
}

type Question = { opened: boolean; kept?: boolean; onStay: () => void; onLeave: () => void }
export function LeaveQuestion({ opened, kept = false, onStay, onLeave }: Question) {
  return (
    <ConfirmDialog opened={opened} title={t('leaveTitle')} confirm={t('leave')} danger={!kept} onCancel={onStay} onConfirm={onLeave}>
      {t(kept ? 'leaveKeptText' : 'leaveText')}
    </ConfirmDialog>
  )
}
