import { NumberInput, TextInput } from '@mantine/core'
import { saveCourseSession as bounds } from '../../../api/hrBounds.gen.ts'
import { saveSession } from '../../../machines/commands/learning.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import type { CourseSession } from './CourseSessions.tsx'

type Props = { courseId: number; session: CourseSession | null; onClose: () => void }

/** When and where a course is held, and how many may come. Whoever has a place is written to when it moves. */
export function SessionDialog({ courseId, session, onClose }: Props) {
  const form = useCommandForm(saveSession, {
    begin: {
      place: session?.place ?? '',
      day: session?.day ?? (null as string | null),
      from: session?.from ?? '09:00',
      until: session?.until ?? '11:00',
      seats: session?.seats ?? 12,
    },
    bounds,
    onDone({ message }) {
      notifySuccess(message)
      onClose()
    },
  })
  const { values, errors, problem } = form
  const submit = () => {
    const place = values.place.trim()
    const wrong = {
      place: !place && t('placeMissing'),
      day: !values.day && t('dayMissing'),
      from: !values.from && t('timeMissing'),
      until: !values.until && t('timeMissing'),
    }
    if (!form.busy) form.send(wrong, { id: session?.id ?? null, version: session?.version ?? 1, body: { ...values, courseId, place, day: values.day ?? '' } })
  }
  return (
    <FormDialog
      title={session ? t('changeName', { name: session.place }) : t('addSession')}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <TextInput {...form.text('place')} label={t('place')} data-autofocus />
      <DateField {...form.field('day')} label={t('day')} value={values.day} onChange={(next) => form.set({ day: next })} />
      <div className={css.pair}>
        <TextInput {...form.text('from')} type="time" label={t('from')} />
        <TextInput {...form.text('until')} type="time" label={t('until')} />
      </div>
      <NumberInput
        {...form.field('seats')}
        label={t('seats')}
        allowDecimal={false}
        value={values.seats}
        onChange={(seats) => form.set({ seats: Number(seats) || 1 })}
      />
    </FormDialog>
  )
}
