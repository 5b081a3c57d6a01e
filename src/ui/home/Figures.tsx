import type { components } from '../../api/recruitment.gen.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { Status } from '../components/status/Status.tsx'
import { states } from '../components/status/states.ts'
import { t } from '../i18n/day.ts'
import { momentIn, number } from '../i18n/format.ts'
import css from './Figures.module.css'

type Figures = components['schemas']['Day']
type ApplicationStatus = keyof (typeof states)['application']
type RequisitionStatus = keyof (typeof states)['requisition']

/** Numbers beside the things that wait; every bar has its number written. */
export function Figures({ figures }: { figures: Figures }) {
  const applications = new Map(figures.applications.map(({ status, count }) => [status, count]))
  const requisitions = new Map(figures.requisitions.map(({ status, count }) => [status, count]))
  const stages = (Object.keys(states.application) as ApplicationStatus[]).filter((status) => applications.has(status))
  const most = Math.max(1, ...applications.values())
  return (
    <aside className={css.dayFigures}>
      <section className={css.dsec}>
        <h2>{t('funnel')}</h2>
        {stages.length === 0 && <p className="meta">{t('noneYet')}</p>}
        <ul className={css.figures}>
          {stages.map((status) => (
            <li key={status}>
              <Status of="application" is={status} />
              <span className={css.fb} aria-hidden="true">
                <i style={{ width: `${(100 * (applications.get(status) ?? 0)) / most}%` }} />
              </span>
              <b className="num">{number(applications.get(status))}</b>
            </li>
          ))}
        </ul>
        {stages.length > 0 && <p className="meta">{t('funnelHelp')}</p>}
      </section>
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
      <section className={css.dsec}>
        <h2>{t('interviews')}</h2>
        {figures.interviews.length === 0 && <p className="meta">{t('noInterviews')}</p>}
        {figures.interviews.map((one) => (
          <AddressLink key={one.id} className={css.ev} url={`/canprf?applicationId=${one.applicationId}&tab=interviews`}>
            <b>
              {one.applicant} <span className="meta num">{momentIn(one.startsAt, one.zone)}</span>
            </b>
            <span className="row meta">
              {one.positionTitle} <Status of="interview" is={one.status} />
            </span>
          </AddressLink>
        ))}
        <AddressLink className="link" url="/interviews">
          {t('toCalendar')}
        </AddressLink>
      </section>
    </aside>
  )
}
