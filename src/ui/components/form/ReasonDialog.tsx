import { Checkbox, Select, Text, Textarea } from '@mantine/core'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { t } from '../../i18n/components.ts'
import { LazyBoundary } from '../lazy.tsx'
import { FormDialog } from './FormDialog.tsx'
import { ProblemAlert } from './ProblemAlert.tsx'
import type { Situation } from './problems.ts'

/** When somebody is written to; nothing of it: when their template says so. */
export type When = components['schemas']['SendWhen']
export type WhenProps = { value: When; onChange: (when: When) => void }

export type Ask = {
  /** Names the thing and the person. */
  title: string
  text?: string
  /** What follows, looked up while the dialog is open. */
  body?: ReactNode
  confirm: string
  danger?: boolean
  /** none: only confirm · text: in own words · a list: chosen from it. */
  reason: 'none' | 'text' | readonly string[]
  /** Whether somebody is written to about it, what this choice is called, and how its moment is chosen. */
  tell?: { label: string; When: ComponentType<WhenProps> }
}

type Props = {
  ask: Ask
  /** It is being done. Whoever leaves the dialog open until it is done keeps what was typed for a second try. */
  busy?: boolean
  /** What refused the last try. */
  problem?: unknown
  situation?: Situation
  onConfirm: (reason?: string, tell?: When | false) => void
  onCancel: () => void
}

/** Asks for the reason of a move, or only whether it is meant. Focus starts on the field, else on Cancel. */
export function ReasonDialog({ ask, busy = false, problem, situation = 'other', onConfirm, onCancel }: Props) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [tell, setTell] = useState(ask.tell !== undefined)
  const [when, setWhen] = useState<When>({})
  const submit = () => {
    if (busy) return
    if (ask.reason === 'none') onConfirm()
    else if (reason.trim()) onConfirm(reason.trim(), ...(ask.tell ? [tell && when] : []))
    else setMissing(true)
  }
  const field = { label: t('reason'), size: 'md', error: missing && t('reasonMissing'), 'data-autofocus': true } as const
  return (
    <FormDialog
      title={ask.title}
      confirm={ask.confirm}
      danger={ask.danger ?? false}
      busy={busy}
      calm={ask.reason === 'none'}
      onSubmit={submit}
      onClose={onCancel}
    >
      <ProblemAlert problem={problem} situation={situation} />
      {ask.text && (
        <Text size="md" c="dimmed">
          {ask.text}
        </Text>
      )}
      {ask.body}
      {ask.reason === 'text' && <Textarea {...field} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />}
      {typeof ask.reason === 'object' && (
        <Select {...field} data={[...ask.reason]} placeholder={t('choose')} value={reason || null} onChange={(value) => setReason(value ?? '')} />
      )}
      {ask.tell && <Checkbox label={ask.tell.label} checked={tell} onChange={(event) => setTell(event.currentTarget.checked)} />}
      {ask.tell && tell && (
        <LazyBoundary>
          <ask.tell.When value={when} onChange={setWhen} />
        </LazyBoundary>
      )}
    </FormDialog>
  )
}
