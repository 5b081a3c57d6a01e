import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { extendRequisition } from '../../machines/commands/requisition.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { today } from '../i18n/zone.ts'
import type { Summary } from './RequisitionHeader.tsx'

/** /jobreq/{id}?changeDate=true: an expired requisition gets a later end date. */
export function ExtendDialog({ id, summary }: { id: number; summary: Summary }) {
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/jobreq/$id', params: { id }, search: ({ changeDate: _asked, ...rest }: { changeDate?: true }) => rest })
  const form = useCommandForm(extendRequisition, {
    begin: { endDate: null as string | null },
    onDone() {
      notifySuccess(t('extended'))
      close()
    },
  })
  const { position, version } = summary
  const { endDate } = form.values
  return (
    // A date field that is focused opens its calendar, over the buttons on a phone.
    <FormDialog
      title={t('extendTitle', { title: position.positionTitle })}
      confirm={t('extend')}
      busy={!endDate || form.busy}
      calm
      onSubmit={() => endDate && form.send({}, { id, endDate, version })}
      onClose={close}
    >
      <Text c="dimmed">{t('extendText', { day: day(position.endDate) })}</Text>
      <ProblemAlert problem={form.problem} situation="requisition" />
      <DateField label={t('newEndDate')} {...form.field('endDate')} value={endDate} onChange={(endDate) => form.set({ endDate })} minDate={today()} />
    </FormDialog>
  )
}
