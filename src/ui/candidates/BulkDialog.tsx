import { Select } from '@mantine/core'
import { useState } from 'react'
import { applicationBulkMachine } from '../../machines/commands/applicationBulk.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { labelOf } from '../components/status/states.ts'
import type { Selection } from '../data/table/selection.ts'
import { Refused, useBulk } from '../data/useBulk.tsx'
import { t } from '../i18n/applications.ts'
import { decidedForSeveral, isStatus, rejectReasons, withdrawReasons } from './moveWords.ts'

const reasons: Partial<Record<ApplicationStatus, () => string[]>> = { rejected: rejectReasons, withdrawn: withdrawReasons }

/** Moves the chosen applications to one status; those that were refused stay to be tried again. */
export function BulkDialog(props: { selection: Selection; onClose: () => void; onDone: () => void }) {
  const [status, setStatus] = useState<ApplicationStatus | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const words = { done: (n: number) => t('bulkDone', { n }), some: (done: string, n: string) => t('bulkSome', { done, n }) }
  const { count, which, refused, problem, busy, send } = useBulk(applicationBulkMachine, { ...props, words })
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
        <Refused title={t('bulkFailed')} rows={refused.map(({ id, message }) => ({ id, text: t('bulkRow', { id: String(id), message }) }))} />
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
    </FormDialog>
  )
}
