import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { t } from '../../i18n/calendar.ts'
import { longDay } from '../../i18n/calendarDays.ts'
import { t as say } from '../../i18n/interviews.ts'
import { ScheduleFor } from '../ScheduleFor.tsx'
import css from './calendar.module.css'
import { clockText, momentOf } from './days.ts'
import { DRAFT_MINUTES, type DraftTime, isPast, type Step, stepOf } from './draft.ts'

type Props = {
  draft: DraftTime
  zone: string
  panel: readonly number[]
  people: components['schemas']['FreeTimes']['people']
  requisitionId: number | undefined
  onMove: (step: Step) => void
  onDone: () => void
}

/** A place that was chosen in the calendar: who is free then, and with whom it is arranged. */
export function DraftPanel({ draft, zone, panel, people, requisitionId, onMove, onDone }: Props) {
  const { data } = recruitmentQueries.useQuery('get', '/selection_process/user', {}, { staleTime: 60_000 })
  const from = momentOf(draft.day, draft.minutes, zone)
  const to = from + DRAFT_MINUTES * 60_000
  const within = (spans: readonly { from: string; to: string }[]) => spans.some((one) => Date.parse(one.from) <= from && Date.parse(one.to) >= to)
  const meets = (spans: readonly { from: string; to: string }[]) => spans.some((one) => Date.parse(one.from) < to && Date.parse(one.to) > from)
  const past = isPast(draft, zone)
  return (
    <section
      className={css.panel}
      aria-label={t('draft')}
      onKeyDown={(event) => {
        // Within a field arrow keys are the field's.
        const step = event.target === event.currentTarget ? stepOf(event) : null
        if (step) onMove(step)
      }}
    >
      <h2>{t('draft')}</h2>
      <p>
        <b>{t('slot', { day: longDay(draft.day), from: clockText(draft.minutes) })}</b>
        <br />
        <span className="meta">{say('zoneOf', { zone: zone.replaceAll('_', ' ') })}</span>
      </p>
      {people.length > 0 && (
        <ul className={css.who}>
          {people.map(({ id, name, busy, working }) => {
            const taken = meets(busy)
            const away = !taken && !within(working)
            return (
              <li key={id}>
                <span className="grow">{name}</span>
                <span className={taken ? 'tone t-red row' : away ? 'meta row' : 'tone t-green row'}>
                  {taken ? <IconX size={14} aria-hidden /> : !away && <IconCheck size={14} aria-hidden />}
                  {t(taken ? 'isBusy' : away ? 'away' : 'isFree')}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <p className="meta" role="status">
        {t(past ? 'past' : 'draftHelp')}
      </p>
      {!past && (
        <ScheduleFor
          requisitionId={requisitionId}
          begin={{ day: draft.day, startTime: clockText(draft.minutes), zone, ...(panel.length > 0 && data ? { interviewerIds: [...panel] } : {}) }}
          onDone={onDone}
        />
      )}
      <Button onClick={onDone}>{t('discard')}</Button>
    </section>
  )
}
