import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { approverReplacement } from '../../../api/recruitmentBounds.gen.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { t } from '../../i18n/requisitions.ts'
import { ApproverSelect } from './ApproverSelect.tsx'

type Props = { name: string; taken: readonly number[]; onCancel: () => void; onReplace: (accountId: number, reason: string) => void }

/** An absent approver is replaced, and the reason stays in the log. */
export function ReplaceApprover({ name, taken, onCancel, onReplace }: Props) {
  const [accountId, setAccountId] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const ready = accountId !== null && reason.trim() !== ''
  return (
    <FormDialog
      title={t('replaceTitle', { name })}
      typed={reason !== ''}
      confirm={t('replace')}
      busy={!ready}
      onSubmit={() => ready && onReplace(accountId, reason.trim())}
      onClose={onCancel}
    >
      <ApproverSelect data-autofocus label={t('person')} taken={taken} value={accountId} onChange={setAccountId} />
      <Textarea label={t('replaceReason')} {...approverReplacement.reason} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
    </FormDialog>
  )
}
