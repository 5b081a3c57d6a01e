import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '../../components/PageHeader.tsx'
import { t } from '../../i18n/day.ts'
import { day as dayInWords } from '../../i18n/format.ts'
import { today } from '../../i18n/zone.ts'
import css from '../Day.module.css'
import { Waiting } from '../Waiting.tsx'
import { WeekStrip } from '../WeekStrip.tsx'
import { LeaveSide } from './LeaveSide.tsx'
import { useOwnDay } from './useOwnDay.ts'

/** The day of somebody who works here and recruits nobody: what waits for them, the interviews they hold, their leave. */
export function OwnDay() {
  const { groups, total, day, cards, loading, broken, again } = useOwnDay()
  const interviewsToday = day?.week.find((one) => one.day === today())?.total ?? 0
  const facts = [dayInWords(today()), ...(interviewsToday > 0 ? [t('interviewsToday', { n: interviewsToday })] : [])]
  if (cards && cards.counted > 0) facts.push(t('scorecardsInTime', { n: cards.inTime, of: cards.counted }))
  return (
    <>
      <PageHeader
        title={loading ? t('documentTitle') : t('title', { n: total })}
        documentTitle={t('documentTitleHere')}
        facts={facts}
        actions={
          <Button component={Link} to="/jobreq" size="md">
            {t('toRequisitions')}
          </Button>
        }
      />
      <div className={css.dgrid}>
        <Waiting {...{ groups, total, loading, broken, again }} calm={t('calmHere')}>
          {day && <WeekStrip week={day.week} />}
        </Waiting>
        <LeaveSide />
      </div>
    </>
  )
}
