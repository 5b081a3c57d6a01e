import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { changeRequisitionStatusInBulk } from '../../../api/recruitmentBounds.gen.ts'
import { cancelRequisitions } from '../../../machines/commands/requisition.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { Note } from '../../components/Note.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import type { Selection } from '../../data/table/selection.ts'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import { say as sayOfClosing } from '../../i18n/approvals.ts'
import { say } from '../../i18n/requisitions.ts'
import { ClosingOfSeveral } from './ClosingOfSeveral.tsx'

/** Cancels the chosen requisitions that the law lets go, after saying what ends with them; those that were refused stay to be tried again. */
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
            notifySuccess(say('bulkDone', { n: done }))
            onClose()
          } else {
            notifyInfo(say('bulkSome', { done: String(done), n: String(answer.length) }))
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
    <FormDialog title={say('bulkTitle', { n: count })} typed={reason !== '' && failed.length === 0} onClose={onClose}>
      {(cancel) => (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            <ProblemAlert problem={state.context.problem} />
            {failed.length > 0 ? (
              <Note tone="amber" role="alert">
                <b>{say('bulkFailed')}</b>
                <ul className="note-list">
                  {failed.map(({ id, message }) => (
                    <li key={id}>{say('bulkRow', { id: String(id), message })}</li>
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
              label={say('replaceReason')}
              {...changeRequisitionStatusInBulk.reason}
              value={reason}
              error={tried && !reason.trim() && say('reasonMissing')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Group justify="flex-end" gap={8}>
              <Button size="md" onClick={cancel}>
                {say('back')}
              </Button>
              <Button size="md" type="submit" variant="filled" color="red" aria-disabled={stopped || undefined}>
                {say(failed.length > 0 ? 'bulkAgain' : 'bulkDo')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
