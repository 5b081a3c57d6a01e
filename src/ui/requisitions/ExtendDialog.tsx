import { Text } from '@mantine/core'
import { extendRequisition } from '../../machines/commands/requisition.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { today } from '../i18n/zone.ts'

type Props = { requisition: { id: number; title: string; endDate: string | null; version: number }; onClose: () => void }

/** A requisition that has expired, or soon will, gets a later end date: at its own address or where it is told. */
export function ExtendDialog({ requisition: { id, title, endDate: present, version }, onClose: close }: Props) {
  const form = useCommandForm(extendRequisition, {
    begin: { endDate: null as string | null },
    onDone() {
      notifySuccess(t('extended'))
      close()
    },
  })
  const { endDate } = form.values
  return (
    // A date field that is focused opens its calendar, over the buttons on a phone.
    <FormDialog
      title={t('extendTitle', { title })}
      confirm={t('extend')}
      busy={!endDate || form.busy}
      calm
      onSubmit={() => endDate && form.send({}, { id, endDate, version })}
      onClose={close}
    >
      <Text c="dimmed">{t('extendText', { day: day(present) })}</Text>
      <ProblemAlert problem={form.problem} situation="requisition" />
      <DateField label={t('newEndDate')} {...form.field('endDate')} value={endDate} onChange={(endDate) => form.set({ endDate })} minDate={today()} />
    </FormDialog>
  )
}
