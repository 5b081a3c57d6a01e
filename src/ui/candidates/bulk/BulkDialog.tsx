import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { applicationBulkMachine } from '../../../machines/flows/bulk/applications.ts'
import type { BulkMove } from '../../../machines/flows/bulk/bulk.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import type { When } from '../../components/form/ReasonDialog.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { labelOf } from '../../components/status/states.ts'
import type { Selection } from '../../data/table/selection.ts'
import { BulkProgress, Refused, useBulk } from '../../data/useBulk.tsx'
import { t } from '../../i18n/applications.ts'
import { t as sayBulk } from '../../i18n/bulk.ts'
import { decidedForSeveral, isStatus, rejectReasons, withdrawReasons } from '../moveWords.ts'
import { BulkPreview, useBulkPreview } from './BulkPreview.tsx'

const reasons: Partial<Record<ApplicationStatus, () => string[]>> = { rejected: rejectReasons, withdrawn: withdrawReasons }

const WhenRejected = lazy(() => import('../messages/TellWhen.tsx').then((m) => ({ default: m.WhenRejected })))
const WhenWithdrawn = lazy(() => import('../messages/TellWhen.tsx').then((m) => ({ default: m.WhenWithdrawn })))
const whens: Partial<Record<ApplicationStatus, typeof WhenRejected>> = { rejected: WhenRejected, withdrawn: WhenWithdrawn }

type Props = {
  selection: Selection
  onClose: () => void
  onDone: () => void
  /** What moved, in words and one by one, and how many mails cannot be taken back. */
  onMoved: (text: string, moved: BulkMove[], mails: number) => void
}

/** Moves the chosen applications to one status; those that were refused stay to be tried again. */
export function BulkDialog({ onMoved, ...props }: Props) {
  const [status, setStatus] = useState<ApplicationStatus | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [tell, setTell] = useState(true)
  const [when, setWhen] = useState<When>({})
  const words = { done: (n: number) => t('bulkDone', { n }), some: (done: string, n: string) => t('bulkSome', { done, n }) }
  const bulk = useBulk(applicationBulkMachine, {
    ...props,
    words,
    tell: (text, moved) => onMoved(text, moved, preview.data ? preview.data.data.mails - preview.data.data.told : 0),
  })
  const { count, which, refused, problem, busy, progress, send, close } = bulk
  const list = status ? reasons[status]?.() : undefined
  const told = list && tell ? { tell } : {}
  const tellWhen = list && tell && Object.keys(when).length > 0 ? { tellWhen: when } : {}
  const ChooseWhen = status && tell ? whens[status] : undefined
  const preview = useBulkPreview(which, status, told)
  const submit = () => {
    setTried(true)
    if (status && (!list || reason)) send({ ...which, status, ...told, ...tellWhen, ...(list && reason ? { reason } : {}) })
  }
  return (
    <FormDialog
      title={t('bulkTitle', { n: count })}
      confirm={t(refused.length > 0 ? 'bulkAgain' : 'bulkDo')}
      busy={busy}
      {...(busy ? { back: sayBulk('stop') } : {})}
      onSubmit={submit}
      onClose={close}
    >
      <ProblemAlert problem={problem} />
      <BulkProgress progress={progress} />
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
      {list && <Checkbox label={sayBulk('tell', { n: count })} checked={tell} onChange={(event) => setTell(event.currentTarget.checked)} />}
      {ChooseWhen && (
        <LazyBoundary>
          <ChooseWhen value={when} onChange={setWhen} />
        </LazyBoundary>
      )}
      {refused.length === 0 && !progress && <BulkPreview preview={preview} />}
    </FormDialog>
  )
}
