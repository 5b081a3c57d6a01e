import { recruitmentQueries } from '../../api/queries.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { t } from '../i18n/applications.ts'
import { moment } from '../i18n/format.ts'
import css from './candidate.module.css'

/** What everybody thinks, one value a person. */
export function ReviewsTab({ id }: { id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/reviews/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.responseDataList.length === 0)
    return (
      <EmptyState kind="empty" title={t('noReviews')}>
        {t('noReviewsText')}
      </EmptyState>
    )
  return (
    <ul className={css.rows}>
      {data.responseDataList.map(({ id: key, reviewerName, value, comment, at }) => (
        <li key={key}>
          <div className="row">
            <PersonAvatar name={reviewerName} />
            <span className="b">{reviewerName}</span>
            <span>{t(value)}</span>
            <span className="grow" />
            <time className="meta num" dateTime={at}>
              {moment(at)}
            </time>
          </div>
          {comment && <p>{comment}</p>}
        </li>
      ))}
    </ul>
  )
}
