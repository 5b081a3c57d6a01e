import { Checkbox, Select, Textarea } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { cancelLeaveDays as bounds } from '../../../api/hrBounds.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { cancelLeaveDays } from '../../../machines/commands/leave/leave.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, fieldId, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { longDay } from '../../i18n/calendarDays.ts'
import { t } from '../../i18n/leave.ts'
import { spanInWords } from '../leaveWords.ts'
import css from './own.module.css'

type Schemas = components['schemas']
type Half = Schemas['LeaveHalf'] | 'ALL'
const halves: readonly { value: Half; label: 'partAll' | 'partFirst' | 'partSecond' }[] = [
  { value: 'ALL', label: 'partAll' },
  { value: 'FIRST', label: 'partFirst' },
  { value: 'SECOND', label: 'partSecond' },
]

/** Some days of approved leave are given back, whole or by half; the others stay as they were. */
export function CancelPart({ request, onClose }: { request: Schemas['LeaveRequest']; onClose: () => void }) {
  const { id, startsAt } = request
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/request/{id}', { params: { path: { id } } })
  const form = useCommandForm(cancelLeaveDays, {
    bounds,
    begin: { days: {} as Record<string, Half>, reason: '' },
    onDone() {
      notifySuccess(t('partDone'))
      onClose()
    },
  })
  const { values, set, errors, problem } = form
  const days = data?.data.dayList?.filter(({ cancelled, minutes }) => !cancelled && minutes > 0) ?? []
  const halvesOf = (day: string) => days.filter((one) => one.day === day).map(({ half }) => half)
  const choose = (day: string, half: Half | null) => {
    const { [day]: _, ...rest } = values.days
    set({ days: half ? { ...rest, [day]: half } : rest })
  }
  const submit = () => {
    const chosen = Object.entries(values.days).map(([day, half]) => (half === 'ALL' ? { day } : { day, half }))
    const reason = values.reason.trim()
    if (form.busy) return
    // Before the days have come there is nothing to tick, and the form says that as well.
    const { version } = data?.data ?? request
    form.send({ days: chosen.length === 0 && t('partMissing') }, { id, version, days: chosen, ...(reason ? { reason } : {}) })
  }
  return (
    <FormDialog
      title={t('partTitle', { what: spanInWords(request) })}
      typed={form.typed}
      confirm={t(form.busy ? 'sending' : 'partSend')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <p className="meta">{t('partText')}</p>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && (
        <fieldset className={css.days} id={fieldId('days')} tabIndex={-1}>
          <legend>{t('partDays')}</legend>
          {[...new Set(days.map(({ day }) => day))].map((day) => {
            const chosen = values.days[day]
            const parts = halvesOf(day)
            const isWhole = parts.length > 1 || parts[0] === null
            return (
              <div key={day}>
                <Checkbox label={longDay(day)} checked={chosen !== undefined} onChange={(event) => choose(day, event.currentTarget.checked ? 'ALL' : null)} />
                {chosen && isWhole && !startsAt && (
                  <Select
                    aria-label={t('partOf', { day: longDay(day) })}
                    allowDeselect={false}
                    data={halves.map(({ value, label }) => ({ value, label: t(label) }))}
                    value={chosen}
                    onChange={(value) => choose(day, halves.find((one) => one.value === value)?.value ?? 'ALL')}
                  />
                )}
              </div>
            )
          })}
        </fieldset>
      )}
      <Textarea {...form.text('reason')} label={optional(t('partReason'))} />
    </FormDialog>
  )
}
