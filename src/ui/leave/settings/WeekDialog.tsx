import { Select } from '@mantine/core'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { setWorkWeek } from '../../../machines/commands/leave/leaveSettings.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { Refused } from '../../data/useBulk.tsx'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { shortWeekday, weekdayOf } from '../../i18n/calendarDays.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { today } from '../../i18n/zone.ts'
import { ColleaguesSelect } from '../ColleagueSelect.tsx'
import { shifted } from '../leaveDays.ts'
import { HoursField, UNREADABLE } from './HoursField.tsx'
import css from './settings.module.css'

type Person = { employeeId: number; name: string }
type Props = { people: readonly Person[]; week?: readonly number[]; placeId?: number | null; onClose: () => void }
/** Some Monday, for the names of the days after it. */
const MONDAY = '2026-06-01'
const FULL_TIME = [456, 456, 456, 456, 456, 0, 0]
const NO_PLACE = 'none'

/** The hours of each day of the week and the place whose holidays count, for one or many from a day on. */
export function WeekDialog({ people, week = FULL_TIME, placeId: begun = null, onClose }: Props) {
  const places = hrQueries.useQuery('get', '/leave/place')
  const [refused, setRefused] = useState<{ id: number; text: string }[]>([])
  const form = useCommandForm(setWorkWeek, {
    begin: { employeeIds: people.map(({ employeeId }) => employeeId), fromDay: today(), minutes: [...week], placeId: begun },
    onDone(list) {
      const stayed = list.filter(({ done }) => !done)
      setRefused(stayed.map(({ id, message }) => ({ id, text: message })))
      if (stayed.length < list.length) notifySuccess(t('given', { n: list.length - stayed.length }))
      if (stayed.length === 0) onClose()
      else form.set({ employeeIds: stayed.map(({ id }) => id) })
    },
  })
  const { values, set, errors, problem, field } = form
  const { employeeIds, fromDay, minutes, placeId } = values
  const submit = () => {
    const wrong = {
      employeeIds: employeeIds.length === 0 && t('employeeIdsMissing'),
      fromDay: !fromDay && t('fromDayMissing'),
      minutes: minutes.includes(UNREADABLE) ? t('amountWrong') : minutes.every((one) => one === 0) && t('weekEmpty'),
    }
    if (!form.busy) form.send(wrong, { employeeIds, fromDay, minutes, placeId })
  }
  const hoursField = field('minutes')
  return (
    <FormDialog
      title={t('setWeek')}
      size={620}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      {refused.length > 0 && <Refused title={t('notGiven')} rows={refused} />}
      <p className="meta">{t('setWeekText')}</p>
      <ColleaguesSelect
        field={field('employeeIds')}
        label={t('employeeIds')}
        begun={people}
        value={employeeIds}
        onChange={(ids) => set({ employeeIds: ids })}
      />
      <fieldset className={css.week} id={hoursField.id} tabIndex={-1}>
        <legend>{t('minutes')}</legend>
        {hoursField.error && <p className="wrong">{hoursField.error}</p>}
        <div>
          {minutes.map((value, at) => {
            const day = shifted(MONDAY, at)
            return (
              <HoursField
                key={day}
                field={{ id: `${hoursField.id}-${at}`, name: `minutes.${at}`, error: undefined }}
                label={shortWeekday(day)}
                ariaLabel={t('hoursOn', { day: weekdayOf(day) })}
                value={value}
                onChange={(next) => set({ minutes: minutes.map((one, other) => (other === at ? (next ?? 0) : one)) })}
              />
            )
          })}
        </div>
      </fieldset>
      <div className="pair">
        <DateField {...field('fromDay')} label={t('fromDay')} value={fromDay || null} onChange={(value) => set({ fromDay: value ?? '' })} />
        <Select
          {...field('placeId')}
          label={t('place')}
          allowDeselect={false}
          {...choiceProps(places)}
          data={[
            { value: NO_PLACE, label: t('noPlace') },
            ...(places.data?.responseDataList ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={placeId === null ? NO_PLACE : String(placeId)}
          onChange={(id) => set({ placeId: id === NO_PLACE || id === null ? null : Number(id) })}
        />
      </div>
    </FormDialog>
  )
}
