import { Button } from '@mantine/core'
import { useState } from 'react'
import { moveMessage } from '../../machines/commands/outbox.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/day.ts'
import type { Here } from './waits.ts'

const ExtendDialog = lazy(() => import('../requisitions/ExtendDialog.tsx').then((m) => ({ default: m.ExtendDialog })))

type Props = { here: Here; action: string; of: string }

/** What can be done from the home page itself. */
export function HereButton({ here, action, of }: Props) {
  return 'extend' in here ? <Extend requisition={here.extend} action={action} of={of} /> : <Retry message={here.retry} action={action} of={of} />
}

type Said = Omit<Props, 'here'>

function Extend({ requisition, action, of }: Said & { requisition: Extract<Here, { extend: unknown }>['extend'] }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button size="xs" aria-label={t('actionOn', { action, title: of })} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {action}
      </Button>
      <LazyBoundary>{opened && <ExtendDialog requisition={requisition} onClose={() => setOpened(false)} />}</LazyBoundary>
    </>
  )
}

function Retry({ message, action, of }: Said & { message: Extract<Here, { retry: unknown }>['retry'] }) {
  const [state, send] = useCommandActor(moveMessage, {
    done: () => notifySuccess(t('resent'), of),
    refused: (problem) => notifyProblem(problem),
  })
  const busy = state.hasTag('busy')
  return (
    <Button
      size="xs"
      aria-label={t('actionOn', { action, title: of })}
      aria-disabled={busy || undefined}
      onClick={() => !busy && send({ type: 'do', what: { move: 'retry', ...message } })}
    >
      {action}
    </Button>
  )
}
