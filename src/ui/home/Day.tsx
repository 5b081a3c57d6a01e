import { Button, SegmentedControl } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../components/PageHeader.tsx'
import { t } from '../i18n/day.ts'
import { day as dayInWords, number } from '../i18n/format.ts'
import { today } from '../i18n/zone.ts'
import css from './Day.module.css'
import { Figures } from './Figures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import type { Days, Whose } from './search.ts'
import { useDay } from './useDay.ts'
import { Waiting } from './Waiting.tsx'
import { WeekStrip } from './WeekStrip.tsx'

const TERMS = ['requisition', 'candidate'] as const

/** The day: the interviews of the week, what waits, and the figures beside. */
export function Day({ whose, days }: { whose: Whose; days: Days }) {
  const navigate = useNavigate()
  const { groups, total, more, day, inTime, loading, broken, again } = useDay(whose)
  const interviewsToday = day?.week.find((one) => one.day === today())?.total ?? 0
  const facts = [dayInWords(today()), ...(interviewsToday > 0 ? [t('interviewsToday', { n: interviewsToday })] : [])]
  if (inTime && inTime.counted > 0) facts.push(t('scorecardsInTime', { n: inTime.inTime, of: inTime.counted }))
  return (
    <>
      <PageHeader
        title={loading ? t(whose === 'own' ? 'documentTitle' : 'documentTitleAll') : more ? t('titleMoreThan', { n: number(total) }) : t('title', { n: total })}
        terms={TERMS}
        documentTitle={t(whose === 'own' ? 'documentTitle' : 'documentTitleAll')}
        facts={facts}
        actions={
          <>
            <SegmentedControl
              size="sm"
              aria-label={t('whose')}
              value={whose}
              onChange={(chosen) => void navigate({ to: '.', search: (now: object) => ({ ...now, whose: chosen === 'own' ? 'own' : 'all' }) })}
              data={[
                { value: 'own', label: t('own') },
                { value: 'all', label: t('everybody') },
              ]}
            />
            <Button component={Link} to="/jobreq" size="md">
              {t('newRequisition')}
            </Button>
          </>
        }
      />
      <div className={css.dgrid}>
        <Waiting {...{ groups, total, loading, broken, again }} calm={t(whose === 'own' ? 'calmOwn' : 'calm')}>
          {day?.firstSteps && <FirstSteps steps={day.firstSteps} />}
          {day && <WeekStrip week={day.week} />}
        </Waiting>
        {day && <Figures figures={day} days={days} />}
      </div>
    </>
  )
}
