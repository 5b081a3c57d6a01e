import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { Note } from '../components/Note.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { useDelayed } from '../components/useDelayed.ts'
import { t } from '../i18n/day.ts'
import { day } from '../i18n/format.ts'
import { isoDayIn, today } from '../i18n/zone.ts'
import css from './Day.module.css'
import { Figures } from './Figures.tsx'
import { useDay } from './useDay.ts'
import { Waits } from './Waits.tsx'

/** The day: how many things wait, what they are, and the figures beside. */
export function Day() {
  const { groups, total, figures, inTime, loading, broken, again } = useDay()
  const slow = useDelayed(loading, 200)
  // An interview is today when it is today where it is held.
  const interviewsToday = (figures?.interviews ?? []).filter(({ startsAt, zone }) => isoDayIn(new Date(startsAt), zone) === today(zone)).length
  const facts = [day(today()), ...(interviewsToday > 0 ? [t('interviewsToday', { n: interviewsToday })] : [])]
  if (inTime && inTime.counted > 0) facts.push(t('scorecardsInTime', { n: inTime.inTime, of: inTime.counted }))
  return (
    <>
      <PageHeader
        title={loading ? t('documentTitle') : t('title', { n: total })}
        documentTitle={t('documentTitle')}
        facts={facts}
        actions={
          <Button component={Link} to="/jobreq" size="md">
            {t('newRequisition')}
          </Button>
        }
      />
      <div className={css.dgrid}>
        <div className={css.dayWaits} aria-busy={loading}>
          {broken.length > 0 && (
            <div className={css.dayNote}>
              <Note tone="red" role="alert">
                {t('partly', { what: broken.join(', ') })}{' '}
                <button type="button" className="note-do" onClick={again}>
                  {t('again')}
                </button>
              </Note>
            </div>
          )}
          {loading && slow && groups.length === 0 && (
            <div className="pending" role="status" aria-label={t('loading')}>
              {[60, 75, 52, 68].map((width) => (
                <span key={width} className="sk" style={{ width: `${width}%` }} />
              ))}
            </div>
          )}
          {!loading && total === 0 && broken.length === 0 && (
            <EmptyState kind="empty" title={t('title', { n: 0 })}>
              {t('calm')}
            </EmptyState>
          )}
          {groups.map((group) => (
            <Waits key={group.id} group={group} />
          ))}
        </div>
        {figures && <Figures figures={figures} />}
      </div>
    </>
  )
}
