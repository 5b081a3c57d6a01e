import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { t } from '../i18n/applications.ts'
import { moment } from '../i18n/format.ts'
import { Scorecards } from '../interviews/scorecard/Scorecards.tsx'
import css from './candidate.module.css'

type Review = components['schemas']['Review']

/** What everybody thinks, one value a person, and the scorecards of the interviews. */
export function ReviewsTab({ id }: { id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/reviews/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      {data.responseDataList.length === 0 ? (
        <EmptyState kind="empty" title={t('noReviews')}>
          {t('noReviewsText')}
        </EmptyState>
      ) : (
        <Values list={data.responseDataList} />
      )}
      <Scorecards id={id} />
    </>
  )
}

function Values({ list }: { list: readonly Review[] }) {
  return (
    <ul className={css.rows}>
      {list.map(({ id: key, reviewerName, value, comment, at }) => (
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
