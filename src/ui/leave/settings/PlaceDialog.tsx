import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { updateHolidayPlace as bounds } from '../../../api/hrBounds.gen.ts'
import { placeCalls, placeRecordOf } from '../../../machines/records/leaveSettings.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleFields } from '../../components/form/StaleChoice.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { t } from '../../i18n/leaveSettings.ts'

type Props = { place: components['schemas']['HolidayPlace'] | null; onSaved: (id: number) => void; onClose: () => void }
const begin = { name: '' }

/** A place that has its own holidays: added, or called differently. */
export function PlaceDialog({ place, onSaved, onClose }: Props) {
  const item = useMemo(() => (place ? placeRecordOf(place) : null), [place])
  const form = useRecordForm({
    name: `leave.place.${place?.id ?? 'new'}`,
    item,
    begin,
    calls: placeCalls,
    bounds,
    onSaved({ id }) {
      notifySuccess(t('saved'))
      onSaved(id)
      onClose()
    },
  })
  const close = () => {
    form.discard()
    onClose()
  }
  const name = form.values.name.trim()
  return (
    <FormDialog
      title={t(place ? 'editPlaceTitle' : 'addPlaceTitle')}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={() => form.save({ name: !name && t('nameMissing') }, { name })}
      onClose={close}
    >
      <ErrorSummary errors={form.errors} />
      <StaleFields<'name'> stale={form.stale} label={(field) => t(field)} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} situation="employee" />}
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
    </FormDialog>
  )
}
