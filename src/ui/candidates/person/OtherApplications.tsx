import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Status } from '../../components/status/Status.tsx'
import { t } from '../../i18n/candidate.ts'
import { day } from '../../i18n/format.ts'
import css from './OtherApplications.module.css'

/** What else this person applied for, as far as the reader may see it. */
export function OtherApplications({ applicantId, id }: { applicantId: number; id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/applicant/{id}', { params: { path: { id: applicantId } } })
  const others = data?.data.applications.filter((one) => one.id !== id)
  return (
    <section aria-label={t('others')}>
      <h2>{t('others')}</h2>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {others?.length === 0 && <p className={`meta ${css.none}`}>{t('othersNone')}</p>}
      <ul className={css.others}>
        {others?.map((one) => (
          <li key={one.id}>
            <Link className="link" to="/canprf" search={{ applicationId: one.id }}>
              {one.positionTitle}
            </Link>
            <span className="row">
              <Status of="application" is={one.status} />
              <time className="meta num" dateTime={one.dateReceived}>
                {day(one.dateReceived)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
