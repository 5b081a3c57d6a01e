import { SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { states } from '../components/status/states.ts'
import { t } from '../i18n/day.ts'
import { number } from '../i18n/format.ts'
import css from './Figures.module.css'
import { type Days, periods } from './search.ts'

// Charts are fetched when what waits is here.
const Charts = lazy(() => import('./charts/Charts.tsx'))

type Figures = components['schemas']['Day']
type RequisitionStatus = keyof (typeof states)['requisition']

/** Numbers beside the things that wait; every bar has its number written. */
export function Figures({ figures, days }: { figures: Figures; days: Days }) {
  const navigate = useNavigate()
  const requisitions = new Map(figures.requisitions.map(({ status, count }) => [status, count]))
  return (
    <aside className={css.dayFigures} aria-label={t('figures')}>
      <div className={css.period}>
        <span className="meta" id="period-of-figures">
          {t('lastDays')}
        </span>
        <SegmentedControl
          size="xs"
          aria-labelledby="period-of-figures"
          value={String(days)}
          onChange={(chosen) => void navigate({ to: '.', search: (now: object) => ({ ...now, days: periods.find((one) => String(one) === chosen) }) })}
          data={periods.map((one) => ({ value: String(one), label: number(one) }))}
        />
      </div>
      <LazyBoundary fallback={<Pending />}>
        <Charts days={days} />
      </LazyBoundary>
      <section className={css.dsec}>
        <h2>{t('byState')}</h2>
        {requisitions.size === 0 && <p className="meta">{t('noneYet')}</p>}
        <ul className={`${css.figures} ${css.two}`}>
          {(Object.keys(states.requisition) as RequisitionStatus[])
            .filter((status) => requisitions.has(status))
            .map((status) => (
              <li key={status}>
                <Status of="requisition" is={status} />
                <b className="num">{number(requisitions.get(status))}</b>
              </li>
            ))}
        </ul>
      </section>
    </aside>
  )
}
