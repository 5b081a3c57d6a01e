import { Select } from '@mantine/core'
import { useState } from 'react'
import { applicationBulkMachine, type BulkMove } from '../../../machines/commands/applicationBulk.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { labelOf } from '../../components/status/states.ts'
import type { Selection } from '../../data/table/selection.ts'
import { Refused, useBulk } from '../../data/useBulk.tsx'
import { t } from '../../i18n/applications.ts'
import { decidedForSeveral, isStatus, rejectReasons, withdrawReasons } from '../moveWords.ts'
import { BulkPreview, useBulkPreview } from './BulkPreview.tsx'

const reasons: Partial<Record<ApplicationStatus, () => string[]>> = { rejected: rejectReasons, withdrawn: withdrawReasons }

type Props = {
  selection: Selection
  onClose: () => void
  onDone: () => void
  /** What moved, in words and one by one, and how many people were written to because of it. */
  onMoved: (text: string, moved: BulkMove[], mails: number) => void
}

/** Moves the chosen applications to one status; those that were refused stay to be tried again. */
export function BulkDialog({ onMoved, ...props }: Props) {
  const [status, setStatus] = useState<ApplicationStatus | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const words = { done: (n: number) => t('bulkDone', { n }), some: (done: string, n: string) => t('bulkSome', { done, n }) }
  const bulk = useBulk(applicationBulkMachine, { ...props, words, tell: (text, moved) => onMoved(text, moved, preview.data?.data.mails ?? 0) })
  const { count, which, refused, problem, busy, send } = bulk
  const preview = useBulkPreview(which, status)
  const list = status ? reasons[status]?.() : undefined
  const submit = () => {
    setTried(true)
    if (status && (!list || reason)) send({ ...which, status, ...(list && reason ? { reason } : {}) })
  }
  return (
    <FormDialog
      title={t('bulkTitle', { n: count })}
      confirm={t(refused.length > 0 ? 'bulkAgain' : 'bulkDo')}
      busy={busy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ProblemAlert problem={problem} />
      {refused.length > 0 && (
        <Refused title={t('bulkFailed')} rows={refused.map(({ id, name, message }) => ({ id, text: t('bulkRow', { name: name ?? String(id), message }) }))} />
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
      {list && <Select size="md" label={t('bulkReason')} data={list} value={reason} error={tried && !reason && t('bulkReasonMissing')} onChange={setReason} />}
      {refused.length === 0 && <BulkPreview preview={preview} />}
    </FormDialog>
  )
}
