import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { changeRequisitionStatusInBulk } from '../../../api/recruitmentBounds.gen.ts'
import { cancelRequisitions } from '../../../machines/commands/requisition.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Note } from '../../components/Note.tsx'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import type { Selection } from '../../data/table/selection.ts'
import { t as sayOfClosing } from '../../i18n/approvals.ts'
import { t } from '../../i18n/requisitions.ts'
import { ClosingOfSeveral } from './ClosingOfSeveral.tsx'

/** Cancels the chosen requisitions that the lifecycle lets go, after saying what ends with them; those that were refused stay to be tried again. */
export function CancelSeveral({ selection, onClose, onDone }: { selection: Selection; onClose: () => void; onDone: () => void }) {
  const [{ count, ...which }, choose] = useState(selection)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [state, send] = useMachine(
    cancelRequisitions.provide({
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
  const failed = (state.context.answer ?? []).filter(({ ok }) => !ok)
  const busy = state.hasTag('busy')
  const first = state.context.answer === null
  const { data, error } = recruitmentQueries.useQuery('post', '/requisitions/closing', { body: which }, { staleTime: 0, enabled: first })
  const closing = first ? data?.data : undefined
  const stopped = busy || (first && !closing && !error) || closing?.cancels.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() && !stopped) send({ type: 'do', what: { ...(closing ? { ids: closing.cancels } : which), reason: reason.trim() } })
  }
  return (
    <FormDialog title={t('bulkTitle', { n: count })} typed={reason !== '' && failed.length === 0} onClose={onClose}>
      {(cancel) => (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            <ProblemAlert problem={state.context.problem} />
            {failed.length > 0 ? (
              <Note tone="amber" role="alert">
                <b>{t('bulkFailed')}</b>
                <ul className="note-list">
                  {failed.map(({ id, message }) => (
                    <li key={id}>{t('bulkRow', { id: String(id), message })}</li>
                  ))}
                </ul>
              </Note>
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
            <Group justify="flex-end" gap={8}>
              <Button size="md" onClick={cancel}>
                {t('back')}
              </Button>
              <Button size="md" type="submit" variant="filled" color="red" aria-disabled={stopped || undefined}>
                {t(failed.length > 0 ? 'bulkAgain' : 'bulkDo')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
