import { Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { t } from '../../i18n/components.ts'
import { LeaveGuard, LeaveQuestion } from './LeaveGuard.tsx'

type Props = {
  title: string
  /** Something is typed that closing would lose. */
  typed: boolean
  size?: number
  onClose: () => void
  /** Gets what Cancel does. */
  children: (cancel: () => void) => ReactNode
}

/** The dialog's own place in the address, if it has one, goes with it. */
const page = ({ pathname }: { pathname: string }) => pathname

/** A form in a dialog. Closing it asks once when something is typed, by whichever way: Cancel, Escape, beside it, or another page. */
export function FormDialog({ title, typed, size, onClose, children }: Props) {
  const [asking, setAsking] = useState(false)
  const cancel = () => (typed ? setAsking(true) : onClose())
  return (
    <>
      <Modal
        opened
        onClose={cancel}
        title={title}
        closeOnEscape={!asking}
        trapFocus={!asking}
        {...(size ? { size } : {})}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children(cancel)}
      </Modal>
      <LeaveGuard when={typed} of={page} />
      <LeaveQuestion opened={asking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  )
}
