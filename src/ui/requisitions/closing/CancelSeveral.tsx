import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { changeRequisitionStatusInBulk } from '../../../api/recruitmentBounds.gen.ts'
import { requisitionBulkMachine } from '../../../machines/flows/bulk/requisitions.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Note } from '../../components/Note.tsx'
import type { Selection } from '../../data/table/selection.ts'
import { BulkProgress, Refused, useBulk } from '../../data/useBulk.tsx'
import { t as sayOfClosing } from '../../i18n/approvals.ts'
import { t as sayBulk } from '../../i18n/bulk.ts'
import { t } from '../../i18n/requisitions.ts'
import { ClosingOfSeveral } from './ClosingOfSeveral.tsx'

/** Cancels the chosen requisitions that the lifecycle lets go, after saying what ends with them; those that were refused stay to be tried again. */
export function CancelSeveral(props: { selection: Selection; onClose: () => void; onDone: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const words = { done: (n: number) => t('bulkDone', { n }), some: (done: string, n: string) => t('bulkSome', { done, n }) }
  const { count, which, refused, problem, busy, progress, send, close } = useBulk(requisitionBulkMachine, { ...props, words })
  /** What ends with them is said of all that nobody has tried yet. */
  const ends = refused.length === 0
  const { data, error } = recruitmentQueries.useQuery('post', '/requisitions/closing', { body: which }, { staleTime: 0, enabled: ends && !busy })
  const closing = ends ? data?.data : undefined
  const stopped = busy || (ends && !closing && !error) || closing?.cancels.length === 0
  const submit = () => {
    setTried(true)
    if (reason.trim() && !stopped) send({ ...(closing ? { ids: closing.cancels } : which), reason: reason.trim() })
  }
  return (
    <FormDialog
      title={t('bulkTitle', { n: count })}
      typed={reason !== '' && ends && !busy}
      confirm={t(refused.length > 0 ? 'bulkAgain' : 'bulkDo')}
      back={busy ? sayBulk('stop') : t('back')}
      danger
      busy={stopped}
      onSubmit={submit}
      onClose={close}
    >
      <ProblemAlert problem={problem} />
      <BulkProgress progress={progress} />
      {refused.length > 0 ? (
        <Refused title={t('bulkFailed')} rows={refused.map(({ id, message }) => ({ id, text: t('bulkRow', { id: String(id), message }) }))} />
      ) : (
        <>
          {closing && <ClosingOfSeveral {...closing} />}
          {error && !closing && <Note tone="amber">{sayOfClosing('closingFailed', { message: error.message })}</Note>}
          {!closing && !error && <p role="status">{sayOfClosing('closingLooking')}</p>}
        </>
      )}
      <Textarea
        data-autofocus
        size="md"
        label={t('replaceReason')}
        {...changeRequisitionStatusInBulk.reason}
        value={reason}
        error={tried && !reason.trim() && t('reasonMissing')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
