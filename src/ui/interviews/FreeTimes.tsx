import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import type { Draft } from '../../machines/records/interview.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { t } from '../i18n/calendar.ts'
import { longDay, shortDay } from '../i18n/calendarDays.ts'
import { today } from '../i18n/zone.ts'
import { clockText, partsOf } from './calendar/days.ts'
import css from './FreeTimes.module.css'

/** As far ahead as is looked for free times. */
const DAYS = 28
/** The part of a day that a strip shows. */
const [BEGIN, END] = [7 * 60, 19 * 60]
const percent = (minutes: number) => (100 * (Math.min(END, Math.max(BEGIN, minutes)) - BEGIN)) / (END - BEGIN)
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

type Props = { applicationId: number; interviewId: number | undefined; draft: Draft; minutes: number; onChoose: (time: Partial<Draft>) => void }

/** The next times at which everybody chosen is free, as buttons, and what each of them has on the chosen day. */
export function FreeTimes({ applicationId, interviewId, draft, minutes, onChoose }: Props) {
  const { interviewerIds, zone } = draft
  const begin = today(zone)
  const from = draft.day && draft.day > begin ? draft.day : begin
  const { data, error, refetch, isPending } = recruitmentQueries.useQuery(
    'post',
    '/interview/free-times',
    { body: { accountIds: interviewerIds, from, days: DAYS, zone, minutes, applicationId, ...(interviewId ? { interviewId } : {}) } },
    { enabled: interviewerIds.length > 0, placeholderData: keepPreviousData },
  )
  if (interviewerIds.length === 0) return <p className="meta">{t('choosePeople')}</p>
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (isPending || !data)
    return (
      <p className="meta" role="status">
        {t('findingFree')}
      </p>
    )
  const { slots, people } = data.data
  const day = draft.day ?? slots[0]?.day
  const isTime = /^\d\d:\d\d$/
  const chosen = isTime.test(draft.startTime) && isTime.test(draft.endTime) && draft.day === day ? [minutesOf(draft.startTime), minutesOf(draft.endTime)] : null
  return (
    <section className={css.free} aria-label={t('nextFree')}>
      <p className="meta">{t(slots.length > 0 ? 'nextFree' : 'noFree')}</p>
      <div className={css.slots}>
        {slots.map((slot) => (
          <Button key={`${slot.day} ${slot.startTime}`} size="xs" onClick={() => onChoose({ day: slot.day, startTime: slot.startTime, endTime: slot.endTime })}>
            {t('slot', { day: shortDay(slot.day), from: slot.startTime })}
            <span className="vh"> {t('slotOf', { to: slot.endTime })}</span>
          </Button>
        ))}
      </div>
      {day && (
        <div className={css.strips}>
          {people.map(({ id, name, busy, working }) => {
            const onDay = (spans: typeof busy) => spans.flatMap((span) => partsOf(span, zone)).filter((part) => part.day === day)
            const [taken, works] = [onDay(busy), onDay(working)]
            const times = taken.map((one) => `${clockText(one.from)}–${clockText(one.to)}`).join(', ')
            const said = taken.length > 0 ? t('busyAt', { times }) : t(works.length > 0 ? 'freeAllDay' : 'away')
            return (
              <div key={id} style={{ display: 'contents' }}>
                <span className="ell">{name}</span>
                <span className={css.strip} role="img" aria-label={`${t('dayOf', { name, day: longDay(day) })}: ${said}`} title={said}>
                  {works.map((one) => (
                    <i key={one.from} className={css.works} style={{ left: `${percent(one.from)}%`, width: `${percent(one.to) - percent(one.from)}%` }} />
                  ))}
                  {taken.map((one) => (
                    <i key={one.from} className={css.taken} style={{ left: `${percent(one.from)}%`, width: `${percent(one.to) - percent(one.from)}%` }} />
                  ))}
                  {chosen && (
                    <i
                      className={css.chosen}
                      style={{ left: `${percent(chosen[0] ?? 0)}%`, width: `${Math.max(0, percent(chosen[1] ?? 0) - percent(chosen[0] ?? 0))}%` }}
                    />
                  )}
                </span>
              </div>
            )
          })}
        </div>
      )}
    </section>
  )
}
