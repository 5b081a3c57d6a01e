import { useState } from 'react'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { t } from '../../i18n/compliance.ts'

type Props = {
  event: 'approve' | 'correctExpiry'
  name: string
  expiresOn: string | null
  busy: boolean
  problem: unknown
  onConfirm: (expiresOn: string | null) => void
  onClose: () => void
}

/**
 * Approves a document, with the day on which it expires where it is of a kind that does, or corrects that day. The focus starts
 * beside the field, whose calendar would cover the rest.
 */
export function ExpiryDialog({ event, name, expiresOn, busy, problem, onConfirm, onClose }: Props) {
  const [day, setDay] = useState(expiresOn)
  return (
    <FormDialog
      title={t(`${event}Title`, { name })}
      confirm={t(`${event}Do`)}
      typed={day !== expiresOn}
      busy={busy}
      calm
      onSubmit={() => !busy && onConfirm(day)}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} situation="compliance" />
      <DateField
        size="md"
        label={t('expires')}
        description={t('expiresHelp')}
        placeholder={t('expiresNever')}
        minDate={new Date()}
        value={day}
        onChange={setDay}
      />
    </FormDialog>
  )
}
