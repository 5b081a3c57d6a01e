import type { components } from '../../api/recruitment.gen.ts'
import { shownName } from '../candidates/nameOf.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { StatusIcon } from '../components/status/StatusIcon.tsx'
import { lookOf } from '../components/status/states.ts'
import { longDay, shortDay } from '../i18n/calendarDays.ts'
import { t } from '../i18n/day.ts'
import { clockIn, number } from '../i18n/format.ts'
import { today } from '../i18n/zone.ts'
import { useRoving } from '../reports/charts/useRoving.ts'
import waits from './Waits.module.css'
import css from './WeekStrip.module.css'

type Week = components['schemas']['Day']['week']

/** The interviews from Monday to Sunday: one stop of the Tab key, the arrow keys go from one to the next. */
export function WeekStrip({ week }: { week: Week }) {
  const total = week.reduce((sum, { total: ofDay }) => sum + ofDay, 0)
  const links = week.flatMap(({ day, interviews, total: ofDay }) => [...interviews.map(({ id }) => String(id)), ...(ofDay > interviews.length ? [day] : [])])
  const roving = useRoving(links.length)
  const now = today()
  return (
    <section aria-label={t('interviews')}>
      <h2 className={waits.gh}>
        {t('interviews')} <span className="num">{number(total)}</span>
        <span className="grow" />
        <AddressLink className="link" url="/interviews">
          {t('toCalendar')}
        </AddressLink>
      </h2>
      {total === 0 ? (
        <p className={`meta ${css.none}`}>{t('noInterviews')}</p>
      ) : (
        <ol className={css.week}>
          {week.map(({ day, total: ofDay, interviews }) => (
            <li key={day} aria-current={day === now ? 'date' : undefined} data-empty={ofDay === 0 || undefined} data-past={day < now || undefined}>
              <p className={`num ${css.day}`}>{day === now ? t('todayIs', { day: shortDay(day) }) : shortDay(day)}</p>
              {interviews.length > 0 && (
                <ul>
                  {interviews.map((one) => (
                    <li key={one.id}>
                      <Interview interview={one} roving={roving(links.indexOf(String(one.id)))} />
                    </li>
                  ))}
                </ul>
              )}
              {ofDay > interviews.length && (
                <AddressLink
                  className={`link ${css.more}`}
                  url={`/interviews?view=agenda&date=${day}`}
                  aria-label={t('moreOn', { n: ofDay - interviews.length, day: longDay(day) })}
                  {...roving(links.indexOf(day))}
                >
                  {t('moreOnDay', { n: ofDay - interviews.length })}
                </AddressLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Interview({ interview, roving }: { interview: Week[number]['interviews'][number]; roving: ReturnType<ReturnType<typeof useRoving>> }) {
  const { applicationId, applicant, positionTitle, startsAt, zone, status } = interview
  const { tone, label, kind, fill } = lookOf('interview', status)
  return (
    <AddressLink className={`${css.one} t-${tone}`} url={`/canprf?applicationId=${applicationId}&tab=interviews`} {...roving}>
      <span className={`num ${css.time}`}>
        {clockIn(startsAt, zone)}
        <span className={css.state}>
          <StatusIcon kind={kind} fill={fill} />
          <span className="vh">{label}</span>
        </span>
      </span>{' '}
      <b className="ell">{shownName(applicant)}</b> <span className="meta">{positionTitle}</span>
    </AddressLink>
  )
}
