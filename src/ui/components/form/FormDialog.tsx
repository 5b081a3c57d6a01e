import { Button, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { t } from '../../i18n/components.ts'
import { LeaveGuard, LeaveQuestion } from './LeaveGuard.tsx'

type Props = {
  title: string
  /** Something is typed that closing would lose. */
  typed?: boolean
  size?: number
  /** What the button says that sends the form. */
  confirm: string
  /** What the other one says, where it is not "Cancel". */
  back?: string
  danger?: boolean
  /** It is being sent, or cannot be sent yet. */
  busy?: boolean
  /** The focus starts on Cancel instead of a field. */
  calm?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog's own place in the address, if it has one, goes with it. */
const page = ({ pathname }: { pathname: string }) => pathname

/** A form in a dialog. Closing it asks once when something is typed, by whichever way: Cancel, Escape, beside it, or another page. */
export function FormDialog({ title, typed = false, size, confirm, back, danger, busy, calm, onSubmit, onClose, children }: Props) {
  const [asking, setAsking] = useState(false)
  const cancel = () => (typed ? setAsking(true) : onClose())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog that is opened from a form stands inside it.
    event.stopPropagation()
    onSubmit()
  }
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
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            {children}
            <Group justify="flex-end" gap={8}>
              <Button size="md" data-autofocus={calm || undefined} onClick={cancel}>
                {back ?? t('cancel')}
              </Button>
              <Button size="md" type="submit" variant="filled" color={danger ? 'red' : undefined} aria-disabled={busy || undefined}>
                {confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      {typed && <LeaveGuard when of={page} onLeave={onClose} />}
      {/* Not there before it is asked: the Escape that asks would answer it as well. */}
      {asking && <LeaveQuestion opened onStay={() => setAsking(false)} onLeave={onClose} />}
    </>
  )
}
