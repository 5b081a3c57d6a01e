import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { applicationBulkMachine, type BulkMove } from '../../machines/commands/applicationBulk.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { Note } from '../components/Note.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import type { Selection } from '../data/table/selection.ts'
import { t } from '../i18n/applications.ts'
import { decidedForSeveral, isStatus, rejectReasons, withdrawReasons } from './moveWords.ts'

const reasons: Partial<Record<ApplicationStatus, () => string[]>> = { rejected: rejectReasons, withdrawn: withdrawReasons }

/** Moves the chosen applications to one status; those that were refused stay to be tried again. */
export function BulkDialog({ selection, onClose, onDone }: { selection: Selection; onClose: () => void; onDone: () => void }) {
  const [{ count, ...which }, choose] = useState(selection)
  const [status, setStatus] = useState<ApplicationStatus | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [state, send] = useMachine(
    applicationBulkMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          const stayed = answer.filter(({ ok }) => !ok)
          const done = answer.length - stayed.length
          if (done > 0) onDone()
          if (stayed.length === 0) {
            notifySuccess(t('bulkDone', { n: done }))
            onClose()
          } else {
            notifyInfo(t('bulkSome', { done: String(done), n: String(answer.length) }))
            choose({ count: stayed.length, ids: stayed.map(({ id }) => id) })
          }
        },
      },
    }),
  )
  const failed: BulkMove[] = (state.context.answer ?? []).filter(({ ok }) => !ok)
  const list = status ? reasons[status]?.() : undefined
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (status && (!list || reason) && !busy) send({ type: 'do', what: { ...which, status, ...(list && reason ? { reason } : {}) } })
  }
  return (
    <Modal opened onClose={onClose} title={t('bulkTitle', { n: count })} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ProblemAlert problem={state.context.problem} />
          {failed.length > 0 && (
            <Note tone="amber" role="alert">
              <b>{t('bulkFailed')}</b>
              <ul className="note-list">
                {failed.map(({ id, message }) => (
                  <li key={id}>{t('bulkRow', { id: String(id), message })}</li>
                ))}
              </ul>
            </Note>
          )}
          <Select
            data-autofocus
            size="md"
            label={t('bulkStatus')}
            allowDeselect={false}
            data={decidedForSeveral.map((value) => ({ value, label: labelOf('application', value) }))}
            value={status}
            error={tried && !status && t('bulkMissing')}
            onChange={(value) => setStatus(value && isStatus(value) ? value : null)}
          />
          {list && (
            <Select size="md" label={t('bulkReason')} data={list} value={reason} error={tried && !reason && t('bulkReasonMissing')} onChange={setReason} />
          )}
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {t(failed.length > 0 ? 'bulkAgain' : 'bulkDo')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
